"""Reads and writes UF2, the format that a board's boot drive takes.

tools.image calls it. A file is made of blocks of 512 bytes, each with 256 bytes for one address.
"""

import struct

from simulator.lab.flash import BLOCK, PAGE

RP2040 = 0xE48BFF56  # the family; other chips' boot drives ignore it
FLASH = 0x10000000  # where the chip sees its flash
LARGEST = 16 * 1024 * 1024
_HEAD = struct.Struct("<8I")
_MAGIC = (0x0A324655, 0x9E5D5157)
_END = struct.pack("<I", 0x0AB16F30)
_FAMILY_GIVEN = 0x2000
_SIZE = 512

# What MicroPython says of itself in its image: pico-sdk, "binary info".
_INFO = struct.Struct("<5I")
_INFO_MARKS = (0x7188EBF2, 0xE71AA390)
_BLOCK_DEVICE = 7
_FAMILIES = {0xE48BFF59: "RP2350", 0xE48BFF5A: "RP2350 (RISC-V)", 0xE48BFF57: "RP2350"}


class ImageError(Exception):
    """A file that cannot be used; says which and what to do."""


def read(data: bytes, name: str) -> bytes:
    """The flash that a UF2 for an RP2040 describes, from its beginning; ImageError if none is."""
    if not data or len(data) % _SIZE or _HEAD.unpack_from(data)[:2] != _MAGIC:
        raise ImageError(f"{name} is no UF2: get MicroPython's for your board, for RPI_PICO say")
    flash = bytearray()
    for at in range(0, len(data), _SIZE):
        first, second, flags, address, size, *_, family = _HEAD.unpack_from(data, at)
        if (first, second) != _MAGIC or data[at + _SIZE - 4 : at + _SIZE] != _END:
            raise ImageError(f"{name} is damaged at byte {at}: get it again")
        if not flags & _FAMILY_GIVEN or family != RP2040:
            chip = _FAMILIES.get(family, "another chip")
            raise ImageError(f"{name} is for {chip}, not for the RP2040: get the one for RPI_PICO")
        start = address - FLASH
        if not 0 <= start <= LARGEST - size or size > _SIZE - _HEAD.size - 4:
            raise ImageError(f"{name} writes at {address:#x}, which is no flash: get another one")
        flash.extend(b"\xff" * (start + size - len(flash)))
        flash[start : start + size] = data[at + _HEAD.size :][:size]
    return bytes(flash)


def write(parts: dict[int, bytes]) -> bytes:
    """A UF2 that puts each part (a multiple of PAGE) at its place in the flash."""
    pages = [
        (FLASH + start + at, data[at : at + PAGE])
        for start, data in sorted(parts.items())
        for at in range(0, len(data), PAGE)
    ]
    made = bytearray()
    for number, (address, page) in enumerate(pages):
        made += _HEAD.pack(*_MAGIC, _FAMILY_GIVEN, address, len(page), number, len(pages), RP2040)
        made += page.ljust(_SIZE - _HEAD.size - 4, b"\0") + _END
    return bytes(made)


def file_system(flash: bytes, name: str) -> tuple[int, int]:
    """(start in the flash, blocks) of the file system that this MicroPython makes for itself."""
    at = flash.find(struct.pack("<I", _INFO_MARKS[0]), 0, 4096)
    if at >= 0:
        _, begin, end, _, mark = _INFO.unpack_from(flash, at)
        if mark == _INFO_MARKS[1]:
            for entry in _entries(flash, begin - FLASH, end - FLASH):
                kind, _, _, address, size = struct.unpack_from("<2H3I", flash, entry)
                if kind == _BLOCK_DEVICE:
                    return address - FLASH, size // BLOCK
    raise ImageError(f"{name} is no MicroPython with a file system: get the one for RPI_PICO")


def _entries(flash, begin, end):
    for at in range(begin, end, 4):
        if at + 4 <= len(flash):
            entry = struct.unpack_from("<I", flash, at)[0] - FLASH
            if 0 <= entry <= len(flash) - 16:
                yield entry
