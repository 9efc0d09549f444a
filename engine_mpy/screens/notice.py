"""A strip over the screen in front when the store or the battery has something to say.

It stays until the next press. The console owns it. It takes no press away and has no time limit;
the whole message of the store can be read in the menu and the pause for as long as it holds.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows, shapes
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.text import ids

_SEEN_MS = const(1000)  # a press before that was meant for what was there before
_WRAP = const(0x3FFFFFFF)  # time is ticks that may wrap


class Notice:
    """Looks at `store.message` once a frame."""

    def __init__(self, console):
        self.console = console
        self.shown = False
        self.battery = False  # it is the battery that is spoken of
        self.told = NO_MESSAGE  # the message last shown
        self.since_ms = 0

    def tick(self, now_ms):
        """Show the strip when the message is another one, or the battery has become low."""
        message = self.console.store.message
        if message != self.told:
            self.told = message
            self._show(now_ms, message != NO_MESSAGE, False)
            if self.shown:
                self.console.cues.play(cue.NOT_SAVED)
        elif self.console.battery.look(now_ms):
            self._show(now_ms, True, True)
            self.console.cues.play(cue.BATTERY_LOW, True)

    def _show(self, now_ms, shown, battery):
        self.shown = shown
        self.battery = battery
        self.since_ms = now_ms
        self.console.stack.dirty = True

    def again(self):
        """Tell the store's message once more, if it has one."""
        self.told = NO_MESSAGE

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
            if self.battery:
                canvas.icon(shapes.BATTERY, 2, 55, 0)
                rows.notice(canvas, self.console.texts[ids.NOTICE_BATTERY])
            else:
                canvas.icon(shapes.WARNING, 3, 53, 0)
                rows.notice(canvas, self.console.texts[ids.NOTICE])
