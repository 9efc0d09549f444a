"""Leaks for the leak test to find: one a channel, put into a console that sits at a table.

Each lets something out that depends on the whole state, where the real thing asks a view.
"""

from binascii import crc32

from engine_mpy.bots import open_bot
from engine_mpy.games.base import SHUFFLED
from engine_mpy.games.events import EVERYONE
from engine_mpy.match.match import BOT_STRONG
from tests.suite import checks


def secret(console):
    """1 .. 8, by everything that lies hidden as well."""
    return 1 + crc32(console.match.game.state) % 8


def _after(owner, name, more):
    """Let `more` happen after a method of this object."""
    method = getattr(owner, name)

    def both(*arguments):
        result = method(*arguments)
        more(*arguments)
        return result

    setattr(owner, name, both)


def view(console):
    """A byte in which the views' own games keep nothing."""

    def shows(seat, into):
        into.state[len(into.state) - 1] = secret(console)

    _after(console.match.game, "view_for", shows)


def events(console):
    """A record that everybody hears."""

    def posts(action):
        console.match.game.events.post(SHUFFLED, EVERYONE, secret(console))

    _after(console.match.game, "apply", posts)


def frame(console):
    """Pixels of a table."""

    def draws(canvas):
        canvas.hline(0, 63, secret(console), 2)

    _after(console.top, "draw", draws)


def memory(console):
    """What stands in the panel for a moment before the picture comes."""
    top = console.top
    draw = top.draw

    def draws(canvas):
        canvas.hline(0, 0, secret(console), 1)
        console.display.show()
        canvas.fill(0)
        draw(canvas)

    top.draw = draws


def where(console):
    """A word of what is said of the table."""
    _after(console.top, "where", lambda line: line.number(secret(console)))


def cue_text(console):
    """A number after a press."""
    cues = console.console.cues
    _after(console.top, "input", lambda press: cues.number(secret(console), True))


def buzzer(console):
    """A tone that no cue has."""
    _after(console.console.cues, "step", lambda now: console.tones.append(secret(console)))


def motor(console):
    """The same by touch."""
    _after(console.console.cues, "step", lambda now: console.pulses.append(secret(console)))


def told(console):
    """A space too much in the strip, which nobody sees."""
    telling = console.table.telling
    if hasattr(telling, "go_on"):
        _after(telling, "go_on", lambda: telling.line.put(b" " * secret(console)))


def log(console):
    """A word in the log alone."""

    def says(line, number):
        if console.top.module == "log":
            line.number(secret(console))

    if hasattr(console.table, "tell"):
        _after(console.table, "tell", says)


def heard(console):
    """A number behind what the log and the hand-over tell by cues."""
    if hasattr(console.table, "sound_event"):
        cues = console.console.cues
        _after(console.table, "sound_event", lambda number: cues.number(secret(console), True))


def undo(console):
    """A word about the action that would be taken back."""

    def says(line, view, action):
        if console.top.module == "pause":
            line.number(secret(console))

    _after(console.table, "action_text", says)


class Peeps:
    """A bot that looks at the cards."""

    def __init__(self, console, level):
        self.console = console
        self.bot = open_bot(console.name, level)
        self.reason_number = 0

    def begin(self, view):
        self.bot.begin(view)

    def step(self):
        legal = checks.legal(self.console.match.game)
        self.reason, self.reason_card = self.bot.reason, 255
        return legal[crc32(self.console.match.game.state) % len(legal)]


def bot(console):
    """In the seats of bots."""
    for seat in range(console.match.seats):
        if hasattr(console.session.bots[seat], "level"):  # one that is to think
            console.session.bots[seat] = Peeps(console, console.match.kinds[seat])


def hint(console):
    """A card that is named as the reason."""

    def asks(view):
        advice = open_bot(console.name, BOT_STRONG)
        advice.begin(view)
        step = advice.step

        def steps():
            action = step()
            advice.reason_number += secret(console)
            return action

        advice.step = steps
        return advice

    console.session.ask_hint = asks


PLANTS = [
    (view, "view"),
    (events, "events"),
    (told, "told"),
    (frame, "frame"),
    (memory, "memory"),
    (where, "where"),
    (cue_text, "cue text"),
    (buzzer, "buzzer"),
    (motor, "motor"),
    (log, "log"),
    (heard, "cue text"),
    (undo, "undo"),
    (hint, "hint"),
    (bot, "bot"),
]
