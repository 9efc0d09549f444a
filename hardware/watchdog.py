"""The chip's watchdog, where console.json wants one: a console that stands still starts anew.

firmware/main.py starts it before the first frame, feeds it with every frame and stops it on every
way out of the game: it never runs at the REPL. MicroPython can start one and not stop it, so
`stop` speaks to the chip itself. It also knows, after a start, whether the last run was ended so.
"""

from machine import WDT, mem32

TIMEOUT_MS = 8000  # of at most 8,388; the longest thing done, a save, takes under 1 s

_CLEAR_CTRL = 0x4005B000  # RP2040 data sheet 4.7.6: WATCHDOG_CTRL, as a mask of bits to clear
_ENABLE = 1 << 30
_SCRATCH = 0x4005800C  # a word that only a loss of power clears
_RUNNING = 0x0CA7D061


class Watchdog:
    """Runs from `start` to `stop`."""

    def __init__(self):
        self.bit = mem32[_SCRATCH] == _RUNNING  # it ended the run before this one
        mem32[_SCRATCH] = 0
        self._dog = None

    def start(self):
        """From now on `feed` must be called every TIMEOUT_MS."""
        mem32[_SCRATCH] = _RUNNING
        self._dog = WDT(timeout=TIMEOUT_MS)

    def feed(self):
        """All is well."""
        self._dog.feed()

    def stop(self):
        """Before the REPL, a reset, or a wait for somebody."""
        mem32[_CLEAR_CTRL] = _ENABLE
        mem32[_SCRATCH] = 0


class NoWatchdog:
    """Where none is wanted."""

    bit = False

    def start(self):
        """Nothing watches."""

    def feed(self):
        """Nobody asked."""

    def stop(self):
        """Nothing watched."""
