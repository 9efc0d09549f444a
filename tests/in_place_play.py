"""Presses keys at random on a console of the device's files; runs under MicroPython.

test_in_place.py puts mpy/stand_ins.py before it, compiles both as the device's programs are, and
calls it: micropython THIS FILES HOW FRAMES. FILES: a folder with the device's files, which are put
on a littlefs in RAM. HOW: "plain", as without a code.bin; "moved"; "stale", with a code.bin whose
bytes are no longer those of the modules. Prints a line a frame, then the free heap.
"""

import gc
import os
import sys
from binascii import crc32

import uctypes
import vfs

BLOCK, BLOCKS = 4096, 440


class Flash:
    """A block device in RAM; its first byte is at `address`."""

    def __init__(self):
        self.image = bytearray(BLOCK * BLOCKS)
        self.address = uctypes.addressof(self.image)

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.image[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        self.image[at : at + len(buffer)] = buffer

    def ioctl(self, command, argument):
        if command == 4:
            return BLOCKS
        if command == 5:
            return BLOCK
        if command == 6:
            at = argument * BLOCK
            self.image[at : at + BLOCK] = b"\xff" * BLOCK
        return 0


def copy(folder, to):
    """The host's folder onto littlefs."""
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] & 0x4000:
            os.mkdir(to + "/" + entry[0])
            copy(path, to + "/" + entry[0])
        else:
            with open(path, "rb") as file, open(to + "/" + entry[0], "wb") as out:
                out.write(file.read())
            gc.collect()


def on_flash(folder):
    flash = Flash()
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/board")
    copy(folder, "/board")
    vfs.umount("/")
    vfs.umount("/board")
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    sys.path[:] = ["", ".frozen"]
    import code_file

    code_file.write()
    return flash


def code_of(flash, how):
    """What settles the modules, or None."""
    from hardware.code_chunks import find_in
    from hardware.in_place import InPlace

    if how == "plain":
        return None
    chunks = find_in(flash, flash.address)
    if len(chunks) < 20:
        raise SystemExit("code.bin has too few chunks")
    if how == "stale":
        for address, size in chunks:
            content = uctypes.bytearray_at(address, size)
            for i in range(40, size, 9):
                content[i] ^= 1
    return InPlace(chunks)


def play(code, frames):
    from engine_mpy.console import Console
    from engine_mpy.modules import imports

    display, buttons = Display(), Buttons()  # noqa: F821 -- of stand_ins.py
    console = Console(display, buttons, Buzzer(), Motor(), MemoryStore(), Power())  # noqa: F821
    chance = 1
    now_ms = least = 0
    for _ in range(frames):
        chance = (chance * 75 + 74) % 65537
        buttons.press = (1, 1, 3, 4, 4, 4, 5, 0, 2, -1, -1)[chance % 11]
        now_ms += 20
        console.frame(now_ms)
        print(crc32(display.frame), type(console.stack.top()).__name__)
        if code:
            code.settle(imports())
        gc.collect()
        spoil()
        least = min(least or gc.mem_free(), gc.mem_free())
    return least


def spoil():
    """Write over what is free: nobody may be using it."""
    junk = []
    for _ in range(300):
        junk.append(bytearray(b"\xa5" * 40))


def main():
    flash = on_flash(sys.argv[1])
    code = code_of(flash, sys.argv[2])
    gc.collect()
    before = gc.mem_alloc()
    play(code, int(sys.argv[3]))
    gc.collect()
    print("heap", gc.mem_alloc() - before)


main()
