"""Pitaouf played by its buttons: to both ends, on both interpreters, without heap."""

import pytest

from engine_mpy.games.pitaouf import LOST_TO_DANGER, LOST_TO_TRIAL, WON
from engine_mpy.match.statistics import BEST_SCORE, GAMES, WINS
from tests.micropython_port import ROOT, run
from tests.mpy.press_pitaouf import frames, matches
from tests.mpy_frames import too_large
from tests.pitaouf_play import Frugal, Table, ended

SCRIPT = ROOT / "tests" / "mpy" / "press_pitaouf.py"
MODULES = sorted(path.stem for path in (ROOT / "engine_mpy" / "screens").glob("table_pitaouf*.py"))


@pytest.mark.parametrize("phase", [WON, LOST_TO_DANGER, LOST_TO_TRIAL])
def test_a_deal_is_played_to_its_end_by_presses(phase):
    table = ended(phase)
    assert table.top.module == "table_pitaouf_end"
    for _ in range(100):  # written between two tones
        table.frame()
    statistics = table.console.session.statistics
    match = table.console.session.match
    assert statistics.figure(match.options, False, GAMES) == 1
    assert statistics.figure(match.options, False, WINS) == (phase == WON)
    if phase == WON:
        assert statistics.figure(match.options, False, BEST_SCORE) == table.view.score(0)


def test_the_same_pictures_and_words_on_both_interpreters():
    here = list(frames(5, 3, 0))
    assert here == run(SCRIPT, "frames", 5, 3, 0).splitlines()
    assert len(set(here)) > 30


def test_the_same_pictures_over_many_deals():
    assert list(matches(3, 4)) == run(SCRIPT, "matches", 3, 4).splitlines()


def test_presses_ticks_and_drawing_take_no_heap():
    lines = run(SCRIPT, "heap", 1, 12).splitlines()
    assert lines[:-1] == []
    assert int(lines[-1].split()[1]) > 1000


def test_the_heap_test_sees_an_allocation():
    assert len(run(SCRIPT, "heap", 1, 1, "plant").splitlines()) > 10


@pytest.mark.parametrize("module", [*MODULES, "ink"])
def test_no_frame_of_the_screens_comes_from_the_heap(module):
    package = "draw" if module == "ink" else "screens"
    assert too_large(f"engine_mpy.{package}.{module}") == {}


def test_the_match_goes_on_after_a_restart_where_it_was():
    table = Table(9, keep=False)
    table.presser = Frugal(table.console, 9, False)
    while table.view.turns() < 6:
        table.step()
    table.frame()
    table.console.close()
    other = Table.__new__(Table)
    super(Table, other).__init__(table.store)
    other.console.session.open(b"pitaouf")
    assert other.console.session.ready()
    other.console.play()
    other.frame()
    assert other.view.state == table.view.state
    assert other.display.frame == redrawn(table)


def redrawn(table):
    """The picture of a table entered anew."""
    table.console.play()
    table.frame()
    return table.display.frame
