"""The loops that touch every byte of a picture: text, icons, filled rectangles.

Methods of Canvas (canvas.py), each in viper, so that a call takes no heap however many arguments
it has. They know the frame's layout and nothing else: 128 columns by 8 pages, bit 0 on top.
Without the decorator lines the file is plain Python and draws the same.
"""

import micropython


@micropython.viper
def text(self, font, data, n: int, x: int, y: int, c: int) -> int:
    """Draw n bytes of data (-1: all), top left at x, y, in colour 0, 1, or 2: flip.

    Returns x after the last column; the gap to a following text is the caller's.
    """
    frame = ptr8(self.frame)
    shapes = ptr8(font.DATA)
    codes = ptr8(data)
    if n < 0:
        n = int(len(data))
    pages = int(shapes[1])
    gap = int(shapes[2])
    first = int(shapes[3])
    last = int(shapes[4])
    body = 5 + 2 * (last - first + 2)
    shift = y & 7
    top = y >> 3
    end = x
    for i in range(n):
        code = int(codes[i])
        if code < first or code > last:
            continue
        at = 5 + 2 * (code - first)
        column = int(shapes[at]) | int(shapes[at + 1]) << 8
        stop = int(shapes[at + 2]) | int(shapes[at + 3]) << 8
        if column == stop:
            continue
        at = body + column * pages
        while column < stop:
            if x >= 0 and x < 128:
                bits = int(shapes[at])
                if pages > 1:
                    bits |= int(shapes[at + 1]) << 8
                if pages > 2:
                    bits |= int(shapes[at + 2]) << 16
                bits <<= shift
                page = top
                while bits:
                    if page >= 0 and page < 8:
                        j = page * 128 + x
                        if c == 1:
                            frame[j] = int(frame[j]) | (bits & 255)
                        elif c == 0:
                            frame[j] = int(frame[j]) & (255 ^ (bits & 255))
                        else:
                            frame[j] = int(frame[j]) ^ (bits & 255)
                    page += 1
                    bits >>= 8
            at += pages
            column += 1
            x += 1
        end = x
        x += gap
    return end


@micropython.viper
def width(self, font, data, n: int) -> int:
    """The pixels that n bytes of data (-1: all) are wide, without a gap at the end."""
    shapes = ptr8(font.DATA)
    codes = ptr8(data)
    if n < 0:
        n = int(len(data))
    gap = int(shapes[2])
    first = int(shapes[3])
    last = int(shapes[4])
    x = 0
    end = 0
    for i in range(n):
        code = int(codes[i])
        if code < first or code > last:
            continue
        at = 5 + 2 * (code - first)
        column = int(shapes[at]) | int(shapes[at + 1]) << 8
        stop = int(shapes[at + 2]) | int(shapes[at + 3]) << 8
        if column == stop:
            continue
        end = x + stop - column
        x = end + gap
    return end


@micropython.viper
def icon(self, shape, x: int, y: int, c: int):
    """Draw a shape (width, height, columns of pages), its clear pixels left as they are."""
    frame = ptr8(self.frame)
    shapes = ptr8(shape)
    pages = (int(shapes[1]) + 7) >> 3
    shift = y & 7
    top = y >> 3
    at = 2
    for _ in range(int(shapes[0])):
        if x >= 0 and x < 128:
            bits = int(shapes[at])
            if pages > 1:
                bits |= int(shapes[at + 1]) << 8
            if pages > 2:
                bits |= int(shapes[at + 2]) << 16
            bits <<= shift
            page = top
            while bits:
                if page >= 0 and page < 8:
                    j = page * 128 + x
                    if c == 1:
                        frame[j] = int(frame[j]) | (bits & 255)
                    elif c == 0:
                        frame[j] = int(frame[j]) & (255 ^ (bits & 255))
                    else:
                        frame[j] = int(frame[j]) ^ (bits & 255)
                page += 1
                bits >>= 8
        at += pages
        x += 1


@micropython.viper
def block(self, x: int, y: int, w: int, h: int, c: int):
    """Fill a rectangle in colour 0, 1, or 2: flip."""
    frame = ptr8(self.frame)
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
        mask = (255 << (y & 7)) & 255
        y = (page + 1) << 3
        if y > bottom:
            mask &= 255 >> (y - bottom)
        j = page * 128 + x
        stop = page * 128 + right
        while j < stop:
            if c == 1:
                frame[j] = int(frame[j]) | mask
            elif c == 0:
                frame[j] = int(frame[j]) & (255 ^ mask)
            else:
                frame[j] = int(frame[j]) ^ mask
            j += 1


@micropython.viper
def box(self, x: int, y: int, w: int, h: int, c: int):
    """Draw the one-pixel outline of a rectangle."""
    if w > 0 and h > 0:
        self.block(x, y, w, 1, c)
        if h > 1:
            self.block(x, y + h - 1, w, 1, c)
        if h > 2:
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
