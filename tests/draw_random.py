"""Draws at random with everything of engine_mpy/draw, the same under CPython and MicroPython.

Run by test_draw_interpreters.py on both: `draw_random.py STEPS`. Prints a line a step, the CRC of
the frame, and last what the heap grew by in a second round drawn with the heap locked.
"""

import gc
import sys
from array import array
from binascii import crc32

import micropython

from engine_mpy.draw import cards, layout, shapes, shapes_colours, shapes_pitaouf, shapes_suits
from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import big, face, huge, small, text

FONTS = (small, text, big, face, huge)
SHAPES = (
    shapes.UP,
    shapes.JOKER_L,
    shapes_suits.HEART_M,
    shapes_colours.VIOLET_L,
    shapes_pitaouf.CAT_S,
    shapes_suits.CLUB_L,
)
CODES = bytes(range(256))

frame = bytearray(1024)
canvas = Canvas(frame)
words = bytearray(24)
breaks = array("H", bytes(40))
chance = array("H", [1])


def below(n):
    """A small generator of its own: `random` differs between the interpreters."""
    chance[0] = (chance[0] * 25173 + 13849) & 0xFFFF
    return (chance[0] >> 4) % n


def around(n):
    """Mostly inside 0 .. n, at times outside on either side."""
    return below(n + 60) - 30


def new_words():
    """Fill `words` with printable characters, spaces among them."""
    for i in range(len(words)):
        words[i] = 32 if below(5) == 0 else 33 + below(223)


def step_text(font):
    new_words()
    kind = below(5)
    x = around(128)
    y = around(64)
    c = below(3)
    if kind == 0:
        return canvas.text(font, words, -1, x, y, c)
    if kind == 1:
        return canvas.part(font, words, below(5), 5 + below(10), x, y, c)
    if kind == 2:
        return canvas.fitted(font, words, below(24), x, y, below(128), c)
    if kind == 3:
        return canvas.right(font, words, below(12), x, y, c)
    return canvas.centred(font, words, below(12), x, below(128), y, c)


def step_lines(kind):
    if kind == 0:
        canvas.line(around(128), around(64), around(128), around(64), below(2))
    elif kind == 1:
        canvas.hline(around(128), around(64), around(99), below(2))
    elif kind == 2:
        canvas.vline(around(128), around(64), around(50), below(2))
    elif kind == 3:
        canvas.pixel(around(128), around(64), below(2))
    elif kind == 4:
        canvas.box(around(128), around(64), around(50), around(50), below(3))
    elif kind == 5:
        canvas.block(around(128), around(64), around(50), around(50), below(4))
    elif kind == 6:
        canvas.invert(around(128), around(64), around(90), around(60))
    elif kind == 7:
        canvas.icon(SHAPES[below(len(SHAPES))], around(128), around(64), below(3))


def step_cards(kind):
    shape = SHAPES[below(len(SHAPES))]
    if kind == 0:
        cards.face_up(canvas, around(128), around(64), 23, 33, face, b"10", shape, below(2))
    elif kind == 1:
        cards.face_up(canvas, around(128), around(64), 40, 20, face, b"D", shape, below(2))
    elif kind == 2:
        cards.face_up(canvas, around(128), around(64), 20, 20, small, b"+3", b"", below(2))
    elif kind == 3:
        cards.face_down(canvas, around(128), around(64), 13, 20, below(2))
    elif kind == 4:
        cards.empty_place(canvas, around(128), around(64), 13, 20)
    elif kind == 5:
        layout.scroll_bar(canvas, around(20), 40, below(10), 5, 15)
    elif kind == 6:
        layout.frame(canvas, around(128), around(64), around(60), around(40), below(2))
    else:
        step_wrap()


def step_wrap():
    new_words()
    font = FONTS[below(3)]
    lines = layout.wrap(font, words, below(25), 20 + below(60), breaks)
    for i in range(lines):
        canvas.part(font, words, breaks[2 * i], breaks[2 * i + 1], 3, 9 * i, 1)


def play(steps, show):
    """Draw `steps` times; with `show` print the CRC of each picture."""
    chance[0] = 1
    canvas.fill(0)
    for _ in range(steps):
        kind = below(3)
        if below(50) == 0:
            canvas.fill(below(2))
        elif kind == 0:
            step_text(FONTS[below(5)])
        elif kind == 1:
            step_lines(below(8))
        else:
            step_cards(below(8))
        if show:
            print(crc32(frame))


def main(steps):
    play(steps, True)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    micropython.heap_lock()
    play(steps, False)
    micropython.heap_unlock()
    after = gc.mem_alloc()
    gc.enable()
    print("heap", after - before)


if __name__ == "__main__":
    main(int(sys.argv[1]))
