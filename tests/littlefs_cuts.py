"""Cuts the power at every write of littlefs while saves go on; runs under MicroPython.

Called by test_store_littlefs.py: micropython littlefs_cuts.py BLOCK_BYTES BLOCKS PROG_BYTES STEPS.
The block device writes down every operation; then each beginning of that list (and each with
half of the next operation) is a disk after a cut: it is mounted, and must hold old or new.
"""

import sys

import vfs

from engine_mpy.store.savefile import NO_MESSAGE, Store

NAMES = (b"pitaouf", b"settings")


class Disk:
    """A block device in RAM. `log` gets (address, bytes) a program, (address, n) an erase."""

    def __init__(self, image, block_bytes, log=None):
        self.image = image
        self.block_bytes = block_bytes
        self.log = log

    def readblocks(self, block, buffer, offset=0):
        at = block * self.block_bytes + offset
        buffer[:] = self.image[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * self.block_bytes + offset
        if self.log is not None:
            self.log.append((at, bytes(buffer)))
        self.image[at : at + len(buffer)] = buffer

    def ioctl(self, command, argument):
        if command == 4:
            return len(self.image) // self.block_bytes
        if command == 5:
            return self.block_bytes
        if command == 6:
            at = argument * self.block_bytes
            if self.log is not None:
                self.log.append((at, self.block_bytes))
            erase(self.image, at, self.block_bytes)
        return 0


def erase(image, at, n):
    image[at : at + n] = b"\xff" * n


def mount(disk, prog_bytes):
    vfs.mount(vfs.VfsLfs2(disk, progsize=prog_bytes), "/cut")


def story(step):
    """Step number `step`: a name and what it holds from then on; empty: erased."""
    name = NAMES[step % 7 == 3]
    if step % 11 == 8:
        return name, b""
    n = 3 + (step * 37) % 60 if name == b"settings" else 40 + (step * 97) % 460
    if step % 13 == 12:
        n = 900  # too long to live inside littlefs's metadata
    return name, bytes([(step * 31 + i) & 255 for i in range(n)])


def play(disk, prog_bytes, steps):
    """Save step after step; for each, (operations so far, name, payload)."""
    mount(disk, prog_bytes)
    store = Store("/cut/saves")
    done = []
    for step in range(steps):
        name, payload = story(step)
        ok = store.save(name, payload, len(payload)) if payload else store.erase(name)
        if not ok:
            raise RuntimeError(f"step {step} was not saved: message {store.message}")
        done.append((len(disk.log), name, payload))
    vfs.umount("/cut")
    return done


def read(store, name):
    into = bytearray(1000)
    n = store.load(name, into)
    if n < 0:
        raise RuntimeError("unreadable after a cut")
    return bytes(into[:n])


def check(image, scratch, geometry, held, name, new):
    """Mount a copy of the image; each name holds what it held, `name` that or `new`. Go on."""
    scratch[:] = image
    mount(Disk(scratch, geometry[0]), geometry[1])
    try:
        store = Store("/cut/saves")
        for other in NAMES:
            got = read(store, other)
            if got != held.get(other, b"") and not (other == name and got == new):
                return f"lost: {other} holds {len(got)} bytes"
            if other == name:
                turned = got == new
        if store.message != NO_MESSAGE:
            return f"message {store.message}"
        if not store.save(name, b"later", 5) or read(Store("/cut/saves"), name) != b"later":
            return "cannot go on"
    finally:
        vfs.umount("/cut")
    return turned


def main():
    block_bytes, blocks, prog_bytes, steps = [int(argument) for argument in sys.argv[1:5]]
    blank = bytearray(block_bytes * blocks)
    erase(blank, 0, len(blank))
    disk = Disk(bytearray(blank), block_bytes)
    vfs.VfsLfs2.mkfs(disk, progsize=prog_bytes)
    image = bytearray(disk.image)
    disk.log = []
    done = play(disk, prog_bytes, steps)
    scratch = bytearray(len(image))
    geometry = (block_bytes, prog_bytes)
    held = {}
    points = old = turned = losses = at = 0
    for last, name, new in done:
        while at < last:
            where, data = disk.log[at]
            for part in range(2):  # half of the operation, then all of it
                n = data if isinstance(data, int) else len(data)
                n = n // 2 if part == 0 else n
                if isinstance(data, int):
                    erase(image, where, n)
                else:
                    image[where : where + n] = data[:n]
                result = check(image, scratch, geometry, held, name, new)
                points += 1
                if result is True:
                    turned += 1
                elif result is False:
                    old += 1
                else:
                    losses += 1
                    print(f"operation {at} of {name}: {result}")
            at += 1
        if result is not True:
            losses += 1
            print(f"saved, and not there: {name}, {result}")
        held[name] = new
    print(f"steps {steps} operations {len(disk.log)} cuts {points}")
    print(f"old {old} new {turned} losses {losses}")


if __name__ == "__main__":
    main()
