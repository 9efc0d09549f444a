"""Les Aventures de Pitaouf, chapter 1: one player leads a cat to the fridge and back.

The deal, the exchange and the turns. PIT-S... are the ids of the rulings; tests bear their names.
Match writes to it, screens and bots read views of it.
"""

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pitaouf_poses import Poses
from engine_mpy.games.pitaouf_table import (  # noqa: F401 -- screens and bots take them from here
    AT_BACK,
    AT_HAND,
    AT_MARKS,
    AT_OPTIONS,
    AT_PATH,
    AT_PHASE,
    AT_POSED,
    AT_POSED_ON,
    AT_SEEN,
    AT_SPACE,
    AT_TALON,
    AT_TURNS,
    BRIO,
    DANGER,
    DOG,
    EXCHANGE,
    EXCHANGED,
    FACILE,
    FREE_STEPS,
    FRIDGE,
    GIVE,
    HAND,
    HIDDEN,
    JOKER,
    KEEP,
    LOOKED_AT,
    LOST_TO_DANGER,
    LOST_TO_TRIAL,
    MADE_DANGER,
    MISTRESS,
    MOVED,
    NEUTRAL,
    OPEN,
    PLAY,
    POSED,
    SIZE,
    SUCCESS,
    TALON,
    TURNED_UP,
    TURNS,
    WALK,
    WON,
    suit_of,
    value_of,
)

_BLANK = bytes(SIZE)
# The 48 cards 2 .. R as a pile: a count, the cards, room for the jokers.
_DECK = bytes([48] + [card for card in range(52) if card % 13 != 12] + [0])
_ACES = b"\x04\x0c\x19\x26\x33\x00"


class Pitaouf(Poses):
    """A base.Game, and what only Pitaouf has: space, mark, path, outcome, distance, its piles."""

    def __init__(self):
        super().__init__()
        self._deck = Pile(bytearray(50), 0, 49)

    def deal(self, number, seats, options):
        """Lay the path, the hand and the talon. IllegalAction for wrong seats or options."""
        if seats != 1 or not 0 < number < 1000000 or options & ~3:
            raise base.IllegalAction("Pitaouf: deal 1-999999, one seat, options 0-3")
        s = self.state
        s[:] = _BLANK
        s[AT_OPTIONS] = options
        self.rng.seed(number, self.KEY << 8 | seats)
        self._lay_path()
        self._deal_hand()
        s[AT_SPACE] = 1
        self.events.clear()
        self.events.post(base.DEALT, EVERYONE, 0)
        self._turn_up()  # PIT-S2
        self.revealed = True

    def _lay_path(self):
        deck = self._deck
        path = self.state
        deck.state[:] = _DECK
        deck.shuffle(self.rng, 23)
        for i in range(25):
            if i != DOG - 1 and i != MISTRESS - 1:
                path[AT_PATH + i] = deck.pop()
        path[AT_PATH + FRIDGE - 1] = JOKER
        path[AT_MARKS + FRIDGE - 1] = OPEN

    def _deal_hand(self):
        aces = self.hand  # the four aces lie there for a moment
        self.state[AT_HAND:AT_TALON] = _ACES
        aces.shuffle(self.rng)
        self.state[AT_PATH + DOG - 1] = aces.pop()
        self.state[AT_PATH + MISTRESS - 1] = aces.pop()
        deck = self._deck
        deck.push(aces.pop())
        deck.push(aces.pop())
        deck.push(JOKER + 1)
        deck.shuffle(self.rng)
        for _ in range(HAND):
            aces.push(deck.pop())
        self.state[AT_TALON] = TALON
        for i in range(1, TALON + 1):
            self.state[AT_TALON + i] = deck.state[i]

    def apply(self, action):
        """WALK, KEEP, a pose or a gift; see the action numbers above."""
        s = self.state
        if s[AT_PHASE] == PLAY and WALK <= action < GIVE and action != KEEP:
            if action == WALK:
                self._walk()
            else:
                self._pose(action & 31, action >> 5)
        elif s[AT_PHASE] == EXCHANGE and action == KEEP:
            s[AT_PHASE] = PLAY
            self.revealed = False
            self._check_defeat()
        elif s[AT_PHASE] == EXCHANGE and action >= GIVE:
            self._give(action - GIVE >> 2, action & 3)
        else:
            raise base.IllegalAction("not now")

    def _give(self, place, suit):
        s = self.state
        if place >= s[AT_HAND] or s[AT_HAND + 1 + place] // 13 == suit:
            raise base.IllegalAction("give a card of your hand for another suit")
        self._exchange(place, self._look_for(suit))
        s[AT_PHASE] = PLAY
        self.revealed = True
        self._check_defeat()

    def _exchange(self, place, taken):
        s = self.state
        self.events.post(EXCHANGED, EVERYONE, s[AT_HAND + 1 + place], taken)
        if taken != UNKNOWN:  # PIT-S5: or else nothing is exchanged
            s[AT_TALON + s[AT_SEEN]] = s[AT_HAND + 1 + place]  # PIT-S4
            s[AT_HAND + 1 + place] = taken

    def _look_for(self, suit):
        """Look through the talon from the bottom (PIT-S3); the first card of `suit` or UNKNOWN."""
        s = self.state
        while s[AT_SEEN] < TALON:
            card = s[AT_TALON + 1 + s[AT_SEEN]]
            self.events.post(LOOKED_AT, 0, s[AT_SEEN], card)
            s[AT_SEEN] += 1
            if card // 13 == suit:
                return card
        return UNKNOWN

    def _walk(self):
        if not self.may_walk():
            raise base.IllegalAction("a card must be posed here")
        self.revealed = False
        self._move(1, 0)  # PIT-S12, S13: no pose, no draw

    def _pose(self, mask, steps):
        s = self.state
        result = self.outcome(mask)
        most = result & 3
        if s[AT_OPTIONS] & FREE_STEPS:
            if steps == 0 or steps > most or steps > self._room():
                raise base.IllegalAction("not so many steps")
        elif steps != most or steps == 0:
            raise base.IllegalAction("these cards cannot be posed here")
        result >>= 2
        self._lay(mask, result)
        self.revealed = False
        if (
            s[AT_BACK] or s[AT_SPACE] + steps < FRIDGE
        ):  # PIT-S13: reaching the fridge draws nothing
            self._draw()
        self._move(steps, result)

    def _lay(self, mask, result):
        s = self.state
        place = 0
        while mask:
            if mask & 1:
                self._lay_card(self.hand.take(place), result)
            else:
                place += 1
            mask >>= 1
        s[AT_MARKS - 1 + s[AT_SPACE]] = DANGER if result == MADE_DANGER else NEUTRAL

    def _lay_card(self, card, result):
        s = self.state
        s[AT_POSED_ON + s[AT_POSED]] = s[AT_SPACE]
        self.posed.push(card)
        self.events.post(POSED, EVERYONE, s[AT_SPACE], card, result)

    def _draw(self):
        s = self.state
        if s[AT_TALON]:  # PIT-S11: one card, however many were posed
            card = self.talon.pop()
            if s[AT_SEEN] > s[AT_TALON]:
                s[AT_SEEN] = s[AT_TALON]
            self.hand.push(card)
            self.revealed = True
            self.events.post(base.DREW, EVERYONE, 0, card, s[AT_TALON])

    def _move(self, steps, result):
        to = self._space_after(steps)
        self.events.post(MOVED, EVERYONE, self.state[AT_SPACE], to, result)
        self.state[AT_TURNS] += 1
        self._arrive(to)

    def _space_after(self, steps):
        s = self.state
        if s[AT_BACK]:
            steps = s[AT_SPACE] - steps
            return steps if steps > 1 else 1
        steps += s[AT_SPACE]
        return steps if steps < FRIDGE else FRIDGE  # PIT-S13: it stops the cat

    def _arrive(self, space):
        s = self.state
        s[AT_SPACE] = space
        if space == FRIDGE:
            s[AT_BACK] = 1
        elif space == 1:
            s[AT_PHASE] = WON  # PIT-S18: space 1 is not resolved again
            self.events.post(base.MATCH_OVER, EVERYONE, 1)
        else:
            self._turn_up()
            self._check_defeat()

    def _turn_up(self):
        s = self.state
        space = s[AT_SPACE]
        if s[AT_MARKS - 1 + space] == HIDDEN:
            s[AT_MARKS - 1 + space] = OPEN
            self.revealed = True
            self.events.post(TURNED_UP, EVERYONE, space, s[AT_PATH - 1 + space])

    def _check_defeat(self):
        s = self.state
        mark = s[AT_MARKS - 1 + s[AT_SPACE]]
        if mark == NEUTRAL or self._any_pose(mark):
            return
        s[AT_PHASE] = LOST_TO_DANGER if mark == DANGER else LOST_TO_TRIAL
        self.events.post(base.MATCH_OVER, EVERYONE, 0)

    def _any_pose(self, mark):
        s = self.state
        bottom = s[AT_PATH - 1 + s[AT_SPACE]]
        place = s[AT_HAND]
        while place:
            if self._outcome_of_card(s[AT_HAND + place], bottom, bottom % 13 + 2):
                return True
            place -= 1
        # PIT-S10, S15: the most that a sum can be is the whole hand
        return (
            mark == OPEN
            and s[AT_HAND] > 1
            and self._outcome_of_sum((1 << s[AT_HAND]) - 1, bottom % 13 + 2) != 0
        )
