"""Pictures of the panel as files: PNG, animated GIF. For the front ends' F12 and F9 and for tools.

Needs Pillow, and only when something is recorded.
"""

from pathlib import Path

from simulator.picture import HEIGHT, WIDTH, rows

WHITE = (255, 255, 255)
OLED = (132, 226, 255)  # the light blue most 0.96" panels glow in
PAPER = (8, 10, 14)
MOST_FRAMES = 6_000  # two minutes at 50 a second


def image(picture: bytes, scale: int = 4, colour=OLED, paper=PAPER):
    """A Pillow image of a 1,024-byte picture, `scale` screen pixels a pixel."""
    from PIL import Image

    grey = Image.frombytes("L", (WIDTH, HEIGHT), b"".join(rows(picture)))
    flat = grey.point(lambda level: level & 1).convert("P")
    flat.putpalette([*paper, *colour])
    return flat.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.NEAREST)


def save_png(picture: bytes, path, scale: int = 4, colour=OLED) -> Path:
    """Write the picture to `path`, making its folder; returns the path."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    image(picture, scale, colour).save(path, "PNG")
    return path


class Film:
    """Pictures with the time at which each appeared; `save_gif` makes them move."""

    def __init__(self):
        self._shown: list[tuple[int, bytes]] = []

    def __len__(self):
        return len(self._shown)

    def add(self, picture: bytes, now_us: int) -> None:
        """The panel shows this now; the same picture again adds nothing."""
        if len(self._shown) >= MOST_FRAMES:
            return
        if not self._shown or self._shown[-1][1] != picture:
            self._shown.append((now_us, bytes(picture)))

    def save_gif(self, path, until_us: int, scale: int = 4, colour=OLED) -> Path:
        """Write an endless GIF. Its clock counts hundredths, so shorter pictures are left out."""
        path = Path(path)
        if not self._shown:
            raise ValueError("nothing was recorded")
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = self._lasting(until_us)
        images = [image(picture, scale, colour) for picture, _ in kept]
        images[0].save(
            path,
            "GIF",
            save_all=True,
            append_images=images[1:],
            duration=[ms for _, ms in kept],
            loop=0,
        )
        return path

    def _lasting(self, until_us):
        """(picture, milliseconds in tens) of those that are seen for 20 ms or more."""
        ends = [at for at, _ in self._shown[1:]] + [until_us + 1_000_000]
        kept, carried = [], 0
        for (at, picture), end in zip(self._shown, ends, strict=True):
            carried += end - at
            if carried >= 20_000:
                kept.append((picture, carried // 10_000 * 10))
                carried %= 10_000
        return kept
