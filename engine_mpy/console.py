"""The frame contract: poll, act, draw, send, sound, save.

firmware/main.py calls `frame` and sleeps what it returns.

The console owns what outlives a screen: canvas, texts, settings, cues, the session and the stack.
It reads no clock and touches no pin; display, buttons, buzzer and motor are handed to it (see
README, "The machine below").
"""

from engine_mpy.cues.player import Player
from engine_mpy.draw.canvas import Canvas
from engine_mpy.match.session import Session
from engine_mpy.screens import open_screen
from engine_mpy.screens.stack import Stack
from engine_mpy.store.settings import Settings
from engine_mpy.text.compose import Line

FRAME_MS = 20


class Console:
    """Everything but the hardware. Made once at power-on; it shows the title."""

    def __init__(self, display, buttons, buzzer, motor, store):
        self.display = display
        self.buttons = buttons
        self.store = store
        self.canvas = Canvas(display.frame)
        self.settings = Settings()
        self.settings.load(store)
        self.cues = Player(buzzer, motor, self.settings)
        self.texts = None
        self.use_settings()
        self.line = Line(96)
        self.session = Session(store, self.settings)
        self.stack = Stack(self)
        self.stack.push(open_screen(b"title"))

    def use_settings(self):
        """Bring language, panel and cues in line with the settings, at once."""
        from engine_mpy.text import open_texts

        settings = self.settings
        self.texts = open_texts(settings.language, self.texts)
        self.display.contrast(settings.contrast)
        self.display.invert(settings.inverse)
        self.display.flip(settings.flip)
        self.cues.use_settings()

    def frame(self, now_ms):
        """One frame at `now_ms` (ticks that may wrap); the milliseconds until the next."""
        stack = self.stack
        buttons = self.buttons
        buttons.poll(now_ms)
        press = buttons.take()
        while press >= 0:
            stack.top().input(press)
            press = buttons.take()
        stack.top().tick(now_ms)
        if stack.dirty:
            stack.dirty = False
            self.canvas.fill(0)
            stack.top().draw(self.canvas)
        self.display.show()
        self.cues.step(now_ms)
        if self.session.unsaved:
            self._save()
        return FRAME_MS

    def close(self):
        """Save what is not saved and fall silent: before power-off and on the way to the REPL."""
        self.cues.stop()
        self.session.save()

    def _save(self):
        """Writing flash stops interrupts: no tone may hang meanwhile; the buttons latch."""
        if self.cues.quiet():
            self.session.save()
            self.stack.dirty = True  # a message of the store may have come or gone
