"""The glass and its controller: SSD1306 and SH1106 as devices on the I2C bus (simulator/bus.py).

The simulator attaches one to the world, tests drive it with two independent drivers. It knows
what the data sheets say and nothing of who sends. Where they are silent, `Habits` takes either
side, and a driver has to be right with both.

Coordinates: a module lies before you with its usual upright side up when its controller runs
with A1 and C8, as nearly all modules are soldered. `picture()` is what you then see, whatever
the registers say: 1,024 bytes, 8 pages of 128 columns, bit 0 on top. `mirror_x` and `mirror_y`
are for modules whose glass is soldered the other way about.
"""

from dataclasses import dataclass

from simulator.glass import line_sources, visible

LINES = 64
DATA, COMMAND = 1, 0
HORIZONTAL, VERTICAL, PAGE = 0, 1, 2


@dataclass(frozen=True)
class Habits:
    """What controllers that bear the same name do differently."""

    window_in_page_mode: bool = False  # the column window of 21h also bounds page mode
    nibbles_reload: bool = False  # 00-1Fh load the whole column from two start nibbles
    remap_on_write: bool | None = None  # None: as the data sheet says


class Panel:
    """What both controllers share. A subclass sets the facts and knows its own commands."""

    COLUMNS = 128  # of memory
    OFFSET = 0  # the memory column below the left edge of the glass
    REMAP_ON_WRITE = True
    # Bytes that follow a command byte, for commands of more than one byte.
    ARGUMENTS: dict[int, int] = {}
    STATUS_ID = 0x03

    def __init__(self, mirror_x=False, mirror_y=False, habits=None):
        self.mirror_x = mirror_x
        self.mirror_y = mirror_y
        self.habits = habits or Habits()
        self.commands = 0  # command bytes taken, arguments included
        self.data_bytes = 0  # bytes written to the picture memory
        self.transactions = 0
        self.unknown = 0  # commands that this controller does not have
        self.changes = 0  # grows with every byte taken: a picture of the same number is the same
        on_write = self.habits.remap_on_write
        self._remap_on_write = self.REMAP_ON_WRITE if on_write is None else on_write
        self._seen = (-1, b"")
        self.power_on()

    def power_on(self):
        """Fresh from the supply: registers at reset, noise in the memory, the glass dark."""
        noise = 1
        memory = bytearray(self.COLUMNS * 8)
        for i in range(len(memory)):
            noise = noise * 1103515245 + 12345 & 0x7FFFFFFF
            memory[i] = noise >> 16 & 0xFF
        self._memory = memory
        self.page = self.column = 0
        self.start_line = self.offset = 0
        self.segment_remap = self.scan_down = False
        self.multiplex = LINES - 1
        self.com_pins = 0x12
        self.contrast = 0x7F
        self.all_on = self.inverted = self.on = self.pumped = False
        self._low = self._high = 0
        self._pending: list[int] = []
        self._control = True
        self._more = True
        self._kind = COMMAND
        self.changes += 1

    # the bus

    def start(self, read):
        """Addressed; a control byte follows a write."""
        self.transactions += 1
        self._control = True
        return True

    def write(self, byte):
        """A control byte, a command byte or a byte of picture."""
        self.changes += 1
        if self._control:
            # Co: one byte of that kind, then a control byte again; else they are all of it.
            self._more = bool(byte & 0x80)
            self._kind = byte >> 6 & 1
            self._control = False
            return True
        self._control = self._more
        if self._kind == DATA:
            self.data_bytes += 1
            self._store(byte)
        else:
            self.commands += 1
            self._take(byte)
        return True

    def read(self):
        """The status byte: bit 6 is set while the glass is off."""
        return self.STATUS_ID | (0 if self.on else 0x40)

    def stop(self):
        """The transaction is over; a command of several bytes may go on in the next."""

    # memory

    @property
    def memory(self):
        """The raw memory, `COLUMNS` bytes for each of 8 pages."""
        return bytes(self._memory)

    def _store(self, byte):
        column = self.column
        if column >= self.COLUMNS:
            return
        if self.segment_remap and self._remap_on_write:
            column = self.COLUMNS - 1 - column
        self._memory[self.page * self.COLUMNS + column] = byte
        self._advance()

    def _advance(self):
        raise NotImplementedError

    # commands

    def _take(self, byte):
        self._pending.append(byte)
        first = self._pending[0]
        if len(self._pending) <= self.ARGUMENTS.get(first, 0):
            return
        arguments, self._pending = self._pending[1:], []
        if not (self._shared(first, arguments) or self._own(first, arguments)):
            self.unknown += 1

    def _shared(self, first, arguments):
        if first <= 0x0F:
            self._low = first
            self._set_column(self._high if self.habits.nibbles_reload else self.column >> 4, first)
        elif first <= 0x1F:
            self._high = first & 15
            low = self._low if self.habits.nibbles_reload else self.column & 15
            self._set_column(first & 15, low)
        elif 0x40 <= first <= 0x7F:
            self.start_line = first & 63
        elif 0xB0 <= first <= 0xB7:
            self.page = first & 7
        elif first == 0x81:
            self.contrast = arguments[0]
        elif first in (0xA0, 0xA1):
            self.segment_remap = first == 0xA1
        elif first in (0xA4, 0xA5):
            self.all_on = first == 0xA5
        elif first in (0xA6, 0xA7):
            self.inverted = first == 0xA7
        elif first == 0xA8:
            self.multiplex = max(arguments[0] & 63, 15)
        elif first in (0xAE, 0xAF):
            self.on = first == 0xAF
        elif 0xC0 <= first <= 0xCF:
            self.scan_down = bool(first & 8)
        elif first == 0xD3:
            self.offset = arguments[0] & 63
        elif first == 0xDA:
            self.com_pins = arguments[0]
        elif first not in (0xD5, 0xD9, 0xDB, 0xE3):  # clock, precharge, vcomh, nothing
            return False
        return True

    def _set_column(self, high, low):
        # 132 columns leave numbers between the halves of an address that are no column.
        self.column = (high << 4 | low) & (127 if self.COLUMNS == 128 else 255)

    def _own(self, first, arguments):
        raise NotImplementedError

    # the glass

    def picture(self):
        """What a person sees: 1,024 bytes, bit 0 on top. Dark when off or without pump."""
        if self._seen[0] != self.changes:
            self._seen = (self.changes, self._look())
        return self._seen[1]

    def _look(self):
        if not (self.on and self.pumped):
            return bytes(LINES // 8 * 128)
        sources = line_sources(
            self.multiplex,
            self.offset,
            self.start_line,
            self.scan_down,
            self.com_pins,
            self.mirror_y,
        )
        # Segment 127 is on the left of an upright glass; what A1 did to stored bytes is done.
        leftmost_is_last = not self.mirror_x
        if self.segment_remap and not self._remap_on_write:
            leftmost_is_last = not leftmost_is_last
        columns = range(self.OFFSET, self.OFFSET + 128)
        if leftmost_is_last:
            columns = range(self.COLUMNS - 1 - self.OFFSET, self.COLUMNS - 129 - self.OFFSET, -1)
        return visible(self._memory, self.COLUMNS, columns, sources, self.inverted, self.all_on)


class Ssd1306(Panel):
    """Solomon Systech's: 128 columns, three addressing modes, a charge pump to be asked for."""

    ARGUMENTS = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x23: 1, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1,
        0x8D: 1, 0xA3: 2, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD6: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    }  # fmt: skip

    def power_on(self):
        """Also: page mode, windows wide open, pump off."""
        super().power_on()
        self.mode = PAGE
        self.first_column, self.last_column = 0, 127
        self.first_page, self.last_page = 0, 7

    def _own(self, first, arguments):
        if first == 0x20:
            # 3 is no mode; what a controller makes of it is not known, so it is left alone.
            if arguments[0] & 3 == 3:
                return False
            self.mode = arguments[0] & 3
        elif first == 0x21:
            self.first_column, self.last_column = arguments[0] & 127, arguments[1] & 127
            self.column = self.first_column
        elif first == 0x22:
            self.first_page, self.last_page = arguments[0] & 7, arguments[1] & 7
            self.page = self.first_page
        elif first == 0x8D:
            self.pumped = bool(arguments[0] & 4)
        # Scrolling (26-2F, A3), fading and zoom (23, D6) and the current source (AD) are taken
        # and have no effect on a still picture.
        elif first not in (0x23, 0x26, 0x27, 0x29, 0x2A, 0x2E, 0x2F, 0xA3, 0xAD, 0xD6):
            return False
        return True

    def _advance(self):
        if self.mode == PAGE:
            bounded = self.habits.window_in_page_mode
            last = self.last_column if bounded else 127
            start = self.first_column if bounded else 0
            self.column = start if self.column == last else (self.column + 1) & 127
        elif self.mode == HORIZONTAL:
            if self._next_column():
                self._next_page()
        elif self._next_page():
            self._next_column()

    def _next_column(self):
        if self.column == self.last_column:
            self.column = self.first_column
            return True
        self.column = (self.column + 1) & 127
        return False

    def _next_page(self):
        if self.page == self.last_page:
            self.page = self.first_page
            return True
        self.page = (self.page + 1) & 7
        return False


class Sh1106(Panel):
    """Sino Wealth's: 132 columns of which the glass shows the middle, page mode and no other."""

    COLUMNS = 132
    OFFSET = 2
    REMAP_ON_WRITE = False
    STATUS_ID = 0x08
    ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}

    def power_on(self):
        """Also: the converter on, as at its reset."""
        super().power_on()
        self.pumped = True
        self.pump_level = 2
        self._kept_column: int | None = None

    def _own(self, first, arguments):
        if 0x30 <= first <= 0x33:
            self.pump_level = first & 3
        elif first == 0xAD:
            self.pumped = bool(arguments[0] & 1)
        elif first == 0xE0:  # read-modify-write: writing moves on, and E0 remembers the place
            self._kept_column = self.column
        elif first == 0xEE:
            if self._kept_column is not None:
                self.column = self._kept_column
            self._kept_column = None
        else:
            return False
        return True

    def _advance(self):
        self.column = min(self.column + 1, self.COLUMNS - 1)


KINDS = {"ssd1306": Ssd1306, "sh1106": Sh1106}


def open_panel(kind, mirror_x=False, mirror_y=False, habits=None):
    """A panel by the name that boards use; ValueError names those there are."""
    if kind not in KINDS:
        raise ValueError(f"no panel {kind!r}: there are {', '.join(KINDS)}")
    return KINDS[kind](mirror_x, mirror_y, habits)
