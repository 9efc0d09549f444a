"""Nothing that Pitaouf's screens write is cut off, and no two things touch, in both languages.

Every text and icon is drawn a second time on a sheet of its own: where its pixels are is compared
with where they are on the screen, and with those of its neighbours.
"""

import pytest

from engine_mpy.draw.canvas import Canvas
from engine_mpy.games.pitaouf import DANGER, FREE_STEPS, NEUTRAL
from tests.pitaouf_play import Frugal, Table
from tests.pitaouf_position import position

ROOM = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


class Witness(Canvas):
    """Notes the pixels of every text and icon, and what is cut off."""

    def __init__(self, frame):
        super().__init__(frame)
        self.sheet = Canvas(bytearray(1024))
        self.things = []
        self.cut = []

    def part(self, shapes, data, start, stop, x, y, c):
        end = super().part(shapes, data, start, stop, x, y, c)
        if x < 128:  # farther right it is only measured
            self.note(shapes, data, start, stop, x, y)
        return end

    def note(self, shapes, data, start, stop, x, y):
        what = bytes(data[:2]) if stop < 0 else bytes(data[start:stop])
        whole = self.pixels(shapes, data, start, stop, 0, 20)
        at = {(px + x, py - 20 + y) for px, py in whole}
        if any(not (0 <= px < 128 and 0 <= py < 64) for px, py in at):
            self.cut.append(what)
        self.things.append((what, at))

    def pixels(self, shapes, data, start, stop, x, y):
        sheet = self.sheet
        sheet.fill(0)
        Canvas.part(sheet, shapes, data, start, stop, x, y, 1)
        return [
            (px, py)
            for px in range(128)
            for py in range(64)
            if sheet.frame[(py >> 3) * 128 + px] >> (py & 7) & 1
        ]

    def touching(self):
        """Pairs of things with pixels that are neighbours, also across a corner."""
        found = []
        for i, (what, pixels) in enumerate(self.things):
            wide = {(px + dx, py + dy) for px, py in pixels for dx, dy in ROOM}
            for other, others in self.things[i + 1 :]:
                if wide & others:
                    found.append((what, other))
        return found


def check(table, allowed=()):
    """Draw the screen in front before a witness."""
    witness = Witness(bytearray(1024))
    table.top.draw(witness)
    assert witness.things
    assert witness.cut == []
    touching = [pair for pair in witness.touching() if pair[0] not in allowed]
    assert touching == [], table.words()
    assert witness.frame == redrawn(table)


def redrawn(table):
    canvas = Canvas(bytearray(1024))
    table.top.draw(canvas)
    return canvas.frame


@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize(
    ("deal", "options", "animation"), [(1, 3, 0), (999999, 0, 3), (555555, 2, 0)]
)
def test_a_whole_deal_fits(deal, options, animation, language):
    table = Table(deal, options, language, animation, keep=False)
    table.presser = Frugal(table.console, deal, False)
    last = b""
    while True:
        if table.display.frame != last:
            last = bytes(table.display.frame)
            check(table)
        if not table.step():
            break
    check(table)


@pytest.mark.parametrize("language", [0, 1])
def test_the_exchange_fits(language):
    for place, presses in ((0, "a"), (1, "rra"), (4, "ra")):
        table = Table(444444, language=language, keep=False)
        table.press("r" * (place + 1))
        check(table)
        table.press("a")
        check(table)
        table.press(presses)
        check(table)


@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize(
    ("where", "keys"),
    [
        (position("QD", "3S QC 10H 9D 8D", at=14, back=True, marks={14: DANGER}), "aaruad"),
        (position("KH", "3S 4C 10H 9D 8D", at=25), "auruarua"),
        (position("KH", "JK 10S 10C 10H 10D", at=25), "auruarua"),
        (position("AC", "AS JK", at=20, options=FREE_STEPS), "aralra"),
        (position("AC", "JK AD", at=10, back=True, talon="10H"), "ud"),
        (position(hand="10C", at=26, back=True, marks={25: DANGER, 24: DANGER}), "d"),
        (position("3D", at=2, back=True, marks={2: NEUTRAL}), "d"),
        (
            position(
                "3D",
                "5D",
                at=24,
                back=True,
                path={12: "10C", 23: "10S", 22: "10H", 21: "10D"},
                marks={23: DANGER, 22: DANGER, 21: DANGER, 12: DANGER},
                posed={12: "JC JS JH JD QC", 15: "QD KD", 16: "QS QH KS"},
            ),
            "dl",
        ),
        (position("KH", "3S", at=13, posed={12: "10C 10S 10H 10D QC"}, marks={12: DANGER}), "dl"),
    ],
)
def test_what_is_rare_fits(where, keys, language):
    table = Table(888888, where.options(), language).put(where)
    check(table)
    for key in keys:
        table.press(key)
        check(table)
