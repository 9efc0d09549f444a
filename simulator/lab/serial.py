"""The lab's end of the serial line over USB: bytes both ways, and programs by the raw REPL.

Lab owns one. It only works while the chip runs, so waiting for an answer runs the chip.
"""

from rp2040py.usb.cdc import USBCDC

from simulator.lab.usb_host import UsbHost

CTRL_A, CTRL_B, CTRL_C, CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
STEP_MS = 1


class SerialError(Exception):
    """The chip did not answer as it should; says what came instead."""


class Serial:
    """`log` is all that the chip has said since power-on."""

    def __init__(self, chip, run):
        self.log = bytearray()
        self.connected = False
        self.on_data = None  # called with each piece as it comes
        self._run = run
        self._taken = 0
        self._waiting = bytearray()
        self._line = USBCDC(chip.mcu.usb_ctrl)
        self._line.on_serial_data = self._heard
        self._line.on_device_connected = self._connected
        self._host = UsbHost(chip, self._line)

    def write(self, data: bytes) -> None:
        """Send; it goes as the chip takes it."""
        self._waiting += data
        self.pump()

    def pump(self) -> bool:
        """Hand on what waits, as far as there is room; True if anything still waits."""
        room = self._line.tx_fifo.size - self._line.tx_fifo.item_count
        for byte in self._waiting[:room]:
            self._line.send_serial_byte(byte)
        del self._waiting[:room]
        self._host.answer()
        return bool(self._waiting)

    def read(self) -> bytes:
        """What has been said since the last read."""
        said = bytes(self.log[self._taken :])
        self._taken = len(self.log)
        return said

    def unread(self) -> bytes:
        """The same, left to be read again."""
        return bytes(self.log[self._taken :])

    def expect(self, text: bytes, limit_ms: float) -> bytes:
        """Run until `text` is said; returns all up to its end. SerialError after `limit_ms`."""
        left = limit_ms
        while True:
            end = self.log.find(text, self._taken)
            if end >= 0:
                said = bytes(self.log[self._taken : end + len(text)])
                self._taken = end + len(text)
                return said
            if left <= 0:
                raise SerialError(
                    f"no {text!r} within {limit_ms} ms; said: {self.read()[-500:]!r}"
                )
            self._run(STEP_MS)
            left -= STEP_MS

    def interrupt(self, limit_ms: float = 1000) -> None:
        """Ctrl-C, then the raw REPL; what ran before has ended."""
        self.read()  # what is left of an earlier conversation
        self.write(CTRL_C)
        self.expect(b">>> ", limit_ms)
        self.write(CTRL_A)
        self.expect(RAW_PROMPT, limit_ms)

    def execute(self, source: str, limit_ms: float = 5000) -> str:
        """Run a program on the raw REPL (`interrupt` first); what it printed. Its error raises."""
        self.write(source.encode() + CTRL_D)
        self.expect(b"OK", limit_ms)
        printed = self.expect(CTRL_D, limit_ms)[:-1]
        error = self.expect(CTRL_D + b">", limit_ms)[:-2]
        if error:
            raise SerialError(error.decode(errors="replace"))
        return printed.decode(errors="replace").replace("\r\n", "\n")

    def leave(self) -> None:
        """Back from the raw REPL to the friendly one."""
        self.write(CTRL_B)
        self.expect(b">>> ", 1000)

    def _heard(self, data):
        self.log += data
        if self.on_data:
            self.on_data(bytes(data))

    def _connected(self):
        self.connected = True


class NoSerial(Serial):
    """For a board without a host: nothing is ever said."""

    def __init__(self):
        self.log = bytearray()
        self.connected = False
        self._taken = 0

    def write(self, data: bytes) -> None:
        """Nobody listens."""
        raise SerialError("no host is at the other end of USB: open the Lab with host=True")

    def expect(self, text: bytes, limit_ms: float) -> bytes:
        """Nobody speaks."""
        raise SerialError("no host is at the other end of USB: open the Lab with host=True")

    def pump(self) -> bool:
        """Nothing waits."""
        return False
