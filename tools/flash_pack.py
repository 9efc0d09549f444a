"""Makes what firmware/update.py unpacks: the manifest of a console, and the pack of an update.

tools.flash, tools.image and the tests call it. It knows bytes, and no device.
"""

import hashlib
import zlib
from collections.abc import Iterable

from engine_mpy.version import VERSION
from firmware import update

TODAY = str(VERSION, "ascii")
WINDOW_BITS = 13  # 8 KB of the chip's heap in one piece to unpack; 32 KB would save 7 %
FIRST = ("update.mpy", "boot.py")  # from then on the board finishes by itself, wherever it is cut
LAST = ("main.py",)
Entries = dict[str, tuple[str, int]]  # path: (SHA-256, bytes)


def order(paths: Iterable[str]) -> list[str]:
    """The order in which files are written."""
    return sorted(paths, key=lambda path: (path not in FIRST, path in LAST, path))


def digest(data: bytes) -> str:
    """What a manifest says of a file's content."""
    return hashlib.sha256(data).hexdigest()


def entries_of(files: dict[str, bytes]) -> Entries:
    """What a manifest says of each file."""
    return {path: (digest(data), len(data)) for path, data in files.items()}


def manifest(entries: Entries, march: str, version: str = TODAY) -> bytes:
    """manifest.txt: a line of comment, then SHA-256, bytes and path of each file."""
    lines = [f"# console {version} for {march}"]
    for path in order(entries):
        if not update.may_write(path):
            raise ValueError(f"{path} is the player's: no update may bring it")
        lines.append("{} {} {}".format(*entries[path], path))
    return "".join(f"{line}\n" for line in lines).encode()


def listed(text: bytes) -> list[str]:
    """The paths that a manifest names (and an update may write); none in what is no manifest."""
    paths = [update.path_of(line) for line in text.splitlines()]
    return [path for path in paths if path and update.may_write(path)]


def pack(entries: Entries, brought: dict[str, bytes], march: str, version: str = TODAY) -> bytes:
    """An update to `entries` that brings some of the files; the others are on the device."""
    paths = order(brought)
    inside = manifest(entries, march, version) + b"\n"
    inside += "".join(f"{path}\n" for path in paths).encode() + b"\n"
    inside += b"".join(brought[path] for path in paths)
    squeezer = zlib.compressobj(9, zlib.DEFLATED, WINDOW_BITS)
    body = squeezer.compress(inside) + squeezer.flush()
    return update.MAGIC + hashlib.sha256(body).digest() + body
