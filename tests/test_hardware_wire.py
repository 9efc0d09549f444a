"""Bytes on the wire: the least the controllers allow, and within 1.25 x changed + 24 in play."""

import random
import re
import textwrap

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import small, text
from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator.panel import Sh1106, Ssd1306
from tests.micropython_port import ROOT
from tests.panel_bus import PanelBus
from tests.wire_optimum import any_mode, bound_on_two_pages, page_mode

BOTH = [(Ssd1306, SSD1306), (Sh1106, SH1106)]


def shown(panel, driver):
    bus = PanelBus(panel())
    display = driver(bus)
    display.show()
    return bus, display


def cost(display, cells):
    """Bytes sent for a change of these cells and no other."""
    for page, column in cells:
        display.frame[128 * page + column] ^= 0x5A
    return display.show()


def budget(changed):
    return 1.25 * changed + 24


def changed(before, after):
    """The cells in which two pictures differ."""
    pairs = enumerate(zip(before, after, strict=True))
    return {divmod(i, 128) for i, (old, new) in pairs if old != new}


cells = st.tuples(st.integers(0, 7), st.integers(0, 127))


@settings(deadline=None)
@given(st.sets(cells, min_size=1, max_size=300))
def test_page_mode_is_optimal_for_any_change(change):
    _, display = shown(*BOTH[1])
    assert cost(display, change) == page_mode(change)


@settings(deadline=None)
@given(st.sets(cells, min_size=1, max_size=300))
def test_windows_never_make_it_dearer(change):
    _, display = shown(*BOTH[0])
    assert cost(display, change) <= page_mode(change)


def test_windows_are_optimal_but_for_a_byte_or_two():
    """Small changes, near one another or not, against every way to share them out."""
    rng = random.Random(5)
    _, display = shown(*BOTH[0])
    over = []
    for _ in range(500):
        rows, columns = rng.choice((2, 3, 8)), rng.choice((3, 10, 30, 128))
        top, left = rng.randint(0, 8 - rows), rng.randint(0, 128 - columns)
        change = {
            (top + rng.randrange(rows), left + rng.randrange(columns))
            for _ in range(rng.randint(1, 6))
        }
        over.append(cost(display, change) - any_mode(change))
    assert max(over) <= 2
    assert sum(over) <= 3


@pytest.mark.parametrize("panel, driver", BOTH)
def test_up_to_three_runs_are_within_the_budget(panel, driver):
    rng = random.Random(6)
    _, display = shown(panel, driver)
    for _ in range(300):
        change = set()
        for _ in range(rng.randint(1, 3)):
            page, column, width = rng.randrange(8), rng.randrange(128), rng.randint(1, 40)
            change |= {(page, c) for c in range(column, min(128, column + width))}
        assert cost(display, change) <= budget(len(change))


def test_anything_tall_is_within_the_budget():
    rng = random.Random(7)
    _, display = shown(*BOTH[0])
    for _ in range(300):
        top, left = rng.randrange(8), rng.randrange(128)
        height, width = rng.randint(1, 8), rng.choice((1, 2, 14, 40, 128))
        change = {
            (page, column)
            for page in range(top, min(8, top + height))
            for column in range(left, min(128, left + width))
        }
        assert cost(display, change) <= budget(len(change))


@pytest.mark.parametrize("panel, driver, full", [(*BOTH[0], 1057), (*BOTH[1], 1080)])
def test_a_full_frame(panel, driver, full):
    _, display = shown(panel, driver)
    everything = {(page, column) for page in range(8) for column in range(128)}
    assert cost(display, everything) == full <= budget(1024)
    assert cost(display, {(p, c) for p, c in everything if c % 2}) <= full


def test_what_no_driver_can_send_within_the_budget():
    """The figures that hardware/README.md and display.py name."""
    _, display = shown(*BOTH[0])
    one_a_page = {(page, 37 * page % 128) for page in range(8)}
    assert any_mode(set(list(one_a_page)[:4])) > budget(4), "four far apart are too many already"
    assert cost(display, one_a_page) == page_mode(one_a_page) == 64 > budget(8)
    every_other = {(page, column) for page in range(8) for column in range(0, 128, 2)}
    assert cost(display, every_other) == 1049 > budget(512)


def lines_of_the_guide():
    """As long as a line of the rules on the screen."""
    said = (ROOT / "firmware/guide/fr/pitaouf.md").read_text(encoding="utf-8")
    sentences = re.findall(r"[^.:;|#*]{30,}", said)
    wrapped = [line for sentence in sentences for line in textwrap.wrap(sentence.strip(), 20)]
    return [line.encode("iso8859-15") for line in wrapped if len(line) > 16]


def test_what_no_driver_can_send_within_the_budget_is_a_line_of_text_over_another():
    """So the rules cannot be read within it: any driver is over in three pairs in five."""
    _, display = shown(*BOTH[0])
    canvas = Canvas(display.frame)
    over = pairs = 0
    for line in lines_of_the_guide():
        before = bytes(display.frame)
        canvas.fill(0)
        canvas.text(text, line, -1, 2, 1, 1)
        if any(before):
            change = changed(before, display.frame)
            least = bound_on_two_pages(change)
            assert least <= display.show() <= page_mode(change)
            pairs += 1
            over += least > budget(len(change))
        display.show()
    assert pairs > 100
    assert over > 0.6 * pairs, (over, pairs)


@settings(deadline=None)
@example({(3, 18 * i) for i in range(7)})
@given(st.sets(st.tuples(st.integers(3, 4), st.integers(0, 127)), min_size=1, max_size=7))
def test_the_bound_is_never_above_what_can_be_done(change):
    assert bound_on_two_pages(change) <= any_mode(change)


# Changes as a game makes them.


def menu(canvas, lines, focus):
    canvas.fill(0)
    for i, line in enumerate(lines):
        canvas.text(text, line, -1, 4, 1 + 12 * i, 1)
    canvas.invert(0, 12 * focus, 128, 12)


def table(canvas, values, focus, score):
    canvas.fill(0)
    canvas.text(small, b"pioche %d" % score, -1, 0, 0, 1)
    for i, value in enumerate(values):
        x, y = 2 + 18 * i, 34 - (6 if i == focus else 0)
        canvas.box(x, y, 16, 24, 1)
        canvas.text(text, value, -1, x + 4, y + 4, 1)


LINES = [b"Continuer", b"Nouvelle partie", b"Variantes", b"R\xe8gles du jeu", b"R\xe9glages"]
OTHERS = [b"Son", b"Vibration", b"Contraste", b"Langue", b"Main gauche"]
CARDS = [b"A", b"7", b"D", b"2", b"R", b"9", b"V"]


def scenes():
    """{name: [(draw, its arguments), ...]}: each picture is sent over the one before it."""
    return {
        "menu cursor": [(menu, LINES, i) for i in (0, 1, 2, 3, 4, 3, 2)],
        "another menu": [(menu, LINES, 0), (menu, OTHERS, 0), (menu, LINES, 3)],
        "card cursor": [(table, CARDS, i, 20) for i in (0, 1, 2, 3, 4, 5, 6, 5)],
        "a card and a number": [(table, CARDS, 2, 20), (table, CARDS[:2] + CARDS[:5], 2, 19)],
        "menu and table": [(menu, LINES, 0), (table, CARDS, 0, 5), (menu, LINES, 0)],
    }


@pytest.mark.parametrize("panel, driver", BOTH)
def test_changes_of_a_game(panel, driver):
    """Each change is within the budget or as cheap as page mode can be; together they are."""
    bus, display = shown(panel, driver)
    canvas = Canvas(display.frame)
    total = allowed = 0
    over = set()
    for name, steps in scenes().items():
        before = None
        for draw, *arguments in steps:
            draw(canvas, *arguments)
            if before is not None:
                change = changed(before, display.frame)
                sent = display.show()
                assert sent <= max(budget(len(change)), page_mode(change))
                if sent > budget(len(change)):
                    over.add(name)
                total += sent
                allowed += budget(len(change))
            display.show()
            assert bus.panel.picture() == bytes(display.frame)
            before = bytes(display.frame)
    assert total < allowed
    # Text over text, and glyphs changing in six places at once: no command skips the columns
    # between that happen to stay.
    assert over <= {"another menu", "a card and a number"}
