"""Places a plan on a sheet: the board in the middle, parts on both sides, power along the top.

A part stands on the side of its pins and in their order, so that signal wires do not cross:
between board and parts each has a track of its own, and of two wires that go the same way the
one that turns first is nearer to the board. Ground and 3.3 V are rails around everything.
"""

from typing import Any

from tools.wiring.drawing import DIM, INK, Sheet
from tools.wiring.parts import KINDS, WIDTH, Button, Place
from tools.wiring.plan import Pin, Plan, Wire

SHEET = 1180
EDGE = 72  # the outer edge of the parts
RAIL_3V3, RAIL_GND = 22.0, 46.0  # from the side; the same from the top, below the title
TOP = 40
BOARD_TOP, BOARD_WIDTH = 262, 190
FIRST, STEP = 28, 11  # tracks, from the board's edge
GAP = 12

# Dark enough on white, apart from one another for all common kinds of colour blindness; the
# dashes tell them apart where there is no colour, the labels where there is no picture.
STYLES = {
    "SDA": ("#0072b2", ""), "SCL": ("#b35900", "9 3"),
    "up": ("#007a5a", ""), "down": ("#8a4a7d", "12 4"), "left": ("#0072b2", "3 3"),
    "right": ("#b35900", ""), "A": ("#007a5a", "7 3 2 3"), "B": ("#8a4a7d", ""),
    "+": ("#0072b2", "12 4"), "base": ("#007a5a", "3 3"),
}  # fmt: skip
POWER = {"3V3": ("#c0001a", "14 3"), "GND": ("#1a1a1a", ""), "supply": ("#c0001a", "")}


def draw(plan: Plan) -> Sheet:
    """The whole diagram."""
    return _Layout(plan).sheet


class _Layout:
    def __init__(self, plan: Plan):
        self.plan = plan
        self.sheet = Sheet(SHEET, title=f"Wiring of the console on a {plan.name}")
        rows = max(sum(pin.edge == edge for pin in plan.pins) for edge in ("LEFT", "RIGHT"))
        self.pitch = max(26.0, min(42.0, 400 / rows))
        below = 26 if any(pin.edge == "BOTTOM" for pin in plan.pins) else 0
        self.bottom = BOARD_TOP + rows * self.pitch + 20 + below
        self.left = (SHEET - BOARD_WIDTH) / 2
        self.rail_ends = {1: (0.0, 0.0), -1: (0.0, 0.0)}  # by side: 3V3, ground
        lowest = max(self.side(1), self.side(-1), self.bottom)
        lowest = max(lowest, *(y for line in self.sheet.lines for _, y in line.points))
        self.rails()
        self.supply()
        self.board()
        self.legend(lowest)
        self.sheet.words = _in_words(plan)

    # where things are

    def at(self, side, inwards):
        """x from the left edge, or from the right one."""
        return inwards if side > 0 else SHEET - inwards

    def pad(self, pin: Pin) -> tuple[float, float]:
        """The middle of a pin."""
        if pin.edge == "BOTTOM":
            return self.left + 25 + pin.place * 35, self.bottom
        x = self.left if pin.edge == "LEFT" else self.left + BOARD_WIDTH
        return x, BOARD_TOP + 20 + (pin.place + 0.5) * self.pitch

    def exit(self, pin: Pin, side) -> list[tuple[float, float]]:
        """The way of a wire from its pin to where it may turn: for a pin below, down first."""
        x, y = self.pad(pin)
        if pin.edge != "BOTTOM":
            return [(x, y)]
        steps = pin.place if side > 0 else 4 - pin.place
        return [(x, y), (x, y + 24 + 10 * steps)]

    def side_of(self, pin: Pin) -> int:
        """1: its wire leaves to the left."""
        return 1 if self.pad(pin)[0] < SHEET / 2 else -1

    # one side: parts and signals

    def side(self, side) -> float:
        """Draw the parts of one side and their wires; how low it goes."""
        found: dict[str, list[Wire]] = {}
        mine = [wire for wire in self.plan.wires if self.part_side(wire.part) == side]
        for wire in sorted(mine, key=lambda wire: self.exit(wire.pin, side)[-1][1]):
            found.setdefault(wire.part, []).append(wire)
        parts = [
            KINDS.get(name, Button)(name, [wire.terminal for wire in wires])
            for name, wires in found.items()
        ]
        total = sum(part.height + GAP for part in parts) - GAP
        y = max(TOP + 66, (BOARD_TOP + self.bottom - total) / 2)
        ends = {}
        for part in parts:
            place = Place(self.sheet, self.at(side, EDGE), y, side)
            part.draw(place)
            self.to_rails(part, place, side)
            for terminal, v in part.inner().items():
                ends[terminal] = y + v
            y += part.height + GAP
        self.signals([wire for wires in found.values() for wire in wires], ends, side)
        return y

    def part_side(self, name) -> int:
        pins = [wire.pin for wire in self.plan.wires if wire.part == name]
        return self.side_of(pins[0])

    def to_rails(self, part, place, side):
        volts3, ground = self.rail_ends[side]
        if part.volts3 is not None:
            volts3 = place.y + part.volts3
            self.power("3V3", place.at(0, part.volts3), (self.at(side, RAIL_3V3), volts3))
        ground = place.y + part.ground
        self.power("GND", place.at(0, part.ground), (self.at(side, RAIL_GND), ground))
        self.joint(self.at(side, RAIL_GND), ground, "GND")
        self.rail_ends[side] = (volts3, ground)

    def signals(self, wires, ends, side):
        ways = {wire.terminal: self.exit(wire.pin, side) for wire in wires}
        drop = {name: ends[name] - ways[name][-1][1] for name in ways}
        rising = [wire for wire in wires if drop[wire.terminal] < 0]
        falling = [wire for wire in reversed(wires) if drop[wire.terminal] >= 0]
        reach = FIRST + (3 * STEP if self.side_of(self.plan.supply) == side else 0)
        for order in (rising, falling):
            for count, wire in enumerate(order):
                way, end = ways[wire.terminal], ends[wire.terminal]
                x = self.at(side, self.left - reach - STEP * count)
                stop = self.at(side, EDGE + WIDTH)
                colour, dash = STYLES[wire.terminal]
                points = [*way, (x, way[-1][1]), (x, end), (stop, end)]
                self.sheet.line(*points, colour=colour, dash=dash, width=2.6, wire=wire.terminal)
                middle = self.at(side, EDGE + WIDTH + 66)
                self.sheet.text(middle, end - 6, _name(wire.pin), size=12, bold=True)

    # power

    def power(self, net, *points):
        colour, dash = POWER[net]
        self.sheet.line(*points, colour=colour, dash=dash, width=3, wire=net)

    def joint(self, x, y, net):
        self.sheet.circle(x, y, 4, fill=POWER[net][0], stroke="none")

    def rails(self):
        """Around the top, down both sides as far as something hangs there."""
        for index, (net, inset) in enumerate((("3V3", RAIL_3V3), ("GND", RAIL_GND))):
            y = TOP + inset
            points = [(self.at(1, inset), y), (self.at(-1, inset), y)]
            for side in (1, -1):
                end = self.rail_ends[side][index]
                if end:
                    points.insert(0 if side > 0 else len(points), (self.at(side, inset), end))
            self.power(net, *points)
            words = "3V3: 3.3 V from the board" if net == "3V3" else "GND: ground, 0 V"
            self.sheet.text(self.at(1, EDGE + 20), y - 6, words, anchor="start", size=12)
        side = self.side_of(self.plan.supply)
        for net, pin, inset, nth in (
            ("GND", self.plan.ground, RAIL_GND, 1),
            ("3V3", self.plan.volts3, RAIL_3V3, 2),
        ):
            x, y = self.pad(pin)
            track = self.at(side, self.left - FIRST - STEP * nth)
            self.power(net, (x, y), (track, y), (track, TOP + inset))
            self.joint(track, TOP + inset, net)

    def supply(self):
        """Cells, a switch, a diode: from the ground rail to the supply pin, above the board."""
        side = self.side_of(self.plan.supply)
        x, y = self.pad(self.plan.supply)
        track = self.at(side, self.left - FIRST)
        level = TOP + 122
        inner = Place(self.sheet, track, level, side)  # u counts from the track over the board
        self.power("supply", (x, y), (track, y), inner.at(0, 0), inner.at(30, 0))
        inner.line((30, 0), (66, 0))
        self.sheet.polygon([inner.at(38, 0), inner.at(56, -9), inner.at(56, 9)])
        inner.line((38, -10), (38, 10), width=3)
        inner.text(24, -20, "1N5817, band to the board", size=10, anchor="start")
        inner.line((66, 0), (112, 0))
        inner.line((112, 0), (138, -12), width=2.4)
        inner.line((142, 0), (196, 0))
        for u in (112, 142):
            inner.circle(u, 0, 3, fill=INK)
        inner.text(127, 18, "switch", size=11)
        box = min(inner.at(196, 0)[0], inner.at(306, 0)[0])
        self.sheet.box(box, level - 22, 110, 44, fill="#f4f4f4", stroke=DIM, radius=6)
        inner.text(251, -4, "3 cells AAA", size=13, bold=True)
        inner.text(251, 13, "in series", size=11)
        inner.text(202, 17, "+", size=13, anchor="start", bold=True)
        inner.text(300, 17, "−", size=13, anchor="end", bold=True)
        end = inner.at(328, 0)
        self.power("GND", inner.at(306, 0), end, (end[0], TOP + RAIL_GND))
        self.joint(end[0], TOP + RAIL_GND, "GND")

    # the board

    def board(self):
        sheet, middle = self.sheet, SHEET / 2
        sheet.box(self.left, BOARD_TOP, BOARD_WIDTH, self.bottom - BOARD_TOP, "#e9f1ea", radius=8)
        sheet.box(middle - 27, BOARD_TOP - 14, 54, 34, "#c9ccd1", radius=3)
        sheet.text(middle, BOARD_TOP + 8, "USB", size=12, bold=True)
        half = (BOARD_TOP + self.bottom) / 2
        maker, _, model = self.plan.name.rpartition(" ")
        if model == "W":
            maker, model = maker.rpartition(" ")[0], "Pico W"
        sheet.text(middle, half - 4, maker, size=12)
        sheet.text(middle, half + 14, model, size=14, bold=True)
        used = {wire.pin: STYLES[wire.terminal][0] for wire in self.plan.wires}
        used[self.plan.supply] = POWER["supply"][0]
        used[self.plan.ground] = POWER["GND"][0]
        used[self.plan.volts3] = POWER["3V3"][0]
        for pin in self.plan.pins:
            self.one_pin(pin, used.get(pin))

    def one_pin(self, pin, colour):
        x, y = self.pad(pin)
        self.sheet.circle(x, y, 5.5, fill=colour or "#ffffff", stroke=colour or DIM)
        words: dict[str, Any] = {"size": 11 if colour else 10, "bold": bool(colour)}
        words["colour"] = INK if colour else DIM
        if pin.edge == "BOTTOM":
            self.sheet.text(x, y - 11, pin.label, **words)
            return
        side = 1 if pin.edge == "LEFT" else -1
        anchor = "start" if side > 0 else "end"
        self.sheet.text(x + side * 10, y + 4, pin.label, anchor=anchor, **words)
        if colour:
            self.sheet.text(x - side * 15, y - 5, str(pin.number), size=9, colour=DIM)

    def legend(self, lowest):
        y = lowest + 40
        for words in (
            "Seen from above. A dot is a joint; wires that cross without a dot do not touch. "
            "Any pin marked GND is as good as the one drawn.",
            "Small numbers beside the board count its pins: from the top left down, and up "
            "again on the right.",
        ):
            self.sheet.text(EDGE, y, words, anchor="start", size=12)
            y += 18
        self.sheet.text(EDGE, 26, self.sheet.title, anchor="start", size=17, bold=True)
        self.sheet.height = y + 4


def _name(pin) -> str:
    plain = pin.gpio is None or pin.label == f"GP{pin.gpio}"
    return pin.label if plain else f"{pin.label} = GPIO {pin.gpio}"


def _in_words(plan) -> str:
    """The diagram for who does not see it."""
    said = [f"{wire.part} {wire.terminal}: {_name(wire.pin)}." for wire in plan.wires]
    said.append(f"Cells, switch and diode: {plan.supply.label}.")
    return " ".join(said) + " Every part's other end: ground; display and motor also 3V3."
