"""The board's flash: what is on it, how long writing takes, and a supply cut while it writes.

Lab owns one; tools.image and the tests use the functions for images. Two MiB, the last 352 blocks
of 4,096 bytes are MicroPython's file system (littlefs).
"""

from littlefs import LittleFS, UserContext
from littlefs.errors import LittleFSError

SIZE = 2 * 1024 * 1024
BLOCK = 4_096
BLOCKS = 352
START = SIZE - BLOCKS * BLOCK
PAGE = 256
DISK_VERSION = 0x00020000  # littlefs 2.0, which every MicroPython since 1.12 reads

# Typical figures of the Pico's W25Q16JV; meanwhile nothing runs, interrupts included.
ERASE_US = {0x20: 45_000, 0xD8: 150_000}
PROGRAM_US = 400
_PROGRAM, _STATUS, _STATUS_WRITE = 0x02, 0x05, 0x01
_BUSY = 1


class Flash:
    """The flash of one emulated chip. `writes` counts page programs and erases.

    `cut_after = n` lets n more of them happen and calls `on_cut` in the next one; with `torn`
    that one is done by half. What the chip writes later is lost, until `power`ed again.
    """

    def __init__(self, chip, on_cut):
        self.writes = 0
        self.cut_after = None
        self.torn = False
        self.on_write = None  # called before each
        self.timed = True  # False: no time passes, to write much in little of ours
        self._chip = chip
        self._on_cut = on_cut
        self._bytes = chip.mcu.flash
        self.dead = False
        self._busy_until_ns = 0.0
        ssi = chip.mcu.ssi
        self._ssi = ssi
        self._apply, self._shift = ssi._apply_command, ssi._shift_byte
        ssi._apply_command, ssi._shift_byte = self._write, self._exchange

    def content(self) -> bytes:
        """All bytes of the flash."""
        return bytes(self._bytes[:SIZE])

    def load(self, content: bytes) -> None:
        """Put `content` on the flash: all of it, or its file system alone."""
        if len(content) == SIZE:
            self._bytes[:SIZE] = content
        elif len(content) == SIZE - START:
            self._bytes[START:SIZE] = content
        else:
            raise ValueError(
                f"a flash has {SIZE} bytes, its file system {SIZE - START}; not {len(content)}"
            )

    def _write(self):
        """Chip select goes up: what was clocked in takes effect, unless the supply is gone."""
        command = self._ssi._tx_buffer[0] if self._ssi._tx_buffer else 0
        us = ERASE_US.get(command, PROGRAM_US if command == _PROGRAM else 0)
        if not us or not self._ssi._write_enabled:
            self._apply()
            return
        if self.dead or self.cut_after == 0:
            if not self.dead:
                self.dead = True
                self._tear()
                self._on_cut()
            self._ssi._tx_buffer = bytearray()
            return
        if self.cut_after is not None:
            self.cut_after -= 1
        self.writes += 1
        if self.on_write:
            self.on_write()
        self._apply()
        if self.timed:
            self._busy_until_ns = self._chip.now_ns + us * 1000

    def _tear(self):
        """Half of the page or block that was being written when the supply went."""
        if not self.torn:
            return
        sent = self._ssi._tx_buffer
        if sent[0] == _PROGRAM:
            self._ssi._tx_buffer = sent[: 4 + (len(sent) - 4) // 2]
            self._apply()
        else:
            start = int.from_bytes(sent[1:4], "big") & -BLOCK
            self._bytes[start : start + BLOCK // 2] = b"\xff" * (BLOCK // 2)

    def _exchange(self, byte):
        answer = self._shift(byte)
        sent = self._ssi._tx_buffer
        if sent[0] == _STATUS and len(sent) > 1:
            # The chip asks until it hears that the flash is ready: the time passes at once.
            rest = self._busy_until_ns - self._chip.now_ns
            if rest > 0:
                self._chip.let_pass(rest)
        return answer


def image_of(files: dict[str, bytes], blocks: int = BLOCKS) -> bytes:
    """A file system that holds these files; ValueError if they do not fit."""
    context = UserContext(blocks * BLOCK)
    disk = LittleFS(
        context, block_size=BLOCK, block_count=blocks, prog_size=PAGE, disk_version=DISK_VERSION
    )
    for name, data in files.items():
        folder = name.rpartition("/")[0]
        try:
            if folder:
                disk.makedirs(folder, exist_ok=True)
            with disk.open(name, "wb") as file:
                file.write(data)
        except LittleFSError as error:
            raise ValueError(f"{name} does not fit on the flash any more ({error})") from None
    disk.unmount()
    return bytes(context.buffer)


def files_of(content: bytes, blocks: int = BLOCKS) -> dict[str, bytes]:
    """The files in a flash's bytes, or in its file system's; ValueError if there is none."""
    system = content[-blocks * BLOCK :]
    context = UserContext(blocks * BLOCK)
    context.buffer = bytearray(system)
    try:
        disk = LittleFS(context, block_size=BLOCK, block_count=blocks, mount=True)
        found = {}
        for folder, _, names in disk.walk("/"):
            for name in names:
                path = f"{folder.rstrip('/')}/{name}".lstrip("/")
                with disk.open(path, "rb") as file:
                    found[path] = file.read()
    except LittleFSError as error:
        raise ValueError(f"no file system can be read there ({error})") from None
    return found
