"""A littlefs that is really full, and one that is really mounted read-only; under MicroPython.

Called by test_store_littlefs.py; prints "ok" or fails.
"""

import os

import vfs

from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.text import ids_store as ids


class Disk:
    """12 blocks of 4,096 bytes in RAM."""

    def __init__(self):
        self.image = bytearray(12 * 4096)

    def readblocks(self, block, buffer, offset=0):
        buffer[:] = self.image[block * 4096 + offset : block * 4096 + offset + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self.image[block * 4096 + offset : block * 4096 + offset + len(buffer)] = buffer

    def ioctl(self, command, argument):
        if command == 4:
            return 12
        if command == 5:
            return 4096
        if command == 6:
            self.image[argument * 4096 : (argument + 1) * 4096] = b"\xff" * 4096
        return 0


def expect(what, got, wanted):
    if got != wanted:
        raise RuntimeError(f"{what}: {got!r} instead of {wanted!r}")


def read(name):
    into = bytearray(3000)
    n = Store("/full/saves").load(name, into)
    return n if n <= 0 else bytes(into[:n])


def fill():
    """Write a file until no byte more fits."""
    with open("/full/filler", "wb") as file:
        try:
            while True:
                file.write(bytes(256))
                file.flush()
        except OSError as error:
            expect("errno of a full disk", error.errno, 28)
    # what is left of the last failed write is given back; take it in small files
    for i in range(60):
        try:
            with open(f"/full/crumb{i}", "wb") as file:
                file.write(bytes(700))
        except OSError:
            return


disk = Disk()
vfs.VfsLfs2.mkfs(disk, progsize=256)
vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/full")
store = Store("/full/saves")
long = bytes([i & 255 for i in range(2500)])
expect("save", store.save(b"pitaouf", long, 2500), True)
fill()
failures = 0
for i in range(30):
    if not store.save(b"pitaouf", bytes(3000), 2800 + i):
        failures += 1
        expect("message", store.message, ids.SAVE_FULL)
        expect("what was kept", read(b"pitaouf"), long)
expect("failures on a full disk", failures, 30)

os.remove("/full/filler")
expect("save with room", store.save(b"pitaouf", b"room", 4), True)
expect("message", store.message, NO_MESSAGE)
expect("what is there", read(b"pitaouf"), b"room")
vfs.umount("/full")

vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/full", readonly=True)
before = bytes(disk.image)
store = Store("/full/saves")
expect("read-only load", read(b"pitaouf"), b"room")
expect("read-only save", store.save(b"pitaouf", b"x", 1), False)
expect("message", store.message, ids.SAVE_READ_ONLY)
expect("read-only erase", store.erase(b"pitaouf"), False)
expect("read-only first save", store.save(b"settings", b"x", 1), False)
vfs.umount("/full")
expect("the disk is untouched", disk.image == before, True)
vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/full")
expect("later save", store.save(b"pitaouf", b"later", 5), True)
expect("message", store.message, NO_MESSAGE)
expect("what is there", read(b"pitaouf"), b"later")
print("ok")
