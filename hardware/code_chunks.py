"""Where the chunks of code.bin lie in the chip's memory. in_place.py asks.

Which blocks a file has is littlefs's own affair. So the file is read through a second littlefs on
the same flash, which only reads, and what that asks of the flash is noted.
"""

import struct

import uctypes
import vfs

CODE = "code.bin"
PROBE = 16  # bytes at the beginning of a chunk, its number among them
_FLASH = 0x10000000  # where RP2040 and RP2350 map it
_LARGEST = 16 << 20  # bytes of flash they can map


class _Watched:
    """A block device as littlefs wants it, for reading; `block` is the last one it asked for."""

    def __init__(self, device):
        self._device = device
        self.block = 0

    def readblocks(self, block, buffer, offset=0):
        self.block = block
        self._device.readblocks(block, buffer, offset)

    def writeblocks(self, block, buffer, offset=0):
        raise OSError(30)  # EROFS

    def ioctl(self, command, argument):
        return self._device.ioctl(command, argument) if command in (4, 5) else 0


def find():
    """(address, bytes) of each chunk, a tuple; none if the flash is not read as memory here."""
    import rp2

    device = rp2.Flash()
    system = device.ioctl(4, 0) * device.ioctl(5, 0)
    size = 1 << 20
    while size <= _LARGEST:
        if size >= system:  # which is at the end of the flash
            found = find_in(device, _FLASH + size - system)
            if found:
                return found
        size <<= 1
    return ()


def find_in(device, address):
    """The same on a block device whose first byte is at `address`."""
    block = device.ioctl(5, 0)
    watched = _Watched(device)
    found = []
    with vfs.VfsLfs2(watched, progsize=256).open(CODE, "rb") as file:
        at = 0
        while True:
            file.seek(at)
            probe = file.read(PROBE)
            if len(probe) < PROBE:
                return tuple(found)
            number, size = struct.unpack("<HH", probe)
            here = address + watched.block * block + block - size
            if number != len(found) or bytes(uctypes.bytearray_at(here, PROBE)) != probe:
                return ()
            found.append((here, size))
            at += size
