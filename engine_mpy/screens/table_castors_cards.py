"""Gang de castors's cards as pictures: the piles, the card drawn, rows; and the bar of A.

The table's drawing calls it with card numbers of games/castors_table.py. An action is its sign,
with its name where there is room. Viper, so that calls with many arguments take no heap.
"""

import micropython
from micropython import const

from engine_mpy.draw import cards, shapes, shapes_castors, zoom
from engine_mpy.draw.fonts import big, face, huge, small, text
from engine_mpy.text import ids_castors as ids

# Viper wants its numbers from its own module; as in games/castors_table.py.
_SWAP = const(10)
_UNKNOWN = const(255)

_DIGITS = (b"0", b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9")
_SMALL = (shapes_castors.SWAP_S, shapes_castors.LOOK_S, shapes_castors.DRAW_S)
_MEDIUM = (shapes_castors.SWAP_M, shapes_castors.LOOK_M, shapes_castors.DRAW_M)


@micropython.viper
def _face(canvas, card: int, x: int, y: int, w: int, h: int, font):
    if card < _SWAP:
        cards.face_up(canvas, x, y, w, h, font, _DIGITS[card], b"", 0)
    else:
        cards.face_up(canvas, x, y, w, h, font, b"", _MEDIUM[card - _SWAP], 0)


@micropython.viper
def whole(canvas, texts, card: int):
    """Draw a card as large as the screen; an action with its name."""
    if card < _SWAP:
        cards.face_up(canvas, 0, 0, 64, 32, huge, _DIGITS[card], b"", 0)
    else:
        sign = _MEDIUM[card - _SWAP]
        cards.face_up(canvas, 0, 0, 64, 32, huge, b"", b"", 0)
        canvas.icon(sign, 32 - (int(ptr8(sign)[0]) >> 1), 4, 1)
        canvas.centred(small, texts[int(ids.CARD_SWAP) + card - _SWAP], -1, 0, 64, 21, 1)
    zoom.double(canvas)


@micropython.viper
def _label(canvas, data, x: int, y: int, up_to: int):
    canvas.fitted(small, data, -1, x, y, up_to - x, 1)


@micropython.viper
def pile(canvas, table, marked: int):
    """Draw the pile, its name and the count in `line`; A would draw from it if it is marked."""
    number = table.line
    if marked:
        canvas.block(0, 10, 26, 23, 1)
    cards.face_down(canvas, 2, 12, 22, 19, 0)
    _label(canvas, table.texts[int(ids.PILE)], 28, 12, 64)
    canvas.text(text, number.buf, int(number.n), 28, 22, 1)


@micropython.viper
def discard(canvas, card: int, marked: int):
    """Draw the top of the discard; A would take it or lay one there if it is marked."""
    if marked:
        canvas.block(62, 10, 26, 23, 1)
    _face(canvas, card, 64, 12, 22, 19, face)


@micropython.viper
def discard_label(canvas, data):
    """Draw its name, where no card is held."""
    _label(canvas, data, 90, 19, 127)


@micropython.viper
def held(canvas, card: int):
    """Draw the card drawn, or the action in play, large at the right; a back if it is _UNKNOWN."""
    if card == _UNKNOWN:
        cards.face_down(canvas, 98, 9, 30, 24, 0)
        canvas.block(106, 14, 14, 14, 0)
        canvas.icon(shapes.QUESTION, 110, 17, 1)
    elif card < _SWAP:
        cards.face_up(canvas, 98, 9, 30, 24, huge, _DIGITS[card], b"", 1)
    else:
        cards.face_up(canvas, 98, 9, 30, 24, big, b"", _MEDIUM[card - _SWAP], 1)


@micropython.viper
def waiting(canvas, count: int):
    """Draw the Piochers that wait beside the piles (CAST-G14)."""
    x = 44
    while count and x < 54:
        canvas.icon(shapes_castors.DRAW_S, x, 24, 1)
        x += 9
        count -= 1


@micropython.viper
def heading(canvas, table, inverse: int):
    """Draw the Lines `reason` and `line`, the left one in a bar where it stands out."""
    left = table.reason
    right = table.line
    x = int(canvas.right(small, right.buf, int(right.n), 127, 0, 1))
    wide = int(canvas.width(small, left.buf, int(left.n)))
    room = x - 6
    if wide > room:
        wide = room
    canvas.fitted(small, left.buf, int(left.n), 2, 0, wide, 1)
    if inverse:
        canvas.block(0, 0, wide + 4, 9, 2)


@micropython.viper
def bar(canvas, line, icon, ways: int):
    """Draw what A does, dark on light; ways: 1 there is another choice at the left, 2 right."""
    canvas.block(0, 34, 128, 12, 1)
    x = 10
    if int(len(icon)):
        canvas.icon(icon, 10, 37, 0)
        x = 22
    canvas.fitted(text, line.buf, int(line.n), x, 35, 118 - x, 0)
    if ways & 1:
        canvas.icon(shapes.LEFT, 2, 37, 0)
    if ways & 2:
        canvas.icon(shapes.RIGHT, 122, 37, 0)


@micropython.viper
def plain(canvas, line):
    """Draw who acts where the bar would be."""
    canvas.fitted(text, line.buf, int(line.n), 2, 35, 124, 1)


@micropython.viper
def own(canvas, place: int, marked: int):
    """Draw a card of the own row, face down with its number."""
    _numbered(canvas, 32 * place + 1, 30, place, marked)


@micropython.viper
def other(canvas, place: int, marked: int):
    """Draw a card of a row that has a name at its left."""
    _numbered(canvas, 19 * place + 53, 18, place, marked)


@micropython.viper
def _numbered(canvas, x: int, w: int, place: int, marked: int):
    middle = x + (w >> 1)
    if marked:
        canvas.block(x, 48, w, 16, 1)
        canvas.text(face, _DIGITS[place + 1], -1, middle - 4, 49, 0)
        return
    cards.face_down(canvas, x, 48, w, 16, 0)
    canvas.block(middle - 5, 50, 10, 12, 0)
    canvas.text(text, _DIGITS[place + 1], -1, middle - 2, 52, 1)


@micropython.viper
def owner(canvas, name, more: int):
    """Draw whose row it is; more: UP and DOWN lead to others."""
    x = 1
    if more:
        canvas.icon(shapes.UP, 0, 51, 1)
        canvas.icon(shapes.DOWN, 0, 58, 1)
        x = 9
    font = text if int(canvas.width(text, name, -1)) <= 51 - x else small
    canvas.fitted(font, name, -1, x, 52, 51 - x, 1)


# The closed screen: what only the one in turn may see.


@micropython.viper
def closed_title(canvas, line):
    """Draw what to do."""
    canvas.centred(text, line.buf, int(line.n), 0, 128, 0, 1)


@micropython.viper
def closed_card(canvas, table, card: int, place: int):
    """Draw the card at a place at `x` of the table, which moves on; wide if it is face up."""
    x = int(table.x)
    w = int(table.wide)
    if card == _UNKNOWN:
        cards.face_down(canvas, x, 24, w, 27, 0)
    else:
        w = 44
        if card < _SWAP:
            cards.face_up(canvas, x, 24, w, 27, huge, _DIGITS[card], b"", 0)
        else:
            _action(canvas, table, card - _SWAP, x)
    canvas.centred(text, _DIGITS[place + 1], -1, x, w, 13, 1)
    table.x = x + w + 2


@micropython.viper
def _action(canvas, table, i: int, x: int):
    """Its sign over its name."""
    sign = _MEDIUM[i]
    cards.outline(canvas, x, 24, 44, 27, 1)
    canvas.icon(sign, x + ((44 - int(ptr8(sign)[0])) >> 1), 26, 1)
    canvas.centred(small, table.texts[int(ids.CARD_SWAP) + i], -1, x, 44, 41, 1)


@micropython.viper
def closed_help(canvas, data):
    """Draw how to go on."""
    canvas.block(0, 53, 128, 11, 1)
    canvas.centred(text, data, -1, 0, 128, 54, 0)


# Rows of all seats.


@micropython.viper
def in_row(canvas, table, card: int):
    """Draw a card at `x`, `y` of the table, 9 pixels wide; a small back if it is _UNKNOWN."""
    x = int(table.x)
    y = int(table.y)
    if card == _UNKNOWN:
        canvas.box(x, y, 6, 7, 1)
        canvas.block(x + 1, y + 1, 4, 5, 3)
    elif card < _SWAP:
        canvas.text(text if table.large else small, _DIGITS[card], -1, x + 1, y, 1)
    else:
        canvas.icon(_SMALL[card - _SWAP], x, y, 1)
    table.x = x + 11


@micropython.viper
def in_title(canvas, table, card: int):
    """Draw a small action in the bar of a table of players, at `x` of the table."""
    x = int(table.x)
    canvas.icon(_SMALL[card - _SWAP], x, 1, 0)
    table.x = x + 9
