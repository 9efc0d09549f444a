"""Test pictures for the panel: is it the one that was set, and does every pixel work?

The first page is a frame on the outermost pixels: it is whole only with the right controller. The
second says what one sees with the wrong one. The rest light all, every second line, every second
column, and checkers. Any key but B turns the page.
"""

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.screens.keys import LEFT, UP, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids
from engine_mpy.text import ids_diagnostics as words

_FRAME = const(0)
_WRONG = const(1)
_ALL = const(2)
_LINES = const(3)
_COLUMNS = const(4)
_PAGES = const(6)


class PanelScreen(Screen):
    """`page` of six."""

    def enter(self, console):
        """Begin with the frame."""
        self.console = console
        self.page = 0
        self.set_to = console.display.NAME
        self.paragraph = rows.Paragraph(5)
        console.cues.number(1, True, cue.DETAILS)

    def input(self, press):
        """UP and LEFT turn back, the others on; B leaves."""
        console = self.console
        if press == B:
            console.cues.play(cue.BACK)
            console.stack.pop()
            return
        key = press & 7
        page = self.page + (-1 if key == UP or key == LEFT else 1)
        if 0 <= page < _PAGES:
            self.page = page
            console.cues.play(cue.FOCUS)
            console.cues.number(page + 1, True, cue.DETAILS)
            console.stack.dirty = True
        else:
            console.cues.play(cue.EDGE)

    def _text(self):
        """What the page is, or how to read it."""
        if self.page == _FRAME:
            return self.console.texts[words.PANEL_FRAME]
        if self.page == _WRONG:
            shifted = self.set_to == b"SH1106"
            return self.console.texts[words.PANEL_SHIFTED if shifted else words.PANEL_CUT]
        return self.console.texts[words.PANEL_ALL + self.page - _ALL]

    def draw(self, canvas):
        """The page."""
        if self.page == _FRAME:
            line = self.console.line.clear()
            line.say(self.console.texts[words.PANEL_AS], self.set_to)
            rows.middle_line(canvas, line, 4)
            self.paragraph.wrap(text, self._text(), -1).draw(canvas, 19)
        elif self.page == _WRONG:
            self.paragraph.wrap(small, self._text(), -1).draw(canvas, 5)
        if self.page <= _WRONG:
            canvas.box(0, 0, 128, 64, 1)
        else:
            _pattern(canvas, self.page)

    def where(self, line):
        """What it is set to, what the page is, its number."""
        texts = self.console.texts
        line.put(texts[words.DIAG_PANEL]).put(b". ")
        line.say(texts[words.PANEL_AS], self.set_to).put(b". ").put(self._text()).put(b" ")
        line.say(texts[ids.PAGE], self.page + 1, _PAGES)


@micropython.viper
def _pattern(canvas, page: int):
    """Fill the canvas with a page's pattern: 85 is every second bit of a column."""
    frame = ptr8(canvas.frame)
    even = 255
    odd = 255
    if page == 3:
        even = 85
        odd = 85
    elif page == 4:
        odd = 0
    elif page == 5:
        even = 85
        odd = 170
    i = 0
    while i < 1024:
        frame[i] = even
        frame[i + 1] = odd
        i += 2
