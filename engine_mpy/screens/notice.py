"""A strip over the screen in front when the store has something to say, until the next press.

The console owns it. It takes no press away and has no time limit; the whole message can be read in
the menu and the pause for as long as it holds.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import shapes
from engine_mpy.draw.fonts import text
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.text import ids

_SEEN_MS = const(1000)  # a press before that was meant for what was there before
_WRAP = const(0x3FFFFFFF)  # time is ticks that may wrap


class Notice:
    """Looks at `store.message` once a frame."""

    def __init__(self, console):
        self.console = console
        self.shown = False
        self.told = NO_MESSAGE  # the message last shown
        self.since_ms = 0

    def tick(self, now_ms):
        """Show the strip when the message is another one."""
        message = self.console.store.message
        if message != self.told:
            self.told = message
            self.shown = message != NO_MESSAGE
            self.since_ms = now_ms
            self.console.stack.dirty = True
            if self.shown:
                self.console.cues.play(cue.NOT_SAVED)

    def input(self, press):
        """A press takes the strip away, and does what it does."""
        if self.shown and (self.console.now_ms - self.since_ms & _WRAP) >= _SEEN_MS:
            self.shown = False
            self.console.stack.dirty = True

    def draw(self, canvas):
        """Over the bottom of the picture."""
        if self.shown:
            canvas.block(0, 50, 128, 14, 0)
            canvas.block(0, 51, 128, 13, 1)
            canvas.icon(shapes.WARNING, 3, 53, 0)
            canvas.text(text, self.console.texts[ids.NOTICE], -1, 15, 53, 0)
