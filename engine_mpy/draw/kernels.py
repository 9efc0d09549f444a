"""The loops that touch every byte of a picture: text, icons, filled rectangles.

Methods of Canvas (canvas.py), each in viper, so that a call takes no heap however many arguments
it has. They know the frame's layout and nothing else: 128 columns by 8 pages, bit 0 on top.
Without the decorator lines the file is plain Python and draws the same.

Colour 0 clears, 1 sets, 2 flips: each byte becomes (byte without `clear` bits) ^ `flip` bits.
"""

import micropython


@micropython.viper
def fill(self, c: int):
    """Make the whole frame one colour, 0 or 1 (framebuf's own takes 0.9 ms)."""
    frame = ptr16(self.frame)
    ink = 0xFFFF if c else 0
    for i in range(512):
        frame[i] = ink


@micropython.viper
def part(self, shapes, data, start: int, stop: int, x: int, y: int, c: int) -> int:
    """Draw bytes start .. stop of data, top left at x, y, in colour 0, 1, or 2: flip.

    `shapes` is a font; or, with stop = -1, the bytes of an icon, and data is not looked at.
    Returns x after the last column; the gap to a following text is the caller's.
    """
    frame = ptr8(self.frame)
    shift = y & 7
    top = y >> 3
    clear = 0 if c == 2 else 255
    flip = 255 if c else 0
    if stop < 0:
        glyphs = ptr8(shapes)
        codes = glyphs
        pages = (int(glyphs[1]) + 7) >> 3
        gap = 0
        first = 0
        last = 255
        body = 2
        start = 0
        stop = 1
    else:
        glyphs = ptr8(shapes.DATA)
        codes = ptr8(data)
        pages = int(glyphs[1])
        gap = int(glyphs[2])
        first = int(glyphs[3])
        last = int(glyphs[4])
        body = 5 + 2 * (last - first + 2)
    end = x
    while start < stop:
        code = int(codes[start])
        start += 1
        if code < first or code > last:
            continue
        if body == 2:
            column = 0
            after = code  # an icon's first byte: its width
        else:
            at = 5 + 2 * (code - first)
            column = int(glyphs[at]) | int(glyphs[at + 1]) << 8
            after = int(glyphs[at + 2]) | int(glyphs[at + 3]) << 8
        if column == after:
            continue
        at = body + column * pages
        while column < after:
            if x >= 0 and x < 128:
                bits = int(glyphs[at])
                if pages > 1:
                    bits |= int(glyphs[at + 1]) << 8
                    if pages > 2:
                        bits |= int(glyphs[at + 2]) << 16
                bits <<= shift
                page = top
                while bits:
                    if page >= 0 and page < 8:
                        j = page * 128 + x
                        frame[j] = int(frame[j]) & (255 ^ (bits & clear)) ^ (bits & flip)
                    page += 1
                    bits >>= 8
            at += pages
            column += 1
            x += 1
        end = x
        x += gap
    return end


@micropython.viper
def text(self, font, data, n: int, x: int, y: int, c: int) -> int:
    """Draw the first n bytes of data (-1: all); as `part`."""
    if n < 0:
        n = int(len(data))
    return int(self.part(font, data, 0, n, x, y, c))


@micropython.viper
def icon(self, shape, x: int, y: int, c: int):
    """Draw a shape (width, height, columns of pages), its clear pixels left as they are."""
    self.part(shape, shape, 0, -1, x, y, c)


@micropython.viper
def width(self, font, data, n: int) -> int:
    """The pixels that n bytes of data (-1: all) are wide, without a gap at the end."""
    glyphs = ptr8(font.DATA)
    codes = ptr8(data)
    if n < 0:
        n = int(len(data))
    gap = int(glyphs[2])
    first = int(glyphs[3])
    last = int(glyphs[4])
    x = 0
    end = 0
    for i in range(n):
        code = int(codes[i])
        if code >= first and code <= last:
            at = 5 + 2 * (code - first)
            wide = (int(glyphs[at + 2]) | int(glyphs[at + 3]) << 8) - (
                int(glyphs[at]) | int(glyphs[at + 1]) << 8
            )
            if wide:
                end = x + wide
                x = end + gap
    return end


@micropython.viper
def block(self, x: int, y: int, w: int, h: int, c: int):
    """Fill a rectangle in colour 0, 1, 2: flip, or 3: set the pixels of a diagonal hatch."""
    frame = ptr8(self.frame)
    clear = 0 if c == 2 else 255
    flip = 255 if c else 0
    right = x + w
    bottom = y + h
    if x < 0:
        x = 0
    if right > 128:
        right = 128
    if y < 0:
        y = 0
    if bottom > 64:
        bottom = 64
    while y < bottom:
        page = y >> 3
        mask = 255 << (y & 7)
        y = (page + 1) << 3
        if y > bottom:
            mask &= 255 >> (y - bottom)
        for j in range(page * 128 + x, page * 128 + right):
            bits = mask
            if c == 3:
                bits &= 17 << (j & 3)
            frame[j] = int(frame[j]) & (255 ^ (bits & clear)) ^ (bits & flip)


@micropython.viper
def invert(self, x: int, y: int, w: int, h: int):
    """Flip every pixel of a rectangle."""
    self.block(x, y, w, h, 2)


@micropython.viper
def box(self, x: int, y: int, w: int, h: int, c: int):
    """Draw the one-pixel outline of a rectangle."""
    if w > 0 and h > 0:
        self.block(x, y, w, 1, c)
        if h > 1:
            self.block(x, y + h - 1, w, 1, c)
        self.block(x, y + 1, 1, h - 2, c)
        if w > 1:
            self.block(x + w - 1, y + 1, 1, h - 2, c)


@micropython.viper
def centred(self, font, data, n: int, x: int, w: int, y: int, c: int) -> int:
    """Draw a text in the middle of x .. x + w; returns x after its last column."""
    x += (w - int(self.width(font, data, n))) >> 1
    return int(self.text(font, data, n, x, y, c))


@micropython.viper
def right(self, font, data, n: int, x: int, y: int, c: int) -> int:
    """Draw a text that ends before column x; returns the x it starts at."""
    x -= int(self.width(font, data, n))
    self.text(font, data, n, x, y, c)
    return x


@micropython.viper
def fitted(self, font, data, n: int, x: int, y: int, w: int, c: int) -> int:
    """Draw a text in w pixels, with dots for an end that is too wide; returns x after it."""
    if n < 0:
        n = int(len(data))
    if int(self.width(font, data, n)) <= w:
        return int(self.text(font, data, n, x, y, c))
    gap = int(ptr8(font.DATA)[2])
    room = w - int(self.width(font, b"...", 3)) - gap
    while n > 0 and (int(self.width(font, data, n)) > room or int(ptr8(data)[n - 1]) == 32):
        n -= 1
    if n:
        x = int(self.text(font, data, n, x, y, c)) + gap
    return int(self.text(font, b"...", 3, x, y, c))
