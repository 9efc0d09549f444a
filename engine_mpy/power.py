"""When to dim and when to sleep: a policy on passed-in time, without a pin.

The console tells it of every press and of every picture that changed by itself (a bot played,
something was told), and asks once a frame what it should be now. It does nothing itself.
Auto-repeat is no press: a button held down in a pocket does not keep the console awake.
"""

from micropython import const

from engine_mpy.store import settings as fields

AWAKE = const(0)
DIMMED = const(1)  # darker, and that is all: a press does what it always does
ASLEEP = const(2)  # dark; a press wakes and does nothing else

# By the value of a setting, in seconds; 0 is never.
DIM_S = (0, 15, 30, 60)
SLEEP_S = (0, 60, 120, 300, 600)

_SWAYS_MV = const(150)  # above low it counts as low still, so that it is said once
_ABSENT_MV = const(1800)  # the chip would not run on that: nothing is wired to be measured
_LOOK_MS = const(5000)

_WRAP = const(0x3FFFFFFF)  # time is ticks that may wrap
_LONGEST_MS = const(0x1FFFFFFF)


class Rest:
    """AWAKE, DIMMED or ASLEEP in `state`, by how long nothing has happened."""

    def __init__(self, settings):
        self.state = AWAKE
        self._settings = settings
        self._idle_ms = 0
        self._before_ms = -1

    def stir(self):
        """Something happened: a press, a picture that is another one."""
        self._idle_ms = 0

    def pass_time(self, now_ms):
        """Once a frame that is not asleep: the state from now on."""
        if self._before_ms >= 0:
            passed_ms = now_ms - self._before_ms & _WRAP
            if passed_ms < _LONGEST_MS:  # else the clock was set back
                self._idle_ms = min(self._idle_ms + passed_ms, _LONGEST_MS)
        self._before_ms = now_ms
        dim_ms = 1000 * DIM_S[self._settings.get(fields.DIM)]
        sleep_ms = 1000 * SLEEP_S[self._settings.get(fields.SLEEP)]
        if sleep_ms and self._idle_ms >= sleep_ms:
            self.state = ASLEEP
        elif dim_ms and self._idle_ms >= dim_ms:
            self.state = DIMMED
        else:
            self.state = AWAKE
        return self.state

    def wake(self):
        """Out of sleep, whoever woke it; the time asleep does not count."""
        self.state = AWAKE
        self._idle_ms = 0
        self._before_ms = -1


class Battery:
    """The voltage, looked at now and then, and whether it is low.

    `power` is the board's (README, "The machine below"); many boards cannot tell.
    """

    def __init__(self, power):
        self.mv = 0  # 0: not known
        self.low = False
        self._power = power
        self._since_ms = -1

    def look(self, now_ms):
        """Once a frame; True when it has just become low."""
        if self._since_ms >= 0 and (now_ms - self._since_ms & _WRAP) < _LOOK_MS:
            return False
        self._since_ms = now_ms
        mv = self._power.battery_mv()
        if mv is None or mv < _ABSENT_MV:
            self.mv = 0
            self.low = False
            return False
        # Motor and buzzer pull the voltage down for a moment: only a quarter of a reading counts.
        self.mv = mv if self.mv == 0 else (3 * self.mv + mv + 2) // 4
        was = self.low
        if self.mv < self._power.low_mv:
            self.low = True
        elif self.mv >= self._power.low_mv + _SWAYS_MV:
            self.low = False
        return self.low and not was
