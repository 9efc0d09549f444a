"""Tell what a name on the device means; record the names that MicroPython has in flash.

`python -m tools.names crash.txt` prints a traceback of the console with its names as they are in
the sources. With `--record IMAGE.uf2` it reads the names out of a MicroPython image for RP2040
and writes simulator/flash_names.txt. Called by hand.
"""

import argparse
import re
import struct
import sys
from pathlib import Path

from simulator.device_files import device_names, device_sources, module_name
from simulator.rename import FLASH_NAMES

UF2_BLOCK = 512
UF2_START = 0x0A324655
FLASH = 0x10000000
FLASH_BYTES = 2 * 1024 * 1024
LEAST = 100  # pointers to words in a row: a pool of names
WORD = re.compile(r"[A-Za-z]\w*", re.ASCII)
TRACE = re.compile(r'"(?P<module>\w+)", line (?P<line>\d+), in (?P<name>[\w<>]+)')


def meaning(text: str) -> str:
    """`text` with the files and functions of a traceback called as in the sources.

    Where two modules have the same last name, both are told.
    """
    names = device_names()

    def told(found: re.Match) -> str:
        paths = [p for p in device_sources() if module_name(p).split(".")[-1] == found["module"]]
        ways = []
        for path in paths or [found["module"]]:
            old = {new: name for name, new in names.of(module_name(path)).items()}
            ways.append(
                f'"{path}", line {found["line"]}, in {old.get(found["name"], found["name"])}'
            )
        return " or ".join(ways)

    return TRACE.sub(told, text)


def looked_up(name: str) -> list[str]:
    """What a single name of the device stands for: one answer, or one a game."""
    names = device_names()
    found = []
    for game in ("", *names.games):
        for old, short in names.of(game).items():
            if short == name and old not in found:
                found.append(old)
    return found


def flash_of(uf2: bytes) -> bytes:
    """The flash memory that a UF2 file fills; ValueError if it is none for RP2040's flash."""
    flash = bytearray(FLASH_BYTES)
    if len(uf2) % UF2_BLOCK or len(uf2) < UF2_BLOCK:
        raise ValueError("not a UF2 file: its length is no multiple of 512")
    for at in range(0, len(uf2), UF2_BLOCK):
        start, _, _, address, length = struct.unpack_from("<5I", uf2, at)
        if start != UF2_START:
            raise ValueError(f"not a UF2 file: block {at // UF2_BLOCK} begins otherwise")
        if FLASH <= address < FLASH + FLASH_BYTES:
            to = address - FLASH
            flash[to : to + length] = uf2[at + 32 : at + 32 + length]
    return bytes(flash)


def names_in(flash: bytes) -> list[str]:
    """The names in MicroPython's pools: long rows of pointers to words; ValueError if none."""
    found: set[str] = set()
    row: list[str] = []
    for (pointer,) in struct.iter_unpack("<I", flash):
        word = _word(flash, pointer - FLASH)
        if word is not None:
            row.append(word)
            continue
        if len(row) >= LEAST:
            found.update(word for word in row if WORD.fullmatch(word))
        row = []
    if not found:
        raise ValueError("no names found: is it a MicroPython image for RP2040?")
    return sorted(found)


def _word(flash: bytes, at: int) -> str | None:
    """The zero-ended ASCII text at `at`, up to 80 characters."""
    if not 0 <= at < len(flash):
        return None
    end = flash.find(b"\0", at, at + 80)
    text = flash[at:end]
    if end < 0 or not text.isascii():
        return None
    word = text.decode()
    return word if word.isprintable() or word == "\n" else None


def main(arguments: list[str] | None = None) -> int:
    """0; 1 with a message where a file cannot be read."""
    made = argparse.ArgumentParser(prog="python -m tools.names", description=__doc__)
    made.add_argument("what", nargs="?", metavar="NAME|FILE", help="a name, or a traceback's file")
    made.add_argument("--record", metavar="IMAGE.uf2", help="write simulator/flash_names.txt")
    asked = made.parse_args(arguments)
    if not asked.what and not asked.record:
        made.error("name a name, or a file with a traceback (crash.txt), or --record an image")
    try:
        if asked.record:
            names = names_in(flash_of(Path(asked.record).read_bytes()))
            FLASH_NAMES.write_text("\n".join(names) + "\n")
            print(f"{len(names)} names written to {FLASH_NAMES.name}")
        elif Path(asked.what).is_file():
            print(meaning(Path(asked.what).read_text(errors="replace")), end="")
        else:
            found = looked_up(asked.what)
            print(
                " or ".join(found) if found else f"{asked.what}: not changed, or no name of ours"
            )
    except (OSError, ValueError) as error:
        print(f"tools.names: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
