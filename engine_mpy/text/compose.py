"""Line: a text put together from texts, numbers and cards without taking heap.

Screens and cues keep one or share `console.line`; they draw it with
`canvas.text(font, line.buf, line.n, x, y, c)`. What does not fit its capacity is left out.

Placeholders of a template, filled by `say` in order:

    {n}  a number                       {t}  another text (bytes)
    {s}  nothing, or the s of the plural, as the number before it asks
    {c}  a card: la Dame de pique       {d}  of it: de la Dame de pique, du 7, de l'As
    {a}  to it: au 7, to the 7          {b}  bare: Dame de pique
    {C}  {D}  {A}  {B}  {T}  the same with a capital letter at the start

Cards are named by `line.names`, an object with `card_name(line, card, form)` that calls
`line.noun(name, form)`; a game's table sets it. Never an f-string, never a slice here.
"""

import micropython
from micropython import const

# Forms of a noun.
THE = 0
OF = 1
TO = 2
BARE = 3

_SPACE = const(32)
_QUOTE = const(39)


class Line:
    """A buffer `buf` of which the first `n` bytes are the text."""

    def __init__(self, capacity):
        """Capacity in bytes, fixed for good."""
        self.buf = bytearray(capacity)
        self.n = 0
        self.names = None
        self._values = [0, 0, 0]
        self._next = 0
        self._number = 0

    def clear(self):
        """Make the line empty; returns it, so that line.clear().put(...) reads well."""
        self.n = 0
        return self

    def put(self, data, start=0, stop=-1):
        """Append bytes start .. stop of data (-1: to the end)."""
        if stop < 0:
            stop = len(data)
        self.n = _copy(self, data, start, stop)
        return self

    def byte(self, code):
        """Append one character by its code."""
        if self.n < len(self.buf):
            self.buf[self.n] = code
            self.n += 1
        return self

    def number(self, i):
        """Append a whole number in decimal."""
        if i < 0:
            self.byte(45)
            i = -i
        digit = 1
        while digit * 10 <= i:
            digit *= 10
        while digit:
            self.byte(48 + i // digit % 10)
            digit //= 10
        return self

    def say(self, template, a=0, b=0, c=0):
        """Append a template (bytes), its placeholders filled with a, b, c in order."""
        self._values[0] = a
        self._values[1] = b
        self._values[2] = c
        self._next = 0
        self._number = 0
        self._fill(template)
        return self

    def _fill(self, template):
        i = 0
        while True:
            brace = _until_brace(template, i)
            self.n = _copy(self, template, i, brace)
            if brace == len(template):
                break
            self._place(template[brace + 1])
            i = brace + 3

    def _place(self, kind):
        """Fill one placeholder, called by its letter."""
        start = self.n
        if kind == 115:  # s: French, 0 and 1 are singular
            if self._number > 1 or self._number < -1:
                self.byte(115)
            return
        if kind == 122:  # z, what tools.texts makes of {s} in English: 1 is singular
            if self._number != 1:
                self.byte(115)
            return
        value = self._values[self._next]
        self._next = (self._next + 1) % 3
        if kind == 110:  # n
            self._number = value
            self.number(value)
            return
        small = kind | 32
        if small == 116:  # t
            self.put(value)
        else:
            form = THE if small == 99 else OF if small == 100 else TO if small == 97 else BARE
            self.names.card_name(self, value, form)
        if kind != small:
            self.capital(start)

    def capital(self, start=0):
        """Make the character at `start` a capital."""
        if start < self.n:
            code = self.buf[start]
            if 97 <= code <= 122 or 224 <= code <= 254 and code != 247:
                self.buf[start] = code - 32
            elif code == 0xBD:  # oe in ISO 8859-15
                self.buf[start] = 0xBC
        return self

    def noun(self, name, form):
        """Append a noun given with its article ("la Dame", "le 7", "l'As", "the 7") in a form."""
        article = article_length(name)
        if form == BARE:
            return self.put(name, article)
        if form == THE or article == 0:
            return self.put(name)
        first = name[0]
        if first == 116:  # the
            self.put(b"of " if form == OF else b"to ")
            return self.put(name)
        if name[1] == 101:  # le, les contract
            if article == 4:
                self.put(b"des " if form == OF else b"aux ")
            else:
                self.put(b"du " if form == OF else b"au ")
            return self.put(name, article)
        self.put(b"de " if form == OF else b"\xe0 ")
        return self.put(name)


# Texts are copied by the hundred a second; byte by byte in bytecode one of them takes 4 ms.


@micropython.viper
def _copy(line, data, start: int, stop: int) -> int:
    """Append data[start:stop] as far as there is room; the new length."""
    buf = ptr8(line.buf)
    codes = ptr8(data)
    n = int(line.n)
    room = int(len(line.buf))
    while start < stop and n < room:
        buf[n] = codes[start]
        start += 1
        n += 1
    return n


@micropython.viper
def _until_brace(template, i: int) -> int:
    """Where the next placeholder at or after i begins, or the length."""
    codes = ptr8(template)
    n = int(len(template))
    while i < n and int(codes[i]) != 123:
        i += 1
    return i


def article_length(name):
    """How many bytes of `name` are its article and the space after it."""
    n = len(name)
    if n > 4 and name[0] == 116 and name[1] == 104 and name[2] == 101 and name[3] == _SPACE:
        return 4  # the
    if n < 4 or name[0] != 108:  # l
        return 0
    if name[1] == _QUOTE:
        return 2
    if name[2] == _SPACE:
        return 3  # le, la
    return 4 if name[3] == _SPACE else 0  # les
