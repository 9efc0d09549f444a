"""What cards are worth to whom in Pass Pass: the heuristics of its bots, all numbers here.

pass_pass.py, the bot, asks what a card, two cards or the outcome of a trick is worth to its seat,
in tenths of a point. It is a sum of these, tried against each other in self-play:

    points      ten for a card, and for each of its diamonds
    promise     what the colours in front of a seat promise it: VALUES says what the first, second
                and third Pass Pass are worth in each round (at three seats; the more seats, the
                rarer a third), CHANCES how likely the next one is, by the colours of it in front
                and the cards still to come; the one after it counts as well
    others      what the others get counts against a seat (OTHERS, shared among them); what the
                partner gets counts half (PARTNER), for a pair banks one of the two
    keeping     a card that stays in hand may find a better trick, but for low ones (KEEPING, as
                cards fared in self-play): more so with many tricks to come, and many seats

Easy bots know points only; normal ones leave out the others, and keeping.
(Tried and found to matter little: OTHERS between 12 and 24, more worlds than Guess makes.)
"""

from micropython import const

from engine_mpy.bots.base import STRONG
from engine_mpy.games.pass_pass_table import DIAMONDS, GOAL, PAIRS, SEATS, TAKEN, TRICKS
from engine_mpy.games.pass_pass_trick import Majority

_WIN = const(600)
_WON = const(900)  # a third that is made; one that is merely certain is worth _WIN
# A row a round: what 0, 1, 2, ... Pass Pass in all are worth.
_VALUES = (0, 60, 160, _WIN, _WIN, 0, 40, 160, _WIN, _WIN, 0, 5, 10, _WIN, _WIN)
# Of sixteen: a row for 0 .. 3 colours in front, by cards still to come.
_CHANCES = (
    b"\x00\x00\x00\x00\x01\x03\x05\x07\x08"
    b"\x00\x00\x00\x02\x04\x06\x08\x0a\x0b"
    b"\x00\x00\x03\x06\x09\x0b\x0c\x0d\x0e"
    b"\x00\x06\x0a\x0c\x0d\x0e\x0f\x0f\x0f"
)
_OTHERS = const(16)  # of sixteen
_PARTNER = const(8)
_POINTS = bytes([10 + 10 * diamonds for diamonds in DIAMONDS])
_KEEPING = b"\x00\x0c\x16\x1e\x24\x29\x2d\x30\x32\x33\x34\x34"  # by value


class Worth:
    """`study_match`, then `study_seat` for every seat, `trick` filled; then ask."""

    def __init__(self, level):
        self.selfish = level != STRONG
        self.seats = 0
        self.leader = 0
        self.trick = bytearray(SEATS)  # in play order; TAKEN where nothing lies
        self.majority = Majority()
        self._left = 0  # tricks after this one
        self._to_come = 0  # cards that a seat will win in them, on average
        self._values = [0] * 5  # those of the round
        self._weights = [0] * SEATS  # of sixteen: what a seat gets is worth to this one
        self._gains = [0] * (4 * SEATS)  # what one more card promises, by seat and colour
        self._pairs = [0] * (16 * SEATS)  # two more: by seat, colour, colour
        self._counts = bytearray(4)  # of the seat that is studied
        self._banked = 0
        self._now = 0  # its promise

    def study_match(self, view, me):
        """How far the match is, and who is who."""
        seats = view.seats()
        self.seats = seats
        self.leader = view.leader()
        self._left = TRICKS - 1 - view.trick_number()
        self._to_come = (self._left * 3 + seats // 2) // seats
        self._set_values(5 * view.round())
        self._copy_trick(view.trick)
        self._weigh(view, view.side_of(me))
        self._weights[me] = 16

    def _set_values(self, row):
        for i in range(5):
            value = _VALUES[row + i]
            self._values[i] = value if value == _WIN else value * 3 // self.seats

    def _copy_trick(self, pile):
        for i in range(SEATS):
            self.trick[i] = pile.card(i) if i < pile.count() else TAKEN

    def _weigh(self, view, side):
        others = self.seats - (2 if view.options() & PAIRS else 1)
        for seat in range(self.seats):
            if self.selfish:
                self._weights[seat] = 0
            elif view.side_of(seat) == side:
                self._weights[seat] = _PARTNER
            else:
                self._weights[seat] = -_OTHERS // others

    def study_seat(self, view, seat):
        """What the next card of each colour promises it."""
        view.count_colours(seat, self._counts)
        self._banked = view.banked(view.side_of(seat))
        self._now = self._promise()
        seat *= 4
        for colour in range(4):
            self._counts[colour] += 1
            self._gains[seat + colour] = self._promise() - self._now
            self._counts[colour] -= 1

    def study_pairs(self, seat):
        """What the next two do, after `study_seat`."""
        seat *= 16
        for colour in range(4):
            self._counts[colour] += 1
            self._study_pairs_with(seat, colour, colour)
            self._counts[colour] -= 1

    def _study_pairs_with(self, at, colour, other):
        while other >= 0:
            self._study_pair(at, colour, other)
            other -= 1

    def _study_pair(self, at, colour, other):
        self._counts[other] += 1
        promise = self._promise() - self._now
        self._counts[other] -= 1
        self._pairs[at + 4 * colour + other] = promise
        self._pairs[at + 4 * other + colour] = promise

    def _promise(self):
        """What the colours in `_counts` are worth."""
        least = self._least()
        banked = self._banked + least
        if banked >= GOAL:
            return _WON
        return self._values[banked] + self._hope(banked, self._above(least))

    def _hope(self, banked, row):
        """Of the next Pass Pass, and of the one after it with the cards that are left then."""
        values = self._values
        after = row >> 4
        row &= 15
        chance = _CHANCES[9 * row + self._to_come]
        hope = (values[banked + 1] - values[banked]) * chance >> 4
        row += self._to_come - 4
        if row > 0:
            chance *= _CHANCES[9 * after + row]
            banked += 1
            hope += (values[banked + 1] - values[banked]) * chance >> 8
        return hope

    def _least(self):
        counts = self._counts
        least = counts[0]
        if counts[1] < least:
            least = counts[1]
        if counts[2] < least:
            least = counts[2]
        if counts[3] < least:
            least = counts[3]
        return least

    def _above(self, least):
        """How many colours are above the rarest, and sixteen times how many by two or more."""
        counts = self._counts
        found = 0
        colour = 4
        while colour:
            colour -= 1
            if counts[colour] > least:
                found += 1 if counts[colour] == least + 1 else 17
        return found

    # One card, two cards, to a seat for itself.

    def card(self, seat, card):
        """What one card is worth to a seat."""
        return _POINTS[card] + self._gains[4 * seat + card // 12]

    def both(self, seat, one, other):
        """What two cards are."""
        seat = self._pairs[16 * seat + one // 12 * 4 + other // 12]
        return seat + _POINTS[one] + _POINTS[other]

    def completes(self, view, seat, card):
        """How many Pass Pass does the seat have with this card, if it makes one; else 0."""
        view.count_colours(seat, self._counts)
        least = self._least()
        self._counts[card // 12] += 1
        if self._least() == least:
            return 0
        return view.banked(view.side_of(seat)) + least + 1

    def keeping(self, card):
        """What it is worth not to play a card now."""
        if self.selfish:
            return 0
        return _KEEPING[card % 12] * (self.seats - 1) * self._left // 28

    # The trick, to the bot's seat.

    def wins_now(self, place, card):
        """Would a card played now win something, if it were the last? `place` is not the first."""
        majority = self.majority
        self.trick[place] = card
        majority.settle(self.trick, 0, place + 1)
        return majority.first == place or majority.second == place

    def outcome(self):
        """Of a full trick; W1 takes what is worth most to itself."""
        majority = self.majority
        majority.settle(self.trick, 0, self.seats)
        first = (self.leader + majority.first) % self.seats
        place = self._favourite(first)
        return self.after(first, place, (self.leader + majority.second) % self.seats) >> 4

    def after(self, first, place, second):
        """Sixteen times the worth of W1 taking the card at a place, and W2 what then is its."""
        worth = self.card(first, self.trick[place])
        won = worth > _WON - _WIN  # and W2 takes nothing
        worth *= self._weights[first]
        return worth if won else worth + self._rest(second, place)

    def _rest(self, second, taken):
        taken = self._two_lowest(taken)
        taken = self.both(second, self.trick[taken >> 3], self.trick[taken & 7])
        return taken * self._weights[second]

    def _favourite(self, seat):
        trick = self.trick
        seat *= 4
        best = -1
        found = 0
        place = self.seats
        while place:
            place -= 1
            worth = self._gains[seat + trick[place] // 12] + _POINTS[trick[place]]
            if worth >= best:
                best = worth
                found = place
        return found

    def _two_lowest(self, but):
        """The places of the two lowest cards, not counting one place: eight times one, other."""
        trick = self.trick
        one = other = 127
        place = self.seats
        while place:
            place -= 1
            if place != but:
                key = trick[place] % 12 << 3 | place
                if key < one:
                    other = one
                    one = key
                elif key < other:
                    other = key
        return (one & 7) << 3 | other & 7
