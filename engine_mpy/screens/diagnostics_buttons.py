"""The buttons: what is down, how often each was pressed, and how often its contact bounced.

A clean press moves the contact twice, down and up; what the interrupts count beyond that is
bouncing, which the console swallows. A worn button shows here before it is felt. All six are
tried, so B leaves only when pressed twice in a row.
"""

from array import array

import micropython

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows, shapes
from engine_mpy.draw.fonts import small, text
from engine_mpy.screens.keys import REPEAT, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids as common
from engine_mpy.text import ids_diagnostics as ids

_ICONS = (
    shapes.UP,
    shapes.DOWN,
    shapes.LEFT,
    shapes.RIGHT,
    shapes.BUTTON_A,
    shapes.BUTTON_B,
)


class ButtonsScreen(Screen):
    """`presses[key]` since the screen was entered; `last` is the key pressed last, or -1."""

    def enter(self, console):
        """Count from here on."""
        self.console = console
        self.presses = array("H", [0] * 6)
        self.began = array("H", [0] * 6)  # edges before
        self.was_down = bytearray(6)
        self.shown = array("H", [0] * 6)  # what the picture says of each
        self.last = -1
        for key in range(6):
            self.began[key] = self._edges(key)
            self.was_down[key] = self._down(key)

    def _contact(self, key):
        """The contact behind a key: the console may be held the other way round."""
        return key ^ 1 if key < A and self.console.settings.flip else key

    def _edges(self, key):
        return self.console.buttons.edges(self._contact(key))

    def _down(self, key):
        return 1 if self.console.buttons.held(self._contact(key)) else 0

    def _stuck(self, key):
        return self.console.buttons.stuck >> self._contact(key) & 1

    def bounces(self, key):
        """How often the contact moved more than presses explain."""
        moved = self._edges(key) - self.began[key] & 0xFFFF
        # One that is down now has not let go yet; one that was down at first did not begin here.
        more = moved - 2 * self.presses[key] + self._down(key) - self.was_down[key]
        return more if more > 0 else 0

    def input(self, press):
        """Count it, say its number and how it bounces; a second B in a row leaves."""
        console = self.console
        if press >= REPEAT:
            return
        if press == B and self.last == B:
            console.cues.play(cue.BACK)
            console.stack.pop()
            return
        self.last = press
        self.presses[press] += 1
        console.cues.play(cue.FOCUS)
        console.cues.number(press + 1, True)
        console.cues.number(self.bounces(press), True, cue.DETAILS)
        console.stack.dirty = True

    def tick(self, now_ms):
        """A contact moved: its figures are others."""
        for key in range(6):
            figures = self.bounces(key) << 1 | self._down(key)
            if figures != self.shown[key]:
                self.shown[key] = figures & 0xFFFF
                self.console.stack.dirty = True

    def draw(self, canvas):
        """Two columns of three: the sign, presses, bounces; light where it is down."""
        rows.heading(canvas, self.console.texts[ids.BUTTONS_HOW], self.console.line.clear())
        for key in range(6):
            self._draw_key(canvas, key)
        _foot(canvas, self.console.texts[ids.BUTTONS_LEAVE])

    def _draw_key(self, canvas, key):
        line = self.console.line.clear()
        self._figures(line, key)
        how = self._down(key)
        if self._stuck(key):
            how += 2
        _cell(canvas, line, key, how)

    def _figures(self, line, key):
        line.number(self.presses[key]).byte(32).byte(32).number(self.bounces(key))

    def where(self, line):
        """The button pressed last, then those that are stuck, and the way out."""
        texts = self.console.texts
        line.put(texts[ids.DIAG_BUTTONS]).put(b". ")
        for key in range(6):
            if self._stuck(key):
                self._say_stuck(line, key)
        if self.last >= 0:
            self._say_last(line, texts)
        line.put(texts[ids.BUTTONS_LEAVE])

    def _say_stuck(self, line, key):
        texts = self.console.texts
        line.put(texts[ids.KEY_0 + key]).byte(32).put(texts[ids.BUTTONS_STUCK]).put(b". ")

    def _say_last(self, line, texts):
        line.put(texts[ids.KEY_0 + self.last]).put(texts[common.COLON])
        line.say(texts[ids.BUTTONS_COUNT], self.presses[self.last], self.bounces(self.last))
        line.put(b". ")


@micropython.viper
def _cell(canvas, line, key: int, how: int):
    """Draw a key's cell; `how`: 1 down, 2 stuck."""
    x = (key & 1) * 66
    y = 12 + (key >> 1) * 13
    canvas.icon(_ICONS[key], x + 3, y + 2, 1)
    canvas.text(text, line.buf, int(line.n), x + 17, y, 1)
    if how & 2:
        canvas.icon(shapes.WARNING, x + 52, y + 2, 1)
    if how & 1:
        canvas.block(x, y, 62, 12, 2)


@micropython.viper
def _foot(canvas, words):
    """Draw the way out."""
    canvas.centred(small, words, -1, 0, 128, 55, 1)
