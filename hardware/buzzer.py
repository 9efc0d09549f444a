"""A piezo buzzer or small speaker on one PWM pin. The cues' player calls it; it keeps no time."""

from machine import PWM, Pin

# Duty of 65,536 for volume 0-9. Loudness follows the fundamental, the sine of half the duty's
# angle: each step is about 4 dB, and half on, half off is the loudest there is.
_DUTY = (0, 550, 850, 1350, 2150, 3450, 5500, 8900, 15000, 32768)
_LOWEST_HZ = 20  # the chip can do no less than 8, and 0 divides by zero
_HIGHEST_HZ = 20000


class Buzzer:
    """`tone` sounds until the next `tone` or `off`."""

    def __init__(self, gpio):
        self._pwm = PWM(Pin(gpio))
        self._pwm.freq(1000)
        self._pwm.duty_u16(0)
        self._hz = 1000
        self._volume = 0

    def tone(self, hz, volume):
        """Sound hz, brought within 20-20,000, at volume 0-9; 0 is silence."""
        volume = min(max(volume, 0), 9)
        hz = min(max(hz, _LOWEST_HZ), _HIGHEST_HZ)
        if volume and hz != self._hz:
            self._pwm.freq(hz)
            self._hz = hz
            self._volume = -1  # the duty counts in steps of the old frequency until set again
        if volume != self._volume:
            self._pwm.duty_u16(_DUTY[volume])
            self._volume = volume

    def off(self):
        """Silence; the pin rests low."""
        self.tone(self._hz, 0)


class NoBuzzer:
    """For a board without one."""

    def tone(self, hz, volume):
        """Nothing sounds."""

    def off(self):
        """Nothing sounded."""
