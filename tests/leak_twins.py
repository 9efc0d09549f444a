"""Two consoles in two worlds that one seat cannot tell apart: what comes out of them, by channel.

tests/test_leaks_everything.py sits them down at positions. The second console's cards, chance,
notes and events for others are moved about; then both get the same presses and actions, and all
that leaves them is compared frame by frame. A difference is an AssertionError with its channel.
"""

from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.events import EVERYONE
from engine_mpy.match.match import PERSON
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from tests.leak_watcher import Watcher
from tests.suite import checks
from tools import describe

ENDS = ("end_seats", "table_pitaouf_end")
MOST_FRAMES = 40  # until an action is told, or a hint or a bot's move is there


class Twins:
    """`one` is in the world as it is, `other` in another one; `seat` cannot tell them apart."""

    def __init__(self, name, chance, plant=None):
        self.name = name
        self.described = describe.describe(name)
        level = chance.choice((1, 2))  # of the cues: what is left out must not tell either
        self.one = Watcher(name.encode(), plant, level)
        self.other = Watcher(name.encode(), plant, level)
        self.both = (self.one, self.other)
        self.chance = chance
        self.moved = 0  # worlds that are another one
        self.undone = 0
        self.frames = 0  # compared
        self.only = ()

    def sit(self, position, seat, kinds, bots=False):
        """Both at the position, the other one with all moved about that `seat` may not know."""
        self.position = position
        self.seat = seat
        game = position.game
        world = self._other_world(position, seat)
        self.moved += world.state != game.state
        self.one.sit(game, position, kinds, bots)
        self.other.sit(world, position, kinds, bots)
        self.know("events")
        if not bots:  # who may have moved by now
            self.frame()

    def _other_world(self, position, seat):
        game, after, described = position.game, position.after, self.described
        if after is None:
            places = described.unknown(game, seat)
        else:
            places = checks.still_unknown(game, after, described, position.action, seat)
        world = checks.other_world(game, described, seat, places, self.chance)
        if after and checks.chance_of(after, described) != checks.chance_of(game, described):
            for i in described.chance(game):  # it shuffles: what it then shows is chance
                world.state[i] = game.state[i]
        world.events = type(game.events)(game.events.capacity)
        world.events.records[:] = game.events.records
        world.events.total = game.events.total
        for i in range(0, len(world.events.records), 5):  # what others were told is another card
            card = world.events.records[i + 3]
            if world.events.records[i + 1] not in (seat, EVERYONE) and 0 < card < 255:
                world.events.records[i + 3] = card - 1
        return world

    def same(self, channel, of):
        """Compare a thing of both consoles."""
        mine, others = of(self.one), of(self.other)
        assert mine == others, f"leak by {channel}: {self.position.game.NAME}, seat {self.seat}"
        return mine

    def know(self, channel):
        """View, legal actions and the events in the ring of the seat."""
        seat = self.seat
        self.same("view", lambda c: bytes(checks.view_of(c.match.game, seat).state))
        self.same("legal", lambda c: checks.legal(checks.view_of(c.match.game, seat)))
        self.same(channel, lambda c: self._events(c.match))

    def _events(self, match):
        ring = match.game.events
        found = []
        number = match.next_event(self.seat, 0)
        while number >= 0:
            found.append((number, ring.kind(number), ring.a(number), ring.b(number)))
            found.append(ring.c(number))
            number = match.next_event(self.seat, number + 1)
        return found

    def frame(self, press=-1):
        """One frame on both; all channels, or those of `only`."""
        for console in self.both:
            console.frame(press)
        left = [console.leaves() for console in self.both]
        for channel in self.only or left[0]:
            self.same(channel, lambda c, by=channel: left[c is self.other][by])
        self.frames += 1
        if self.only:
            self.same("buzzer", lambda c: c.listen())

    def move(self, presses):
        """Look about by directions only."""
        for _ in range(presses):
            self.frame(self.chance.choice((UP, DOWN, LEFT, RIGHT)))

    def back_to_table(self):
        """Put away what lies over it."""
        if self.one.top.module not in ENDS:
            for console in self.both:
                console.console.stack.unwind()
        self.frame()

    # What lies over a table.

    def pause(self, hint=False, ask=True):
        """The pause, its rows, what it tells by cues (`ask`), the log, the hint if it is there."""
        if self._ended():
            return
        whats = self._open_pause()
        if ask:
            self.ask()
        for _ in whats:
            self.frame(DOWN)
        if b"log" in whats:
            self._open_log()
        if hint and b"hint" in whats:
            self._choose(whats.index(b"hint"))
            self._hint()
        self.back_to_table()

    def ask(self):
        """What the pause answers by cues: score, others, hand, table."""
        if self.one.top.module != "pause":
            for console in self.both:
                console.console.stack.push(open_screen(b"pause"))
        for press in (UP, LEFT, RIGHT):
            self.frame(press)

    def undo(self):
        """What the pause says it would take back; it is taken back where that is offered."""
        if self._ended():
            return
        whats = self._open_pause()
        offered = self.one.top.words.n
        self._choose(whats.index(b"undo"))
        if self.one.top.module == "confirm":
            self.frame(RIGHT)
            self.frame(A)
        if offered:
            self.undone += 1
            self.know("events")
        self.back_to_table()

    def _open_pause(self):
        """Its rows, by what they do."""
        self.same("undo", lambda c: c.match.can_undo())
        for console in self.both:
            console.console.stack.push(open_screen(b"pause"))
        pause = self.one.top
        self.same("undo", lambda c: bytes(c.top.words.buf[: c.top.words.n]))
        self.same("screen", lambda c: bytes(c.top.rows[: c.top.count()]))
        rows = type(pause).choose.__globals__["ROWS"]
        return [rows[i][1] for i in pause.rows[: pause.count()]]

    def _ended(self):
        """At the end other things can be looked at, and the pause opens by UP."""
        if self.one.top.module not in ENDS:
            return False
        self._end()
        return True

    def _end(self):
        """The end of a match: its choices, what the pause tells there, points by round, log."""
        self.move(4)
        self._back_to_end()
        self.frame(UP)
        self.ask()
        self._back_to_end()
        if self.one.top.module == "end_seats":
            for name in (b"rounds", b"log"):
                for console in self.both:
                    console.console.stack.push(open_screen(name))
                self.frame()
                for press in (UP, A, LEFT, RIGHT, RIGHT, A):
                    self.frame(press)
                self.frame(B)

    def _back_to_end(self):
        for console in self.both:
            while console.top.module not in ENDS:
                console.console.stack.pop()
        self.frame()

    def _choose(self, row):
        for _ in range(abs(self.one.top.focus - row)):
            self.frame(DOWN if self.one.top.focus < row else UP)
        self.frame(A)

    def _open_log(self):
        for console in self.both:
            console.console.stack.push(open_screen(b"log"))
        self.same("log", self._log)
        self.frame(A)  # by cues, the last entry and some more
        for _ in range(3):
            self.frame(UP)
        self.move(2)
        self.frame(B)

    def _log(self, console):
        """All its lines."""
        found = []
        for place in range(console.top.count):
            console.top._wrap(place)
            found.append(bytes(console.top.words.buf[: console.top.words.n]))
        return found

    def _hint(self):
        for _ in range(MOST_FRAMES * 10):
            if self.one.top.action != NO_ACTION:
                break
            for console in self.both:
                console.top.tick(console.now_ms)
        self.same("hint", self._advice)
        self.frame()

    def _advice(self, console):
        bot = console.top.bot
        return console.top.action, bot.reason, bot.reason_card, bot.reason_number

    # What is done.

    def act(self, action):
        """The seat in turn does it, on both, where the other world lets it; then it is told."""
        if action not in checks.legal(self.other.match.game):
            return False
        for console in self.both:
            acting = console.table
            if self.name == "pitaouf":
                acting = console.top
                acting._act(action)
            else:
                acting.act(action)
        self.know("events")
        for _ in range(MOST_FRAMES):
            self.frame()
            telling = self.one.table.telling.running
            if not telling and self.one.top.module not in ("", "table_pitaouf"):
                break
            self.frame(A if telling else -1)
            if not self.one.table.telling.running:
                break
        self.frame()
        return True

    def bot_moves(self):
        """Let the bots of both think; what they do, and why."""
        for console in self.both:
            bot = console.session.bots[self.seat]
            for _ in range(MOST_FRAMES * 10):
                if console.match.count:
                    break
                console.top.tick(console.now_ms)
            console.why = console.match.journal[0], bot.reason, bot.reason_card, bot.reason_number
            assert console.match.count == 1
        self.same("bot", lambda c: c.why)


def one_person(seats, seat):
    """Everybody else is a bot."""
    return [PERSON if i == seat else 1 for i in range(seats)]
