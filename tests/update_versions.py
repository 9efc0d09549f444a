"""Two made-up consoles, small ones, with every way in which a file can change between them."""

import random

from tools import flash_pack

MARCH = "x64"


def _data(n, seed):
    return random.Random(seed).randbytes(n)


OLD = {
    "boot.py": _data(300, 1),
    "main.py": _data(900, 2),
    "update.mpy": _data(3000, 3),
    "engine_mpy/__init__.mpy": _data(40, 4),
    "engine_mpy/console.mpy": _data(5000, 5),
    "engine_mpy/draw/__init__.mpy": _data(40, 6),
    "engine_mpy/draw/gone.mpy": _data(700, 7),
    "hardware/__init__.mpy": _data(42, 8),
    "hardware/old/board.mpy": _data(200, 9),
    "hardware/old/more.mpy": _data(4097, 10),
}
_GONE = {"engine_mpy/draw/gone.mpy", "hardware/old/board.mpy", "hardware/old/more.mpy"}
NEW = {path: data for path, data in OLD.items() if path not in _GONE} | {
    "boot.py": _data(280, 11),
    "update.mpy": _data(3100, 12),
    "main.py": _data(600, 13),
    "engine_mpy/console.mpy": _data(8300, 14),
    "engine_mpy/screens/menu.mpy": _data(513, 15),  # the first in its folder
}


def packs(folder):
    """The paths of two packs written into `folder`: all of OLD, and from OLD to NEW."""
    changed = {path: NEW[path] for path in NEW if NEW[path] != OLD.get(path)}
    old, new = flash_pack.entries_of(OLD), flash_pack.entries_of(NEW)
    for name, data in (
        ("old", flash_pack.pack(old, OLD, MARCH, "1")),
        ("new", flash_pack.pack(new, changed, MARCH, "2")),
    ):
        (folder / name).write_bytes(data)
    return folder / "old", folder / "new"
