"""What the others may play next, by the colours of their hands, which are public (PASS-Q21).

The bot of Pass Pass deals worlds of them, a card each to the seats that still play. Its chance
starts from what its seat can see: the same view, the same worlds.
"""

from engine_mpy.cards.rng import Rng
from engine_mpy.games.pass_pass_table import TAKEN


class Guess:
    """`look` at a view, `sort`, then `deal` as often as worlds are wanted."""

    def __init__(self):
        self.rng = Rng(bytearray(Rng.SIZE), 0)
        self._unseen = bytearray(48)  # twelve places a colour
        self._counts = bytearray(4)
        self._used = bytearray(4)  # of them, in this world
        self._seen = bytearray(48)

    def look(self, view):
        """Cross off what the seat sees: any other card may lie in a hand."""
        for card in range(48):
            self._seen[card] = 0
        for seat in range(view.seats()):
            self._see(view.won[seat])
        self._see(view.hands[view.seat()])
        self._see(view.trick)
        self._see(view.out)

    def _see(self, pile):
        for i in range(pile.count()):
            if pile.card(i) != TAKEN:
                self._seen[pile.card(i)] = 1

    def sort(self, view):
        """Put the unseen cards in order of colours; chance starts from what they are."""
        number = 0
        for colour in range(4):
            self._counts[colour] = 0
        for card in range(48):
            number = (number * 2 + self._seen[card]) % 65521
            if not self._seen[card]:
                self._add(card, card // 12)
        self.rng.seed(number, view.trick_number())

    def _add(self, card, colour):
        self._unseen[12 * colour + self._counts[colour]] = card
        self._counts[colour] += 1

    def deal(self, view, trick):
        """One world: what may be played after the seat in turn, into its place of `trick`."""
        for colour in range(4):
            self._used[colour] = 0
        seat = view.seat()
        place = view.trick.count() + 1
        while place < view.seats():
            seat = (seat + 1) % view.seats()
            trick[place] = self._card(view, seat)
            place += 1

    def _card(self, view, seat):
        return self._pick(self._colour(view, seat))

    def _colour(self, view, seat):
        """Of a card of its hand, each as likely."""
        i = self.rng.below(view.hands[seat].count())
        colour = 0
        while i >= view.colours(seat, colour):
            i -= view.colours(seat, colour)
            colour += 1
        return colour

    def _pick(self, colour):
        """A card of the colour that is not yet in this world."""
        last = self._counts[colour] - self._used[colour] - 1
        place = 12 * colour + self.rng.below(last + 1)
        self._used[colour] += 1
        self._swap(place, 12 * colour + last)
        return self._unseen[12 * colour + last]

    def _swap(self, i, j):
        cards = self._unseen
        cards[i], cards[j] = cards[j], cards[i]
