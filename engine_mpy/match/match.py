"""A match: seats, game, options, deal, and the journal of actions. The only writer of a game.

Screens call `act` and `undo` and read `view`; the store packs it (journal.py). It never draws,
never waits.
Undo, resume, replay and bug reports are all "the journal, up to here". A match longer than the
journal goes on: the journal then begins anew at a state that was kept (`base`).
"""

from engine_mpy.games.base import DREW, NOBODY
from engine_mpy.games.events import EVERYONE, EventRing

# Kinds of seat.
PERSON = 0
BOT_EASY = 1
BOT_NORMAL = 2
BOT_STRONG = 3

# What can_undo answers.
NOTHING = 0  # there is no action of a person to take back
FREE = 1  # nothing was revealed since
ASSISTED = 2  # a card was revealed or drawn since: allowed, and the match is marked

MAX_SEATS = 6
NAME_BYTES = 10  # of a player's name, ISO 8859-15, filled up with zeros
REVEALED = 128  # in a mark; the rest is the seat
JOURNAL = 1024  # actions held at most: every one more is a byte and a mark in each save
LOG = 320  # events held of a game for several: what the log can tell


class Match:
    """One match of `game`, an instance of a class of engine_mpy/games; makes its buffers here."""

    def __init__(self, game):
        self.game = game
        self.serial = 0  # told apart by the statistics, so that no cut counts a match twice
        self.deal = 0
        self.seats = 0
        self.options = 0
        self.kinds = bytearray(MAX_SEATS)
        self.names = bytearray(MAX_SEATS * NAME_BYTES)  # a seat's at seat * NAME_BYTES
        self.journal = bytearray(min(game.LONGEST, JOURNAL))
        self.marks = bytearray(len(self.journal))  # its seat, and did it reveal a card
        self.count = 0  # actions in the journal
        self.base = bytearray(game.STATE_BYTES)  # the state before the first of them ...
        self.based = False  # ... unless they begin with the deal
        if game.MAX_SEATS > 1:
            game.events = EventRing(LOG)  # views and copies keep their small ones
        self.assisted = False
        self.torn = False  # an action began and did not end: the state may not be the journal's
        self.epoch = 0  # changes with a new deal or an undo: readers of events start anew
        self._view = type(game)()

    def start(self, deal, seats, options, kinds):
        """Begin deal 1-999999 with `seats` seats of these kinds (a bytes or bytearray).

        ValueError or IllegalAction, and the match as it was, for what the game cannot have.
        """
        if len(kinds) < seats:
            raise ValueError("a kind for every seat")
        self.game.deal(deal, seats, options)
        self.deal = deal
        self.seats = seats
        self.options = options
        for i in range(MAX_SEATS):
            self.kinds[i] = kinds[i] if i < seats else 0
        self.count = 0
        self.based = False
        self.assisted = False
        self.epoch += 1

    def begun(self):
        """Was anything done since the deal?"""
        return self.count > 0 or self.based

    def act(self, action):
        """Apply `action` for the seat in turn and write it down; IllegalAction changes nothing."""
        game = self.game
        seat = game.seat()
        self.torn = True
        game.apply(action)
        self.journal[self.count] = action
        self.marks[self.count] = seat | REVEALED if game.revealed else seat
        self.count += 1
        if self.count == len(self.journal) and not game.over():
            self._begin_anew()
        self.torn = False

    def _begin_anew(self):
        """The journal is full: it goes on from the state as it is now, which is kept."""
        self.base[:] = self.game.state
        self.based = True
        self.count = 0

    def view(self, seat):
        """What `seat` may know now: one instance, written anew at each call."""
        self.game.view_for(seat, self._view)
        return self._view

    def bot_to_move(self):
        """Is it a bot's turn?"""
        seat = self.game.seat()
        return seat < self.seats and self.kinds[seat] != PERSON

    def next_event(self, seat, number):
        """The first event from `number` on that `seat` (NOBODY: everyone) may know, or -1.

        Screens read no others.
        """
        ring = self.game.events
        if number < ring.start():
            number = ring.start()
        while number < ring.total:
            audience = ring.audience(number)
            if audience == EVERYONE or audience == seat:
                return number
            if seat == NOBODY and self._is_public_draw(ring, number):
                return number
            number += 1
        return -1

    def _is_public_draw(self, ring, number):
        """A draw is posted a seat each, without the card but for one; the public hears the first
        of those."""
        if ring.kind(number) != DREW:
            return False
        return ring.audience(number) == (0 if ring.a(number) else 1)

    def can_undo(self):
        """NOTHING, FREE or ASSISTED (for one player alone: others' cards would show).

        With several seats nobody goes back behind what another one did: it has shown something.
        """
        kept = self.undone_count()
        if kept < 0:
            return NOTHING
        for i in range(kept, self.count):
            if self.marks[i] & REVEALED:
                return ASSISTED if self.seats == 1 else NOTHING
            if self.seats > 1 and self.marks[i] != self.marks[kept]:
                return NOTHING
        return FREE

    def undo(self):
        """Take back a person's last action, and bots' after it if can_undo; False: none."""
        allowed = self.can_undo()
        if allowed == NOTHING:
            return False
        kept = self.undone_count()
        self.torn = True
        self.replay_into(self.game, kept)
        count = self.count
        self.count = kept
        self.torn = False
        for i in range(kept, count):
            self.journal[i] = 0
            self.marks[i] = 0
        self.epoch += 1
        if allowed == ASSISTED:
            self.assisted = True
        return True

    def replay_into(self, game, count):
        """Play the first `count` actions in `game`, an instance of the game's class."""
        game.deal(self.deal, self.seats, self.options)
        if self.based:
            game.state[:] = self.base
            game.events.clear()
        for i in range(count):
            game.apply(self.journal[i])

    def undone_count(self):
        """How many actions stay when the last one of a person goes; -1: there is none."""
        i = self.count - 1
        while i >= 0 and self.kinds[self.marks[i] & 127] != PERSON:
            i -= 1
        return i
