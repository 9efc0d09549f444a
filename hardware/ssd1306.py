"""The SSD1306: page mode for what is scattered, windows for what is tall, or everything.

hardware/board.py opens it for boards that say so. Both ways are priced for each change and the
cheaper is sent. A window costs 10 bytes beside its own however many pages it spans, 7 if
another spanned the same pages just before; using any costs 9 more, because afterwards the
controller is brought back to page mode with its window wide open: each show begins in the same
state, and neither a lost byte nor a controller whose windows also bound page mode can shift the
picture for long. Only commands that the data sheet defines for the mode at hand are used.
"""

from hardware.difference import join, price
from hardware.display import Display

_HOME = b"\x00\x21\x00\x7f\x20\x02"  # columns 0-127, page mode


class SSD1306(Display):
    """See Display; adds windows. A whole frame is 1,057 bytes on the wire."""

    NAME = b"SSD1306"
    START = (
        b"\x00"  # commands follow
        b"\xae\xae\xae"  # glass off; a command that was cut off takes up to two for its end
        b"\xd5\x80"  # clock: no divider
        b"\xa8\x3f"  # 64 lines
        b"\xd3\x00"  # no vertical shift
        b"\x40"  # line 0 of memory on top
        b"\x8d\x14"  # the pump that makes the glass's voltage, on
        b"\x20\x00\x21\x00\x7f\x22\x00\x07\x20\x02"  # windows wide open, page mode
        b"\xda\x12"  # lines alternate between the two sides
        b"\xd9\xf1"  # precharge for a pumped supply
        b"\xdb\x30"  # the level of lines at rest
        b"\x2e"  # no scrolling
        b"\xa4"  # what the memory says, not all on
    )

    def __init__(self, i2c, address=0x3C, mirror_x=False, mirror_y=False, free=None):
        self._joined = bytearray(512)
        super().__init__(i2c, address, mirror_x, mirror_y, free)

    def _send_all(self):
        table = self._joined
        table[0] = table[2] = 0
        table[1] = 7
        table[3] = 127
        self._send_windows(table, 1)
        self._end_all()

    def _send_changes(self):
        count = self._find_runs()
        joined = join(self._runs, self._joined, count)
        if price(self._joined, joined) < price(self._runs, count):
            self._send_windows(self._joined, joined)
            self._send_runs(self._joined, joined)
        else:
            self._send_runs(self._runs, count)

    def _send_windows(self, table, count):
        """Send the entries of several pages, in horizontal mode, and come home."""
        before = -1
        at = 0
        while at < 4 * count:
            if table[at] != table[at + 1]:
                self._send_window(table, at, before)
                before = at
            at += 4
        if before >= 0:
            self._i2c.writeto(self._address, _HOME)
            self._sent += len(_HOME) + 1

    def _send_window(self, table, at, before):
        """Open a window on an entry and fill it; `before` is the entry of the last, or -1."""
        command = self._command
        n = 0
        if before < 0:
            command[1] = 0x20
            command[2] = 0x00
            n = 2
        command[n + 1] = 0x21
        command[n + 2] = table[at + 2]
        command[n + 3] = table[at + 3]
        n += 3
        # A filled window begins again at its top, so the next on the same pages needs no more.
        if before < 0 or table[at] != table[before] or table[at + 1] != table[before + 1]:
            command[n + 1] = 0x22
            command[n + 2] = table[at]
            command[n + 3] = table[at + 1]
            n += 3
        self._send_command(n)
        self._stream(table, at)
