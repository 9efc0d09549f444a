"""A console at any position of a match, and what leaves it in a frame, by channel.

tests/leak_twins.py makes two of them. It has a real panel, and notes what the buzzer and the motor
are told to do. Bots that are not to think are replaced, nothing is saved.
"""

from engine_mpy.bots import open_bot
from engine_mpy.games.base import NO_ACTION
from engine_mpy.store.settings import CUE_LEVEL
from tests.mpy.stand_ins import Buzzer, Motor
from tests.seats_console import Table, nothing

MOST_TICKS = 3000  # of a cue
EVERYTHING = 2  # of the cue level


class Tones(Buzzer):
    """Notes when which tone begins and ends."""

    def __init__(self, timeline):
        super().__init__()
        self.timeline = timeline

    def tone(self, hz, volume):
        self.timeline.append((hz, volume))

    def off(self):
        self.timeline.append((0, 0))


class Pulses(Motor):
    """The same for the motor."""

    def __init__(self, timeline):
        super().__init__()
        self.timeline = timeline

    def on(self, strength):
        self.timeline.append(strength)

    def off(self):
        self.timeline.append(0)


class Idle:
    """In a bot's seat: the test does its actions."""

    def begin(self, view):
        """Nothing to think about."""

    def step(self):
        return NO_ACTION


class Watcher(Table):
    """A console at any position of a match, and what leaves it in a frame, by channel."""

    def __init__(self, name, plant=None, level=EVERYTHING):
        self.tones, self.pulses = [], []
        self.plant = plant  # one of tests/leak_plants.py
        super().__init__(buzzer=Tones(self.tones), motor=Pulses(self.pulses))
        self.console.settings.set(CUE_LEVEL, level)
        self.console.texts.open(b"cues")
        self.session.open(name)
        self.session.save = nothing
        self.name = name

    def sit(self, game, position, kinds, bots):
        """Come to the table at this moment, as after a cut, with these kinds of seats; without
        `bots` those only sit there."""
        match = self.match
        self.console.stack.reset(b"title")
        self.session.new(position.deal, position.options, position.seats, bytes(kinds))
        seat = position.game.seat()
        for i in range(6):
            thinks = kinds[i] if i == seat and bots else 0
            self.session.bots[i] = open_bot(self.name, thinks) if thinks else Idle()
        match.base[:] = game.state
        match.based = True
        match.game.state[:] = game.state
        match.game.events.records[:] = game.events.records
        match.game.events.total = game.events.total
        self.console.cues.forget()
        self.play()
        if self.plant:
            self.plant(self)

    def leaves(self):
        """What comes out in the frame that was just made."""
        words = self.line.clear()
        self.console.cues.text(words, self.console.texts)
        cue_text = bytes(words.buf[: words.n])
        tones, pulses = tuple(self.tones), tuple(self.pulses)
        self.tones.clear()
        self.pulses.clear()
        return {
            "told": self.told(),
            "frame": bytes(self.display.frame),
            "memory": (tuple(self.display.memories), self.panel.memory),
            "where": self.reads(),
            "cue text": cue_text,
            "buzzer": tones,
            "motor": pulses,
            "screen": (self.top.module, self.console.stack.depth),
        }

    def listen(self):
        """Let the cue sound to its end: when which tone begins and ends."""
        heard = []
        cues = self.console.cues
        for tick in range(MOST_TICKS):
            if not cues.running():
                break
            self.now_ms += 20
            cues.step(self.now_ms)
            heard += [(tick, tone) for tone in self.tones if tone != (0, 0)]
            self.tones.clear()
        self.pulses.clear()
        return heard

    def told(self):
        """The line being told."""
        line = getattr(self.table, "telling", None) and getattr(self.table.telling, "line", None)
        return bytes(line.buf[: line.n]) if line else b""
