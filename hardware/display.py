"""A 128x64 panel by content difference: what the frame holds and the panel does not, is sent.

Whoever draws writes into `frame` and calls `show`, as often as wanted; ssd1306.py and sh1106.py
add what a controller alone has. This class speaks page mode, which both know. It never reads
the bus, never takes heap after construction (a bus error excepted, which Python raises), and
lets no OSError out: a panel that does not answer is `lost` until it does, and then gets
everything again.

On the wire. A run of changed columns on a page costs 7 bytes beside its own: address, control,
page, two halves of the column; address, control. Up to 6 unchanged columns are cheaper sent
than skipped. Nothing is remembered from one show to the next but the picture.
"""

from time import ticks_diff, ticks_ms

from hardware.difference import gather, runs

_PAGES = 8
_CHUNK = 128  # bytes of picture in one transaction: 11.7 ms at 100 kHz, of 50 allowed
_QUIET = 64  # shows with nothing to send before the panel is asked if it is there
_SLOW_MS = 25  # a failure that took so long is a time-out: somebody holds the clock or the data
_PATIENCE = 4  # of them in a row: until then every show tries again
_PAUSE = 8  # ... then every eighth
_NOTHING = b"\x00\xe3"  # the controllers' no-operation


class Display:
    """One panel on an I2C bus. `frame` is 1,024 bytes: 8 pages of 128 columns, bit 0 on top.

    i2c needs writeto(address, buffer) and nothing else. mirror_x, mirror_y: for glass that is
    soldered left to right or upside down; together with flip any orientation can be had. free()
    is called before a lost panel is tried again: it gets a bus that is held free (bus.py).
    A panel that is not there leaves `lost` True and raises nothing.
    """

    NAME = b""  # of the controller
    OFFSET = 0  # the memory column below the left edge of the glass
    START = b"\x00"  # control byte, then the commands that wake the controller, glass off

    def __init__(self, i2c, address=0x3C, mirror_x=False, mirror_y=False, free=None):
        self.frame = bytearray(_PAGES * 128)
        self.lost = True
        self._i2c = i2c
        self._free = free
        self._timeouts = 0  # in a row, of a panel that is lost
        self._tried_ms = 0
        self._address = address
        self._mirror_x = bool(mirror_x)
        self._mirror_y = bool(mirror_y)
        self._contrast = 0x7F
        self._inverted = self._flipped = False
        self._on = True
        self._fresh = True  # woken and still dark: switched on after the first picture
        self._stale = True  # what the panel holds is not known
        self._quiet = 0
        self._sent = 0
        # What the panel holds, and both pictures by pages, for a quick look for differences.
        self._held = bytearray(_PAGES * 128)
        self._frame_pages = _parts(self.frame, 128)
        self._held_pages = _parts(self._held, 128)
        self._runs = bytearray(512)
        self._walk = bytearray(5)
        # A slice costs heap when it is made, so there is one for each length, 2 KB in all.
        self._data = bytearray(_CHUNK + 1)
        self._data[0] = 0x40
        self._data_of = _beginnings(self._data)
        self._command = bytearray(10)
        self._command_of = _beginnings(self._command)
        try:
            self._wake()
        except OSError:
            pass

    def show(self):
        """Send what changed; returns the bytes on the wire, address bytes included."""
        self._sent = 0
        if not self.lost or self._due():
            try:
                self._send()
            except OSError:
                self._lose()
        return self._sent

    def forget(self):
        """What the panel holds is not known any more: the next show sends the whole picture."""
        self._stale = True

    def contrast(self, value):
        """How bright, 0-255."""
        value = min(max(value, 0), 255)
        if value != self._contrast:
            self._contrast = value
            self._settle()

    def power(self, on):
        """Darken the glass at once, or light it with the next show; picture and settings stay."""
        if bool(on) != self._on:
            self._on = bool(on)
            if self._on:
                # Nobody looked meanwhile: the panel may have been off. From the reset sequence
                # on, and so light comes after the picture.
                self.lost = True
            else:
                self._settle()

    def invert(self, on):
        """Dark on light instead of light on dark."""
        if bool(on) != self._inverted:
            self._inverted = bool(on)
            self._settle()

    def flip(self, on):
        """Turn the picture by 180 degrees; the next show sends it whole."""
        if bool(on) != self._flipped:
            self._flipped = bool(on)
            # The SSD1306 maps columns as they are written, so what it holds is not turned.
            self._stale = True
            self._settle()

    # a lost panel

    def _lose(self):
        if self.lost:
            slow = ticks_diff(ticks_ms(), self._tried_ms) >= _SLOW_MS
            self._timeouts = self._timeouts + 1 if slow else 0
        self.lost = True

    def _due(self):
        """Shall a lost panel be tried now? A bus that stays held costs 50 ms each time."""
        if self._timeouts > _PATIENCE and self._timeouts & (_PAUSE - 1):
            self._timeouts += 1
            return False
        self._tried_ms = ticks_ms()
        if self._free is not None:
            self._free()
        return True

    # settings

    def _settle(self):
        if self.lost:
            return  # they are sent when it wakes
        try:
            self._send_settings()
        except OSError:
            self.lost = True

    def _send_settings(self):
        command = self._command
        command[1] = 0xA0 if self._mirror_x != self._flipped else 0xA1
        command[2] = 0xC0 if self._mirror_y != self._flipped else 0xC8
        command[3] = 0x81
        command[4] = self._contrast
        command[5] = 0xA7 if self._inverted else 0xA6
        command[6] = 0xAF if self._on and not self._fresh else 0xAE
        self._send_command(6)

    def _wake(self):
        self._i2c.writeto(self._address, self.START)
        self._sent += len(self.START) + 1
        self._fresh = self._stale = True
        self._send_settings()
        self.lost = False

    # pictures

    def _send(self):
        if self.lost:
            self._wake()
            self._timeouts = 0
        if self._stale:
            self._send_all()
        elif self.frame != self._held:
            self._quiet = 0
            self._send_changes()
        else:
            self._ask()

    def _send_all(self):
        """The whole picture, then light if the glass is still dark."""
        table = self._runs
        for page in range(_PAGES):
            table[4 * page] = table[4 * page + 1] = page
            table[4 * page + 2] = 0
            table[4 * page + 3] = 127
        self._send_runs(table, _PAGES)
        self._end_all()

    def _end_all(self):
        self._stale = False
        self._quiet = 0
        if self._fresh:
            self._fresh = False
            self._send_settings()

    def _find_runs(self):
        """Fill the table of runs; how many."""
        count = 0
        for page in range(_PAGES):
            if self._frame_pages[page] != self._held_pages[page]:
                count = runs(self.frame, self._held, self._runs, count << 3 | page)
        return count

    def _send_changes(self):
        self._send_runs(self._runs, self._find_runs())

    def _send_runs(self, table, count):
        """Send the entries of one page, in page mode."""
        page = -1
        at = 0
        while at < 4 * count:  # a for would keep its end on the stack, one word too many
            if table[at] == table[at + 1]:
                self._send_run(table, at, table[at] != page)
                page = table[at]
            at += 4

    def _send_run(self, table, at, turn):
        """Go to an entry's column, to its page as well if `turn`, and send it."""
        command = self._command
        column = table[at + 2] + self.OFFSET
        n = 1
        if turn:
            command[1] = 0xB0 | table[at]
            n = 2
        command[n] = column & 15
        command[n + 1] = 0x10 | column >> 4
        self._send_command(n + 1)
        self._stream(table, at)

    def _stream(self, table, at):
        """Send the picture bytes of an entry, and hold them."""
        walk = self._walk
        walk[0] = table[at]
        walk[1] = walk[2] = table[at + 2]
        walk[3] = table[at + 3]
        left = (table[at + 1] - table[at] + 1) * (table[at + 3] - table[at + 2] + 1)
        while left > 0:
            n = left if left < _CHUNK else _CHUNK
            walk[4] = n
            gather(self.frame, self._held, self._data, walk)
            self._i2c.writeto(self._address, self._data_of[n])
            self._sent += n + 2
            left -= n

    def _send_command(self, n):
        """Send the n command bytes that were put behind the control byte."""
        self._i2c.writeto(self._address, self._command_of[n])
        self._sent += n + 2

    def _ask(self):
        """Now and then say nothing to the panel: an unplugged one does not acknowledge."""
        self._quiet += 1
        if self._quiet >= _QUIET:
            self._quiet = 0
            self._i2c.writeto(self._address, _NOTHING)
            self._sent += len(_NOTHING) + 1


def _parts(buffer, size):
    view = memoryview(buffer)
    return [view[i : i + size] for i in range(0, len(buffer), size)]


def _beginnings(buffer):
    """Views of the first byte and n more, for every n."""
    view = memoryview(buffer)
    return [view[: n + 1] for n in range(len(buffer))]
