"""The bots of Pass Pass: each card that can be played or taken is given a worth.

    easy    plays a low card that wins as the trick lies now, as if nobody came after it, but in
            every third trick simply its highest; takes a third Pass Pass or the most points
    normal  leads with a card from the middle of its hand, then plays what is worth most in one
            world of what the others may play next, by the public colours of their hands; it
            thinks of itself only
    strong  on average over eight worlds or more, and what the others would get counts against
            it; it keeps its better cards for later; taking first, it looks at what that leaves

What things are worth is in pass_pass_worth.py, the worlds are in pass_pass_guess.py. A step
deals a world, or weighs four cards in it at most. Nothing is kept from one decision to the next.
"""

from micropython import const

from engine_mpy.bots.base import EASY, STRONG, Bot
from engine_mpy.bots.pass_pass_guess import Guess
from engine_mpy.bots.pass_pass_worth import Worth
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pass_pass_table import (
    BANK,
    BANKING,
    DIAMONDS,
    FIRST_TAKES,
    GO_ON,
    GOAL,
    PLAY,
)
from engine_mpy.text import ids_pass_pass_bot as ids

_LIST = const(0)
_MATCH = const(1)
_UNSEEN = const(2)
_SORT = const(3)
_SEATS = const(4)  # one after the other
_THINK = const(5)
_DECIDED = const(6)

_WEIGHED = const(64)  # cards, all worlds together, in a decision of the strong bot
_MOST_WORLDS = const(16)
_AT_ONCE = const(4)  # cards in a step
_FAR = const(1000000)


class PassPassBot(Bot):
    """See the top of the file."""

    def __init__(self, level):
        super().__init__(level)
        self.worth = Worth(level)
        self.guess = Guess()
        self.legal = bytearray(8)
        self.count = 0
        self.stage = _LIST
        self.seat = 0
        self.place = 0  # what is looked at next: a seat, or a legal card
        self.worlds = 0  # still to be dealt
        self.dealt = 0
        self.sure = False
        self.choice = NO_ACTION
        self.best = 0  # of what was offered, and which it was
        self.found = 0
        self.sums = [0] * 8  # of worths, a legal card each
        self.firsts = bytearray(8)  # in how many worlds it makes W1, a legal card each
        self.seconds = bytearray(8)

    def begin(self, view):
        """Start afresh."""
        super().begin(view)
        self.stage = _LIST
        self.choice = NO_ACTION
        self.best = -_FAR
        self.reason_card = 255
        self.reason_number = 0

    def step(self):
        """See base.Bot; the action again, once it is decided."""
        stage = self.stage
        if stage == _LIST:
            self._list()
        elif stage == _MATCH:
            self.worth.study_match(self.view, self.seat)
            self.stage = _UNSEEN
        elif stage == _UNSEEN:
            self._start_worlds()
        elif stage == _SORT:
            self.guess.sort(self.view)
            self.stage = _SEATS
        elif stage == _SEATS:
            self._study_next_seat()
        elif stage == _THINK:
            self._think()
        return self.choice

    def _list(self):
        view = self.view
        self.count = view.legal(self.legal)
        self.seat = view.seat()
        self.stage = _MATCH
        if self.count == 1:
            self.reason = ids.GO_ON if self.legal[0] == GO_ON else ids.ONLY
            self._decide(self.legal[0])
        elif view.phase() == BANKING:
            self._bank(view.side_of(self.seat), view.side_of(self.seat) + view.sides())
        elif self.level == EASY:
            self.worth.study_match(view, self.seat)
            self._easy()
        elif self.level != STRONG and view.phase() == PLAY and view.trick.count() == 0:
            self.reason = ids.EASY
            self._decide(self.legal[self.count >> 1])

    def _decide(self, action):
        self.choice = action
        self.stage = _DECIDED
        if action < BANK:
            self.reason_card = action

    def _offer(self, i, worth):
        """Keep the best; of equals the last that is offered."""
        if worth >= self.best:
            self.best = worth
            self.found = i

    # A bot that does not look far.

    def _easy(self):
        i = self.count
        while i:
            i -= 1
            self._offer(i, self._easy_worth(self.legal[i]))
        self.reason = ids.EASY
        self._decide(self.legal[self.found])

    def _easy_worth(self, card):
        view = self.view
        if view.phase() != PLAY:
            return 9 if self._makes_third(card) else DIAMONDS[card]
        if view.trick_number() % 3 == 0:
            return card % 12
        if view.trick.count() == 0:  # not its best, not its worst
            return 1 if card == self.legal[self.count >> 1] else 0
        if self.worth.wins_now(view.trick.count(), card):
            return 20 - card % 12
        return -(card % 12)

    def _makes_third(self, card):
        return self.worth.completes(self.view, self.seat, card) >= GOAL

    # Studying.

    def _start_worlds(self):
        view = self.view
        self.worlds = 1
        self.sure = view.trick.count() + 1 >= view.seats()  # nobody plays after it
        self.stage = _SEATS
        if not self.sure:
            self.guess.look(view)
            self.stage = _SORT
            if self.level == STRONG:
                self.worlds = min(_MOST_WORLDS, _WEIGHED // self.count)
        self.dealt = 0
        for i in range(self.count):
            self.sums[i] = 0
            self.firsts[i] = 0
            self.seconds[i] = 0
        self.place = 0

    def _study_next_seat(self):
        """Half of what there is to a seat."""
        if self.place & 1:
            self.worth.study_pairs(self.place >> 1)
        else:
            self.worth.study_seat(self.view, self.place >> 1)
        self.place += 1
        if self.place == 2 * self.worth.seats:
            self.place = self.count
            self.stage = _THINK

    def _think(self):
        phase = self.view.phase()
        if phase == PLAY:
            self._weigh_some()
        elif phase == FIRST_TAKES:
            self._take_first()
        else:
            self._take_second()

    # A card to play.

    def _weigh_some(self):
        """Some cards in this world; or the next world, or the decision."""
        left = _AT_ONCE
        if self.place < self.count:
            while left and self.place < self.count:
                self._weigh(self.place, self.view.trick.count())
                self.place += 1
                left -= 1
        elif self.dealt < self.worlds:
            self.guess.deal(self.view, self.worth.trick)
            self.dealt += 1
            self.place = 0
        else:
            self._play()

    def _weigh(self, i, place):
        worth = self.worth
        worth.trick[place] = self.legal[i]
        self.sums[i] += worth.outcome()
        majority = worth.majority
        if majority.first == place:
            self.firsts[i] += 1
        elif majority.second == place:
            self.seconds[i] += 1

    def _play(self):
        i = self.count
        while i:
            i -= 1
            self._offer(i, self.sums[i] - self.worlds * self.worth.keeping(self.legal[i]))
        self._explain_play(self.firsts[self.found], self.seconds[self.found])
        self._decide(self.legal[self.found])

    def _explain_play(self, firsts, seconds):
        half = self.worlds >> 1
        if self.sure and (firsts or seconds):
            self.reason = ids.IS_FIRST if firsts else ids.IS_SECOND
        elif firsts > half:
            self.reason = ids.LIKELY_FIRST
        elif seconds > half:
            self.reason = ids.LIKELY_SECOND
        elif firsts + seconds > half:
            self.reason = ids.LIKELY_SOME
        else:
            self.reason = ids.LITTLE

    # A card to take.

    def _take_first(self):
        second = self.view.winner(2)
        place = self.worth.seats
        while place:
            place -= 1
            self._offer(place, self.worth.after(self.seat, place, second))
        place = self.worth.trick[self.found]
        self._explain_take(place)
        if self._is_topped(self.worth.card(self.seat, place)):
            self.reason = ids.DENY
        self._decide(place)

    def _is_topped(self, worth):
        """Is another card worth more to this seat, the second winner aside?"""
        for i in range(self.count):
            if self._worth_of(i) > worth:
                return True
        return False

    def _worth_of(self, i):
        return self.worth.card(self.seat, self.legal[i])

    def _take_second(self):
        """One of the equals; with two to take, one of the best two."""
        i = self.count
        while i:
            i -= 1
            if self.view.need() == 1:
                self._offer(i, self._worth_of(i))
            else:
                self._offer_pairs(i)
        self._explain_take(self.legal[self.found])
        self._decide(self.legal[self.found])

    def _offer_pairs(self, i):
        j = i
        while j:
            j -= 1
            self._offer(j, self._worth_of_both(i, j))

    def _worth_of_both(self, i, j):
        return self.worth.both(self.seat, self.legal[i], self.legal[j])

    def _explain_take(self, card):
        self.reason_number = 1 + DIAMONDS[card]
        made = self.worth.completes(self.view, self.seat, card)
        if made:
            self.reason = ids.COMPLETES if made < GOAL else ids.WINS
        elif self.reason_number > 2:
            self.reason = ids.POINTS
        else:
            self.reason = ids.COLOUR

    # A pair's member, PASS-Q25 and Q25b.

    def _bank(self, lower, upper):
        view = self.view
        more = view.pass_pass(upper) - view.pass_pass(lower)
        points = view.points(upper) - view.points(lower)
        if more and self._makes_two(lower, upper):
            self.reason = ids.BANK_PASS_PASS
        elif points:
            self.reason = ids.BANK_POINTS
            more = points
        else:
            self.reason = ids.BANK_MORE if more else ids.BANK_EQUAL
        self._decide(BANK + 1 if more > 0 else BANK)

    def _makes_two(self, lower, upper):
        """Does the better member bring the bank to two Pass Pass?"""
        lower = self.view.toward_three(lower)
        upper = self.view.toward_three(upper)
        return (lower if lower > upper else upper) == GOAL - 1
