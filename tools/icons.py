"""Turn the ASCII pictures of tools/icons/ into the modules engine_mpy/draw/shapes*.py.

Called by hand after an edit and by `make lint` (`--check`). The console never runs this. A shape
is bytes: width, height, then the columns, each in pages of 8 pixels, bit 0 on top (Canvas.icon).
"""

import argparse
import re
import sys
from pathlib import Path

from tools.fonts import literal

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tools" / "icons"
TARGET = ROOT / "engine_mpy" / "draw"
HIGHEST = 24  # three pages, what the drawing loop takes


class IconError(Exception):
    """A picture cannot be turned into a shape; the message says what to change."""


def pictures(path: Path) -> dict[str, list[str]]:
    """Name -> rows of `.` and `#`; a picture begins with a line `= NAME`."""
    found: dict[str, list[str]] = {}
    rows: list[str] | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("= "):
            name = line[2:].strip()
            if name in found or not re.fullmatch(r"[A-Z][A-Z0-9_]*", name):
                raise IconError(f"{path.name}, line {number}: {name} twice, or not in CAPITALS")
            rows = found[name] = []
        elif line and rows is not None:
            if re.search(r"[^.#]", line) or (rows and len(line) != len(rows[0])):
                raise IconError(f"{path.name}, line {number}: rows of . and #, equally long")
            rows.append(line)
    for name, drawn in found.items():
        if not 0 < len(drawn) <= HIGHEST:
            raise IconError(f"{path.name}, {name}: 1 to {HIGHEST} rows, not {len(drawn)}")
    return found


def shape(rows: list[str]) -> bytes:
    """The bytes of a picture."""
    pages = (len(rows) + 7) // 8
    data = bytearray((len(rows[0]), len(rows)))
    for column in zip(*rows, strict=True):
        value = sum(1 << y for y, dot in enumerate(column) if dot == "#")
        data += value.to_bytes(pages, "little")
    return bytes(data)


def module(path: Path) -> str:
    """The source of one module of shapes."""
    lines = [f'"""Shapes of tools/icons/{path.name}, made by tools.icons; do not edit."""\n\n']
    lines += [f"{name} = {literal(shape(rows))}\n" for name, rows in pictures(path).items()]
    return "".join(lines)


def outputs() -> dict[Path, str]:
    """Every generated file with what it should hold; signs.txt is shapes.py."""
    made = {}
    for path in sorted(SOURCES.glob("*.txt")):
        name = "shapes" if path.stem == "signs" else f"shapes_{path.stem}"
        made[TARGET / f"{name}.py"] = module(path)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Write the modules, or with --check say which are not up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.icons", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    check = parser.parse_args(arguments).check
    stale = []
    try:
        made = outputs()
    except IconError as error:
        print(error, file=sys.stderr)
        return 1
    for path, source in made.items():
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            stale.append(path.name)
            if not check:
                path.write_text(source, encoding="utf-8", newline="\n")
    if check and stale:
        print(f"out of date: {', '.join(stale)}; run: python -m tools.icons", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
