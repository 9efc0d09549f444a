"""A sheet of lines, shapes and texts that becomes an SVG. Knows no board.

Everything is kept as data as well, so that tests can see whether texts touch one another.
"""

from dataclasses import dataclass, field
from xml.etree import ElementTree

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
INK, DIM, PAPER = "#1a1a1a", "#5c5c5c", "#ffffff"


@dataclass(frozen=True)
class Text:
    """A line of text; `anchor` start, middle or end; y is its base line."""

    x: float
    y: float
    words: str
    size: float = 12
    anchor: str = "middle"
    bold: bool = False
    colour: str = INK

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom, a little more than what common fonts need."""
        width = len(self.words) * self.size * (0.68 if self.bold else 0.61)
        left = self.x - {"start": 0, "middle": width / 2, "end": width}[self.anchor]
        return left, self.y - self.size * 0.8, left + width, self.y + self.size * 0.22


@dataclass(frozen=True)
class Line:
    """A wire or a stroke through points."""

    points: tuple[tuple[float, float], ...]
    colour: str = INK
    width: float = 1.6
    dash: str = ""
    wire: str = ""  # the name of a wire; strokes of symbols have none


@dataclass
class Sheet:
    """Shapes below, then lines, then texts."""

    width: float
    height: float = 0
    title: str = ""
    words: str = ""  # all of it in words, for who does not see it
    shapes: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)

    def box(self, x, y, width, height, fill=PAPER, stroke=INK, radius=4) -> None:
        """A rectangle."""
        found = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
        self._shape("rect", found, fill, stroke)

    def circle(self, x, y, radius, fill=PAPER, stroke=INK) -> None:
        """A circle."""
        self._shape("circle", {"cx": x, "cy": y, "r": radius}, fill, stroke)

    def polygon(self, points, fill=INK) -> None:
        """A filled shape."""
        self._shape("polygon", {"points": _points(points)}, fill, "none")

    def line(self, *points, **more) -> None:
        """A stroke through points; see Line."""
        self.lines.append(Line(tuple(points), **more))

    def text(self, x, y, words, **more) -> None:
        """A line of text; see Text."""
        self.texts.append(Text(x, y, words, **more))

    def _shape(self, kind, found, fill, stroke):
        facts = {key: _number(v) if not isinstance(v, str) else v for key, v in found.items()}
        self.shapes.append((kind, {**facts, "fill": fill, "stroke": stroke}))

    def svg(self) -> str:
        """The file."""
        root = ElementTree.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {_number(self.width)} {_number(self.height)}",
                "role": "img",
                "font-family": FONT,
            },
        )
        ElementTree.SubElement(root, "title").text = self.title
        ElementTree.SubElement(root, "desc").text = self.words
        ElementTree.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": PAPER})
        for line in self.lines:
            if line.wire:
                _line(root, line)
        for kind, facts in self.shapes:
            ElementTree.SubElement(root, kind, facts)
        for line in self.lines:
            if not line.wire:
                _line(root, line)
        for text in self.texts:
            _text(root, text)
        ElementTree.indent(root, " ")
        return ElementTree.tostring(root, "unicode") + "\n"


def _line(root, line):
    facts = {
        "points": _points(line.points),
        "fill": "none",
        "stroke": line.colour,
        "stroke-width": _number(line.width),
        "stroke-linejoin": "round",
    }
    if line.dash:
        facts["stroke-dasharray"] = line.dash
    ElementTree.SubElement(root, "polyline", facts)


def _text(root, text):
    facts = {
        "x": _number(text.x),
        "y": _number(text.y),
        "font-size": _number(text.size),
        "text-anchor": text.anchor,
        "fill": text.colour,
    }
    if text.bold:
        facts["font-weight"] = "bold"
    ElementTree.SubElement(root, "text", facts).text = text.words


def _points(points):
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value):
    return f"{value:.1f}".removesuffix(".0")
