"""Geometry: lines of a text, places in a row, what of a list is in sight, and its marks.

Numbers in, numbers out, and three marks drawn on a canvas. Screens call it; it keeps nothing and
takes no heap.
"""

import micropython


@micropython.viper
def wrap(font, data, n: int, width: int, breaks) -> int:
    """Break n bytes of data (-1: all) into lines at most `width` pixels wide.

    `breaks` is an array('H'): line i is bytes breaks[2 * i] .. breaks[2 * i + 1]. Returns the
    number of lines, at most len(breaks) // 2: what does not fit is left out. Lines break at
    spaces and newlines (10); a word too wide is broken anywhere. Draw with canvas.part.
    """
    shapes = ptr8(font.DATA)
    codes = ptr8(data)
    places = ptr16(breaks)
    most = int(len(breaks)) >> 1
    if n < 0:
        n = int(len(data))
    gap = int(shapes[2])
    first = int(shapes[3])
    last = int(shapes[4])
    lines = 0
    start = 0
    while start < n and lines < most:
        x = 0
        i = start
        stop = -1  # where the line ends if it ends at the last space seen
        after = n
        while True:
            code = 10 if i >= n else int(codes[i])
            if code == 10 or code == 32:
                stop = i
                after = i + 1
                if code == 10:
                    break
            if code >= first and code <= last:
                at = 5 + 2 * (code - first)
                wide = int(shapes[at + 2]) | int(shapes[at + 3]) << 8
                wide -= int(shapes[at]) | int(shapes[at + 1]) << 8
                if wide:
                    if x + wide > width and code != 32 and i > start:
                        if stop < 0:
                            stop = i
                            after = i
                        break
                    x += wide + gap
            i += 1
        # Spaces at a break belong to neither line.
        if stop < n and int(codes[stop]) == 32:
            while after < n and int(codes[after]) == 32:
                after += 1
        while stop > start and int(codes[stop - 1]) == 32:
            stop -= 1
        places[2 * lines] = start
        places[2 * lines + 1] = stop
        lines += 1
        start = after
    return lines


def place(i, n, x, w, each):
    """The x of the i-th of n things, each `each` wide, side by side from x over w pixels.

    They keep a pixel between them where there is room, and overlap evenly where there is not.
    """
    step = each + 1
    if n > 1 and step * (n - 1) + each > w:
        return x + (w - each) * i // (n - 1)
    return x + step * i


def centre(size, start, room):
    """Where something `size` long begins in the middle of start .. start + room."""
    return start + ((room - size) >> 1)


def scrolled(first, focus, shown, total):
    """The first row in sight, moved as little as needed to show row `focus`."""
    if focus < first:
        first = focus
    elif focus >= first + shown:
        first = focus - shown + 1
    if first > total - shown:
        first = total - shown
    return first if first > 0 else 0


@micropython.viper
def scroll_bar(canvas, y: int, h: int, first: int, shown: int, total: int):
    """Draw a bar in the last two columns, rows y .. y + h; nothing when all is in sight."""
    if total <= shown:
        return
    size = h * shown // total
    if size < 4:
        size = 4
    top = y + (h - size) * first // (total - shown)
    canvas.vline(127, y, h, 0)
    canvas.vline(126, y, h, 0)
    row = y
    while row < y + h:
        canvas.pixel(127, row, 1)
        row += 2
    canvas.block(126, top, 2, size, 1)


@micropython.viper
def frame(canvas, x: int, y: int, w: int, h: int, c: int):
    """Draw a one-pixel frame with rounded corners: the focus around a thing."""
    canvas.hline(x + 1, y, w - 2, c)
    canvas.hline(x + 1, y + h - 1, w - 2, c)
    canvas.vline(x, y + 1, h - 2, c)
    canvas.vline(x + w - 1, y + 1, h - 2, c)
