"""Makes what firmware/update.py unpacks: the manifest of a console, and the pack of an update.

tools.flash, tools.image and the tests call it. It knows bytes, and no device.
"""

import hashlib
import zlib
from collections.abc import Collection, Iterable

from engine_mpy.version import VERSION
from firmware import update

TODAY = str(VERSION, "ascii")
WINDOW_BITS = 13  # 8 KB of the chip's heap to unpack; all 32 KB would save a tenth
FIRST = ("update.mpy", "boot.py")  # from then on the board finishes by itself, wherever it is cut
LAST = ("main.py",)


def order(paths: Iterable[str]) -> list[str]:
    """The order in which files are written."""
    return sorted(paths, key=lambda path: (path not in FIRST, path in LAST, path))


def digest(data: bytes) -> str:
    """What a manifest says of a file's content."""
    return hashlib.sha256(data).hexdigest()


def manifest(files: dict[str, bytes], march: str, version: str = TODAY) -> bytes:
    """manifest.txt: a line of comment, then SHA-256, bytes and path of each file."""
    lines = [f"# console {version} for {march}"]
    for path in order(files):
        if not update.may_write(path):
            raise ValueError(f"{path} is the player's: no update may bring it")
        lines.append(f"{digest(files[path])} {len(files[path])} {path}")
    return "".join(f"{line}\n" for line in lines).encode()


def listed(text: bytes) -> list[str]:
    """The paths that a manifest names (and an update may write); none in what is no manifest."""
    paths = [update.path_of(line) for line in text.splitlines()]
    return [path for path in paths if path and update.may_write(path)]


def pack(
    files: dict[str, bytes], bring: Collection[str], march: str, version: str = TODAY
) -> bytes:
    """An update to `files` that brings those of `bring`; the others are on the device already."""
    brought = order(bring)
    inside = manifest(files, march, version) + b"\n"
    inside += "".join(f"{path}\n" for path in brought).encode() + b"\n"
    inside += b"".join(files[path] for path in brought)
    squeezer = zlib.compressobj(9, zlib.DEFLATED, WINDOW_BITS)
    body = squeezer.compress(inside) + squeezer.flush()
    return update.MAGIC + hashlib.sha256(body).digest() + body
