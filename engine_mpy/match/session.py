"""The match in play: opens game and bots, saves after each action, records statistics at the end.

Screens of the table call it; it draws nothing. The console calls `save` when a frame has been sent
and no tone sounds. One match a game is kept on the disk, under the game's name.
"""

from engine_mpy.bots import open_bot
from engine_mpy.games import close_game, open_game
from engine_mpy.match import journal
from engine_mpy.match.match import PERSON, Match
from engine_mpy.match.statistics import Statistics
from engine_mpy.text import ids_store as ids


class Session:
    """At most one match is open."""

    def __init__(self, store, settings):
        self.store = store
        self.settings = settings
        self.name = b""
        self.match = None
        self.bots = [None] * 6
        self.hint_bot = None
        self.statistics = None
        self.buffer = None
        self.unsaved = False

    def open(self, name):
        """Load the game called `name` (bytes) and its statistics; the one before is let go."""
        self.close()
        game = open_game(name)
        self.name = name
        self.match = Match(game)
        self.buffer = bytearray(journal.size(self.match))
        self.statistics = Statistics(name)
        self.statistics.load(self.store)

    def new(self, deal, options, seats, kinds):
        """Start deal 1-999999 of the open game: option bits, seats, and a kind a seat (bytes)."""
        self.match.start(deal, seats, options, kinds)
        self.match.serial = self.statistics.serial()
        self._open_bots()
        self.unsaved = True

    def resume(self):
        """Go on with the saved match of the open game; False if there is none that can be read."""
        n = self.store.load(self.name, self.buffer, journal.VERSION)
        while n > 0:
            result = journal.unpack(self.match, self.buffer, n)
            if result == journal.OK:
                self._open_bots()
                self.unsaved = self.match.game.over()  # a cut came before its statistics
                return True
            bad = ids.SAVE_IMPOSSIBLE if result == journal.IMPOSSIBLE else ids.SAVE_DAMAGED
            self.store.set_aside(self.name, journal.VERSION, bad)
            n = self.store.load(self.name, self.buffer, journal.VERSION)
        return False

    def act(self, action):
        """Do an action for the seat in turn; it is saved soon. IllegalAction changes nothing."""
        self.match.act(action)
        self.unsaved = True

    def undo(self):
        """Take back a person's last action; False if there is none."""
        done = self.match.undo()
        if done:
            self.unsaved = True
        return done

    def save(self):
        """Write the match if it changed, and the statistics once it is over."""
        if not self.unsaved:
            return
        self.unsaved = False
        match = self.match
        n = journal.pack(match, self.buffer)
        self.store.save(self.name, self.buffer, n, journal.VERSION)
        if match.game.over():
            if self.statistics.record_match(match):
                self.statistics.save(self.store)
            self.store.erase(self.name, journal.VERSION)

    def close(self):
        """Save and let go of the game: the next one finds the heap as this one did."""
        if self.match is None:
            return
        self.save()
        name = self.name
        self.name = b""
        self.match = None
        self.hint_bot = None
        self.statistics = None
        self.buffer = None
        for i in range(len(self.bots)):
            self.bots[i] = None
        close_game(name)

    def _open_bots(self):
        match = self.match
        for seat in range(match.seats):
            if match.kinds[seat] == PERSON:
                self.bots[seat] = None
            else:
                self.bots[seat] = open_bot(self.name, match.kinds[seat])
