"""What a seat of Ptit Pois can see, counted: own cards, what was not seen, what others hold.

ptit_pois_cost.py builds on it. It reads a view once a decision and keeps nothing of it after.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.ptit_pois_table import NOTHING

IN_HAND = const(1)

_NONE = const(1000000)
_ZEROS = (bytes(60), bytes(10), bytes(11))


class Sight:
    """Numbers of a position; sums are in tenths of a point, values count from 0."""

    def __init__(self):
        self.ranks = bytearray(10)  # own cards in hand, by value - 1
        self.mine = bytearray(60)  # IN_HAND, or 2 + the pack on which it lies
        self.below = bytearray(11)  # cards not seen with a smaller value than v + 1
        self.tops = bytearray(2)
        self.shown = bytearray(2)  # own visible cards
        self.hidden = bytearray(2)
        self.other_hands = bytearray(5)
        self.other_rows = bytearray(5)  # the points that are known
        self.other_vague = bytearray(5)  # and the cards that are not
        self.others = 0
        self.up = 0
        self.mean = 0
        self.hand = 0
        self.hand_cards = 0
        self.row = 0
        self.row_cards = 0
        self.covered = 0
        self.vague = 0  # own cards not known
        self.least = 0  # what the lowest of the others will score
        self.average = 0  # what they will score on average
        self.low = 0  # the lowest and the highest visible card of the next player
        self.high = 0

    def study_hand(self, view):
        """Own hand and the tops."""
        self._clear()
        self._study_hand(view.hands[view.seat()])
        self._study_top(view, 0)
        self._study_top(view, 1)
        self.up = view.up()

    def study_rows(self, view):
        """All rows, and how the cards that were not seen are spread: after `study_hand`."""
        for seat in range(view.seats()):
            self._see_pack(view, seat, 0)
            self._see_pack(view, seat, 1)
        self._spread(view.seats())
        self._study_pack(view, view.seat(), 0)
        self._study_pack(view, view.seat(), 1)

    def _clear(self):
        self.mine[:] = _ZEROS[0]
        self.ranks[:] = _ZEROS[1]
        self.below[:] = _ZEROS[2]
        self.hand = self.hand_cards = self.row = self.row_cards = self.covered = self.vague = 0

    def _study_hand(self, hand):
        for place in range(hand.count()):
            card = hand.card(place)
            self.mine[card] = IN_HAND
            self.ranks[card % 10] += 1
            self.hand += card % 10 * 10 + 10
            self._see(card)
        self.hand_cards = hand.count()

    def _study_top(self, view, discard):
        self.tops[discard] = view.discards[discard].top()
        self._see(self.tops[discard])

    def _see_pack(self, view, seat, pack):
        self._see(view.shown(seat, pack))
        self._see(view.hidden(seat, pack))

    def _see(self, card):
        if card < 60:
            self.below[card % 10] += 1  # how many were seen, until _spread

    def _spread(self, seats):
        total = 0
        unseen = 0
        for rank in range(10):
            seen = self.below[rank]
            self.below[rank] = unseen
            seen = (4 if seats < 4 else 5 if seats == 4 else 6) - seen
            unseen += seen
            total += seen * (rank + 1)
        self.below[10] = unseen
        self.mean = 10 * total // unseen if unseen else 55

    def _study_pack(self, view, seat, pack):
        card = view.shown(seat, pack)
        self.shown[pack] = card
        if card != NOTHING:
            self.mine[card] = 2 + pack
            self.row += card % 10 * 10 + 10
            self.row_cards += 1
        card = view.hidden(seat, pack)
        self.hidden[pack] = card
        if card != NOTHING:
            self.covered += 1
            self.row_cards += 1
            if card == UNKNOWN:
                self.vague += 1
                self.row += self.mean
            else:
                self.row += card % 10 * 10 + 10

    def study_others(self, view):
        """What the others hold, as far as it shows: after `study_rows`."""
        self.others = view.seats() - 1
        self.least = _NONE
        self.average = 0
        for i in range(self.others):
            self._study_other(view, (view.seat() + 1 + i) % view.seats(), i)
        self.average //= self.others
        self._study_next(view, (view.seat() + 1) % view.seats())

    def _study_other(self, view, seat, i):
        self.other_hands[i] = view.hands[seat].count()
        self.other_rows[i] = 0
        self.other_vague[i] = 0
        self._study_other_pack(view.hidden(seat, 0), i)
        self._study_other_pack(view.shown(seat, 0), i)
        self._study_other_pack(view.hidden(seat, 1), i)
        self._study_other_pack(view.shown(seat, 1), i)
        self._study_sums(i, self.other_hands[i] * self.mean)

    def _study_other_pack(self, card, i):
        if card == UNKNOWN:
            self.other_vague[i] += 1
        elif card != NOTHING:
            self.other_rows[i] += card % 10 + 1

    def _study_sums(self, i, most):
        """`most` is what the hand may be worth."""
        row = self.other_rows[i] * 10 + self.other_vague[i] * self.mean
        if row > most:
            most = row
        self.average += most
        if most < self.least:
            self.least = most

    def _study_next(self, view, seat):
        self.low = 99
        self.high = -1
        for pack in range(2):
            card = view.shown(seat, pack)
            if card != NOTHING:
                card %= 10
                if card < self.low:
                    self.low = card
                if card > self.high:
                    self.high = card
