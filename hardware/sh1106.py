"""The SH1106: 132 columns of memory, of which the glass shows 2 to 129; page mode only.

hardware/board.py opens it for boards that say so. A whole frame is 1,080 bytes on the wire:
this controller cannot go on to the next page by itself, and 1,072 is the least it takes.
"""

from hardware.display import Display


class SH1106(Display):
    """See Display; there is nothing more to it."""

    NAME = b"SH1106"
    OFFSET = 2
    START = (
        b"\x00"  # commands follow
        b"\xae\xae\xae"  # glass off; a command that was cut off takes up to two for its end
        b"\xd5\x80"  # clock: no divider
        b"\xa8\x3f"  # 64 lines
        b"\xd3\x00"  # no vertical shift
        b"\x40"  # line 0 of memory on top
        b"\xad\x8b"  # the converter that makes the glass's voltage, on
        b"\x32"  # 8.0 V
        b"\xda\x12"  # lines alternate between the two sides
        b"\xd9\x22"  # precharge and discharge, two clocks each
        b"\xdb\x35"  # the level of lines at rest
        b"\xa4"  # what the memory says, not all on
    )
