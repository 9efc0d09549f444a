"""Texts in light ink with few arguments: what the tables call most.

A bytecode function that makes a call with seven arguments has room for three local names before
its frame goes to the heap; with four it has six. These are viper and cost no heap themselves.
"""

import micropython

from engine_mpy.draw.fonts import big, small


@micropython.viper
def put(canvas, font, data, x: int, y: int) -> int:
    """Draw bytes with their top left at x, y; returns x after the last column."""
    return int(canvas.text(font, data, -1, x, y, 1))


@micropython.viper
def put_small(canvas, data, x: int, y: int) -> int:
    """Draw bytes in the small font."""
    return int(canvas.text(small, data, -1, x, y, 1))


@micropython.viper
def put_big(canvas, data, x: int, y: int) -> int:
    """Draw bytes in the big font."""
    return int(canvas.text(big, data, -1, x, y, 1))


@micropython.viper
def label(canvas, data, x: int, y: int):
    """Draw bytes in the big font, dark on a light bar."""
    end = int(canvas.text(big, data, -1, x, y, 1))
    canvas.block(x - 2, y + 1, end + 4 - x, 13, 2)


@micropython.viper
def middle(canvas, font, data, y: int):
    """Draw bytes in the middle of the screen."""
    canvas.centred(font, data, -1, 0, 128, y, 1)


@micropython.viper
def say(canvas, font, line, x: int, y: int) -> int:
    """Draw a Line with its top left at x, y; returns x after the last column."""
    return int(canvas.text(font, line.buf, int(line.n), x, y, 1))


@micropython.viper
def say_small(canvas, line, x: int, y: int) -> int:
    """Draw a Line in the small font."""
    return int(canvas.text(small, line.buf, int(line.n), x, y, 1))


@micropython.viper
def say_middle(canvas, font, line, y: int):
    """Draw a Line in the middle of the screen."""
    canvas.centred(font, line.buf, int(line.n), 0, 128, y, 1)


@micropython.viper
def say_right(canvas, line, x: int, y: int) -> int:
    """Draw a Line in the small font, up to column x; returns the x it starts at."""
    return int(canvas.right(small, line.buf, int(line.n), x, y, 1))


@micropython.viper
def lines(canvas, font, line, breaks, count: int, y: int):
    """Draw a Line wrapped by layout.wrap, each part in the middle, from y down.

    The small font, whose letters fill its height, gets a row more between lines.
    """
    places = ptr16(breaks)
    pitch = int(ptr8(font.DATA)[0])
    if pitch == 8:
        pitch = 9
    for i in range(count):
        start = int(places[2 * i])
        stop = int(places[2 * i + 1])
        # Off the screen it is only measured.
        wide = int(canvas.part(font, line.buf, start, stop, 128, y, 1)) - 128
        canvas.part(font, line.buf, start, stop, (128 - wide) >> 1, y, 1)
        y += pitch
