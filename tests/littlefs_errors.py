"""Raises an error at every operation of the block device under littlefs while saves go on.

Called by test_store_littlefs.py under MicroPython:
littlefs_errors.py BLOCK_BYTES BLOCKS PROG_BYTES STEPS. For each operation of each save: the disk
as it was before, the error in that operation, and then the same mount goes on (nobody takes the
power away): old or new is there, a later save works, and the next start reads it.
"""

import sys

import vfs

from engine_mpy.store.savefile import Store
from tests.littlefs_cuts import NAMES, Disk, erase, mount, read, story

ERRORS = (OSError(5), OSError(28), MemoryError())  # EIO, ENOSPC


class Failing(Disk):
    """Raises `error` in operation number `at`, counted in writes and erases; -1: never."""

    def __init__(self, image, block_bytes):
        super().__init__(image, block_bytes)
        self.at = -1
        self.error = None
        self.done = 0

    def step(self):
        self.done += 1
        if self.done - 1 == self.at:
            raise self.error

    def writeblocks(self, block, buffer, offset=0):
        self.step()
        super().writeblocks(block, buffer, offset)

    def ioctl(self, command, argument):
        if command == 6:
            self.step()
        return super().ioctl(command, argument)


def tell(store, step):
    name, payload = story(step)
    return store.save(name, payload, len(payload)) if payload else store.erase(name)


def check(store, held, name, new, told):
    """What is wrong, or whether it is the new one that is there."""
    for other in NAMES:
        got = read(store, other)
        if got != held.get(other, b"") and not (other == name and got == new):
            return f"lost: {other} holds {len(got)} bytes"
        if other == name:
            turned = got == new
    if told and not turned:
        return "said to be saved, and is not"
    return turned


def go_on(store, name):
    if not store.save(name, b"later", 5):
        return f"cannot go on: message {store.message}"
    if read(Store("/cut/saves"), name) != b"later":
        return "went on, and it is not there"
    return True


def point(disk, prog_bytes, at, error, step, held):
    """One error at one operation; (was it raised, what came of it)."""
    name, new = story(step)
    mount(disk, prog_bytes)
    try:
        store = Store("/cut/saves")
        for other in NAMES:
            read(store, other)
        disk.done = 0
        disk.at = at
        disk.error = error
        told = tell(store, step)
        disk.at = -1
        if disk.done <= at:
            return False, told
        result = check(store, held, name, new, told)
        if result is True or result is False:
            more = go_on(store, name)
            if more is not True:
                result = more
    finally:
        disk.at = -1
        vfs.umount("/cut")
    return True, result


def main():
    block_bytes, blocks, prog_bytes, steps = [int(argument) for argument in sys.argv[1:5]]
    disk = Failing(bytearray(block_bytes * blocks), block_bytes)
    erase(disk.image, 0, len(disk.image))
    vfs.VfsLfs2.mkfs(disk, progsize=prog_bytes)
    held = {}
    old = turned = losses = points = 0
    for step in range(steps):
        before = bytes(disk.image)
        name, new = story(step)
        for error in ERRORS:
            at = 0
            while True:
                disk.image[:] = before
                raised, result = point(disk, prog_bytes, at, error, step, held)
                if not raised:
                    break
                points += 1
                if result is True:
                    turned += 1
                elif result is False:
                    old += 1
                else:
                    losses += 1
                    print(f"step {step}, operation {at}, {error!r}: {result}")
                at += 1
        if result is not True:
            raise RuntimeError(f"step {step} was not saved")
        held[name] = new  # the run that met no error is the one to go on from
    print(f"steps {steps} points {points} old {old} new {turned} losses {losses}")


main()
