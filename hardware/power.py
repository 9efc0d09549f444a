"""The supply: rest between frames, light sleep, the battery's voltage; what the board is.

firmware/main.py rests by it and hands it to the console, which asks for the voltage. It decides
nothing: engine_mpy/power.py says when the console sleeps.

`machine.lightsleep` stops nearly all clocks of the chip. A press ends it at once where the port
lets a pin do so (MicroPython with a time given and a handler set); nothing here relies on that,
as the loop sleeps no longer than a frame at a time and then looks at the contacts. With the USB
clock stopped there is no serial line, so while somebody may want it the chip only idles.
"""

from time import sleep_ms, ticks_diff, ticks_ms

from machine import ADC, Pin, lightsleep, mem16

_READINGS = 16
# A press ends one light sleep early, a bouncing contact a dozen; MicroPython 1.24 and 1.25 on the
# Pico W end each at once, and it is better to idle than to run in circles.
_EARLY = 25
_FULL_MV = 3300  # what the converter calls 65535
# The USB controller of RP2040 and RP2350: the address a host gave us, and bus states.
_ADDRESS = 0x50110000
_STATUS = 0x50110050
_SUSPENDED = 16  # no host has spoken for 3 ms: unplugged, a charger, or it sleeps itself


class Power:
    """`board` is a module of hardware/boards with BATTERY_ADC and its like; None: it has none."""

    def __init__(self, board):
        self.board = bytes(board.NAME, "ascii")
        self.low_mv = board.BATTERY_LOW_MV
        self._sense = None if board.USB_SENSE is None else Pin(board.USB_SENSE, Pin.IN)
        self._early = 0  # light sleeps in a row that ended before their time
        self._battery = None
        self._enable = None
        if board.BATTERY_ADC is not None:
            self._battery = ADC(Pin(board.BATTERY_ADC))
            self._full_mv = int(_FULL_MV * board.BATTERY_RATIO)
            if board.BATTERY_ENABLE is not None:
                self._enable = Pin(board.BATTERY_ENABLE, Pin.IN)

    def rest(self, ms, asleep=False):
        """Nothing for `ms`, or less if a button was pressed while the console is asleep."""
        if not asleep:
            self._early = 0
        if not asleep or self._early >= _EARLY or self.usb():
            sleep_ms(ms)
            return
        began_ms = ticks_ms()
        lightsleep(ms)
        if ticks_diff(ticks_ms(), began_ms) < ms - 1:
            self._early += 1
        else:
            self._early = 0

    def usb(self):
        """Does USB feed the board, or a host listen? The latter is all that many boards know."""
        if self._sense is not None and self._sense.value():
            return True
        return mem16[_ADDRESS] & 127 != 0 and mem16[_STATUS] & _SUSPENDED == 0

    def versions(self):
        """(MicroPython's, that of the compiled files it reads), as bytes to be shown."""
        from hardware import chip  # wanted on one screen only

        return (chip.release(), chip.mpy())

    def battery_mv(self):
        """Millivolts at the supply pin, the mean of 16 readings; None where nothing is wired."""
        if self._battery is None:
            return None
        if self._enable is not None:
            # The radio shares the pin. It is never started here, so its own wire is free.
            self._enable.init(Pin.OUT, value=1)
            sleep_ms(1)
        total = 0
        for _ in range(_READINGS):
            total += self._battery.read_u16()
        if self._enable is not None:
            self._enable.init(Pin.IN)
        return total // _READINGS * self._full_mv // 65535
