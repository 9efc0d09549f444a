"""The display's I2C bus, and how it becomes free when a panel holds it.

A chip that begins anew in the middle of a transfer (watchdog, a dip of the supply) leaves the
panel waiting for the rest of a byte, with the data line pulled low for its acknowledgement. No
transfer can begin on such a line, and none would ever end it. Clocks do: with each the panel gets
on by a bit, and after nine at most it lets go. hardware/board.py opens a Bus; display.py calls
`free` before it wakes a panel that was lost. Takes no heap after construction.
"""

from time import sleep_us

from machine import I2C, Pin

_CLOCKS = 9  # eight bits and the acknowledgement
_HALF_US = 5  # 100 kHz: slow enough for any wire


class Bus:
    """`i2c` is the machine's I2C on these pins; it stays the same object."""

    def __init__(self, number, sda, scl, hz):
        self._number = number
        self._hz = hz
        self._sda = Pin(sda, Pin.IN, Pin.PULL_UP)
        self._scl = Pin(scl, Pin.IN, Pin.PULL_UP)
        sleep_us(_HALF_US)  # a long wire rises slowly
        self.free()
        self.i2c = self._open()

    def free(self):
        """If the data line is held low: clocks until it is let go, and a stop. Was it so?"""
        sda, scl = self._sda, self._scl
        if sda.value():
            return False
        sda.init(Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
        scl.init(Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
        clocks = 0
        while clocks < _CLOCKS and not sda.value():
            scl.value(0)
            sleep_us(_HALF_US)
            scl.value(1)
            sleep_us(_HALF_US)
            clocks += 1
        sda.value(0)
        sleep_us(_HALF_US)
        sda.value(1)  # while the clock is high: whoever listened is told that it is over
        sleep_us(_HALF_US)
        self._open()
        return True

    def _open(self):
        return I2C(self._number, sda=self._sda, scl=self._scl, freq=self._hz)
