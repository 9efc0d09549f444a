"""A vibration motor on a transistor, by PWM. The cues' player calls it; it keeps no time."""

from machine import PWM, Pin

_HZ = 20_000  # above hearing, and fast enough for the coil to smooth
# Duty for strength 0-9: a coin motor does not turn below about a third.
_DUTY = (0, 24000, 28000, 32000, 37000, 42000, 47500, 53000, 59000, 65535)


class Motor:
    """Turns from `on` to `off`."""

    def __init__(self, gpio):
        self._pwm = PWM(Pin(gpio))
        self._pwm.freq(_HZ)
        self._pwm.duty_u16(0)
        self._strength = 0

    def on(self, strength):
        """Turn at strength 0-9; 0 is off."""
        strength = min(max(strength, 0), 9)
        if strength != self._strength:
            self._pwm.duty_u16(_DUTY[strength])
            self._strength = strength

    def off(self):
        """Stand still."""
        self.on(0)


class NoMotor:
    """For a board without one."""

    def on(self, strength):
        """Nothing turns."""

    def off(self):
        """Nothing turned."""
