"""Rows of lists, titles and paragraphs, in calls of few arguments: what the menus are drawn with.

Screens call it. In viper, since a bytecode function that calls canvas.fitted with its seven
arguments would take its frame from the heap. It knows no screen and no text.
"""

from array import array

import micropython
from micropython import const

from engine_mpy.draw import layout, shapes
from engine_mpy.draw.fonts import big, small, text

BAR = const(16)  # pixel rows of the chosen row
TITLE = const(13)  # pixel rows of a title with its rule
DIGITS = b"0123456789"
WIDE = const(124)  # columns that the scroll bar leaves


@micropython.viper
def title(canvas, data):
    """Draw a text in the middle over a rule."""
    canvas.centred(text, data, -1, 0, 128, 0, 1)
    canvas.hline(0, 11, 128, 1)


@micropython.viper
def title_line(canvas, line):
    """Draw a Line in the middle over a rule, small if it is long: arrows may stand beside it."""
    if int(canvas.width(text, line.buf, int(line.n))) > 112:
        canvas.centred(small, line.buf, int(line.n), 0, 128, 2, 1)
    else:
        canvas.centred(text, line.buf, int(line.n), 0, 128, 0, 1)
    canvas.hline(0, 11, 128, 1)


@micropython.viper
def heading(canvas, data, line):
    """Draw a small text at the left and a Line at the right, over a rule: 10 pixel rows."""
    x = int(canvas.right(small, line.buf, int(line.n), 127, 0, 1))
    canvas.fitted(small, data, -1, 2, 0, x - 8, 1)
    canvas.hline(0, 9, 128, 1)


@micropython.viper
def middle(canvas, data, y: int):
    """Draw a text in the middle of the screen."""
    canvas.centred(text, data, -1, 0, 128, y, 1)


@micropython.viper
def middle_line(canvas, line, y: int):
    """Draw a Line in the middle of the screen."""
    canvas.centred(text, line.buf, int(line.n), 0, 128, y, 1)


@micropython.viper
def notice(canvas, data):
    """Draw the words of the strip at the bottom, beside its sign."""
    canvas.text(text, data, -1, 15, 53, 0)


@micropython.viper
def plain(canvas, data, y: int, right: int):
    """Draw a row that is not chosen, up to the column `right`."""
    canvas.fitted(text, data, -1, 3, y, right - 6, 1)


@micropython.viper
def bar(canvas, y: int):
    """Draw the inverse bar of the chosen row."""
    canvas.block(0, y, 124, 16, 1)


@micropython.viper
def chosen(canvas, data, y: int, right: int):
    """Draw the text in the bar, as large as it can be."""
    if int(canvas.width(big, data, -1)) <= right - 6:
        canvas.text(big, data, -1, 3, y + 1, 0)
    else:
        canvas.fitted(text, data, -1, 3, y + 4, right - 6, 0)


@micropython.viper
def value(canvas, line, y: int) -> int:
    """Draw a Line at the right end of a row that is not chosen; the column where it begins."""
    return int(canvas.right(text, line.buf, int(line.n), 121, y, 1))


@micropython.viper
def chosen_value(canvas, data, line, y: int) -> int:
    """Draw a Line at the right end of the bar, large if that leaves `data` room to be."""
    n = int(line.n)
    room = 112 - int(canvas.width(big, data, -1))
    if int(canvas.width(big, line.buf, n)) <= room:
        return int(canvas.right(big, line.buf, n, 121, y + 1, 0))
    return int(canvas.right(text, line.buf, n, 121, y + 4, 0))


@micropython.viper
def scroll_bar(canvas, rows, y: int):
    """Draw the scroll bar of a ListScreen from y to its bottom."""
    height = int(rows.bottom) - y
    first = int(rows.first)
    layout.scroll_bar(canvas, y, height, first, int(rows.in_sight), int(rows.total))


@micropython.viper
def tick_box(canvas, y: int, c: int, on: int) -> int:
    """Draw a box at the right end of a row, ticked or not; the column where it begins."""
    canvas.box(112, y, 10, 10, c)
    if on:
        canvas.icon(shapes.TICK, 113, y + 1, c)
    return 112


class Paragraph:
    """Some words broken into at most `most` lines, in the small font where they need more."""

    def __init__(self, most):
        self.most = most
        self.breaks = array("H", [0] * (2 * most + 2))
        self.font = text
        self.data = b""
        self.lines = 0

    def narrow(self, font, data):
        """Take over data in that font, beside a scroll bar."""
        self.font = font
        self.data = data
        self.lines = min(layout.wrap(font, data, -1, 120, self.breaks), self.most)
        return self

    def wrap(self, font, data, n=-1):
        """Take over n bytes of data (-1: all), which must stay as they are."""
        self.font = font
        self.data = data
        self.lines = layout.wrap(font, data, n, 124, self.breaks)
        if self.lines > self.most:
            self.font = small
            self.lines = layout.wrap(small, data, n, 124, self.breaks)
        if self.lines > self.most:
            self.lines = self.most
        return self

    @micropython.viper
    def draw(self, canvas, y: int) -> int:
        """Draw it from y on, a pixel between lines; returns the row after it."""
        places = ptr16(self.breaks)
        font = self.font
        pitch = int(ptr8(font.DATA)[0]) + 1
        for i in range(int(self.lines)):
            start = int(places[2 * i])
            canvas.part(font, self.data, start, int(places[2 * i + 1]), 2, y, 1)
            y += pitch
        return y

    @micropython.viper
    def draw_from(self, canvas, y: int, first: int, most: int):
        """Draw at most so many of its lines from y on, beginning with line `first`."""
        places = ptr16(self.breaks)
        font = self.font
        pitch = int(ptr8(font.DATA)[0]) + 1
        stop = int(self.lines)
        if stop > first + most:
            stop = first + most
        for i in range(first, stop):
            start = int(places[2 * i])
            canvas.part(font, self.data, start, int(places[2 * i + 1]), 2, y, 1)
            y += pitch


@micropython.viper
def page(canvas, data, breaks, first: int, lines: int):
    """Draw large lines under a small heading: four of `lines` wrapped ones, from `first` on."""
    places = ptr16(breaks)
    y = 11
    while first < lines and y < 63:
        start = int(places[2 * first])
        canvas.part(big, data, start, int(places[2 * first + 1]), 2, y, 1)
        y += 13
        first += 1


@micropython.viper
def answer(canvas, data, x: int, focus: int):
    """Draw one of the two answers to a question, at the bottom: inverse, or in a frame."""
    if focus:
        canvas.block(x, 47, 56, 17, 1)
    else:
        layout.frame(canvas, x, 47, 56, 17, 1)
    canvas.centred(big, data, -1, x, 56, 48, 1 - focus)


@micropython.viper
def digit(canvas, font, number: int, x: int, focus: int):
    """Draw a digit 19 pixels wide and 26 high, inverse where the focus is."""
    if focus:
        canvas.block(x, 14, 19, 26, 1)
    start = number + 1
    width = int(canvas.part(font, DIGITS, number, start, 128, 16, 1)) - 128
    canvas.part(font, DIGITS, number, start, x + ((19 - width) >> 1), 16, 1 - focus)
