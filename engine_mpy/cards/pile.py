"""A pile of cards: a window on a game's state. One count byte, then the cards, bottom first.

Games own piles; screens and bots read those of a view. A pile makes no list and holds no
card itself: copying the state copies the pile.
"""

UNKNOWN = 255  # a card that this view may not know


class Pile:
    """`capacity` + 1 bytes at `offset` of the bytearray `state`."""

    def __init__(self, state, offset, capacity):
        self.state = state
        self.offset = offset
        self.capacity = capacity

    def count(self):
        """How many cards, 0 .. capacity."""
        return self.state[self.offset]

    def card(self, place):
        """The card at `place` (0 = bottom)."""
        return self.state[self.offset + 1 + place]

    def top(self):
        """The top card; the pile must not be empty."""
        return self.state[self.offset + self.state[self.offset]]

    def put(self, place, card):
        """Set the card at `place`, which exists."""
        self.state[self.offset + 1 + place] = card

    def push(self, card):
        """Lay one card on top."""
        s = self.state
        n = s[self.offset] + 1
        if n > self.capacity:
            raise IndexError("pile is full")
        s[self.offset] = n
        s[self.offset + n] = card

    def pop(self):
        """Take the top card off."""
        s = self.state
        n = s[self.offset]
        if n == 0:
            raise IndexError("pile is empty")
        s[self.offset] = n - 1
        card = s[self.offset + n]
        s[self.offset + n] = 0
        return card

    def take(self, place):
        """Take the card at `place`; those above move down one."""
        s = self.state
        last = self.offset + s[self.offset]
        i = self.offset + 1 + place
        card = s[i]
        while i < last:
            s[i] = s[i + 1]
            i += 1
        s[last] = 0
        s[self.offset] -= 1
        return card

    def find(self, card):
        """The place of `card`, or -1."""
        s = self.state
        first = self.offset + 1
        for i in range(s[self.offset]):
            if s[first + i] == card:
                return i
        return -1

    def clear(self):
        """Empty it; unused bytes are 0, so that equal piles are equal bytes."""
        s = self.state
        for i in range(self.offset, self.offset + self.capacity + 1):
            s[i] = 0

    def hide(self, first=0):
        """Make the cards from place `first` on UNKNOWN: for views."""
        s = self.state
        base = self.offset + 1
        for i in range(first, s[self.offset]):
            s[base + i] = UNKNOWN

    def shuffle(self, rng, top=255):
        """Fisher-Yates from the top down; `top` cards are enough where no more will be taken.

        At most 128 cards: one random number places two of them.
        """
        n = self.state[self.offset]
        top = n - top if top < n else 1  # where to end
        while n > top:
            two = rng.below(n * (n - 1))
            self._swap(n, two // (n - 1))
            n -= 1
            if n > top:
                self._swap(n, two % n)
                n -= 1

    def _swap(self, i, j):
        """The i-th card from 1 and the card at place j."""
        s = self.state
        i += self.offset
        j += self.offset + 1
        s[i], s[j] = s[j], s[i]
