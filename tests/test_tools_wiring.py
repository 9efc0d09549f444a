"""Wiring diagrams: true to the pin files, nothing overlaps, no signal crosses another."""

import csv
import importlib
from itertools import combinations
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from tests.micropython_port import ROOT
from tools.wiring import __main__ as command
from tools.wiring.layout import STYLES, draw
from tools.wiring.plan import PlanError, names, plan
from tools.wiring.table import put_in, table


def changed(name, **numbers):
    """A plan with other numbers than the file's."""
    chosen = importlib.import_module(f"hardware.boards.{name}")
    facts = {key: value for key, value in vars(chosen).items() if key.isupper()}
    return plan(name, SimpleNamespace(**{**facts, **numbers}))


PLANS = {name: plan(name) for name in names()} | {
    "pins at the bottom": changed("rp2040_zero", KEYS=(13, 12, 11, 10, 9, 8)),
    "nothing but keys": changed("pico", BUZZER=None, MOTOR=None),
    "all on one side": changed("pico", BUZZER=9, MOTOR=6),
    "the other side": changed(
        "pico", I2C_ID=0, SDA=16, SCL=17, KEYS=(18, 19, 20, 21, 22, 26), BUZZER=27, MOTOR=1
    ),
}
EVERY = pytest.mark.parametrize("name", PLANS)


def segments(line):
    return list(zip(line.points, line.points[1:], strict=False))


def touches(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def span(segment, margin=0.0):
    (x, y), (u, v) = segment
    return min(x, u) - margin, min(y, v) - margin, max(x, u) + margin, max(y, v) + margin


@EVERY
def test_texts_lie_on_the_sheet_and_touch_no_other(name):
    sheet = draw(PLANS[name])
    for text in sheet.texts:
        left, top, right, bottom = text.box()
        assert left >= 0 and right <= sheet.width and top >= 0 and bottom <= sheet.height, text
    for one, other in combinations(sheet.texts, 2):
        assert not touches(one.box(), other.box()), (one, other)


@EVERY
def test_no_wire_runs_through_a_text(name):
    sheet = draw(PLANS[name])
    for line in sheet.lines:
        for segment in segments(line):
            for text in sheet.texts:
                assert not touches(span(segment, 0.5), text.box()), (line, text)


@EVERY
def test_signals_do_not_cross_or_lie_on_one_another(name):
    signals = [line for line in draw(PLANS[name]).lines if line.wire in STYLES]
    assert len(signals) == len(PLANS[name].wires)
    for one, other in combinations(signals, 2):
        for mine in segments(one):
            for theirs in segments(other):
                assert not touches(span(mine, 1), span(theirs, 1)), (one.wire, other.wire)


@EVERY
def test_every_wire_begins_at_its_pin_and_ends_at_its_part(name):
    planned = PLANS[name]
    sheet = draw(planned)
    pads = {
        (float(facts["cx"]), float(facts["cy"])): facts["fill"]
        for kind, facts in sheet.shapes
        if kind == "circle" and facts["r"] == "5.5"
    }
    assert len(pads) == len(planned.pins)
    ends = {line.wire: line for line in sheet.lines if line.wire in STYLES}
    for wire in planned.wires:
        line = ends[wire.terminal]
        begin = tuple(round(value, 1) for value in line.points[0])
        assert pads[begin] == line.colour == STYLES[wire.terminal][0], "the pad has its colour"
        assert line.points[-1][0] in (72 + 180, 1180 - 72 - 180), "ends at the edge of a part"
    assert sum(fill != "#ffffff" for fill in pads.values()) == len(planned.wires) + 3


def test_wires_differ_without_colour_where_they_share_one():
    looks = list(STYLES.values())
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("name", names())
def test_the_pins_are_those_of_the_file(name):
    board = importlib.import_module(f"hardware.boards.{name}")
    gpios = {wire.terminal: wire.pin.gpio for wire in PLANS[name].wires}
    assert gpios == {
        "SDA": board.SDA, "SCL": board.SCL, "+": board.BUZZER, "base": board.MOTOR,
        **dict(zip(("up", "down", "left", "right", "A", "B"), board.KEYS, strict=True)),
    }  # fmt: skip
    words = ElementTree.fromstring(draw(PLANS[name]).svg())[1].text
    for wire in PLANS[name].wires:
        assert f"{wire.terminal}: {wire.pin.label}" in words, "told in words as well"


def test_pins_are_counted_as_the_makers_do():
    count = {pin.label: pin.number for pin in PLANS["pico"].pins}
    assert (count["GP0"], count["GP15"], count["GP16"], count["3V3"], count["VBUS"]) == (
        1, 20, 21, 36, 40,
    )  # fmt: skip
    count = {pin.label: pin.number for pin in PLANS["rp2040_zero"].pins}
    assert (count["5V"], count["GP14"], count["GP13"], count["GP9"]) == (1, 9, 10, 14)
    assert (count["GP8"], count["GP0"]) == (15, 23)


def test_a_moved_pin_moves_in_picture_and_table():
    other = changed("xiao_rp2040", BUZZER=26)
    assert "| buzzer | D0 | 1 | 26 | buzzer, then ground |\n" in table(other)
    assert "| buzzer | D9 | 10 | 4 | buzzer, then ground |\n" in table(PLANS["xiao_rp2040"])
    assert draw(other).svg() != draw(PLANS["xiao_rp2040"]).svg()


def test_a_pin_that_is_on_no_edge_cannot_be_drawn():
    with pytest.raises(PlanError, match="MOTOR is on GPIO 17, which is on no edge"):
        changed("rp2040_zero", MOTOR=17)


def test_what_is_committed_is_up_to_date_and_a_change_is_noticed(tmp_path, monkeypatch, capsys):
    assert command.main(["--check"]) == 0, "run: python -m tools.wiring"
    (tmp_path / "pictures").mkdir()
    page = (ROOT / "hardware" / "README.md").read_text(encoding="utf-8")
    (tmp_path / "README.md").write_text(page.replace("| buzzer | GP18 |", "| buzzer | GP19 |"))
    monkeypatch.setattr(command, "HARDWARE", tmp_path)
    assert command.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert "README.md is out of date: run python -m tools.wiring" in said
    assert "wiring_pico.svg is out of date" in said
    assert command.main([]) == 0
    assert command.main(["--check"]) == 0
    assert (tmp_path / "README.md").read_text(encoding="utf-8") == page


def test_a_page_without_its_marks_is_refused():
    with pytest.raises(ValueError, match="<!-- wiring of uno"):
        put_in("nothing here", "uno", "table")


def test_the_parts_list_has_its_columns_and_each_board():
    with open(ROOT / "hardware" / "bom.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == [
        "part", "quantity", "what to look for", "price from (EUR)", "price to (EUR)", "boards",
    ]  # fmt: skip
    for row in rows:
        assert None not in row and None not in row.values(), f"{row}: a comma wants quotes"
        assert row["part"] and row["what to look for"] and int(row["quantity"]) > 0
        assert 0 < float(row["price from (EUR)"]) <= float(row["price to (EUR)"])
        assert row["boards"] == "all" or set(row["boards"].split()) <= set(names()), row
    alone = {row["boards"] for row in rows if row["boards"] in names()}
    assert alone == set(names()), "each board can be bought"
