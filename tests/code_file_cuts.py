"""Cuts and faults at every write of code.bin's making; runs under MicroPython.

test_in_place.py calls it: micropython code_file_cuts.py FILES. FILES: a folder with modules. A
start after it must find no code.bin and make it, or find it whole, or empty after a fault.
"""

import os
import sys

import code_file  # firmware/code_file.py

from tests.littlefs_rig import Disk, blank, erase, mount, put, read, unmount

BLOCK_BYTES, BLOCKS = 512, 120


def modules(folder, to=""):
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] & 0x4000:
            yield from modules(path, to + entry[0] + "/")
        else:
            yield to + entry[0], read(path)


def made(image):
    """What is in code.bin, None if there is none; the writes that it took."""
    disk = Disk(image, BLOCK_BYTES, [])
    mount(disk)
    if code_file.CODE not in os.listdir():  # as boot.py does
        code_file.write()
    content = read(code_file.CODE)
    left = code_file.ASIDE in os.listdir()
    unmount()
    return content, left, disk.log


def main():
    image = blank(BLOCK_BYTES, BLOCKS)
    mount(Disk(image, BLOCK_BYTES))
    for path, data in list(modules(sys.argv[1])):
        put(path, data)
    unmount()
    whole, left, log = made(bytearray(image))
    losses = int(left) + int(len(whole) < 1000)
    points = empty = 0
    cut = bytearray(image)
    for where, data in log:
        n = data if isinstance(data, int) else len(data)
        for part in (n // 2, n):
            if isinstance(data, int):
                erase(cut, where, part)
            else:
                cut[where : where + part] = data[:part]
            content, left, _ = made(bytearray(cut))
            points += 1
            losses += content != whole or left
    for at in range(1, len(log) + 1):
        for fails in (1, 3):
            disk = Disk(bytearray(image), BLOCK_BYTES)
            disk.fail_at, disk.fails = at, fails
            mount(disk)
            code_file.write()
            unmount()
            content, left, _ = made(disk.image)
            empty += not content
            losses += content not in (whole, b"") or left
    print("cuts", points, "faults", 2 * len(log), "empty", empty, "losses", losses)


main()
