"""The console under the Unix port, on its own drivers: play.py WHAT ... Prints a line of JSON.

growth N GAME  the heap over N matches of bots, locked in every second one
free GAME      what is free in the menu, on the table, while a hint is thought about
changes N      the largest free block before and after N changes of game
saves N        bytes and block-device operations of N saves on littlefs
"""

import builtins
import gc
import json
import sys
from array import array

import machine
import micropython

from engine_mpy import games
from engine_mpy.console import Console
from engine_mpy.match.match import BOT_STRONG, PERSON
from engine_mpy.screens import open_screen
from engine_mpy.store.savefile import Store
from hardware import board
from hardware.boards import pico

BOT = bytes([BOT_STRONG])
ALONE = bytes([PERSON])
PATIENCE = 20_000  # frames of a match
STEP = 64  # bytes: how exactly the largest block is sought


class Words:
    """viper's ptr16 where viper functions are compiled to bytecode: pairs of bytes as numbers."""

    def __init__(self, data):
        self.data = data
        self.words = isinstance(data, array)

    def __getitem__(self, i):
        if self.words:
            return self.data[i]
        return self.data[2 * i] | self.data[2 * i + 1] << 8

    def __setitem__(self, i, value):
        if self.words:
            self.data[i] = value
        else:
            self.data[2 * i] = value & 255
            self.data[2 * i + 1] = value >> 8


def buffer(data):
    """viper's ptr8, likewise."""
    return data


class Disk:
    """A block device in RAM that counts; the size of a Pico's flash is not needed."""

    BLOCK = 4096

    def __init__(self, blocks):
        self.image = bytearray(self.BLOCK * blocks)
        self.reads = self.writes = self.erases = self.written = 0

    def readblocks(self, block, buffer, offset=0):
        """Read part of a block."""
        at = block * self.BLOCK + offset
        buffer[:] = self.image[at : at + len(buffer)]
        self.reads += 1

    def writeblocks(self, block, buffer, offset=0):
        """Write part of a block."""
        at = block * self.BLOCK + offset
        self.image[at : at + len(buffer)] = buffer
        self.writes += 1
        self.written += len(buffer)

    def ioctl(self, command, argument):
        """Counts and sizes; erases."""
        if command == 4:
            return len(self.image) // self.BLOCK
        if command == 5:
            return self.BLOCK
        if command == 6:
            self.erases += 1
        return 0


def mount(blocks=8):
    """A littlefs as on the chip (256 bytes a page) at /disk; its block device."""
    import vfs

    disk = Disk(blocks)
    vfs.VfsLfs2.mkfs(disk, progsize=256)
    vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/disk")
    return disk


class Play:
    """A console with a finger that presses A where it waits."""

    def __init__(self):
        self.console = Console(
            board.open_display(pico),
            board.open_buttons(pico),
            board.open_buzzer(pico),
            board.open_motor(pico),
            Store("/disk/saves"),
            board.open_power(pico),
        )
        self.console.session.open(b"pitaouf")
        self.now_ms = 0
        self.frames = 3  # A is not down

    def frame(self):
        """20 ms."""
        self.now_ms += 20
        self.frames += 1
        machine.press(pico.KEYS[4], self.frames % 50 < 3)
        self.console.frame(self.now_ms)

    def open(self, name):
        """Let go of the game that is open, and open this one."""
        self.console.session.close()
        self.console.session.open(name)

    def begin(self, deal, kind):
        """A match with this kind in every seat, as few as can be, and its table in front."""
        session = self.console.session
        seats = session.match.game.MIN_SEATS
        session.begin(deal, kind * seats, seats)
        session.match.assisted = False
        self.console.play()
        self.frames = 3
        self.frame()

    def to_the_end(self):
        """Frames until the match is over."""
        game = self.console.session.match.game
        while not game.over() and self.frames < PATIENCE:
            self.frame()


def nothing():
    """Stands in for saving, which may take heap."""


def growth(matches, name):
    """Bytes held and ever taken from the first to the last frame of matches of a game."""
    mount()
    play = Play()
    play.open(name.encode())
    session = play.console.session
    save = session.save
    held = ever = actions = frames = 0
    for deal in range(1, matches + 1):
        play.begin(deal, BOT)
        locked = deal & 1
        session.save = nothing
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        total = micropython.mem_total()
        if locked:
            micropython.heap_lock()
        play.to_the_end()
        if locked:
            micropython.heap_unlock()
        else:
            ever += micropython.mem_total() - total
        held += gc.mem_alloc() - before
        gc.enable()
        if not session.match.game.over():
            raise ValueError("a match does not end")
        actions += session.match.count
        frames += play.frames
        session.save = save
    return {"held": held, "ever": ever, "actions": actions, "frames": frames}


def free(name):
    """Free bytes at three moments of a game, after a collection."""
    mount()
    play = Play()
    play.open(name.encode())
    play.frame()
    found = {"menu": _free()}
    play.begin(7, ALONE)
    found["table"] = _free()
    for _ in range(60):
        play.frame()
    play.console.stack.push(open_screen(b"hint"))
    play.console.frame(play.now_ms + 20)
    found["hint"] = _free()
    found["used"] = gc.mem_alloc()
    return found


def _free():
    gc.collect()
    return gc.mem_free()


def largest():
    """The largest block that can be had now, in bytes."""
    gc.collect()
    low, high = 0, gc.mem_free() // STEP
    while high - low > 1:
        middle = (low + high) // 2
        try:
            bytearray(middle * STEP)
            low = middle
        except MemoryError:
            high = middle
        gc.collect()
    return low * STEP


def changes(times):
    """The largest free block in the menu before and after: enter a game, leave it, the next."""
    mount()
    play = Play()
    found = []
    known = len(games.NAMES)  # the names in a module are kept for good when it is first read
    for turn in range(times + known):
        play.open(games.NAMES[turn % len(games.NAMES)])
        play.begin(turn + 1, ALONE)
        play.frame()
        play.console.home()
        play.frame()
        if turn == known - 1 or turn == times + known - 1:
            play.console.session.close()
            found.append(largest())
            found.append(gc.mem_free())
            play.console.home()
    return {
        "before": found[0],
        "free_before": found[1],
        "after": found[2],
        "free": found[3],
    }


def saves(times):
    """Operations and bytes of saves after one action each, as the console makes them."""
    disk = mount(16)
    play = Play()
    session = play.console.session
    session.begin(7, ALONE, 1)
    session.save()
    session.act(1)
    session.save()
    out = bytearray(64)
    disk.reads = disk.writes = disk.erases = disk.written = 0
    worst = 0
    for _ in range(times):
        session.match.undo()
        session.act(1)
        before = disk.writes + disk.erases
        session.save()
        worst = max(worst, disk.writes + disk.erases - before)
    length = session.store.saved(session.name)
    return {
        "payload": length,
        "reads": disk.reads / times,
        "writes": disk.writes / times,
        "erases": disk.erases / times,
        "written": disk.written / times,
        "worst": worst,
        "legal": session.match.game.legal(out),
    }


if __name__ == "__main__":
    builtins.ptr8, builtins.ptr16, builtins.uint = buffer, Words, int
    done = {"growth": growth, "free": free, "changes": changes, "saves": saves}[sys.argv[1]]
    words = [int(word) if word.isdigit() else word for word in sys.argv[2:]]
    print(json.dumps(done(*words)))
