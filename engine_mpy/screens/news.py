"""Something the console has to say when it starts: a title and some words, until A or B.

Pushed by engine_mpy/start/news.py with `title`, `words` and `number` set.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.screens.keys import DOWN, UP, A
from engine_mpy.screens.stack import Screen

_MOST = const(12)  # lines
_TOP = const(13)


class NewsScreen(Screen):
    """UP and DOWN move the words where they are too many."""

    title = b""
    words = b""
    number = 0  # in the manual's list of messages

    def enter(self, console):
        """Break the words into lines."""
        self.console = console
        self.shown = 4
        self.lines = rows.Paragraph(5).wrap(text, self.words)
        if self.lines.font is small or self.lines.lines > 4:
            self.shown = 5
            self.lines = rows.Paragraph(_MOST).narrow(small, self.words)
        self.first = 0

    def resume(self):
        """The one before it has been read."""
        self.say()

    def say(self):
        """MESSAGE and its number, behind what sounds."""
        self.console.cues.marked(cue.MESSAGE, self.number, cue.EVENTS)

    def input(self, press):
        """A and B go on; LEFT and RIGHT say which it is."""
        console = self.console
        key = press & 7
        if key == UP:
            self._move(self.first - 1)
        elif key == DOWN:
            self._move(self.first + 1)
        elif key < A:
            self.say()
        elif press < 8:
            console.cues.play(cue.BACK)
            console.stack.pop()

    def _move(self, first):
        if 0 <= first <= self.lines.lines - self.shown:
            self.first = first
            self.console.stack.dirty = True
            self.console.cues.play(cue.FOCUS)
        else:
            self.console.cues.play(cue.EDGE)

    def draw(self, canvas):
        """The title over the lines in sight."""
        rows.title(canvas, self.title)
        self.lines.draw_from(canvas, _TOP, self.first, self.shown)
        layout.scroll_bar(canvas, _TOP, 64 - _TOP, self.first, self.shown, self.lines.lines)

    def where(self, line):
        """Title and words."""
        line.put(self.title).put(b". ").put(self.words)
