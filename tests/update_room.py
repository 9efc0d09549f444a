"""Installs on ever fuller disks; runs under MicroPython.

test_update_cuts.py calls it: micropython update_room.py BLOCK_BYTES BLOCKS OLD_PACK NEW_PACK.
With any number of blocks taken by a player's file, an install is refused and nothing changes, or
it ends. OLD_PACK "-": a blank board.
"""

import sys

import update  # firmware/update.py

from tests.littlefs_rig import Disk, blank, installed, mount, put, read, stage, tree, unmount


def attempt(image, block_bytes, pack, taken):
    """ "refused" or "done", with `taken` blocks taken; RuntimeError for anything else."""
    mount(Disk(image, block_bytes))
    try:
        put("saves/large", b"x" * (taken * block_bytes))
        before = tree()
        stage(pack)
    except OSError:
        unmount()
        return "full"  # tools.flash sees that before it begins
    trouble = update.switch()
    if trouble.startswith("room "):
        update.clear()
        if tree() != before:
            raise RuntimeError("refused, and not as before")
        outcome = "refused"
    elif trouble:
        raise RuntimeError(trouble)
    else:
        update.finish()
        outcome = "done"
    unmount()
    return outcome


def main():
    block_bytes, blocks = int(sys.argv[1]), int(sys.argv[2])
    image = blank(block_bytes, blocks)
    if sys.argv[3] != "-":
        installed(image, block_bytes, read(sys.argv[3]))
    pack = read(sys.argv[4])
    count = {"full": 0, "refused": 0, "done": 0}
    for taken in range(blocks):
        count[attempt(bytearray(image), block_bytes, pack, taken)] += 1
    print("done", count["done"], "refused", count["refused"], "full", count["full"])


main()
