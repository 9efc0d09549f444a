"""A console with a real panel at a table with several seats, for the tests of what several share.

Actions are done through the table, at random; presses open the hand-over and skip what is told.
"""

import random

from engine_mpy.console import Console
from engine_mpy.screens.keys import A
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from engine_mpy.text.compose import Line
from hardware.ssd1306 import SSD1306
from simulator.panel import open_panel
from tests.mpy.stand_ins import Buttons, Buzzer, MemoryStore, Motor, Power
from tests.panel_bus import PanelBus

PERSON, BOT = 0, 1


def nothing():
    """Stands in for saving."""


class Watched(SSD1306):
    """Keeps what the panel's memory holds after each `show`."""

    def __init__(self, panel):
        self.panel = panel
        self.memories = []
        super().__init__(PanelBus(panel))

    def show(self):
        sent = super().show()
        self.memories.append(self.panel.memory)
        return sent


class Table:
    """A console and its table; `start` begins a match, `resume` goes on with a saved one."""

    def __init__(self, store=None, language=0, animation=3, buzzer=None, motor=None):
        self.panel = open_panel("ssd1306")
        self.display = Watched(self.panel)
        self.buttons = Buttons()
        self.buzzer = buzzer or Buzzer()
        self.store = store or MemoryStore()
        motor = motor or Motor()
        self.console = Console(self.display, self.buttons, self.buzzer, motor, self.store, Power())
        self.console.settings.set(0, language)
        self.console.settings.set(9, animation)
        self.console.use_settings()
        self.session = self.console.session
        self.now_ms = 0
        self.line = Line(1200)
        self.legal = bytearray(256)

    def start(self, game, kinds, deal=3, options=0, saving=False):
        self.session.open(game)
        self.session.new(deal, options, len(kinds), bytes(kinds))
        if not saving:
            self.session.save = nothing
        return self.play()

    def resume(self, game):
        self.session.open(game)
        assert self.session.ready()
        return self.play()

    def play(self):
        self.console.play()
        self.table = self.console.stack.screens[0]
        return self

    @property
    def match(self):
        return self.session.match

    @property
    def top(self):
        return self.console.stack.top()

    def frame(self, press=-1):
        self.buttons.press = press
        self.now_ms += 20
        self.display.memories.clear()
        self.console.frame(self.now_ms)
        return self

    def reads(self):
        """What the screen in front says of itself."""
        self.top.where(self.line.clear())
        text = bytes(self.line.buf[: self.line.n]).decode("iso8859-15")
        return text.replace("\xa0", " ").replace("\n", " ")

    def seen(self):
        """All that is to be seen, read and heard, and all the panel's memories of the frame."""
        return (
            bytes(self.display.frame),
            tuple(self.display.memories),
            self.reads(),
            (
                self.buzzer.hz,
                bytes(self.console.cues.score._notes[: 3 * self.console.cues.score.n]),
            ),
        )

    def skip(self):
        """Let all be told."""
        while self.table.telling.running and self.top is self.table:
            self.frame(A)
        return self

    def step(self, chance):
        """Go on by a frame: skip, open, act at random; False at the end."""
        table = self.table
        if self.top is not table:
            return False
        if table.telling.running or table.stage in (HANDOVER, ROUND):
            self.frame(A)
        elif table.stage == TURN:
            table.act(self.choose(chance))
            self.frame()
        else:
            self.frame()
        return True

    def choose(self, chance: random.Random):
        """A legal action of the seat in turn."""
        return self.legal[chance.randrange(self.match.game.legal(self.legal))]

    def until(self, stage, frames=3000, chance=None):
        """Go on until the table waits for this and nothing is told; acts at random."""
        chance = chance or random.Random(1)
        for _ in range(frames):
            if self.table.stage == stage and not self.table.telling.running:
                return self
            if not self.step(chance):
                break
        raise AssertionError(f"stage {stage} does not come")
