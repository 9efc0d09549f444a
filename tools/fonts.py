"""Turn the bitmap fonts of tools/fonts/ into the modules of engine_mpy/draw/fonts/.

Called by hand and by `make lint` (`--check`). The console never runs this. A font module holds
HEIGHT and DATA; the bytes of DATA are described in engine_mpy/draw/fonts/__init__.py.
"""

import argparse
import gzip
import io
import sys
import tomllib
from pathlib import Path

from PIL import Image
from PIL.PcfFontFile import PcfFontFile

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tools" / "fonts"
TARGET = ROOT / "engine_mpy" / "draw" / "fonts"
ENCODING = "iso8859-15"
NBSP = "\u00a0"
ALL = "".join(bytes([i]).decode(ENCODING) for i in (*range(32, 127), *range(160, 256)))


class FontError(Exception):
    """A source cannot be turned into a font; the message says what to change."""


def glyphs(name: str, spec: dict) -> dict[int, list[list[int]]]:
    """Code -> columns; a column is a list of 0 and 1, top first, above + below long."""
    path = SOURCES / spec["source"]
    raw = io.BytesIO(gzip.decompress(path.read_bytes()))
    # A file in ISO 8859-15 is read as it is, one in Unicode through the encoding.
    font = PcfFontFile(raw, "iso8859-1" if "8859" in path.name else ENCODING)
    replaced = overrides(SOURCES / f"{name}.txt", spec["above"] + spec["below"])
    found = {}
    for char in sorted(set(spec.get("chars", ALL))):
        code = char.encode(ENCODING)[0]
        if char in (" ", NBSP):
            width = spec["space"] if char == " " else spec["nbsp"]
            found[code] = [[0] * (spec["above"] + spec["below"])] * width
        elif char in replaced:
            found[code] = replaced[char]
        else:
            found[code] = columns(font.glyph[code], spec, f"{name}: {char!r}")
        if spec.get("double"):
            found[code] = doubled(found[code])
    if spec.get("tabular"):
        align_digits(found)
    return found


def columns(glyph, spec: dict, where: str) -> list[list[int]]:
    """The inked columns of one PCF glyph, without side bearings."""
    if glyph is None:
        raise FontError(f"{where} is not in {spec['source']}: take it out of chars")
    _, (_, top, _, _), _, image = glyph
    box = image.getbbox()
    if box is None:
        raise FontError(f"{where} is blank in {spec['source']}: take it out of chars")
    rows = [
        [1 if image.getpixel((x, y)) else 0 for x in range(box[0], box[2])]
        for y in range(box[1], box[3])
    ]
    first = top + box[1] + spec["above"]
    height = spec["above"] + spec["below"]
    blank = [0] * len(rows[0])
    while first < 0 and blank in rows:  # an accent too high: close the gap under it
        rows.remove(blank)
        first += 1
    if first < 0 or first + len(rows) > height:
        raise FontError(
            f"{where} needs rows {first} to {first + len(rows)} of {height}: "
            "raise above or below, or draw it in the .txt file"
        )
    rows = [blank] * first + rows + [blank] * (height - first - len(rows))
    return [list(column) for column in zip(*rows, strict=True)]


def overrides(path: Path, height: int) -> dict[str, list[list[int]]]:
    """Characters drawn in ASCII: a line `= x`, then `height` rows of `.` and `#`."""
    found: dict[str, list[list[int]]] = {}
    if not path.exists():
        return found
    for block in path.read_text(encoding="utf-8").split("\n= ")[1:]:
        char, *rows = block.rstrip("\n").split("\n")
        if len(rows) != height or len({len(row) for row in rows}) != 1:
            raise FontError(f"{path.name}: {char!r} needs {height} rows of equal length")
        found[char] = [[int(dot == "#") for dot in column] for column in zip(*rows, strict=True)]
    return found


def doubled(shape: list[list[int]]) -> list[list[int]]:
    """Twice as wide and high; a corner takes the colour its two neighbours agree on."""
    wide, high = len(shape), len(shape[0])

    def at(x: int, y: int) -> int:
        return shape[x][y] if 0 <= x < wide and 0 <= y < high else 0

    large = [[0] * (2 * high) for _ in range(2 * wide)]
    for x in range(wide):
        for y in range(high):
            up, down, left, right = at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)
            for dx, dy, a, b, c, d in (
                (0, 0, left, up, down, right),
                (1, 0, up, right, left, down),
                (0, 1, down, left, right, up),
                (1, 1, right, down, up, left),
            ):
                smooth = a == b and a != c and b != d
                large[2 * x + dx][2 * y + dy] = a if smooth else at(x, y)
    return large


def align_digits(found: dict[int, list[list[int]]]) -> None:
    """Pad the digits to one width, the ink in the middle."""
    digits = [code for code in range(48, 58) if code in found]
    width = max(len(found[code]) for code in digits)
    for code in digits:
        blank = [0] * len(found[code][0])
        missing = width - len(found[code])
        found[code] = [blank] * (missing // 2) + found[code] + [blank] * (missing - missing // 2)


def packed(spec: dict, found: dict[int, list[list[int]]]) -> bytes:
    """DATA: five bytes of header, column offsets, columns."""
    height = len(next(iter(found.values()))[0])
    pages = (height + 7) // 8
    first, last = min(found), max(found)
    offsets, body, count = bytearray(), bytearray(), 0
    for code in range(first, last + 2):
        offsets += count.to_bytes(2, "little")
        for column in found.get(code, ()):
            value = sum(dot << row for row, dot in enumerate(column))
            body += value.to_bytes(pages, "little")
            count += 1
    return bytes((height, pages, spec["gap"], first, last)) + bytes(offsets) + bytes(body)


def literal(data: bytes, width: int = 88) -> str:
    """Bytes as Python source, a few short lines in brackets."""
    lines, line = [], ""
    for value in data:
        line += f"\\x{value:02x}"
        if len(line) >= width:
            lines.append(line)
            line = ""
    if line:
        lines.append(line)
    return "(\n" + "".join(f'    b"{line}"\n' for line in lines) + ")"


def module(name: str, spec: dict) -> str:
    """The source of one font module."""
    data = packed(spec, glyphs(name, spec))
    return (
        f'"""Font {name}, made by tools.fonts from {spec["source"]}; do not edit."""\n\n'
        f"HEIGHT = {data[0]}\nDATA = {literal(data)}\n"
    )


def settings() -> dict[str, dict]:
    """The tables of fonts.toml."""
    return tomllib.loads((SOURCES / "fonts.toml").read_text(encoding="utf-8"))


def sample(font: str, text: str, scale: int = 4) -> Image.Image:
    """A picture of a text, to look at a font."""
    from engine_mpy.draw import canvas as drawing  # the shims are the caller's business

    module_ = __import__(f"engine_mpy.draw.fonts.{font}", fromlist=["DATA"])
    frame = bytearray(1024)
    drawing.Canvas(frame).text(module_, text.encode(ENCODING), -1, 0, 0, 1)
    picture = Image.new("1", (128, module_.HEIGHT))
    for y in range(module_.HEIGHT):
        for x in range(128):
            picture.putpixel((x, y), frame[(y >> 3) * 128 + x] >> (y & 7) & 1)
    return picture.resize((128 * scale, module_.HEIGHT * scale))


def main(arguments: list[str] | None = None) -> int:
    """Write the modules, or with --check say which are not up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.fonts", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    check = parser.parse_args(arguments).check
    stale = []
    for name, spec in settings().items():
        target = TARGET / f"{name}.py"
        source = module(name, spec)
        if not target.exists() or target.read_text(encoding="utf-8") != source:
            stale.append(target.name)
            if not check:
                target.write_text(source, encoding="utf-8", newline="\n")
    if check and stale:
        print(f"out of date: {', '.join(stale)}; run: python -m tools.fonts", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
