"""The name of a person, chosen letter by letter with the buttons.

Pushed by the set-up with `seat` set. Directions move over the letters, round the edges; A takes
one, B takes the last one back and, with none left, goes back. A name begins with a capital by
itself. What was chosen is kept in the set-up.
"""

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import shapes
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.screens.keys import DOWN, LEFT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.store.setup import NAME_BYTES
from engine_mpy.text import ids as common
from engine_mpy.text import ids_seats as ids
from engine_mpy.text.compose import Line

_WIDE = const(11)  # letters a row
_HIGH = const(4)
_ERASE = const(42)
_DONE = const(43)
# In ISO 8859-15, where the one before - is oe.
LETTERS = (
    b"abcdefghijklmnopqrstuvwxyz\xe9\xe8\xea\xeb\xe0\xe2\xe7\xee\xef\xf4\xfb\xfc\xf6\xbd-\x20"
)


class NameScreen(Screen):
    """`name` is a Line with what was chosen so far, `focus` the place of a letter."""

    seat = 0

    def enter(self, console):
        """Begin with the name kept; the texts are those of the set-up behind."""
        self.console = console
        self.names = console.session.setup.names
        self.name = Line(NAME_BYTES)
        self.focus = 0
        start = self.seat * NAME_BYTES
        for i in range(NAME_BYTES):
            if self.names[start + i]:
                self.name.byte(self.names[start + i])
        if self.name.n:
            self.focus = _DONE
        console.cues.number(self.focus + 1, True, cue.DETAILS)

    def input(self, press):
        """Directions with repeat, A and B without."""
        key = press & 7
        if key < A:
            self._move(key)
        elif press == A:
            self._take()
        elif press == B:
            self._back()
        self.console.stack.dirty = True

    def _move(self, key):
        column = self.focus % _WIDE
        line = self.focus // _WIDE
        if key == UP or key == DOWN:
            line = (line + (_HIGH - 1 if key == UP else 1)) % _HIGH
        else:
            column = (column + (_WIDE - 1 if key == LEFT else 1)) % _WIDE
        self.focus = line * _WIDE + column
        self.console.cues.play(cue.FOCUS)
        self.console.cues.number(self.focus + 1, True, cue.DETAILS)

    def _take(self):
        if self.focus == _DONE:
            self._keep()
        elif self.focus == _ERASE:
            self._erase()
        elif self.name.n == NAME_BYTES or self.name.n == 0 and self._letter() == 32:
            self.console.cues.refuse(cue.WHY_FULL)
        else:
            start = self.name.n
            self.name.byte(self._letter())
            if start == 0 or self.name.buf[start - 1] in (32, 45):
                self.name.capital(start)
            self.console.cues.play(cue.CONFIRM)

    def _letter(self):
        return LETTERS[self.focus]

    def _erase(self):
        if self.name.n:
            self.name.n -= 1
            self.console.cues.play(cue.BACK)
        else:
            self.console.cues.play(cue.EDGE)

    def _back(self):
        if self.name.n:
            self._erase()
        else:
            self.console.cues.play(cue.BACK)
            self.console.stack.pop()

    def _keep(self):
        start = self.seat * NAME_BYTES
        n = self.name.n
        while n and self.name.buf[n - 1] == 32:
            n -= 1
        for i in range(NAME_BYTES):
            self.names[start + i] = self.name.buf[i] if i < n else 0
        self.console.cues.play(cue.CONFIRM)
        self.console.stack.pop()

    def draw(self, canvas):
        """The name over the letters."""
        x = self._draw_name(canvas)
        if x < 96:
            _draw_label(canvas, self.console.texts[ids.NAME])
        if self.name.n < NAME_BYTES:
            canvas.block(x, 12, 7, 2, 1)
        canvas.hline(0, 15, 128, 1)
        for i in range(_WIDE * _HIGH):
            _draw_letter(canvas, i, i == self.focus)

    @micropython.viper
    def _draw_name(self, canvas) -> int:
        name = self.name
        return int(canvas.text(big, name.buf, int(name.n), 3, 0, 1)) + 2

    def where(self, line):
        """The name so far, and the letter."""
        line.put(self.console.texts[ids.NAME]).put(self.console.texts[common.COLON])
        line.put(self.name.buf, 0, self.name.n).put(b". ")
        texts = self.console.texts
        if self.focus == _DONE:
            line.put(texts[ids.NAME_DONE])
        elif self.focus == _ERASE:
            line.put(texts[ids.NAME_ERASE])
        elif self._letter() == 32:
            line.put(texts[ids.NAME_SPACE])
        else:
            line.byte(self._letter())


@micropython.viper
def _draw_label(canvas, data):
    canvas.right(small, data, int(len(data)), 126, 3, 1)


@micropython.viper
def _draw_letter(canvas, i: int, focus: int):
    """Draw a cell of the letters: 11 x 12 pixels, inverse where the focus is."""
    x = 3 + 11 * (i % 11)
    y = 16 + 12 * (i // 11)
    c = 1 - focus
    if focus:
        canvas.block(x, y, 11, 12, 1)
    if i == _DONE:
        canvas.icon(shapes.TICK, x + 2, y + 3, c)
    elif i == _ERASE:
        canvas.icon(shapes.CROSS, x + 2, y + 3, c)
    elif i == _ERASE - 1:
        canvas.hline(x + 2, y + 9, 7, c)
    else:
        wide = int(canvas.part(text, LETTERS, i, i + 1, 128, y, c)) - 128
        canvas.part(text, LETTERS, i, i + 1, x + ((11 - wide) >> 1), y + 1, c)
