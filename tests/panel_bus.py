"""A bus with one panel on it, for driver tests: counts, times out, breaks where it is told to.

Smaller than the simulator's, with nothing but `writeto`; it does not let time pass.
"""

import errno


class PanelBus:
    """`writeto` as the rp2 port's I2C has it, to a panel at `address`.

    `faults`: transactions (from 0) that fail, at the data byte given, -1 for the address.
    `longest` is the longest transaction so far in bytes, address included.
    """

    TIMEOUT_US = 50_000  # the port's default

    def __init__(self, panel, hz=400_000, address=0x3C):
        self.panel = panel
        self.hz = hz
        self.address = address
        self.plugged = True
        self.faults = {}
        self.transactions = 0
        self.bytes = 0
        self.longest = 0

    def writeto(self, address, buffer):
        number = self.transactions
        self.transactions += 1
        stop_at = self.faults.get(number)
        size = len(buffer) + 1
        if not self.plugged or address != self.address or stop_at == -1:
            raise OSError(errno.EIO, "EIO")
        if size * 9 * 1_000_000 // self.hz > self.TIMEOUT_US:
            raise OSError(errno.ETIMEDOUT, "ETIMEDOUT")
        self.panel.start(False)
        for i, byte in enumerate(bytes(buffer)):
            if i == stop_at:
                self.panel.stop()
                raise OSError(errno.EIO, "EIO")
            self.panel.write(byte)
        self.panel.stop()
        self.bytes += size
        self.longest = max(self.longest, size)

    def unplug(self):
        """Off the bus and off the supply."""
        self.plugged = False
        self.panel.power_on()

    def plug(self):
        """On the bus again, its memory full of noise."""
        self.plugged = True


def rotated(picture):
    """A picture of 1,024 bytes turned by 180 degrees."""
    reversed_bits = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
    return bytes(reversed_bits[byte] for byte in reversed(picture))
