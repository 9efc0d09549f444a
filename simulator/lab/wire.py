"""A device of simulator/bus.py's kind on the emulated chip's I2C, with the time the wire takes.

Lab plugs the panel model in. The bus's speed is what the program wrote to the chip's registers;
nine bit times a byte, one each for the start and the stop.
"""

from collections.abc import Callable
from typing import Any

CLOCK_NS = 8.0  # of the peripheral, 125 MHz


class Wire:
    """One I2C bus. `device` is None while nothing is plugged in."""

    def __init__(self, chip, bus: int, address: int):
        self.device: Any = None
        self.address = address
        self.bytes = 0  # on the wire, address bytes included
        self.transactions = 0
        self.last_ns = 0.0  # when the last byte was through
        self._chip = chip
        self._bus = chip.mcu.i2c[bus]
        self._alarm = chip.alarm(self._through)
        self._then: Callable[[], object] = self._bus.complete_start
        self._bus.on_start = self._start
        self._bus.on_connect = self._connect
        self._bus.on_write_byte = self._write
        self._bus.on_read_byte = self._read
        self._bus.on_stop = self._stop

    def hz(self) -> float:
        """The speed the program has set."""
        return 1e9 / self._bit_ns()

    def _bit_ns(self):
        return (self._bus.scl_high_period + self._bus.scl_low_period) * CLOCK_NS

    def _after(self, bits, then):
        self._then = then
        self._alarm.schedule(bits * self._bit_ns())

    def _through(self):
        self._then()

    def _byte(self, then):
        def done():
            self.bytes += 1
            self.last_ns = self._chip.now_ns
            then()

        self._after(9, done)

    def _start(self, repeated):
        self._after(1, self._bus.complete_start)

    def _connect(self, address, mode):
        def answer():
            there = self.device is not None and address == self.address
            self._bus.complete_connect(bool(there and self.device.start(bool(mode))))

        self.transactions += 1
        self._byte(answer)

    def _write(self, value):
        def answer():
            self._bus.complete_write(bool(self.device and self.device.write(value)))

        self._byte(answer)

    def _read(self, acknowledged):
        def answer():
            self._bus.complete_read(self.device.read() if self.device else 0xFF)

        self._byte(answer)

    def _stop(self):
        if self.device:
            self.device.stop()
        self._after(1, self._bus.complete_stop)
