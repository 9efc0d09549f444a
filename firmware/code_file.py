"""Makes code.bin: what is long in the installed modules, each whole within a block of the flash.

That is the bytecode of functions, and fonts. boot.py calls write() after an install; tools.image
and the lab call chunks(). hardware/in_place.py has functions run from there, so that they cost no
heap. The file says nothing that the modules do not: without it all plays, with less memory free.
"""

import gc
import os
import struct

CODE = "code.bin"
ASIDE = "code.bin~"
ROOMS = ("engine_mpy", "hardware")
NOT_MOVED = "hardware.in_place"  # it is running while it moves the others
NOT_READ = "engine_mpy/text/guide"  # the guides: no functions in them, and much to read
SHORTEST = 12  # bytes; a shorter function stays in the heap
SHORTEST_BYTES = 128  # and a shorter bytes object
HEAD = 4  # bytes of a chunk before its first record
_BYTES = 6
_TUPLE = 10
_BYTECODE = 0
_NATIVE = 1


def write():
    """Write code.bin; raises nothing. Where it cannot be it is left empty, lest each start try."""
    try:
        with open(ASIDE, "wb") as file:
            for chunk in chunks(_installed(), os.statvfs(".")[0]):
                file.write(chunk)
        os.rename(ASIDE, CODE)
    except Exception as error:  # nothing would be started after it
        print("no code.bin, so less memory is free:", error)
        _leave_empty()


def _leave_empty():
    try:
        with open(ASIDE, "wb"):
            pass
        os.rename(ASIDE, CODE)
    except OSError:
        pass  # the next start tries again


def room(block, number):
    """Bytes of a file's contents in block `number` of its blocks; littlefs keeps the rest."""
    pointers = 0
    if number:
        pointers = 1
        while not number & 1:
            number >>= 1
            pointers += 1
    return block - 4 * pointers


def chunks(modules, block=4096):
    """What code.bin holds, block for block; `modules`: (name as imported, bytes of its .mpy) each.

    A chunk: its number and its size in two bytes each, little-endian as all numbers here; records;
    zeros, two at least.
    A record: its size (2 bytes), the length of the module's name, how many things (1 byte each),
    the name, the size of each thing (2 bytes), the things. A module may have several.
    """
    number = 0
    chunk = _begun(block, number)
    for name, data in modules:
        things = things_of(data)
        done = 0
        while done < len(things):
            free = room(block, number) - len(chunk) - 2
            fits = _fitting(things, done, free - 4 - len(name))
            if fits:
                chunk.extend(_record(name, data, things[done : done + fits]))
                done += fits
            elif len(chunk) == HEAD:
                done += 1  # longer than a block
            else:
                yield _filled(chunk, block, number)
                number += 1
                chunk = _begun(block, number)
    yield _filled(chunk, block, number)


def things_of(data):
    """(place, bytes) of what is long in a .mpy: bytes objects, and the bytecode of functions, but
    not of those with functions in them. None of a damaged one."""
    found = []
    if data[:2] == b"M\x06":
        try:
            mpy = _Mpy(data, found)
            mpy.code()
        except (IndexError, RuntimeError):  # beyond the end, too deep
            return []
        if mpy.at != len(data):
            return []
    return found


def name_of(path):
    """What `import` calls the module of the .mpy at that path; "" if it is none for code.bin."""
    name = path[:-4].replace("/", ".")
    if name.endswith(".__init__"):
        name = name[:-9]
    ours = path.endswith(".mpy") and path[: path.find("/")] in ROOMS
    return "" if not ours or path.startswith(NOT_READ) or name == NOT_MOVED else name


def _installed():
    """(name, bytes of its .mpy) of the modules that lie here, in the order of their paths."""
    for path in sorted(_paths(ROOMS)):
        name = name_of(path)
        if name:
            gc.collect()
            with open(path, "rb") as file:
                yield name.encode(), file.read()


def _paths(folders):
    for folder in folders:
        for entry in os.ilistdir(folder):
            path = folder + "/" + entry[0]
            if entry[1] & 0x4000:
                yield from _paths((path,))
            else:
                yield path


def _fitting(things, done, free):
    """How many of the things from `done` on go into so many bytes."""
    count = 0
    for i in range(done, min(len(things), done + 255)):
        free -= things[i][1] + 2
        if free < 0:
            break
        count += 1
    return count


def _record(name, data, things):
    sizes = bytearray()
    content = bytearray()
    for at, size in things:
        sizes.extend(struct.pack("<H", size))
        content.extend(data[at : at + size])
    size = 4 + len(name) + len(sizes) + len(content)
    return struct.pack("<HBB", size, len(name), len(things)) + name + sizes + content


def _begun(block, number):
    return bytearray(struct.pack("<HH", number, room(block, number)))


def _filled(chunk, block, number):
    chunk.extend(bytes(room(block, number) - len(chunk)))
    return chunk


class _Mpy:
    """Reads a .mpy of version 6 from its beginning (MicroPython's docs, reference/mpyfiles)."""

    def __init__(self, data, found):
        self.data = data
        self.found = found
        self.at = 4  # M, version, processor, bits of a small int
        names, objects = self.number(), self.number()
        for _ in range(names):
            size = self.number()
            if not size & 1:  # else one that MicroPython has
                self.at += (size >> 1) + 1
        for _ in range(objects):
            self.thing()

    def number(self):
        value = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value = value << 7 | byte & 127
            if byte < 128:
                return value

    def thing(self):
        """A constant."""
        kind = self.data[self.at]
        self.at += 1
        if kind <= 4:  # one of those there is one of, as None
            return
        size = self.number()
        if kind == _TUPLE:
            for _ in range(size):
                self.thing()
            return
        if kind == _BYTES and size >= SHORTEST_BYTES:
            self.found.append((self.at, size))
        self.at += size + (kind <= _BYTES)  # str and bytes end with a zero

    def code(self, outer=True):
        """What comes next; `outer`: it is the module's own."""
        head = self.number()
        kind, size = head & 3, head >> 3
        place = self.at
        self.at += size
        if kind:
            self.number()  # where its prelude is, or flags
            if kind > _NATIVE + 1:  # assembler: arguments and types
                self.number()
                self.number()
        if head & 4:
            for _ in range(self.number()):
                self.code(False)
        elif kind == _BYTECODE and size >= SHORTEST and not outer:
            self.found.append((place, size))
