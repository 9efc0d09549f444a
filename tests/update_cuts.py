"""Cuts the power at every write of an install; runs under MicroPython.

test_update_cuts.py calls it: micropython update_cuts.py BLOCK_BYTES BLOCKS OLD_PACK NEW_PACK
AGAIN. OLD_PACK "-": a blank board. Each beginning of what was written (and each with half of the
next write) is a disk after a cut. It starts as boot.py does, and must be all old or all new. At
every AGAIN-th cut the way forward is cut as well, at each of its own writes.
"""

import sys

import update  # firmware/update.py

from tests.littlefs_rig import (
    PLAYERS,
    Disk,
    blank,
    erase,
    install,
    installed,
    mount,
    read,
    tree,
    unmount,
)


def record(image, block_bytes, work):
    """What `work` writes on the image."""
    disk = Disk(image, block_bytes, [])
    mount(disk)
    work()
    unmount()
    return disk.log


class Cuts:
    def __init__(self, block_bytes, old, new):
        self.block_bytes = block_bytes
        self.old = old
        self.new = new
        self.points = self.turned = self.kept = self.losses = 0
        self.scratch = None

    def every(self, image, log, again):
        """Try each beginning of `log` on `image`, which ends as the whole of it."""
        for where, data in log:
            n = data if isinstance(data, int) else len(data)
            for part in (n // 2, n):
                if isinstance(data, int):
                    erase(image, where, part)
                else:
                    image[where : where + part] = data[:part]
                self.points += 1
                self.start(image)
                if again and self.points % again == 0:
                    self.cut_again(image)

    def start(self, image):
        """Power on with a copy of the image."""
        if self.scratch is None:
            self.scratch = bytearray(len(image))
        self.scratch[:] = image
        mount(Disk(self.scratch, self.block_bytes))
        try:
            trouble = self.boot()
        except Exception as error:
            trouble = repr(error)
        unmount()
        if trouble:
            self.losses += 1
            print("cut", self.points, trouble)

    def boot(self):
        self.starts("boot.py")  # MicroPython looks for it before anything was tidied
        update.clear()
        waits = update._size(update.PACK) >= 0
        self.starts("update.mpy")
        update.finish()
        found = tree()
        if found == self.new:
            self.turned += 1
        elif found == self.old and not waits:
            self.kept += 1
        else:
            return "neither old nor new"
        return ""

    def starts(self, path):
        if self.old and read(path) not in (self.old[path], self.new[path]):
            raise RuntimeError(path + " is neither")

    def cut_again(self, image):
        half = bytearray(image)
        log = record(half, self.block_bytes, update.finish)
        self.every(bytearray(image), log, 0)


def main():
    block_bytes, blocks = int(sys.argv[1]), int(sys.argv[2])
    new_pack = read(sys.argv[4])
    image = blank(block_bytes, blocks)
    old = {}
    if sys.argv[3] != "-":
        old = installed(image, block_bytes, read(sys.argv[3]))
    start = bytearray(image)
    log = record(image, block_bytes, lambda: install(new_pack))
    mount(Disk(image, block_bytes))
    new = tree()
    unmount()
    for path in PLAYERS if old else ():
        if new.get(path) != PLAYERS[path]:
            print("lost", path)
    cuts = Cuts(block_bytes, old, new)
    cuts.every(start, log, int(sys.argv[5]))
    print("files", *sorted(new))
    print("writes", len(log), "cuts", cuts.points)
    print("old", cuts.kept, "new", cuts.turned, "losses", cuts.losses)


main()
