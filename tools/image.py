"""Makes one UF2 of MicroPython and the console, to be dropped on a board's boot drive.

`make image` runs it. The place and size of the file system are read from the MicroPython that is
given. A board that gets the image begins anew: what was saved on it is gone (`make flash` keeps
it).
"""

import argparse
import os
import sys
from pathlib import Path

from simulator.device_files import CompileError, device_files, with_code
from simulator.lab import flash, image
from tools import flash_pack, uf2
from tools.uf2 import ImageError

OUT = Path("build") / "console.uf2"
MARCH = "armv6m"


def main(arguments: list[str] | None = None) -> int:
    """Write the image; 1 with a message if it cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m tools.image", description=__doc__)
    parser.add_argument(
        "micropython", nargs="?", type=Path, help=f"MicroPython's UF2; else ${image.VARIABLE}"
    )
    parser.add_argument("--out", type=Path, default=OUT, help=f"default: {OUT}")
    parser.add_argument("--console-json", type=Path, help="what to put on the device as that")
    asked = parser.parse_args(arguments)
    try:
        source = asked.micropython or image.find_image()
        more = {"console.json": asked.console_json.read_bytes()} if asked.console_json else {}
        made, told = make(source.read_bytes(), source.name, more)
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        aside = asked.out.with_suffix(".part")
        aside.write_bytes(made)
        os.replace(aside, asked.out)
    except (ImageError, CompileError, image.NoImageError) as error:
        print(f"tools.image: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"tools.image: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{asked.out}: {told}")
    print("Hold BOOTSEL while plugging the board in, and drop it on the drive that appears.")
    return 0


def make(micropython: bytes, name: str, more: dict[str, bytes]) -> tuple[bytes, str]:
    """The UF2, and what is in it in words. `more`: files beside the console's."""
    firmware = uf2.read(micropython, name)
    start, blocks = uf2.file_system(firmware, name)
    if len(firmware) > start or start + blocks * flash.BLOCK > uf2.LARGEST:
        raise ImageError(f"{name} has no room for its own file system: get the one for RPI_PICO")
    files = device_files(MARCH)
    listed = flash_pack.manifest(flash_pack.entries_of(files), MARCH)
    disk = system(with_code(files) | more | {"manifest.txt": listed}, blocks, name)
    parts = {0: firmware.ljust(-(-len(firmware) // flash.BLOCK) * flash.BLOCK, b"\xff")}
    for at in range(0, len(disk), flash.BLOCK):
        if disk[at : at + flash.BLOCK].strip(b"\xff"):
            parts[start + at] = disk[at : at + flash.BLOCK]
    told = (
        f"{name} ({len(firmware) // 1024} KB) and console {flash_pack.TODAY}, {len(files)} files "
        f"in {len(parts) - 1} of {blocks} blocks"
    )
    return uf2.write(parts), told


def system(files: dict[str, bytes], blocks: int, name: str) -> bytes:
    """The bytes of a file system with these files; ImageError if it is too small."""
    try:
        return flash.image_of(files, blocks)
    except ValueError as error:
        raise ImageError(
            f"the console is too large for the {blocks * flash.BLOCK // 1024} KB that {name} "
            f"leaves for files ({error}): get the one for RPI_PICO, which leaves 1,408 KB"
        ) from None


if __name__ == "__main__":
    sys.exit(main())
