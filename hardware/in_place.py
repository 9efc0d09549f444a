"""Has the console's functions run where they lie in flash: their bytecode leaves the heap.

MicroPython loads a module's bytecode into the heap. The same bytes are in /code.bin too, each
function's whole within a block (firmware/code_file.py), and the chip reads its flash as memory.
So between two frames, when none of them is running, functions that were imported are pointed
there; so are long bytes objects, the fonts. main.py calls it. Nothing is believed: where the file
lies is asked of littlefs at each power-on, and only what equals its own bytes is moved to them.
"""

import gc
import struct
import sys
import time

import uctypes

import hardware

NEAR = 1 << 26  # bytes; two things in the heap are nearer to each other than heap and flash
MOST_MS = 4  # of a frame's 20
HEAD = 4  # bytes of a chunk before its first record
KEY = 12  # bytes; by them functions are told apart first
LONG = 128  # bytes objects that are moved have as many
# What MicroPython keeps of a function (mp_obj_fun_bc_t): type, module, inner functions, where its
# bytecode is; of a bytes object (mp_obj_str_t): type, hash, length, where its bytes are.
_LAYOUT = {"content": 3 * struct.calcsize("P") | uctypes.ULONG}


def _plain():
    pass


_FUNCTION = type(_plain)  # bytecode: native ones are of another type


class InPlace:
    """What is in code.bin. `chunks`: (address, bytes) of each; None: look when first asked."""

    def __init__(self, chunks=None):
        self._chunks = chunks
        self._imports = 0
        self._next = 0  # chunk
        self._at = HEAD  # in it

    def settle(self, imports):
        """Move what was imported, for MOST_MS and a little more at a time.

        `imports` counts them: mostly there is nothing. To be called when no function of a module
        that is in code.bin is running.
        """
        if imports != self._imports:
            self._imports = imports
            self._next = 0
            self._at = HEAD
            if self._chunks is None:
                self._chunks = _find()
        if self._next < len(self._chunks):
            began_ms = time.ticks_ms()
            while time.ticks_diff(time.ticks_ms(), began_ms) < MOST_MS:
                address, size = self._chunks[self._next]
                self._at = _settle_record(uctypes.bytearray_at(address, size), address, self._at)
                if not self._at:
                    self._at = HEAD
                    self._next += 1
                    if self._next == len(self._chunks):
                        gc.collect()
                        return


def _find():
    from hardware import code_chunks  # in here, for its memory is wanted for the games

    chunks = code_chunks.find()
    del sys.modules["hardware.code_chunks"], hardware.code_chunks
    return chunks


def _settle_record(chunk, address, at):
    """Move what is loaded of the record at chunk[at]; where the next one is, 0 after the last."""
    size = chunk[at] | chunk[at + 1] << 8
    if not size or at + size > len(chunk) - 2:  # or it is no chunk any more
        return 0
    try:
        name = str(chunk[at + 4 : at + 4 + chunk[at + 2]], "ascii")
    except ValueError:
        return 0
    module = sys.modules.get(name)
    if module:
        found = {}
        _gather(module.__dict__, name, found)
        if found:
            _move(found, chunk, address, at)
    return at + size


def _move(found, chunk, address, at):
    sizes = at + 4 + chunk[at + 2]
    place = sizes + 2 * chunk[at + 3]
    for i in range(chunk[at + 3]):
        if place + 2 > len(chunk):
            break
        size = chunk[sizes + 2 * i] | chunk[sizes + 2 * i + 1] << 8
        thing = found.get(bytes(chunk[place : place + KEY]))
        if thing and place + size <= len(chunk):
            own = uctypes.bytearray_at(thing.content, size)
            if own == uctypes.bytearray_at(address + place, size):
                thing.content = address + place
        place += size


def _gather(names, module, found, classes=True):
    """Of the values of a dict, what can be moved and is in the heap, by its first bytes."""
    for value in names.values():
        kind = type(value)
        if kind is _FUNCTION or kind is bytes and len(value) >= LONG:
            thing = uctypes.struct(id(value), _LAYOUT)
            if -NEAR < thing.content - id(value) < NEAR:
                found[bytes(uctypes.bytearray_at(thing.content, KEY))] = thing
        elif classes and kind is type:
            methods = value.__dict__
            if methods.get("__module__") == module:
                _gather(methods, module, found, False)
