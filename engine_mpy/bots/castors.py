"""The bots of Gang de castors: they remember, guess what they do not, and weigh gain against gain.

    easy    forgets much of its own row and nearly all of the others'; takes a low discard, draws
            else; calls when its own row seems low, whatever the others have
    normal  forgets some; weighs the discard against a draw; calls when it seems to have least
    strong  remembers all that its seat has seen; waits longer before it calls

Every level replaces the card it thinks its worst. The heuristics are in castors_weights.py and
castors_guess.py. A step looks at one row, the last one decides; nothing is kept from one decision
to the next.
"""

from engine_mpy.bots import castors_weights as w
from engine_mpy.bots.base import EASY, Bot
from engine_mpy.bots.castors_guess import NO_PLACE, Guess
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.castors_table import (
    CALL,
    CALLING,
    CHOOSE,
    DONE,
    EXCHANGE,
    FIRST_OF_TWO,
    LOOK,
    LOOK_AT,
    LOOKED,
    LOOKING,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.text import ids_castors_bot as ids


class CastorsBot(Bot):
    """A bot at EASY, NORMAL or STRONG."""

    def __init__(self, level):
        super().__init__(level)
        self.guess = Guess(level)
        self._row = 0
        self._action = NO_ACTION

    def begin(self, view):
        """Start to think about `view`."""
        self.view = view
        self._row = 0
        self._action = NO_ACTION
        self.guess.begin(view)

    def step(self):
        """Look at a row, or decide."""
        view = self.view
        if self._action != NO_ACTION:
            return self._action
        if not self._has_a_choice(view.phase()):
            self._action = self._go_on(view.phase())
        elif self._row < view.seats():
            self.guess.look(view, self._row)
            self._row += 1
        else:
            self._action = self._decide(view, view.phase())
        return self._action

    def _has_a_choice(self, phase):
        return CHOOSE <= phase <= LOOKING or phase == CALLING

    def _because(self, reason, action, card=UNKNOWN):
        self.reason = reason
        self.reason_card = card
        return action

    def _go_on(self, phase):
        if phase == PEEK:
            return self._because(ids.KEEP_BOTH_IN_MIND, DONE)
        if phase == LOOKED:
            return self._because(ids.KEEP_IN_MIND, DONE)
        return self._because(ids.GO_ON, DONE)

    def _decide(self, view, phase):
        if phase == CHOOSE:
            return self._choose(view.discard.top())
        if phase == CALLING:
            return self._answer(view.seats())
        if phase == SWAPPING:
            return self._exchange(self.guess)
        if phase == LOOKING:
            return self._look(self.guess.unseen)
        if view.held() < SWAP:
            return self._place_or_not(view.held(), phase == FIRST_OF_TWO)
        return self._play_or_not(view.held(), phase == FIRST_OF_TWO)

    def _choose(self, top):
        if top >= SWAP:
            return self._because(ids.MUST_DRAW, PILE)
        if not self._takes(self.guess.place_gain(top), top):
            return self._because(ids.DRAW_INSTEAD, PILE, top)
        return self._instead(TAKE, top)

    def _takes(self, gain, top):
        if gain <= 0:
            return False
        if self.level == EASY:
            return 10 * top <= w.EASY_TAKES
        return 66 * gain >= self.guess.draw_gain()

    def _instead(self, action, card):
        """Take or place `card` at the worst place."""
        worst = self.guess.worst
        if self.guess.cards[worst] == UNKNOWN:
            return self._because(ids.BETTER_THAN_UNKNOWN, action + worst % 4, card)
        return self._because(ids.BETTER_THAN_WORST, action + worst % 4, card)

    def _place_or_not(self, card, first):
        gain = self.guess.place_gain(card)
        if gain <= 0:
            return self._because(ids.NO_BETTER, THROW, card)
        if first and 66 * gain < self.guess.draw_gain():
            return self._because(ids.SECOND_CARD, THROW)
        return self._instead(PLACE, card)

    def _play_or_not(self, card, first):
        if card == SWAP:
            return self._weigh(self.guess.swap_gain(), first, ids.NO_EXCHANGE, ids.PLAY_EXCHANGE)
        if card == LOOK:
            return self._weigh(self.guess.look_gain(), first, ids.ALL_KNOWN, ids.PLAY_LOOK)
        return self._because(ids.PLAY_DRAW, PLAY)

    def _weigh(self, gain, first, why_not, why):
        if gain <= 0:
            return self._because(why_not, THROW)
        if first and 66 * gain < self.guess.draw_gain():
            return self._because(ids.SECOND_CARD, THROW)
        return self._because(why, PLAY)

    def _exchange(self, guess):
        action = EXCHANGE + (guess.worst % 4 * 6 + guess.best // 4) * 4 + guess.best % 4
        if guess.cards[guess.best] < SWAP:
            return self._because(ids.EXCHANGE_KNOWN, action, guess.cards[guess.best])
        return self._because(ids.EXCHANGE_GUESSED, action)

    def _look(self, place):
        if place == NO_PLACE:
            return self._because(ids.ALL_KNOWN, LOOK_AT)
        return self._because(ids.LOOK_UNKNOWN, LOOK_AT + place % 4)

    def _answer(self, seats):
        if self._is_ahead(self.guess.own, seats):
            return self._because(ids.CALL_NOW, CALL)
        return self._because(ids.NOT_YET, DONE)

    def _is_ahead(self, own, seats):
        if self.level == EASY:
            return own <= w.EASY_SUM
        need = w.CALL_AHEAD[self.level] + w.CALL_AHEAD_SEAT * (seats - 2)
        if need > own * w.CALL_SHARE >> 4:
            need = own * w.CALL_SHARE >> 4
        return self.guess.least - w.LAST_TURN - own >= need
