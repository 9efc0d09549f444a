"""What happened, for those who may know it: a ring of small records.

A game posts them while it applies an action; screens animate them, cues sound them, the log
shows them. Readers keep their own number: events are counted from 0 for ever, the ring
holds the last `capacity`.
"""

EVERYONE = 255

_WIDTH = 5


class EventRing:
    """The last `capacity` records of (kind, audience, a, b, c), a byte each."""

    def __init__(self, capacity=64):
        self.capacity = capacity
        self.records = bytearray(capacity * _WIDTH)
        self.total = 0

    def post(self, kind, audience, a=0, b=0, c=0):
        """Append one record; the oldest falls out when the ring is full."""
        r = self.records
        i = self.total % self.capacity * _WIDTH
        r[i] = kind
        i += 1  # not r[i + 1]: one word less of frame, so that the frame stays off the heap
        r[i] = audience
        i += 1
        r[i] = a
        i += 1
        r[i] = b
        i += 1
        r[i] = c
        self.total += 1

    def start(self):
        """The number of the oldest record still held."""
        return self.total - self.capacity if self.total > self.capacity else 0

    def kind(self, number):
        """What happened: a kind of base.py or of the game."""
        return self.records[number % self.capacity * _WIDTH]

    def audience(self, number):
        """Who may know: a seat or EVERYONE."""
        return self.records[number % self.capacity * _WIDTH + 1]

    def a(self, number):
        """First detail; its meaning belongs to the kind."""
        return self.records[number % self.capacity * _WIDTH + 2]

    def b(self, number):
        """Second detail."""
        return self.records[number % self.capacity * _WIDTH + 3]

    def c(self, number):
        """Third detail."""
        return self.records[number % self.capacity * _WIDTH + 4]

    def clear(self):
        """Forget all: a new match."""
        self.total = 0
