# Draws at random with `framebuf` and prints a checksum after each stroke.
# tests/test_shim_framebuf.py runs this file under CPython (the shim) and under MicroPython (the
# real one) and compares the lines. So it keeps to what both understand.
import binascii
import sys
from array import array

import framebuf

FORMATS = (
    framebuf.MONO_VLSB,
    framebuf.MONO_HLSB,
    framebuf.MONO_HMSB,
    framebuf.GS2_HMSB,
    framebuf.GS4_HMSB,
    framebuf.GS8,
    framebuf.RGB565,
)
word = 1


def chance(n):
    global word
    word = (word * 1103515245 + 12345) % 2147483648
    return (word >> 8) % n


def far():
    """A coordinate that is often outside."""
    return chance(40) - 12 if chance(8) else chance(400) - 200


def new_picture(format):
    w, h = 1 + chance(40), 1 + chance(40)
    stride = w + chance(3) * 8
    data = bytearray((stride + 16) * (h + 8) * 2)
    for i in range(len(data)):
        data[i] = chance(256)
    return data, framebuf.FrameBuffer(data, w, h, format, stride)


def stroke(fb, n, c):
    if n == 0:
        fb.pixel(far(), far(), c)
    elif n == 1:
        fb.hline(far(), far(), far(), c)
    elif n == 2:
        fb.vline(far(), far(), far(), c)
    elif n == 3:
        fb.line(far(), far(), far(), far(), c)
    elif n == 4:
        fb.rect(far(), far(), far(), far(), c, bool(chance(2)))
    elif n == 5:
        fb.fill_rect(far(), far(), far(), far(), c)
    elif n == 6:
        fb.ellipse(far(), far(), chance(25), chance(25), c, bool(chance(2)), chance(16))
    elif n == 7:
        points = array("h", [far() for _ in range(2 * chance(7))])
        fb.poly(far(), far(), points, c, bool(chance(2)))
    elif n == 8:
        fb.scroll(chance(9) - 4, chance(9) - 4)
    elif n == 9:
        blit(fb)
    elif n == 10:
        print(fb.pixel(far(), far()), fb.pixel(chance(20), chance(20)))
    elif chance(6) == 0:
        fb.fill(c)


def blit(fb):
    format = FORMATS[chance(len(FORMATS))]
    data, source = new_picture(format)
    key = chance(4) - 1
    if format in FORMATS[:4] and chance(2):
        shades = bytearray(8)
        for i in range(8):
            shades[i] = chance(256)
        palette = framebuf.FrameBuffer(shades, 4, 1, framebuf.RGB565)
        fb.blit(source, far(), far(), key, palette)
    else:
        fb.blit(source, far(), far(), key)


def main(seed, strokes):
    global word
    word = seed
    for format in range(len(FORMATS)):
        data, fb = new_picture(FORMATS[format])
        for i in range(strokes):
            n = chance(12)
            stroke(fb, n, (0, 1, chance(65536))[chance(3)])
            print(format, i, n, binascii.crc32(data))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
