"""Lets every write of an install fail once, and every call that may raise; runs under MicroPython.

test_update_cuts.py calls it: micropython update_faults.py BLOCK_BYTES BLOCKS OLD_PACK NEW_PACK.
A fault ends the install where it is not overcome; then the console starts as boot.py does and must
be all old or all new, and a second install must complete.
"""

import builtins
import sys

import update  # firmware/update.py

from tests.littlefs_rig import Disk, blank, install, installed, mount, read, tree, unmount

EIO, ENOSPC = -5, -28
TIRED = update.TRIES + 50  # a fault that stays


class Calls:
    """Stands before `open`, `os` and `hashlib` for update.py: call number `fail_at` raises."""

    def __init__(self):
        self.count = self.fail_at = self.fails = 0
        self.os, self.open = update.os, builtins.open
        self.digest = update.hashlib.sha256

    def __getattr__(self, name):
        return self.before(getattr(self.os, name))

    def before(self, call):
        def counted(*arguments):
            self.count += 1
            if self.fail_at and 0 <= self.count - self.fail_at < self.fails:
                raise MemoryError
            return call(*arguments)

        return counted

    def sha256(self):
        return self.before(self.digest)()


class Faults:
    def __init__(self, image, block_bytes, old, new, packs):
        self.image, self.block_bytes = image, block_bytes
        self.old, self.new = old, new
        self.first, self.second = packs
        self.tried = self.overcome = self.kept = self.turned = self.losses = 0

    def once(self, disk, calls=None):
        """One install with a fault; the start after it; a second install."""
        self.tried += 1
        mount(disk)
        try:
            install(self.second)
            self.overcome += 1
        except (OSError, MemoryError, RuntimeError):
            pass  # said to whoever flashes; what counts is how it starts
        disk.fail_at = 0
        if calls:
            calls.fail_at = 0
        unmount()
        mount(disk)
        update.finish()
        found = tree()
        if found == self.new:
            self.turned += 1
        elif found == self.old:
            self.kept += 1
        else:
            self.losses += 1
            print("neither old nor new after fault", self.tried)
        install(self.second)
        if tree() != self.new:
            self.losses += 1
            print("the second install after fault", self.tried, "is not complete")
        unmount()

    def disk(self):
        return Disk(bytearray(self.image), self.block_bytes)

    def writes(self):
        """EIO and ENOSPC, passing and staying, at every write."""
        disk = self.disk()
        mount(disk)
        install(self.second)
        unmount()
        for error in (EIO, ENOSPC):
            for fails in (1, TIRED):
                for at in range(1, disk.writes + 1):
                    bad = self.disk()
                    bad.error, bad.fails = error, fails
                    bad.fail_at = at
                    self.once(bad)
        return disk.writes

    def memory(self):
        """MemoryError, passing and staying, at every call that opens, hashes or asks the disk."""
        calls = Calls()
        update.os = update.hashlib = calls
        update.open = calls.before(builtins.open)
        disk = self.disk()
        mount(disk)
        install(self.second)
        unmount()
        total = calls.count
        for fails in (1, 10**6):
            for at in range(1, total + 1):
                calls.count, calls.fails = 0, fails
                calls.fail_at = at
                self.once(self.disk(), calls)
        return total


def main():
    block_bytes, blocks = int(sys.argv[1]), int(sys.argv[2])
    packs = read(sys.argv[3]), read(sys.argv[4])
    image = blank(block_bytes, blocks)
    old = installed(image, block_bytes, packs[0])
    faults = Faults(image, block_bytes, old, None, packs)
    disk = faults.disk()
    mount(disk)
    install(packs[1])
    faults.new = tree()
    unmount()
    print("writes", faults.writes(), "calls", faults.memory(), "faults", faults.tried)
    print("overcome", faults.overcome, "old", faults.kept, "new", faults.turned)
    print("losses", faults.losses)


main()
