"""Cards as pictures: face up with rank and suit, face down, selected, and the empty place.

Tables call it with the bytes of a rank ("10", "D", "+3") and a shape; which card that is, is
theirs to know. Red suits are outlined, black ones filled (shapes_suits). Takes no heap.

    a card that stands out   23 x 33 with fonts.face and shapes of size M: both 12 px or more
    the same lying           38 x 18
    a card of a hand         13 x 21 with fonts.small and shapes of size S
"""

import micropython


@micropython.viper
def face_up(canvas, x: int, y: int, w: int, h: int, font, rank, shape, selected: int):
    """Draw a card: rank over shape, or beside it where the card is wider than high.

    selected = 1: light on dark is swapped. An empty rank or a shape of b"" is left out.
    """
    ink = 1 - selected
    high = int(font.HEIGHT)
    wide = int(canvas.width(font, rank, -1))
    canvas.block(x, y, w, h, selected)
    outline(canvas, x, y, w, h, 1)
    n = int(len(shape))
    icon = ptr8(shape)
    if n == 0:
        canvas.text(font, rank, -1, x + ((w - wide) >> 1), y + ((h - high) >> 1), ink)
    elif int(len(rank)) == 0:
        canvas.icon(shape, x + ((w - icon[0]) >> 1), y + ((h - icon[1]) >> 1), ink)
    elif h > w:
        space = (h - 2 - high - icon[1]) // 3  # the frame takes a row at each end
        canvas.text(font, rank, -1, x + ((w - wide) >> 1), y + 1 + space, ink)
        canvas.icon(shape, x + ((w - icon[0]) >> 1), y + h - 1 - space - icon[1], ink)
    else:
        space = (w - wide - icon[0]) // 3
        canvas.text(font, rank, -1, x + space, y + ((h - high) >> 1), ink)
        canvas.icon(shape, x + w - space - icon[0], y + ((h - icon[1]) >> 1), ink)


@micropython.viper
def face_down(canvas, x: int, y: int, w: int, h: int, selected: int):
    """Draw the back of a card: a hatched field in a frame."""
    canvas.block(x, y, w, h, 0)
    outline(canvas, x, y, w, h, 1)
    canvas.block(x + 2, y + 2, w - 4, h - 4, 3)
    if selected:
        canvas.block(x + 1, y + 1, w - 2, h - 2, 2)


@micropython.viper
def empty_place(canvas, x: int, y: int, w: int, h: int):
    """Draw where a card could lie: four corners."""
    canvas.block(x, y, w, h, 0)
    outline(canvas, x, y, w, h, 1)
    canvas.block(x + 3, y, w - 6, h, 0)
    canvas.block(x, y + 3, w, h - 6, 0)


@micropython.viper
def outline(canvas, x: int, y: int, w: int, h: int, c: int):
    """Draw a one-pixel frame with rounded corners, the corner pixels cleared."""
    canvas.box(x, y, w, h, c)
    canvas.pixel(x, y, 0)
    canvas.pixel(x + w - 1, y, 0)
    canvas.pixel(x, y + h - 1, 0)
    canvas.pixel(x + w - 1, y + h - 1, 0)
