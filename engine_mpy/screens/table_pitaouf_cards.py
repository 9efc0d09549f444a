"""Pitaouf's cards as pictures: lying, held in the hand, and short within a text.

The screens of Pitaouf call it with card numbers of games/pitaouf.py. Letters come from the texts
in use. Viper, so that calls with many arguments take no heap; it knows no game.
"""

import micropython

from engine_mpy.draw import cards, shapes, shapes_suits, zoom
from engine_mpy.draw.fonts import big, face, huge, small, text
from engine_mpy.text import ids_pitaouf as ids

WIDE = 21  # pixels of a card
HIGH = 31
HAND_TOP = 35
PITCH = 22  # from one card of the hand to the next
HAND_LEFT = 1

# How a card of the hand looks.
CHOSEN = 1  # would be posed: dark on light
CURSOR = 2  # the cursor is on it: a thick frame

_RANKS = (b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9", b"10")
_SMALL = (
    shapes_suits.SPADE_S,
    shapes_suits.HEART_S,
    shapes_suits.CLUB_S,
    shapes_suits.DIAMOND_S,
    shapes.JOKER_S,
)
_LARGE = (
    shapes_suits.SPADE_M,
    shapes_suits.HEART_M,
    shapes_suits.CLUB_M,
    shapes_suits.DIAMOND_M,
    shapes.JOKER_M,
)

_HUGE = (
    shapes_suits.SPADE_L,
    shapes_suits.HEART_L,
    shapes_suits.CLUB_L,
    shapes_suits.DIAMOND_L,
    shapes.JOKER_L,
)


def rank(texts, card):
    """What stands for the rank: bytes, empty for a joker."""
    if card >= 52:
        return b""
    card %= 13
    if card > 8:
        return texts[ids.SHORT_JACK + card - 9]
    return _RANKS[card]


def suit(card):
    """The shape of a card's suit or of the joker, 12 pixels high."""
    return _LARGE[card // 13]


@micropython.viper
def lying(canvas, texts, card, x: int, y: int, selected: int):
    """Draw a whole card, 21 x 31."""
    cards.face_up(canvas, x, y, 21, 31, face, rank(texts, card), suit(card), selected)


@micropython.viper
def short(canvas, font, texts, card, x: int, y: int) -> int:
    """Draw rank and suit within a text; returns x after the last column."""
    letters = rank(texts, card)
    if int(len(letters)):
        x = int(canvas.text(font, letters, -1, x, y, 1)) + 1
    shape = _SMALL[int(card) // 13]
    canvas.icon(shape, x, y + ((int(font.HEIGHT) - 7) >> 1), 1)
    return x + int(ptr8(shape)[0])


@micropython.viper
def after(canvas, data, texts, card, y: int):
    """Draw a small text and a card after it, beside the card of the space."""
    x = int(canvas.text(small, data, -1, 25, y, 1)) + 3
    short(canvas, small, texts, card, x, y)


@micropython.viper
def gift(canvas, texts, card, x: int, y: int) -> int:
    """Draw in the big font what would be given in the exchange; returns x after it."""
    x = int(canvas.text(big, texts[ids.EXCHANGE_GIVE], -1, x, y, 1)) + 5
    return int(short(canvas, big, texts, card, x, y))


@micropython.viper
def wanted(canvas, suit: int, own: int, chosen: int):
    """Draw one of the four suits to be asked for; a card's own suit is a stroke."""
    x = 32 * suit + 1
    shape = _HUGE[suit]
    if suit == own:
        canvas.hline(x + 9, 31, 12, 1)
    else:
        wide = int(ptr8(shape)[0])
        high = int(ptr8(shape)[1])
        canvas.icon(shape, x + 15 - (wide >> 1), 31 - (high >> 1), 1)
        if suit == chosen:
            canvas.block(x, 16, 30, 31, 2)


@micropython.viper
def held(canvas, texts, card, place: int, look: int):
    """Draw a card of the hand at a place; its lower edge is below the screen."""
    x = 1 + 22 * place
    ink = 1 - (look & 1)
    if look & 2:
        canvas.block(x - 1, 35, 23, 29, 1)  # over the gaps on both sides: a thick frame
    else:
        canvas.block(x, 35, 21, 29, 1)
        canvas.pixel(x, 35, 0)
        canvas.pixel(x + 20, 35, 0)
    if ink:
        canvas.block(x + 1, 36, 19, 28, 0)
    elif look & 2:
        canvas.block(x, 36, 1, 28, 0)
        canvas.block(x + 20, 36, 1, 28, 0)
    letters = rank(texts, card)
    shape = suit(card)
    at = x + ((21 - int(ptr8(shape)[0])) >> 1)
    if int(len(letters)):
        canvas.centred(face, letters, -1, x, 22, 37, ink)
        canvas.icon(shape, at, 52, ink)
    else:
        canvas.icon(shape, at, 44, ink)


@micropython.viper
def large(canvas, font, texts, card):
    """Draw a card that fills the screen between its title and its name."""
    canvas.box(28, 9, 72, 43, 1)
    canvas.box(29, 10, 70, 41, 1)
    shape = _HUGE[int(card) // 13]
    wide = int(ptr8(shape)[0])
    high = int(ptr8(shape)[1])
    letters = rank(texts, card)
    x = 64 - (wide >> 1)
    if int(len(letters)):
        room = int(canvas.width(font, letters, -1)) + 8 + wide
        x = 64 - (room >> 1)
        x = int(canvas.text(font, letters, -1, x, 20, 1)) + 8
    canvas.icon(shape, x, 31 - (high >> 1), 1)


@micropython.viper
def whole(canvas, texts, card):
    """Draw a card as large as the screen."""
    shape = _HUGE[int(card) // 13]
    cards.face_up(canvas, 0, 0, 64, 32, huge, rank(texts, card), shape, 0)
    zoom.double(canvas)


@micropython.viper
def looked_at(canvas, texts, seen, count: int, taken: int):
    """Draw up to 23 cards between two lines of text, the one taken dark on light."""
    codes = ptr8(seen)
    for i in range(count):
        card = int(codes[i])
        if count <= 5:
            lying(canvas, texts, card, 3 + 25 * i, 14, 1 if card == taken else 0)
        elif count <= 15:
            x = 2 + i % 5 * 25
            y = 10 + i // 5 * 14
            short(canvas, big, texts, card, x, y)
            if card == taken:
                canvas.block(x - 2, y + 1, 25, 12, 2)
        else:
            x = 2 + i % 6 * 21
            y = 11 + i // 6 * 10
            short(canvas, text, texts, card, x, y)
            if card == taken:
                canvas.block(x - 1, y - 1, 20, 10, 2)
