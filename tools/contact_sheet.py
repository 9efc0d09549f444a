"""Many pictures of the panel on one sheet, each with its name; and one large, as it glows.

tools.screens calls it. Needs Pillow.
"""

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from simulator import recorder
from simulator.picture import HEIGHT, WIDTH, rows

TABLE = (52, 55, 60)
WORDS = (235, 235, 235)
ALARM = (255, 120, 90)
LINE, GAP = 18, 10
GLASS = (3, 4, 6)
UNLIT = (12, 18, 22)
LIT = (150, 232, 255)


def save(shots, path: Path, scale: int = 3, columns: int = 4) -> Path:
    """Write the pictures of `shots` (tools/screen_scripts.py) to a PNG, row by row.

    What has troubles has its name in red.
    """
    font = ImageFont.load_default(13)
    wide, high = WIDTH * scale + GAP, HEIGHT * scale + GAP + LINE
    lines = -(-len(shots) // columns)
    sheet = Image.new("RGB", (columns * wide + GAP, lines * high + GAP), TABLE)
    draw = ImageDraw.Draw(sheet)
    for i, shot in enumerate(shots):
        x, y = GAP + i % columns * wide, GAP + i // columns * high
        ink = ALARM if shot.troubles else WORDS
        draw.text((x, y), f"{shot.name} ({shot.language})", ink, font)
        sheet.paste(recorder.image(shot.picture, scale), (x, y + LINE))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.quantize(32).save(path, "PNG", optimize=True)
    return path


def glowing(picture: bytes, scale: int = 6) -> Image.Image:
    """One picture as an OLED shows it: dots with dark between them, in a black glass."""
    border = 4 * scale
    size = (WIDTH * scale + 2 * border, HEIGHT * scale + 2 * border)
    glass = Image.new("RGB", size, GLASS)
    draw = ImageDraw.Draw(glass)
    for y, row in enumerate(rows(picture)):
        for x, on in enumerate(row):
            left, top = border + x * scale, border + y * scale
            corner = (left, top, left + scale - 2, top + scale - 2)
            draw.rectangle(corner, LIT if on else UNLIT)
    return glass.quantize(8)


def same(image: Image.Image, path: Path) -> bool:
    """Does the file hold this picture? How it is packed may differ from machine to machine."""
    if not path.exists():
        return False
    with Image.open(path) as kept:
        one, other = image.convert("RGB"), kept.convert("RGB")
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None
