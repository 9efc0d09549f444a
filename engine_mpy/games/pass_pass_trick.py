"""Who wins a trick of Pass Pass, for the rules, for screens and for bots that look ahead.

The rules are PASS-Q5 to Q8. It knows neither a game nor seats: cards in play order go in, the
places of the two winners come out. A card is colour * 12 + value - 1.
"""


class Majority:
    """After `settle`, `first` and `second`: the places of W1 and W2, from 0."""

    def __init__(self):
        self.first = 0
        self.second = 0
        self._n = 0
        # PASS-Q6: of each colour the sum, the highest value, and how early that was played.
        self._keys = [0, 0, 0, 0]

    def settle(self, cards, at, n):
        """Settle the `n` cards, two at least, from cards[at] on."""
        keys = self._keys
        keys[0] = keys[1] = keys[2] = keys[3] = 0
        self._n = n
        while n:
            card = cards[at]
            key = keys[card // 12] + (card % 12 + 1 << 7)
            if key >> 3 & 15 <= card % 12:
                key = key & ~127 | card % 12 + 1 << 3 | n
            keys[card // 12] = key
            at += 1
            n -= 1
        self._rank(cards, at)

    def _rank(self, cards, end):
        colour = self._largest(4)
        key = self._keys[colour]
        self.first = self._n - (key & 7)
        if key >> 7 != (key >> 3 & 15):  # more than one card
            self._find_second(cards, end - self._n)
        else:  # PASS-Q8
            key = self._keys[self._largest(colour)]
            self.second = self._n - (key & 7)

    def _largest(self, but):
        """The colour of the largest key, not `but`."""
        keys = self._keys
        found = 0 if but else 1
        for colour in range(found + 1, 4):
            if colour != but and keys[colour] > keys[found]:
                found = colour
        return found

    def _find_second(self, cards, at):
        """PASS-Q7: the next card below the highest; there is one of its colour, so it is that."""
        highest = cards[at + self.first]
        most = -1
        place = self._n
        while place:
            place -= 1
            if most < cards[at + place] < highest:
                most = cards[at + place]
                self.second = place
