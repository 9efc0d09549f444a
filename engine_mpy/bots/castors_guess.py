"""What a seat of Gang de castors makes of the rows: cards it remembers, guesses for the others.

The bots look through it at their view, one row a step. Nothing is kept from one decision to the
next: what a weaker level cannot call to mind is worked out from the place, the card and the lap.
"""

from engine_mpy.bots import castors_weights as w
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.castors_table import SWAP

NO_PLACE = 24


class Guess:
    """Worths are tenths of points; places of rows are owner * 4 + place."""

    def __init__(self, level):
        self.level = level
        self.cards = bytearray(24)  # remembered, or UNKNOWN
        self.worths = bytearray(24)
        self.own = 0  # sum of the own row
        self.least = 0  # of the sums of others
        self.worst = 0  # place of the own row that one would rather be rid of
        self.best = NO_PLACE  # of another row that one would rather have
        self.unseen = NO_PLACE  # of the own row that is not known
        self._me = 0
        self._turns = 0
        self._lap = 0
        self._round = 0
        self._caller = 0
        self._leader = 0

    def begin(self, view):
        """A new decision of the seat in turn."""
        self._me = view.seat()
        self._turns = view.turns()
        self._lap = view.turns() // view.seats()
        self._round = view.round()
        self._caller = view.caller()
        self._leader = self._leading(view)
        self.least = 999
        self.best = NO_PLACE
        self.unseen = NO_PLACE

    def _leading(self, view):
        """Of the others, who has the fewest points."""
        best = 1 << 16
        found = 0
        for seat in range(view.seats()):
            if seat != self._me and view.score(seat) < best:
                best = view.score(seat)
                found = seat
        return found

    def look(self, view, owner):
        """Look at a row."""
        total = self._recall(view, owner, 0) + self._recall(view, owner, 1)
        total += self._recall(view, owner, 2) + self._recall(view, owner, 3)
        if owner == self._me:
            self.own = total
            self._find_worst(4 * owner)
        else:
            if total < self.least:
                self.least = total
            self._find_best(4 * owner)

    def _recall(self, view, owner, place):
        """Note what is known of a card, and what it is worth."""
        card = view.note(self._me, owner, place)
        place += 4 * owner
        if card != UNKNOWN and self._forgets(place, card):
            card = UNKNOWN
        self.cards[place] = card
        self.worths[place] = self._worth(place, card)
        return self.worths[place]

    def _worth(self, i, card):
        if card < SWAP:
            return 10 * card
        if card != UNKNOWN:
            return w.ACTION
        return w.OWN_UNKNOWN if i >> 2 == self._me else self._others_worth(i)

    def _others_worth(self, i):
        lap = self._lap if self._lap < 10 else 10
        lap = w.OTHERS_MIDDLE[lap] if 0 < i & 3 < 3 else w.OTHERS_END[lap]
        return lap - w.CALLER_LESS if i >> 2 == self._caller else lap

    def _forgets(self, i, card):
        odds = w.FORGETS_OWN[self.level] if i >> 2 == self._me else w.FORGETS_OTHERS[self.level]
        if odds == 0:
            return False
        mixed = i * 61 + card * 37 + self._me * 19 + self._round * 89
        mixed = (mixed + (self._lap >> w.LAPS_ON_END) * 157) * 73 & 0x3FFF
        return (mixed * 41 + 17 >> 5 & 255) < odds

    def _find_worst(self, row):
        """Of equal ones rather the one not known."""
        most = -1
        for i in range(row, row + 4):
            worth = 2 * self.worths[i]
            if self.cards[i] == UNKNOWN:
                worth += 1
                self.unseen = i
            if worth > most:
                most = worth
                self.worst = i

    def _find_best(self, row):
        for i in range(row, row + 4):
            if self.best == NO_PLACE or self._cost(i) < self._cost(self.best):
                self.best = i

    def _cost(self, i):
        """Of equal places another one each turn."""
        cost = self.worths[i]
        if i >> 2 == self._leader:
            cost -= w.LEADER[self.level]
        return 8 * cost + (i * 5 + self._turns * 3 & 7)

    def place_gain(self, card):
        """What a number brings in place of the worst card."""
        gain = self.worths[self.worst] - 10 * card
        if self.cards[self.worst] == UNKNOWN:
            gain += w.INFO[self.level]
        return gain

    def swap_gain(self):
        """What the best exchange brings."""
        return self.worths[self.worst] - self.worths[self.best]

    def look_gain(self):
        """What a Regarder brings."""
        return w.LOOK if self.unseen != NO_PLACE else 0

    def draw_gain(self):
        """What a draw brings on average, in 66ths: a number is placed, an action is played."""
        gain = w.LOOKS * self.look_gain()
        if self.swap_gain() > 0:
            gain += w.SWAPS * self.swap_gain()
        for card in range(9):
            if self.place_gain(card) > 0:
                gain += w.OF_A_VALUE * self.place_gain(card)
        return gain + gain // w.DRAWS_PART
