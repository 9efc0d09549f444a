"""One generation of a save: a header of 20 bytes and a payload (SAVE_FORMAT.md).

The store (savefile.py) writes and checks generations with it; it opens no file itself.
"""

from binascii import crc32

from engine_mpy.store.numbers import get, put

HEADER_BYTES = 20
FORMAT = 1  # of the header; a later one keeps magic, format and header CRC where they are

# What a file holds, if it is not a good generation (those are >= 0: the sequence number).
ABSENT = -1
EMPTY = -2  # a save was cut before its first byte: nothing was there
DAMAGED = -3
FOREIGN = -4
FUTURE = -5
UNREADABLE = -6

NONE = -1  # newer(): neither is good

_MAGIC = b"PCC\x1a"


def fill(header, name, version, sequence, payload):
    """Write the header of a payload (a memoryview) into a bytearray of HEADER_BYTES."""
    header[:4] = _MAGIC
    header[4] = FORMAT
    header[5] = version
    put(header, 6, 2, crc32(name.encode()))
    put(header, 8, 2, sequence)
    put(header, 10, 2, len(payload))
    put(header, 12, 4, crc32(payload))
    put(header, 16, 4, crc32(header[:16]))


def length(header):
    """The bytes of payload that a header promises."""
    return get(header, 10, 2)


def holds(header, payload):
    """Is the payload the one of the header?"""
    return crc32(payload) == get(header, 12, 4)


def check(file, name, version, header, scratch):
    """Read an open file to its end; its sequence, or what is wrong with it. OSError passes.

    `version` is the newest payload understood; `header` and `scratch` are buffers to read into.
    """
    n = file.readinto(header)
    if n == 0:
        return EMPTY
    if header[: min(n, 4)] != _MAGIC[:n]:
        return FOREIGN
    if n < HEADER_BYTES or get(header, 16, 4) != crc32(header[:16]):
        return DAMAGED
    if header[4] > FORMAT:
        return FUTURE
    if get(header, 6, 2) != crc32(name.encode()) & 0xFFFF:
        return FOREIGN
    if header[5] > version:
        return FUTURE
    left = length(header)
    crc = 0
    n = file.readinto(scratch)
    while n:
        left -= n
        crc = crc32(memoryview(scratch)[:n], crc)
        n = file.readinto(scratch)
    if left or crc != get(header, 12, 4):
        return DAMAGED
    return get(header, 8, 2)


def newer(first, second):
    """Two results of check to sequence * 2 + slot (0, 1) of the newer good one, or NONE.

    Sequences are 16 bits and wrap: 0 follows 65535.
    """
    if first < 0 and second < 0:
        return NONE
    if second < 0 or (first >= 0 and (first - second & 0xFFFF) < 0x8000):
        return first * 2
    return second * 2 + 1
