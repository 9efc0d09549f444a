"""A stand-in for the chip's `rp2` under the Unix port, whose flash cannot be read as memory."""


class Flash:
    """Larger than any that a chip can map, so that nobody looks for it in memory."""

    def ioctl(self, command, argument):
        """The size of a block (5), or how many there are (4)."""
        return 4096 if command == 5 else 1 << 16
