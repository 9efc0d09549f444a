"""The lab's serial line as a port of this system, for mpremote and whatever else opens one.

    with Pty(lab) as line:
        program = subprocess.Popen(["mpremote", "connect", line.path, "ls"])
        line.serve(lambda: program.poll() is not None)

The chip runs while it is served, never faster than the clock on the wall.
"""

import contextlib
import os
import pty
import select
import time
import tty

SLICE_MS = 2.0
CHUNK = 4096


class Pty:
    """`path` is the port, as /dev/pts/3."""

    def __init__(self, lab):
        self._lab = lab
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self._out = bytearray()
        lab.serial.on_data = self._out.extend

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self) -> None:
        """Take the port away; who has it open gets an error."""
        self._lab.serial.on_data = None
        os.close(self._master)
        os.close(self._slave)

    def serve(self, until, limit_s: float = 600.0) -> bool:
        """Run the chip and carry bytes until `until()` is true; False after `limit_s` seconds.

        PowerCut comes out, as of Lab.run.
        """
        began, ahead_ms = time.monotonic(), self._lab.now_ms
        while not until():
            passed = time.monotonic() - began
            if passed > limit_s:
                return False
            spare = (self._lab.now_ms - ahead_ms) / 1000 - passed
            self._carry(max(spare, 0.0))
            self._lab.run(SLICE_MS)
        return True

    def _carry(self, wait_s):
        """Bytes both ways; if the chip is ahead of the clock on the wall, wait for some."""
        if self._out:
            with contextlib.suppress(BlockingIOError):  # the program does not read just now
                del self._out[: os.write(self._master, self._out)]
        if select.select([self._master], [], [], min(wait_s, 0.05))[0]:
            self._lab.serial.write(os.read(self._master, CHUNK))
