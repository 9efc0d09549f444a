"""Everything that is wired up, opened once at power-on. firmware/main.py hands it out.

What is shown before and after a game waits here: for keys, and for a sound to end. `frame(now_ms)`
is called about 50 times a second meanwhile; Ctrl-C ends any wait, and the watchdog is stopped.
"""

import os
import time

from machine import reset

from hardware import board
from hardware.watchdog import NoWatchdog, Watchdog

FRAME_MS = 20
CODE = "code.bin"  # firmware/code_file.py makes it


class Devices:
    """Display, buttons, buzzer, motor, power and watchdog of a board's numbers."""

    def __init__(self, wiring):
        self.buzzer = board.open_buzzer(wiring)
        self.motor = board.open_motor(wiring)
        self.display = board.open_display(wiring)
        self.buttons = board.open_buttons(wiring)
        self.power = board.open_power(wiring)
        self.watchdog = Watchdog() if getattr(wiring, "WATCHDOG", False) else NoWatchdog()

    def open_code(self):
        """What has functions run from flash; None where there is no code.bin, or an empty one."""
        try:
            if not os.stat(CODE)[6]:
                return None
        except OSError:
            return None
        from hardware.in_place import InPlace

        return InPlace()

    def rest(self):
        """On the way out, wherever to: no sound, no turning, nobody to be fed."""
        self.buzzer.off()
        self.motor.off()
        self.watchdog.stop()

    def reset(self):
        """Begin anew, as at power-on; it does not return."""
        self.rest()
        reset()

    def wait_let_go(self, most_ms, frame):
        """Until no key is down that was so at power-on, at most so long; a mask of those still."""
        began_ms = time.ticks_ms()
        while self.buttons.stuck and time.ticks_diff(time.ticks_ms(), began_ms) < most_ms:
            self._wait(frame)
        return self.buttons.stuck

    def wait_press(self, key, frame):
        """Until the key 0-5 is pressed anew."""
        self.buttons.drain()
        while self.buttons.take() != key:
            self._wait(frame)

    def wait_quiet(self, cues, frame):
        """Until nothing sounds any more."""
        while cues.running():
            self._wait(frame)

    def _wait(self, frame):
        now_ms = time.ticks_ms()
        self.buttons.poll(now_ms)
        frame(now_ms)
        time.sleep_ms(FRAME_MS)
