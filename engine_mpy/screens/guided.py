"""A step of a guided deal: before the first turns, what to look at, in words and by cues.

The tables push it when a turn begins in a match whose `session.guided` is set (status.py). Its
words are four texts of the game's book, its cues a status each. The turn itself is free.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import text
from engine_mpy.screens import open_screen, status
from engine_mpy.screens.keys import LEFT, A
from engine_mpy.screens.stack import Screen

_LINES = const(5)
_PAUSE_MS = const(700)  # as before a cue
_TICKS = const(0x3FFFFFFF)
# What is told with each step.
ASKED = bytes((status.HAND, status.TABLE, status.PLACE, status.OTHERS))


class GuidedScreen(Screen):
    """A goes on to the turn, B is the pause, LEFT says it again."""

    parts = ("status",)

    def enter(self, console):
        """Take the next step; after the last one the match is like any other."""
        self.console = console
        self.table = console.stack.screens[0]
        self.step = console.session.guided - 1
        console.session.guided = self.step + 2 if self.step + 1 < len(ASKED) else 0
        words = console.texts[self.table.guided + self.step]
        self.words = rows.Paragraph(_LINES).wrap(text, words)
        self.said = False
        self.since_ms = console.now_ms

    def tick(self, now_ms):
        """Tell it behind what sounds."""
        if self.console.cues.running():
            self.since_ms = now_ms
        elif not self.said and now_ms - self.since_ms & _TICKS >= _PAUSE_MS:
            self._say()

    def _say(self):
        self.said = True
        self.table.status(ASKED[self.step])

    def input(self, press):
        """Read, then play."""
        if press == LEFT:
            self._say()
        elif press < A or press > 7:
            self.console.cues.play(cue.EDGE)
        elif press == A:
            self.console.cues.play(cue.YOUR_TURN)
            self.console.stack.pop()
        else:
            self.console.stack.replace(open_screen(b"pause"))

    def draw(self, canvas):
        """The words."""
        self.words.draw(canvas, 4)

    def where(self, line):
        """The words."""
        line.put(self.words.data)
