"""I2C on the wire: one transaction after another, with acknowledgements, byte times and faults.

`machine.I2C` and `SoftI2C` call `transfer`. A device on the bus is any object with

    start(read: bool) -> bool     addressed; True acknowledges
    write(byte: int) -> bool      a byte from the chip; True acknowledges
    read() -> int                 a byte to the chip
    stop()                        the transaction is over

`Faulty` wraps a device and breaks chosen transactions. No rule of any panel is known here.
"""

import errno

from simulator.world import World

BITS_A_BYTE = 9  # eight and the acknowledgement


class NoAnswerError(Exception):
    """A byte was not acknowledged: `acks` bytes after the address were."""

    def __init__(self, acks: int, address: bool):
        super().__init__("no acknowledgement")
        self.acks = acks
        self.address = address


class TooSlowError(Exception):
    """The transfer took longer than the port's time-out."""


def transfer(world, bus, address, data, read, hz, timeout_us=None):
    """One transaction: `data` goes out (bytes) or is filled (bytearray). Returns bytes moved.

    Time passes with each byte. Raises NoAnswerError and TooSlowError; a device may raise
    OSError itself.
    """
    device = world.devices.get((bus, address))
    world.transactions += 1
    clock = _Clock(world, hz, timeout_us)
    clock.byte()
    if device is None or not device.start(read):
        raise NoAnswerError(0, address=True)
    try:
        for i in range(len(data)):
            clock.byte()
            if read:
                data[i] = device.read()
            elif not device.write(data[i]):
                raise NoAnswerError(i, address=False)
    finally:
        device.stop()
        clock.flush()
    return len(data)


class _Clock:
    """Counts bytes and lets their time pass; the rest of a microsecond is carried on."""

    def __init__(self, world: World, hz: int, timeout_us: int | None):
        self.world = world
        self.hz = hz
        self.limit = None if timeout_us is None else timeout_us
        self.bits = 0
        self.spent = 0
        self.pending = 0

    def byte(self):
        if self.limit is not None and (self.bits + BITS_A_BYTE) * 1_000_000 > self.limit * self.hz:
            self.flush()
            raise TooSlowError
        self.bits += BITS_A_BYTE
        self.world.wire_bytes += 1
        due = self.bits * 1_000_000 // self.hz
        self.pending += due - self.spent
        self.spent = due
        # An interrupt comes between two bytes, as on the chip, so time passes often enough.
        if self.pending >= 200:
            self.flush()

    def flush(self):
        if self.pending:
            pending, self.pending = self.pending, 0
            self.world.spend_us(pending)


class Faulty:
    """A device that fails at chosen transactions, counted from 0 at the wrapping.

    `faults[n]` is the errno raised at transaction n (EIO: not acknowledged, ETIMEDOUT: the
    clock is held down); `after_bytes` lets that many data bytes through first.
    """

    def __init__(self, device, faults: dict[int, int], after_bytes: int = 0):
        self.device = device
        self.faults = dict(faults)
        self.after_bytes = after_bytes
        self.count = 0
        self._fault = 0
        self._bytes = 0

    def __getattr__(self, name):
        return getattr(self.device, name)

    def start(self, read):
        """Addressed: this is where a fault of 0 bytes strikes."""
        self._fault = self.faults.get(self.count, 0)
        self._bytes = 0
        self.count += 1
        self._strike()
        return self.device.start(read)

    def write(self, byte):
        """A byte from the chip, unless the fault strikes first."""
        self._strike()
        self._bytes += 1
        return self.device.write(byte)

    def read(self):
        """A byte to the chip, unless the fault strikes first."""
        self._strike()
        self._bytes += 1
        return self.device.read()

    def stop(self):
        """The transaction is over."""
        self.device.stop()

    def _strike(self):
        if self._fault and self._bytes >= self.after_bytes:
            raise OSError(self._fault, errno.errorcode.get(self._fault, "bus fault"))
