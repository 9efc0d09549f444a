"""`machine.I2C` and `SoftI2C` with the rp2 port's manners.

The hardware bus raises OSError(EIO) where nobody answers and OSError(ETIMEDOUT) for a transfer
longer than its time-out, whatever the device does: 1,025 bytes at 100 kHz need 92 ms and the
default is 50. A soft bus raises ENODEV for a missing device, and its time-out is for clock
stretching only. A data line that is held low lets no transfer of the hardware begin.
"""

from simulator import bus, world
from simulator.chip.pin import Pin, gpio_number

EIO, ENODEV, ETIMEDOUT = 5, 19, 110  # MicroPython's, whatever they are on this desktop
DEFAULT_HZ, DEFAULT_TIMEOUT_US = 400_000, 50_000
DEFAULT_PINS = ((5, 4), (7, 6))  # scl, sda of I2C0 and I2C1


class _Bus:
    def _transfer(self, address, data, read):
        raise NotImplementedError

    def scan(self):
        found = []
        for address in range(0x08, 0x78):
            try:
                self.writeto(address, b"")
            except OSError:
                continue
            found.append(address)
        return found

    def writeto(self, addr, buf, stop=True):
        return self._transfer(addr, memoryview(buf).cast("B"), read=False)

    def writevto(self, addr, vector, stop=True):
        return self._transfer(addr, b"".join(bytes(part) for part in vector), read=False)

    def readfrom(self, addr, nbytes, stop=True):
        data = bytearray(nbytes)
        self.readfrom_into(addr, data, stop)
        return bytes(data)

    def readfrom_into(self, addr, buf, stop=True):
        self._transfer(addr, memoryview(buf).cast("B"), read=True)

    def writeto_mem(self, addr, memaddr, buf, *, addrsize=8):
        register = memaddr.to_bytes(addrsize // 8, "big")
        self._transfer(addr, register + bytes(buf), read=False)

    def readfrom_mem(self, addr, memaddr, nbytes, *, addrsize=8):
        data = bytearray(nbytes)
        self.readfrom_mem_into(addr, memaddr, data, addrsize=addrsize)
        return bytes(data)

    def readfrom_mem_into(self, addr, memaddr, buf, *, addrsize=8):
        self._transfer(addr, memaddr.to_bytes(addrsize // 8, "big"), read=False)
        self._transfer(addr, memoryview(buf).cast("B"), read=True)


class I2C(_Bus):
    def __init__(self, id=0, freq=DEFAULT_HZ, *, scl=None, sda=None, timeout=DEFAULT_TIMEOUT_US):
        if id not in (0, 1):
            raise ValueError(f"I2C({id}) doesn't exist")
        scl = DEFAULT_PINS[id][0] if scl is None else gpio_number(scl)
        sda = DEFAULT_PINS[id][1] if sda is None else gpio_number(sda)
        if scl & 1 != 1 or scl >> 1 & 1 != id:
            raise ValueError("bad SCL pin")
        if sda & 1 != 0 or sda >> 1 & 1 != id:
            raise ValueError("bad SDA pin")
        self._id, self._freq, self._timeout = id, freq, timeout
        self._scl, self._sda = scl, sda
        for pin in (scl, sda):
            Pin(pin, Pin.ALT, Pin.PULL_UP)

    def __repr__(self):
        return (
            f"I2C({self._id}, freq={self._freq}, scl={self._scl}, sda={self._sda},"
            f" timeout={self._timeout})"
        )

    def _transfer(self, address, data, read):
        now = world.current()
        if not now.line(self._sda).level():
            now.spend_us(self._timeout)
            raise OSError(ETIMEDOUT, "ETIMEDOUT")
        try:
            return bus.transfer(now, self._id, address, data, read, self._freq, self._timeout)
        except bus.TooSlowError:
            raise OSError(ETIMEDOUT, "ETIMEDOUT") from None
        except bus.NoAnswerError:
            # The port probes with an empty write through its soft bus, hence the other number.
            if len(data):
                raise OSError(EIO, "EIO") from None
            raise OSError(ENODEV, "ENODEV") from None


class SoftI2C(_Bus):
    def __init__(self, scl, sda, *, freq=DEFAULT_HZ, timeout=DEFAULT_TIMEOUT_US):
        self._scl, self._sda = gpio_number(scl), gpio_number(sda)
        self._freq, self._timeout = freq, timeout
        # Devices are attached by bus number; a soft bus is known by the pins it sits on.
        self._id = self._sda >> 1 & 1
        for pin in (self._scl, self._sda):
            Pin(pin, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)

    def __repr__(self):
        return f"SoftI2C(scl={self._scl}, sda={self._sda}, freq={self._freq})"

    def _transfer(self, address, data, read):
        try:
            return bus.transfer(world.current(), self._id, address, data, read, self._freq)
        except bus.NoAnswerError as error:
            if error.address:
                raise OSError(ENODEV, "ENODEV") from None
            return error.acks
