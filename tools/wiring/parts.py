"""The parts of the console as symbols, each in a box with its terminals.

A part is drawn on the left of the board or, mirrored, on the right: `u` counts from the outer
edge (ground, 3.3 V) to the inner one (signals), `v` down from the top. layout.py places them.
"""

from dataclasses import dataclass

from tools.wiring.drawing import DIM, INK, PAPER, Sheet

WIDTH = 180
BOX = "#f4f4f4"


@dataclass
class Place:
    """Where a part lies on the sheet."""

    sheet: Sheet
    x: float  # of its outer edge
    y: float
    inwards: int  # 1 on the left of the board, -1 on the right

    def at(self, u, v) -> tuple[float, float]:
        """The point of the sheet."""
        return self.x + self.inwards * u, self.y + v

    def line(self, *points, **more) -> None:
        """A stroke of the symbol."""
        self.sheet.line(*(self.at(u, v) for u, v in points), **more)

    def text(self, u, v, words, anchor="middle", **more) -> None:
        """A text; its anchor is mirrored too."""
        if self.inwards < 0:
            anchor = {"start": "end", "end": "start"}.get(anchor, anchor)
        x, y = self.at(u, v)
        self.sheet.text(x, y, words, anchor=anchor, **more)

    def frame(self, height) -> None:
        """The box around the part."""
        left = min(self.at(0, 0)[0], self.at(WIDTH, 0)[0])
        self.sheet.box(left, self.y, WIDTH, height, fill=BOX, stroke=DIM, radius=6)

    def circle(self, u, v, radius, **more) -> None:
        """A circle."""
        x, y = self.at(u, v)
        self.sheet.circle(x, y, radius, **more)


class Part:
    """One part: its height, its signals from top to bottom, what hangs on the rails."""

    height = 46
    ground: int | None = 25  # v of the terminal
    volts3: int | None = None

    def __init__(self, name, terminals):
        self.name = name
        self.terminals = terminals  # in the order of their pins

    def inner(self) -> dict[str, float]:
        """v of each signal terminal."""
        return {self.terminals[0]: 25}

    def draw(self, place: Place) -> None:
        """Put it on the sheet."""
        raise NotImplementedError


class Button(Part):
    """Normally open."""

    def draw(self, place):
        """Two contacts and a lever."""
        place.frame(self.height)
        place.line((0, 25), (66, 25))
        place.line((114, 25), (WIDTH, 25))
        place.line((66, 25), (110, 12), width=2.4)
        place.circle(66, 25, 3.2, fill=INK)
        place.circle(114, 25, 3.2, fill=INK)
        place.text(90, 41, self.name, bold=True, size=13)


class Buzzer(Part):
    """A passive piezo."""

    height = 62
    ground = 24

    def inner(self):
        """One."""
        return {self.terminals[0]: 24}

    def draw(self, place):
        """A disc in a disc."""
        place.frame(self.height)
        place.line((0, 24), (72, 24))
        place.line((108, 24), (WIDTH, 24))
        place.circle(90, 24, 18, fill=PAPER)
        place.circle(90, 24, 9, fill=BOX)
        place.text(90, 57, "passive buzzer", bold=True, size=13)


class Oled(Part):
    """Four terminals: two on the rails, two signals."""

    height = 100
    volts3 = 44
    ground = 76

    def inner(self):
        """SDA and SCL, in the order of the board's pins."""
        return {self.terminals[0]: 44, self.terminals[1]: 76}

    def draw(self, place):
        """A panel."""
        place.frame(self.height)
        place.text(90, 19, "OLED 128x64", bold=True, size=13)
        x = min(place.at(48, 0)[0], place.at(132, 0)[0])
        place.sheet.box(x, place.y + 30, 84, 56, fill="#101820", stroke=INK, radius=2)
        place.text(90, 55, "SSD1306", size=11, colour="#ffffff")
        place.text(90, 71, "or SH1106", size=11, colour="#ffffff")
        place.text(6, 48, "VCC", anchor="start", size=12)
        place.text(6, 80, "GND", anchor="start", size=12)
        for name, v in self.inner().items():
            place.text(WIDTH - 6, v + 4, name, anchor="end", size=12)


class Motor(Part):
    """A motor, switched by a transistor, with a diode that takes what the coil gives back."""

    height = 190
    volts3 = 32
    ground = 174

    def inner(self):
        """The wire to the resistor before the base."""
        return {self.terminals[0]: 134}

    def draw(self, place):
        """3.3 V, motor and diode side by side, collector; emitter to ground."""
        place.frame(self.height)
        place.text(90, 18, "vibration motor", bold=True, size=13)
        place.line((0, 32), (112, 32))
        place.line((60, 32), (60, 45))
        place.line((60, 79), (60, 98), (76, 112))  # from the motor into the collector
        place.line((112, 32), (112, 92), (60, 92))  # diode
        place.circle(60, 62, 17)
        place.text(60, 67, "M", bold=True, size=15)
        self._diode(place)
        self._transistor(place)

    def _diode(self, place):
        tip, foot = place.at(112, 52), [place.at(103, 70), place.at(121, 70)]
        place.sheet.polygon([tip, *foot])
        place.line((102, 52), (122, 52), width=3)
        place.text(126, 57, "1N4148", anchor="start", size=10)
        place.text(126, 70, "band up", anchor="start", size=10, colour=DIM)

    def _transistor(self, place):
        place.line((76, 102), (76, 150), width=3)
        place.line((76, 140), (60, 156), (60, 174), (0, 174))  # emitter
        place.sheet.polygon([place.at(61, 155), place.at(69, 153), place.at(63, 147)])
        place.line((76, 134), (116, 134))  # base
        place.line((160, 134), (WIDTH, 134))
        left = min(place.at(116, 0)[0], place.at(160, 0)[0])
        place.sheet.box(left, place.y + 126, 44, 16, radius=1)
        place.text(138, 138, "1 kΩ", size=11)
        place.text(52, 138, "2N2222", anchor="end", size=10)
        place.text(52, 108, "C", anchor="end", size=11, bold=True)
        place.text(94, 129, "B", size=11, bold=True)
        place.text(72, 168, "E", anchor="start", size=11, bold=True)


KINDS = {"OLED": Oled, "buzzer": Buzzer, "motor": Motor}  # all others are buttons
