"""Saves while the heap is all but full: runs under MicroPython, called by test_store_littlefs.py.

The heap is filled to the last block, a few blocks are given back, and a match and the settings
are saved: that may fail, but only by saying so. Then memory is there again, and they are written.
"""

import gc

import micropython
import vfs

from engine_mpy.match.session import Session
from engine_mpy.store.savefile import Store
from engine_mpy.store.settings import VOLUME, Settings

_BLOCK = 4096
_BALLAST = [None] * 40000


class Flash:
    """24 blocks in RAM. As on the chip the device itself takes no heap."""

    def __init__(self):
        self.image = bytearray(24 * _BLOCK)

    def readblocks(self, block, buffer, offset=0):
        copy(buffer, 0, self.image, block * _BLOCK + offset, len(buffer))

    def writeblocks(self, block, buffer, offset=0):
        copy(self.image, block * _BLOCK + offset, buffer, 0, len(buffer))

    def ioctl(self, command, argument):
        if command == 4:
            return 24
        if command == 5:
            return _BLOCK
        return 0


@micropython.viper
def copy(into, start: int, data, begin: int, n: int):
    to = ptr8(into)
    come = ptr8(data)
    i = 0
    while i < n:
        to[start + i] = come[begin + i]
        i += 1


def fill():
    """Take all the heap, block by block; how many."""
    n = 0
    try:
        while True:
            _BALLAST[n] = bytearray(1)
            n += 1
    except MemoryError:
        return n


def give_back(n, blocks):
    """Free the last few of n."""
    for i in range(blocks if blocks < n else n):
        _BALLAST[n - 1 - i] = None


def empty():
    for i in range(len(_BALLAST)):
        _BALLAST[i] = None
    gc.collect()


def main():
    disk = Flash()
    vfs.VfsLfs2.mkfs(disk, progsize=256)
    vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/cut")
    store = Store("/cut/saves")
    settings = Settings()
    session = Session(store, settings)
    session.open(b"pitaouf")
    session.begin(7, b"\0")
    session.save()
    tried = failed = raised = losses = 0
    for blocks in range(150):
        settings.change(VOLUME, 1) or settings.set(VOLUME, 0)
        session.unsaved = True
        gc.collect()
        n = fill()
        give_back(n, blocks)
        try:
            settings.save(store)
            session.save()
        except MemoryError:
            raised += 1
        empty()
        tried += 1
        if settings.unsaved or not session.written():
            failed += 1
            settings.save(store)
            session.save()
        again = Settings()
        again.load(Store("/cut/saves"))
        if settings.unsaved or not session.written() or again.value != settings.value:
            losses += 1
    print(f"tried {tried} failed {failed} raised {raised} losses {losses}")


main()
