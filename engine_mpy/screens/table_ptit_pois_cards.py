"""Ptit Pois's cards as pictures: the discards, large and small ones, packs, backs; and the arrow.

The table's drawing calls it with card numbers of games/ptit_pois_table.py. A colour is its
AccessiJeux shape. Viper, so that calls with many arguments take no heap; it knows no game.
"""

import micropython

from engine_mpy.draw import cards, shapes, shapes_colours, zoom
from engine_mpy.draw.fonts import face, huge, small, text

# How a card looks.
CHOSEN = 1  # would be played: dark on light
CURSOR = 2  # the cursor is on it: a second frame

_VALUES = (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9", b"10")
_SMALL = (
    shapes_colours.RED_S,
    shapes_colours.YELLOW_S,
    shapes_colours.BLUE_S,
    shapes_colours.ORANGE_S,
    shapes_colours.GREEN_S,
    shapes_colours.VIOLET_S,
)
_LARGE = (
    shapes_colours.RED_M,
    shapes_colours.YELLOW_M,
    shapes_colours.BLUE_M,
    shapes_colours.ORANGE_M,
    shapes_colours.GREEN_M,
    shapes_colours.VIOLET_M,
)


@micropython.viper
def discard(canvas, card: int, y: int, chosen: int):
    """Draw the top of a discard, 39 x 17, at the left."""
    cards.face_up(canvas, 0, y, 39, 17, face, _VALUES[card % 10], _LARGE[card // 10], chosen)


@micropython.viper
def whole(canvas, card: int):
    """Draw a card as large as the screen."""
    cards.face_up(canvas, 0, 0, 64, 32, huge, _VALUES[card % 10], _LARGE[card // 10], 0)
    zoom.double(canvas)


@micropython.viper
def in_range(canvas, line, y: int):
    """Draw a Line beside a discard: the values that go on it."""
    canvas.text(text, line.buf, int(line.n), 48, y, 1)


@micropython.viper
def large(canvas, card: int, x: int, look: int):
    """Draw the card under the cursor, 21 x 29, value and shape 12 pixels and more."""
    value = _VALUES[card % 10]
    shape = _LARGE[card // 10]
    ink = 1 - (look & 1)
    canvas.block(x, 35, 21, 29, 1 - ink)
    cards.outline(canvas, x, 35, 21, 29, 1)
    canvas.centred(face, value, -1, x, 22, 36, ink)
    canvas.icon(shape, x + ((21 - int(ptr8(shape)[0])) >> 1), 51, ink)


@micropython.viper
def little(canvas, card: int, x: int):
    """Draw a card beside it, 13 x 21."""
    cards.face_up(canvas, x, 43, 13, 21, small, _VALUES[card % 10], _SMALL[card // 10], 0)


@micropython.viper
def under(canvas, x: int, h: int):
    """Draw what is seen of a hidden card under another one that ends before x, h high."""
    y = 64 - h
    canvas.vline(x + 2, y + 4, h - 4, 1)
    canvas.hline(x, y + 3, 2, 1)
    row = y + 5
    while row < 63:
        canvas.pixel(x + (row & 1), row, 1)
        row += 1
    canvas.hline(x, 63, 2, 1)


@micropython.viper
def back(canvas, x: int, look: int):
    """Draw a hidden card: small, or as large as the cursor makes it."""
    if look:
        cards.face_down(canvas, x, 35, 21, 29, 0)
        canvas.block(x + 6, 43, 9, 13, 0)
        canvas.icon(shapes.QUESTION, x + 7, 45, 1)
    else:
        cards.face_down(canvas, x, 43, 13, 21, 0)


@micropython.viper
def empty(canvas, x: int):
    """Draw where a pack was."""
    cards.empty_place(canvas, x, 43, 13, 21)


@micropython.viper
def in_row(canvas, table, card: int):
    """Draw value and shape at `x`, `y` of the table; `x` moves on."""
    x = int(table.x)
    y = int(table.y)
    if table.large:
        y += 1
    x = int(canvas.text(small, _VALUES[card % 10], -1, x, y, 1))
    shape = _SMALL[card // 10]
    canvas.icon(shape, x + 1, y, 1)
    table.x = x + int(ptr8(shape)[0]) + 2


@micropython.viper
def in_row_back(canvas, table):
    """Draw the back of a hidden card there."""
    x = int(table.x)
    y = int(table.y)
    if table.large:
        y += 1
    canvas.box(x, y, 5, 7, 1)
    canvas.block(x + 1, y + 1, 3, 5, 3)


@micropython.viper
def arrow(canvas, x: int, y: int, up: int):
    """Draw the direction: a triangle on a stem, 17 x 20."""
    for i in range(9):
        row = i if up else 19 - i
        canvas.hline(x + 8 - i, y + row, 2 * i + 1, 1)
    canvas.block(x + 5, y + (9 if up else 0), 7, 11, 1)


@micropython.viper
def pile(canvas, number):
    """Draw the pile and, in a Line, how many cards it has."""
    if int(number.n) == 1 and int(ptr8(number.buf)[0]) == 48:
        cards.empty_place(canvas, 112, 0, 13, 13)
    else:
        cards.face_down(canvas, 112, 0, 13, 13, 0)
    canvas.centred(text, number.buf, int(number.n), 109, 19, 14, 1)


@micropython.viper
def panel(canvas, title, words, icon):
    """Draw what an action would do over the lower half: a title in a bar, a paragraph."""
    canvas.block(0, 34, 128, 12, 1)
    x = 3
    if int(len(icon)):
        canvas.icon(icon, 3, 36, 0)
        x = 15
    canvas.fitted(text, title, -1, x, 35, 126 - x, 0)
    words.draw(canvas, 47)


@micropython.viper
def status(canvas, data, inverse: int):
    """Draw a word under the arrow, at the right edge."""
    wide = int(canvas.width(small, data, -1))
    if wide > 44:
        canvas.fitted(small, data, -1, 83, 25, 44, 1)
        return
    x = 106 - (wide >> 1)
    canvas.text(small, data, -1, x, 25, 1)
    if inverse:
        canvas.block(x - 3, 24, wide + 6, 9, 2)


@micropython.viper
def thinks(canvas, line):
    """Draw a Line beside the lower discard, over the hand."""
    canvas.fitted(small, line.buf, int(line.n), 42, 34, 86, 1)
