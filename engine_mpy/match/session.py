"""The match in play: opens game and bots, saves after each action, records statistics at the end.

Menus, tables and the pause call it; it draws nothing. The console calls `save` when a frame has
been sent and no tone sounds. One match a game is kept on the disk, under the game's name.

At the end three writes follow each other: the match as over, the statistics, the match erased.
A cut between any two loses nothing and counts nothing twice: the statistics know the serial number
of the match they counted last. What cannot be written stays here and is tried again.
"""

from engine_mpy import games
from engine_mpy.bots import close_bot, open_bot
from engine_mpy.games import WITH_RULES, close_game, open_game
from engine_mpy.games.base import IllegalAction
from engine_mpy.match import journal
from engine_mpy.match.match import BOT_STRONG, MAX_SEATS, NAME_BYTES, PERSON, Match
from engine_mpy.match.names import BOT_NAMES
from engine_mpy.match.statistics import Statistics
from engine_mpy.store.setup import LastSetup
from engine_mpy.text import ids_store as ids


class Session:
    """At most one game is open, with one match."""

    def __init__(self, store, settings):
        self.store = store
        self.settings = settings
        self.setup = LastSetup()
        self.setup.load(store)
        self.name = b""
        self.match = None
        self.bots = [None] * 6
        self.hint_bot = None
        self.statistics = None
        self.running = False  # the match in memory is one to go on with
        self.unsaved = False  # the match changed
        self.owed = False  # it changed and could not be written
        self.uncounted = False  # nor could the statistics
        self.guided = 0  # the next step of a guided deal, 0: this is none
        self.guided_at = -1  # how many actions were done at the last step

    def open(self, name):
        """Load the game called `name` (bytes) and its statistics; the one before is let go."""
        if name == self.name:
            return
        self.close()
        game = open_game(name)
        self.name = name
        self.guided = 0
        self.match = Match(game)
        self.statistics = Statistics(name)
        self.statistics.load(self.store)
        try:
            game.deal(1, self.last_seats() or game.MIN_SEATS, self.options())
        except IllegalAction:
            self.setup.forget(game.KEY)  # chosen on another version of the console
            game.deal(1, game.MIN_SEATS, 0)

    def open_last(self):
        """Open the game played last, if it is one that is offered."""
        place = self.setup.key() - 1
        if 0 <= place < len(WITH_RULES) and WITH_RULES[place] in games.NAMES:
            self.open(WITH_RULES[place])  # games are numbered by their KEYs

    # How the next match begins.

    def last_seats(self):
        """How many seats the last match of the open game had; 0: it was never played."""
        return self.setup.seats(self.match.game.KEY)

    def begin_same(self, deal):
        """Start deal 1-999999 with everything as in the last match of the open game."""
        key = self.match.game.KEY
        kinds = bytearray(MAX_SEATS)
        for seat in range(MAX_SEATS):
            kinds[seat] = min(self.setup.kind(key, seat), BOT_STRONG)
        self.begin(deal, kinds, self.last_seats())

    def options(self):
        """The option bits chosen for the open game, kept from last time."""
        return self.setup.options(self.match.game.KEY)

    def set_options(self, options):
        """Choose them; `keep_setup` writes them."""
        self.setup.choose(self.match.game.KEY, options)

    def keep_setup(self):
        """Write the choice; a failure is the store's to tell."""
        self.setup.save(self.store)

    def begin(self, deal, kinds, seats=0):
        """Start deal 1-999999 with the options chosen and a kind a seat (bytes; 0 seats: all).

        A deal that was just played is known, and the match is marked as assisted.
        """
        known = self.knows(deal)
        seats = seats or len(kinds)
        self.new(deal, self.options(), seats, kinds)
        self.match.assisted = known
        if self.setup.differs(self.match.game.KEY, seats, kinds):
            self.setup.keep(self.match.game.KEY, self.match.options, seats, kinds)
            self.keep_setup()

    def begin_guided(self, deal, kinds):
        """Start a deal that teaches: its turns begin with a word. Known, so assisted."""
        self.new(deal, 0, len(kinds), kinds)
        self.match.assisted = True
        self.guided = 1
        self.guided_at = -1

    def knows(self, deal):
        """Is it the deal of the match in memory, of which cards have been seen?"""
        return deal == self.match.deal and self.match.begun()

    def new(self, deal, options, seats, kinds):
        """Start deal 1-999999 of the open game: option bits, seats, and a kind a seat (bytes)."""
        self._settle()
        self.match.start(deal, seats, options, kinds)
        self.guided = 0
        if seats > 1:
            self._name_seats()
        self._fresh()

    def _name_seats(self):
        """People have the names they chose, bots their own."""
        match = self.match
        for i in range(match.seats * NAME_BYTES):
            seat = i // NAME_BYTES
            if match.kinds[seat] == PERSON:
                match.names[i] = self.setup.names[i]
            else:
                match.names[i] = BOT_NAMES[i]

    def again(self):
        """The same match from its beginning, marked as assisted: its cards are known."""
        self._settle()
        match = self.match
        match.start(match.deal, match.seats, match.options, match.kinds)
        match.assisted = True
        self._fresh()

    def _fresh(self):
        self.match.serial = self.statistics.serial()
        self._open_bots()
        self.running = True
        self.unsaved = True

    def ready(self):
        """Is there a match to go on with, in memory or on the disk? It is open then."""
        self._settle()
        return self.running or self.resume()

    def resume(self):
        """Go on with the saved match of the open game; False if there is none that can be read.

        One that cannot be is set aside, nothing of it is lost. One that is over is counted, if a
        cut came before that, and can be looked at.
        """
        n = self.store.saved(self.name, journal.VERSION)
        while n > 0:
            buffer = bytearray(n)
            n = self.store.load(self.name, buffer, journal.VERSION)
            result = journal.unpack(self.match, buffer, max(n, 0))
            if result == journal.OK:
                self._open_bots()
                self.running = True
                self.unsaved = self.match.game.over()
                return True
            self.match.count = 0  # half of another match: nothing that anybody knows
            self.match.based = False
            bad = ids.SAVE_IMPOSSIBLE if result == journal.IMPOSSIBLE else ids.SAVE_DAMAGED
            self.store.set_aside(self.name, journal.VERSION, bad)
            n = self.store.saved(self.name, journal.VERSION)
        return False

    # Play.

    def act(self, action):
        """Do an action for the seat in turn; it is saved soon. IllegalAction changes nothing."""
        self.unsaved = True  # first: whatever interrupts, an action that is done is saved
        self.match.act(action)

    def undo(self):
        """Take back a person's last action; False if there is none.

        After the end that match has been counted; what follows is another one, assisted.
        """
        self._settle()
        over = self.match.game.over()
        unsaved = self.unsaved
        self.unsaved = True  # first, as in act
        if not self.match.undo():
            self.unsaved = unsaved
            return False
        if over:
            self.match.assisted = True
            self.match.serial = self.statistics.serial()
            self.running = True
        return True

    def ask_hint(self, view):
        """Let the strong bot begin to think about `view`; it, or None where there is no bot."""
        if self.hint_bot is None:
            self.hint_bot = open_bot(self.name, BOT_STRONG)
        self.hint_bot.begin(view)
        return self.hint_bot

    def end_hint(self):
        """Let go of the hint's bot, and of its modules where no seat is played by one."""
        self.hint_bot = None
        for bot in self.bots:
            if bot is not None:
                return
        close_bot(self.name)

    def mark_assisted(self):
        """From now on the match counts as assisted."""
        if not self.match.assisted:
            self.match.assisted = True
            self.unsaved = True

    # On the disk.

    def save(self):
        """Write the match if it changed, and the statistics once it is over."""
        if self.written():
            return
        match = self.match
        self.owed = True  # until it is written: whatever interrupts, it is tried again
        self.unsaved = False
        try:
            buffer = bytearray(journal.used(match))  # for now: no heap is kept for it
        except MemoryError:
            return
        n = journal.pack(match, buffer)
        self.store.owing = True
        try:
            self.owed = not self.store.save(self.name, buffer, n, journal.version(match))
        except BaseException:  # Ctrl-C, which came before the file was whole or after it
            self.owed = self.store.owing
            raise
        if match.game.over():
            self.running = False
            if self.statistics.record_match(match):
                self.uncounted = True
        if self.uncounted:
            self.uncounted = not self.statistics.save(self.store)
        if match.game.over() and not self.uncounted:
            self.store.erase(self.name)

    def rescue(self):
        """Save when something broke off in the middle: what the journal says, no more, no less."""
        if self.match is not None and not self.written():
            if self.match.torn:
                self.match.replay_into(self.match.game, self.match.count)
                self.match.torn = False
            self.save()

    def _settle(self):
        """Count a match that is over before another takes its place: a press may be that quick."""
        if self.unsaved and self.match.game.over():
            self.save()

    def written(self):
        """Is all of the match on the disk?"""
        return not (self.unsaved or self.owed or self.uncounted)

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
        self.running = False
        self.owed = False
        self.uncounted = False
        for i in range(len(self.bots)):
            self.bots[i] = None
        close_bot(name)
        close_game(name)

    def _open_bots(self):
        match = self.match
        for seat in range(match.seats):
            self.bots[seat] = None
            if match.kinds[seat] != PERSON:
                self.bots[seat] = self._like(seat) or open_bot(self.name, match.kinds[seat])

    def _like(self, seat):
        """The bot of an earlier seat of that level: one at a time thinks, and it keeps nothing."""
        for other in range(seat):
            if self.match.kinds[other] == self.match.kinds[seat]:
                return self.bots[other]
        return None
