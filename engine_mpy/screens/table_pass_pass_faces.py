"""Pass Pass's cards as pictures: in the trick, small and large in the hand; colours with counts.

The table's drawing calls it with card numbers of games/pass_pass_table.py. Viper, so that calls
with many arguments take no heap; it knows no view.
"""

import micropython

from engine_mpy.draw import cards, shapes, shapes_colours, zoom
from engine_mpy.draw.fonts import big, face, huge, small, text
from engine_mpy.games.pass_pass_table import DIAMONDS
from engine_mpy.text import ids_pass_pass as ids

VALUES = (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9", b"10", b"11", b"12")
SMALL = (
    shapes_colours.VIOLET_S,
    shapes_colours.BLUE_S,
    shapes_colours.GREEN_S,
    shapes_colours.YELLOW_S,
)
LARGE = (
    shapes_colours.VIOLET_M,
    shapes_colours.BLUE_M,
    shapes_colours.GREEN_M,
    shapes_colours.YELLOW_M,
)


@micropython.viper
def dot(canvas, x: int, y: int):
    """Draw a small diamond, 3 x 3."""
    canvas.hline(x, y + 1, 3, 1)
    canvas.vline(x + 1, y, 3, 1)


@micropython.viper
def gem(canvas, x: int, y: int):
    """Draw a larger one, 5 x 5."""
    canvas.hline(x, y + 2, 5, 1)
    canvas.vline(x + 2, y, 5, 1)
    canvas.block(x + 1, y + 1, 3, 3, 1)


@micropython.viper
def whole(canvas, card: int):
    """Draw a card as large as the screen, its diamonds at the right."""
    cards.face_up(canvas, 0, 0, 64, 32, huge, b"", b"", 0)
    value = VALUES[card % 12]
    shape = LARGE[card // 12]
    x = int(canvas.text(huge, value, -1, 4, 5, 1)) + 5
    canvas.icon(shape, x, 10, 1)
    for i in range(int(ptr8(DIAMONDS)[card])):
        gem(canvas, 55, 4 + 9 * i)
    zoom.double(canvas)


@micropython.viper
def in_trick(canvas, shown, card: int, seat: int):
    """Draw a card of the trick, rows 17 .. 36, in a seat's column: value, shape, diamonds."""
    w = 128 // int(shown.seats)
    x = seat * w
    diamonds = int(ptr8(DIAMONDS)[card])
    shape = LARGE[card // 12]
    wide = int(ptr8(shape)[0])
    value = VALUES[card % 12]
    if w > 30:
        left = (w - 3 - int(canvas.width(face, value, -1)) - wide) >> 1
        left = x + (left if left > 0 else 1)
        left = int(canvas.text(face, value, -1, left, 16, 1)) + 1
        canvas.icon(shape, left, 17, 1)
        left = x + ((w - 6 * diamonds) >> 1)
        for i in range(diamonds):
            gem(canvas, left + 6 * i, 31)
    else:
        canvas.centred(text, value, -1, x, w - 1, 16, 1)
        left = x + ((w - 1 - wide - (4 if diamonds else 0)) >> 1)
        canvas.icon(shape, left, 25, 1)
        for i in range(diamonds):
            dot(canvas, left + wide + 1, 25 + 4 * i)


@micropython.viper
def owner(canvas, table, seat: int):
    """Draw over a column as much of a name as fits, or letter and number, or Me."""
    w = 128 // int(table.match.seats)
    x = w * seat
    name = table.seat_names[seat]
    n = int(ptr8(table.short)[seat])
    if seat == int(table.viewer) and w > 22:
        canvas.text(small, table.texts[ids.ME], -1, x, 7, 1)
    elif n:
        canvas.part(small, name, 0, n, x, 7, 1)
    else:
        letter(canvas, name, seat, x, 7)


@micropython.viper
def letter(canvas, name, seat: int, x: int, y: int):
    """Draw the first letter of a name and the number of its seat."""
    x = int(canvas.part(small, name, 0, 1, x, y, 1)) + 1
    canvas.text(small, VALUES[seat], -1, x, y, 1)


@micropython.viper
def badge(canvas, table, place: int, seat: int):
    """Draw the 1 of who takes first, or the 2 of who takes second, dark on light, behind its
    name: at the end of the column it would seem the next one's."""
    w = 128 // int(table.match.seats)
    n = int(ptr8(table.short)[seat])
    x = w - 7
    if seat == int(table.viewer) and w > 22:
        x = int(canvas.width(small, table.texts[ids.ME], -1)) + 3
    elif n:
        x = int(canvas.width(small, table.seat_names[seat], n)) + 3
    if x > w - 7:
        x = w - 7
    x += w * seat
    canvas.block(x, 8, 6, 8, 1)
    canvas.text(small, VALUES[place - 1], -1, x + 1, 8, 0)


@micropython.viper
def waited_for(canvas, shown, seat: int):
    """Draw the place where the next card will lie."""
    w = 128 // int(shown.seats)
    cards.empty_place(canvas, seat * w + 1, 17, w - 3, 19)


@micropython.viper
def held(canvas, card: int, x: int, w: int):
    """Draw a card of the hand that is not chosen: value, shape, small diamonds."""
    diamonds = int(ptr8(DIAMONDS)[card])
    shape = SMALL[card // 12]
    canvas.centred(text, VALUES[card % 12], -1, x, w, 41, 1)
    canvas.icon(shape, x + ((w - int(ptr8(shape)[0])) >> 1), 51, 1)
    x += (w + 1 - 4 * diamonds) >> 1
    for i in range(diamonds):
        dot(canvas, x + 4 * i, 60)


@micropython.viper
def large(canvas, card: int, x: int):
    """Draw the chosen card, 37 x 26, dark on light."""
    canvas.block(x, 38, 37, 26, 1)
    for i in range(4):
        canvas.pixel(x + (i & 1) * 36, 38 + (i >> 1) * 25, 0)
    diamonds = int(ptr8(DIAMONDS)[card])
    shape = LARGE[card // 12]
    wide = int(ptr8(shape)[0])
    value = VALUES[card % 12]
    left = x + ((37 - 3 - wide - int(canvas.width(face, value, -1))) >> 1)
    y = 39 if diamonds else 44
    left = int(canvas.text(face, value, -1, left, y, 0)) + 3
    canvas.icon(shape, left, y + 1, 0)
    x += (38 - 9 * diamonds) >> 1
    for i in range(diamonds):
        canvas.icon(shapes.DIAMONDS, x + 9 * i, 55, 0)


@micropython.viper
def won(canvas, colour: int, line):
    """Draw a colour with a Line under it: how many of it the viewer has."""
    x = 40 + 22 * colour
    shape = LARGE[colour]
    canvas.icon(shape, x + ((22 - int(ptr8(shape)[0])) >> 1), 39, 1)
    canvas.centred(big, line.buf, int(line.n), x, 22, 51, 1)


@micropython.viper
def chosen_column(canvas, shown, seat: int):
    """Flip the column of the trick that the cursor is on."""
    w = 128 // int(shown.seats)
    canvas.block(seat * w, 16, w - 1, 21, 2)
