"""A console that is only heard: a frame is 20 ms, a press is a press, an ear on buzzer or motor.

What it offers a blind player is `press` and `said`; what it offers a test besides is the console.
"""

import importlib

from engine_mpy.console import Console
from engine_mpy.store import settings as fields
from tests.cue_ear import Ear
from tests.mpy.stand_ins import Buttons, Buzzer, Display, MemoryStore, Motor, Power

FRAME_MS = 20
QUIET_MS = 1000  # longer than any gap of the code
MOST_MS = 600_000


class Blind:
    """A console with one match; `by_touch`: the ear lies on the motor; `speed`: as kept."""

    def __init__(self, game, kinds, deal, options=0, by_touch=False, wish=0, speed=2):
        self.buttons = Buttons()
        self.buzzer = Buzzer()
        self.motor = Motor()
        below = (Display(), self.buttons, self.buzzer, self.motor, MemoryStore(), Power())
        self.console = Console(*below)
        settings = self.console.settings
        settings.set(fields.CUE_LEVEL, 2)
        settings.set(fields.ANIMATION, 0)
        settings.set(fields.CUE_SPEED, speed)
        if by_touch:
            settings.set(fields.MUTE, 1)
        self.console.use_settings()
        self.by_touch = by_touch
        self.ear = Ear(fields.SPEEDS[speed])
        self.quiet_ms = QUIET_MS * 100 // fields.SPEEDS[speed]
        self.now_ms = 0
        session = self.console.session
        session.open(game)
        session.new(deal, options, len(kinds), bytes(kinds))
        session.setup.wish(0, wish)
        session.save = lambda: None
        self.console.play()
        self.refused = 0

    @property
    def match(self):
        return self.console.session.match

    def frame(self, press=-1):
        self.now_ms += FRAME_MS
        self.buttons.press = press
        self.console.frame(self.now_ms)
        sounds = self.motor.strength if self.by_touch else self.buzzer.hz
        self.ear.sense(self.now_ms, sounds > 0)

    def said(self, press=-1):
        """Press, listen to the end of what is said; the list of what was heard."""
        if press >= 0:
            self.ear.forget()
        self.frame(press)
        quiet_from = self.now_ms
        while self.now_ms - quiet_from < self.quiet_ms:
            self.frame()
            if self.ear.on:
                quiet_from = self.now_ms
            assert self.now_ms < MOST_MS * 20, "nothing ends"
        heard = self.ear.heard()
        self.ear.forget()
        self.refused += heard.count("REFUSED")
        return heard

    def press(self, key):
        """A press whose sound nobody waits for."""
        self.ear.forget()
        self.frame(key)


def described(game):
    return importlib.import_module(f"tools.describe.{game.decode()}")
