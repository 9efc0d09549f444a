"""The trick of Pass Pass as far as it has been told: what lies there, and who is ahead.

The view is ahead of the telling, and a trick is cleared in the action that ends it. The table
brings this picture forward event by event, or up to the view. Everything here is public.
"""

from engine_mpy.games.base import DEALT, NOBODY
from engine_mpy.games.pass_pass_table import BANKED, PLAY, PLAYED, SCORED, SEATS, TAKEN, TOOK
from engine_mpy.games.pass_pass_trick import Majority

NOTHING = 255  # lies before a seat


class Shown:
    """`n` cards in play order from seat `first`; W1 and W2 if no card followed, or NOBODY."""

    def __init__(self):
        self.cards = bytearray(SEATS)
        self.n = 0
        self.seats = 3
        self.first = 0
        self.ahead = NOBODY
        self.second = NOBODY
        self.number = 0  # of the trick, from 0
        self.round = 0
        self.scoring = False  # is the round being counted?
        self._majority = Majority()

    def sync(self, view):
        """Show what the view shows."""
        self.seats = view.seats()
        self.first = view.leader()
        self.number = view.trick_number()
        self.round = view.round()
        self.n = view.trick.count()
        self.scoring = False
        for i in range(self.n):
            self.cards[i] = view.trick.card(i)
        if view.phase() == PLAY:
            self._settle()
        else:
            self.ahead = view.winner(1) if self.n else NOBODY
            self.second = view.winner(2) if self.n else NOBODY

    def follow(self, events, number):
        """Show what event `number` changes."""
        kind = events.kind(number)
        if kind == PLAYED:
            self._played(events.a(number), events.b(number))
        elif kind == TOOK:
            self._took(events.b(number))
        elif kind == SCORED or kind == BANKED:
            self.scoring = True
        elif kind == DEALT:
            self.n = 0
            self.number = 0
            self.round = events.a(number)
            self.scoring = False
            self._settle()

    def _played(self, seat, card):
        """A card more; the first one of a trick takes the last one away."""
        if self.n == self.seats:
            self.n = 0
            self.number += 1
        if self.n == 0:
            self.first = seat
        self.cards[self.n] = card
        self.n += 1
        self._settle()

    def _took(self, card):
        for i in range(self.n):
            if self.cards[i] == card:
                self.cards[i] = TAKEN

    def card_of(self, seat):
        """What lies before a seat: a card, TAKEN, or NOTHING."""
        place = (seat + self.seats - self.first) % self.seats
        return self.cards[place] if place < self.n else NOTHING

    def _settle(self):
        self.ahead = NOBODY
        self.second = NOBODY
        if self.n > 1:
            self._majority.settle(self.cards, 0, self.n)
            self.ahead = (self.first + self._majority.first) % self.seats
            self.second = (self.first + self._majority.second) % self.seats
