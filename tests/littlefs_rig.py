"""A littlefs in RAM whose every write is known; runs under MicroPython.

update_cuts.py and update_faults.py use it: what lies on it is compared as {path: bytes}.
"""

import os

import update
import vfs

PROG_BYTES = 256  # the chip's
PLAYERS = {
    "saves/pitaouf.a": b"a match" * 40,
    "saves/settings.b": b"settings",
    "console.json": b'{"board": "pico_w"}',
    "crash.txt": b"ZeroDivisionError\n",
    "engine_mpy/notes.txt": b"somebody's own",
    "mine.py": b"print('mine')\n",
}


class Disk:
    """A block device. `log` gets (address, bytes) a program, (address, n) an erase.

    Write number `fail_at` (programs and erases) answers `error` instead, and `fails` - 1 more.
    """

    def __init__(self, image, block_bytes, log=None):
        self.image = image
        self.block_bytes = block_bytes
        self.log = log
        self.writes = 0
        self.fail_at = self.fails = 0
        self.error = -5

    def readblocks(self, block, buffer, offset=0):
        at = block * self.block_bytes + offset
        buffer[:] = self.image[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * self.block_bytes + offset
        if self._fault():
            return self.error
        if self.log is not None:
            self.log.append((at, bytes(buffer)))
        self.image[at : at + len(buffer)] = buffer
        return 0

    def ioctl(self, command, argument):
        if command == 4:
            return len(self.image) // self.block_bytes
        if command == 5:
            return self.block_bytes
        if command == 6:
            at = argument * self.block_bytes
            if self._fault():
                return self.error
            if self.log is not None:
                self.log.append((at, self.block_bytes))
            erase(self.image, at, self.block_bytes)
        return 0

    def _fault(self):
        self.writes += 1
        return self.fail_at and 0 <= self.writes - self.fail_at < self.fails


def erase(image, at, n):
    image[at : at + n] = b"\xff" * n


def mount(disk):
    vfs.mount(vfs.VfsLfs2(disk, progsize=PROG_BYTES), "/cut")
    os.chdir("/cut")


def unmount():
    os.chdir("/")
    vfs.umount("/cut")


def blank(block_bytes, blocks):
    """An empty file system."""
    disk = Disk(bytearray(b"\xff" * (block_bytes * blocks)), block_bytes)
    vfs.VfsLfs2.mkfs(disk, progsize=PROG_BYTES)
    return disk.image


def put(path, data):
    update._make_folders(path)
    with open(path, "wb") as file:
        file.write(data)


def tree(folder=""):
    """{path: bytes} of all files."""
    found = {}
    for entry in os.ilistdir(folder or "."):
        path = folder + "/" + entry[0] if folder else entry[0]
        if entry[1] & 0x4000:
            found.update(tree(path))
        else:
            with open(path, "rb") as file:
                found[path] = file.read()
    return found


def stage(pack, chunk=1024):
    """As tools.flash sends it."""
    with open(update.STAGED, "wb") as file:
        for at in range(0, len(pack), chunk):
            file.write(pack[at : at + chunk])


def install(pack):
    """Stage, switch over, finish. RuntimeError if it is refused."""
    stage(pack)
    trouble = update.switch()
    if trouble:
        raise RuntimeError("refused: " + trouble)
    update.finish()


def installed(image, block_bytes, first):
    """The image with `first` installed and the player's files on it, and its tree."""
    disk = Disk(image, block_bytes)
    mount(disk)
    install(first)
    for path in PLAYERS:
        put(path, PLAYERS[path])
    found = tree()
    unmount()
    return found


def read(path):
    with open(path, "rb") as file:
        return file.read()
