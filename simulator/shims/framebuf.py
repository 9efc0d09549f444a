"""MicroPython's `framebuf` for CPython, equal to it bit by bit (tests draw at random with both).

One thing is left out: `text`, because its font belongs to MicroPython; the console has its own.
"""

MONO_VLSB, RGB565, GS4_HMSB, MONO_HLSB, MONO_HMSB, GS2_HMSB, GS8 = 0, 1, 2, 3, 4, 5, 6
MVLSB = MONO_VLSB

_FILL, _ALL = 0x10, 0x0F


class FrameBuffer:
    def __init__(self, buffer, width, height, format, stride=None):
        stride = width if stride is None else stride
        if width < 1 or height < 1 or width > 0xFFFF or height > 0xFFFF:
            raise ValueError
        if stride < width:
            raise ValueError
        self._buf = memoryview(buffer).cast("B")
        self._w, self._h, self._format = width, height, format
        self._stride = stride
        self._mono = format in (MONO_VLSB, MONO_HLSB, MONO_HMSB)
        if self._needed() > len(self._buf):
            raise ValueError
        if format == RGB565:
            self._words = self._buf[: len(self._buf) & ~1].cast("H")

    def _needed(self):
        rows, columns = self._h - 1, self._w
        if self._format == MONO_VLSB:
            return (self._h - 1 >> 3) * self._stride + columns
        per_byte = {MONO_HLSB: 8, MONO_HMSB: 8, GS2_HMSB: 4, GS4_HMSB: 2, GS8: 1, RGB565: 1}
        if self._format not in per_byte:
            raise ValueError("invalid format")
        n = per_byte[self._format]
        self._stride = -(-self._stride // n) * n
        size = (rows * self._stride + -(-columns // n) * n) // n
        return size * 2 if self._format == RGB565 else size

    # one pixel, inside the picture

    def _get(self, x, y):
        f, buf = self._format, self._buf
        if f == MONO_VLSB:
            return buf[(y >> 3) * self._stride + x] >> (y & 7) & 1
        i = y * self._stride + x
        if f == MONO_HLSB:
            return buf[i >> 3] >> (7 - (x & 7)) & 1
        if f == MONO_HMSB:
            return buf[i >> 3] >> (x & 7) & 1
        if f == GS2_HMSB:
            return buf[i >> 2] >> ((x & 3) << 1) & 3
        if f == GS4_HMSB:
            return buf[i >> 1] & 15 if x & 1 else buf[i >> 1] >> 4
        return buf[i] if f == GS8 else self._words[i]

    def _set(self, x, y, c):
        f, buf = self._format, self._buf
        if f == MONO_VLSB:
            self._mix((y >> 3) * self._stride + x, 1 << (y & 7), 0xFF if c else 0)
            return
        i = y * self._stride + x
        if f == MONO_HLSB:
            self._mix(i >> 3, 0x80 >> (x & 7), 0xFF if c else 0)
        elif f == MONO_HMSB:
            self._mix(i >> 3, 1 << (x & 7), 0xFF if c else 0)
        elif f == GS2_HMSB:
            shift = (x & 3) << 1
            self._mix(i >> 2, 3 << shift, (c & 3) << shift)
        elif f == GS4_HMSB:
            shift = 0 if x & 1 else 4
            self._mix(i >> 1, 15 << shift, (c & 15) << shift)
        elif f == GS8:
            buf[i] = c & 0xFF
        else:
            self._words[i] = c & 0xFFFF

    def _mix(self, i, mask, bits):
        self._buf[i] = self._buf[i] & ~mask & 0xFF | bits & mask

    def _inside(self, x, y):
        return 0 <= x < self._w and 0 <= y < self._h

    def _dot(self, x, y, c):
        if self._inside(x, y):
            self._set(x, y, c)

    # the public methods, in the order of MicroPython's documentation

    def fill(self, c):
        self.fill_rect(0, 0, self._w, self._h, c)

    def pixel(self, x, y, c=None):
        if not self._inside(x, y):
            return None
        if c is None:
            return self._get(x, y)
        self._set(x, y, c)
        return None

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        dx, sx = (x2 - x1, 1) if x2 > x1 else (x1 - x2, -1)
        dy, sy = (y2 - y1, 1) if y2 > y1 else (y1 - y2, -1)
        steep = dy > dx
        a, b = (y1, x1) if steep else (x1, y1)  # a runs along the longer side
        if steep:
            dx, dy, sx, sy = dy, dx, sy, sx
        error = 2 * dy - dx
        for _ in range(dx):
            self._dot(*((b, a) if steep else (a, b)), c)
            while error >= 0:
                b += sy
                error -= 2 * dx
            a += sx
            error += 2 * dy
        self._dot(x2, y2, c)

    def rect(self, x, y, w, h, c, f=False):
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def fill_rect(self, x, y, w, h, c):
        if w < 1 or h < 1:
            return
        x0, x1 = max(x, 0), min(x + w, self._w)
        y0, y1 = max(y, 0), min(y + h, self._h)
        if x0 >= x1 or y0 >= y1:
            return
        if self._format != MONO_VLSB:
            for row in range(y0, y1):
                for column in range(x0, x1):
                    self._set(column, row, c)
            return
        for page in range(y0 >> 3, (y1 - 1 >> 3) + 1):
            mask = 0xFF
            if page == y0 >> 3:
                mask &= 0xFF << (y0 & 7)
            if page == y1 - 1 >> 3:
                mask &= 0xFF >> (7 - (y1 - 1 & 7))
            base = page * self._stride
            for i in range(base + x0, base + x1):
                self._mix(i, mask, 0xFF if c else 0)

    def ellipse(self, x, y, xr, yr, c, f=False, m=_ALL):
        mask = (_FILL if f else 0) | m & _ALL
        if xr == 0 and yr == 0:
            if mask & _ALL:
                self._dot(x, y, c)
            return
        # Two arcs, each from its axis to where the slope is one; the errors are doubled squares.
        self._arc(x, y, xr, yr, c, mask, False)
        self._arc(x, y, yr, xr, c, mask, True)

    def _arc(self, cx, cy, long, short, c, mask, swapped):
        # `along` steps by one each time, `out` shrinks from the end of its axis when it must.
        out, along = long, 0
        out_change = short * short * (1 - 2 * long)
        along_change = long * long
        error, stop_out, stop_along = 0, 2 * short * short * long, 0
        while stop_out >= stop_along:
            dx, dy = (along, out) if swapped else (out, along)
            self._four(cx, cy, dx, dy, c, mask)
            along += 1
            stop_along += 2 * long * long
            error += along_change
            along_change += 2 * long * long
            if 2 * error + out_change > 0:
                out -= 1
                stop_out -= 2 * short * short
                error += out_change
                out_change += 2 * short * short

    def _four(self, cx, cy, dx, dy, c, mask):
        for quadrant, right, up in ((1, 1, 1), (2, 0, 1), (4, 0, 0), (8, 1, 0)):
            if not mask & quadrant:
                continue
            y = cy - dy if up else cy + dy
            if mask & _FILL:
                self.fill_rect(cx if right else cx - dx, y, dx + 1, 1, c)
            else:
                self._dot(cx + dx if right else cx - dx, y, c)

    def poly(self, x, y, coords, c, f=False):
        n = len(coords) // 2
        if n == 0:
            return
        points = [(coords[2 * i], coords[2 * i + 1]) for i in range(n)]
        edges = []
        start = points[0]
        for end in reversed(points):
            edges.append((start, end))
            start = end
        if f:
            low, high = min(p[1] for p in points), max(p[1] for p in points)
            for row in range(low, high + 1):
                self._poly_row(x, y, edges, row, c)
        else:
            for (ax, ay), (bx, by) in edges:
                self.line(x + ax, y + ay, x + bx, y + by, c)

    def _poly_row(self, x, y, edges, row, c):
        nodes = []
        for (ax, ay), (bx, by) in edges:
            if ay != by and (ay > row) != (by > row):
                slope = _quotient(32 * (bx - ax) * (row - ay), by - ay)
                nodes.append(_quotient(32 * ax + slope + 16, 32))
            elif row == max(ay, by):
                # The lowest points of the outline are no crossings and are set one by one.
                if ay < by:
                    self._dot(x + bx, y + by, c)
                elif by < ay:
                    self._dot(x + ax, y + ay, c)
                else:
                    self.line(x + ax, y + ay, x + bx, y + by, c)
        nodes.sort()
        for left, right in zip(nodes[::2], nodes[1::2], strict=False):
            self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def text(self, s, x, y, c=1):
        raise NotImplementedError(
            "framebuf.text is not simulated: its font is MicroPython's own; "
            "draw texts with engine_mpy.draw.canvas.Canvas.text"
        )

    def scroll(self, xstep, ystep):
        if abs(xstep) >= self._w or abs(ystep) >= self._h:
            return
        columns = range(max(xstep, 0), self._w + min(xstep, 0))
        rows = range(max(ystep, 0), self._h + min(ystep, 0))
        for row in reversed(rows) if ystep >= 0 else rows:
            for column in reversed(columns) if xstep >= 0 else columns:
                self._set(column, row, self._get(column - xstep, row - ystep))

    def blit(self, fbuf, x, y, key=-1, palette=None):
        source = _picture(fbuf)
        palette = None if palette is None else _picture(palette)
        for row in range(max(y, 0), min(y + source._h, self._h)):
            for column in range(max(x, 0), min(x + source._w, self._w)):
                c = source._get(column - x, row - y)
                if palette is not None:
                    c = palette._get(c, 0)
                if c != key:
                    self._set(column, row, c)


def _picture(given):
    return FrameBuffer(*given) if isinstance(given, tuple | list) else given


def _quotient(a, b):
    """A / b towards zero, as C divides."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q
