"""What a desktop does on the USB cable and the emulator's own host does not. Serial opens one.

The emulator answers each readiness of the chip with an empty packet, without end, which keeps the
chip busy for ever; a real host is silent until it has bytes. And it sends no start of frame, which
MicroPython counts before it sends its first words.
"""

SOF_READ, INTERRUPTS_ENABLED = 0x48, 0x90
DEVICE_SOF = 1 << 17
FRAME_NS = 1_000_000


class UsbHost:
    """Lies between the chip's USB and `line`, the emulator's host (a USBCDC)."""

    def __init__(self, chip, line):
        self._line = line
        self._usb = usb = chip.mcu.usb_ctrl
        self._asked: tuple[int, int] | None = None
        self._frames = chip.alarm(self._frame)
        self._answer, usb.on_endpoint_read = usb.on_endpoint_read, self._chip_asks
        self._begin_anew, usb.on_reset = usb.on_reset, self._reset
        self._read, usb.read_uint32 = usb.read_uint32, self._chip_reads
        self._write, usb.write_uint32 = usb.write_uint32, self._chip_writes

    def answer(self) -> None:
        """Bytes have come for the chip: give them if it has asked."""
        if self._asked and not self._line.tx_fifo.empty:
            asked, self._asked = self._asked, None
            self._answer(*asked)

    def _chip_asks(self, endpoint, size):
        if endpoint == self._line._out_endpoint and self._line.tx_fifo.empty:
            self._asked = endpoint, size
        else:
            self._answer(endpoint, size)

    def _reset(self):
        self._asked = None
        self._frames.cancel()
        self._begin_anew()

    def _chip_writes(self, offset, value):
        self._write(offset, value)
        if offset == INTERRUPTS_ENABLED and self._usb._int_enable & DEVICE_SOF:
            self._frames.schedule(FRAME_NS)

    def _frame(self):
        if self._usb._int_enable & DEVICE_SOF:
            self._usb._sof_frame_number = self._usb._sof_frame_number + 1 & 0x7FF
            self._usb._int_raw |= DEVICE_SOF
            self._usb.check_interrupts()
            self._frames.schedule(FRAME_NS)

    def _chip_reads(self, offset):
        if offset == SOF_READ and self._usb._int_raw & DEVICE_SOF:
            self._usb._int_raw &= ~DEVICE_SOF
            self._usb.check_interrupts()
        return self._read(offset)
