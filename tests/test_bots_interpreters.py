"""Bots decide the same on both interpreters, and their thinking takes no heap."""

import pytest

from tests import micropython_port, mpy_frames
from tests.micropython_port import ROOT
from tests.test_rules_interpreters import under_cpython

SCRIPT = ROOT / "tests" / "mpy" / "bot_play.py"
# Game, a level a seat (1 easy, 3 strong), options, first deal, deals, most steps of a decision.
TABLES = [
    ("pitaouf", 3, 0, 1, 50, 69),
    ("pitaouf", 3, 3, 51, 50, 69),
    ("pitaouf", 1, 2, 101, 50, 69),
    ("ptit_pois", 32, 0, 1, 10, 60),
    ("ptit_pois", 123, 32, 21, 8, 60),
    ("ptit_pois", 321321, 1, 31, 8, 60),
    ("pass_pass", 321, 0, 1, 6, 54),
    ("pass_pass", 32123, 0, 21, 4, 54),
    ("pass_pass", 3121, 5, 31, 4, 54),
    ("pass_pass", 321321, 11, 41, 3, 54),
    ("castors", 32, 0, 1, 20, 3),
    ("castors", 312, 0, 21, 10, 4),
    ("castors", 123123, 2, 31, 8, 7),
]


@pytest.mark.parametrize(("game", "levels", "options", "first", "deals", "steps"), TABLES)
def test_bots_decide_alike_and_without_heap(game, levels, options, first, deals, steps):
    args = (game, levels, options, first, deals)
    ours = under_cpython(SCRIPT, *args).splitlines()
    theirs = micropython_port.run(SCRIPT, *args).splitlines()
    assert len(ours) == deals + 1
    assert ours[:-1] == theirs[:-1]
    decisions, most_steps, allocated, ever = map(int, theirs[-1].split())
    assert decisions > 20 * deals
    assert most_steps <= steps
    assert (allocated, ever) == (0, 0)


GAMES = {game for game, *_ in TABLES}
MODULES = [
    path.stem
    for path in sorted((ROOT / "engine_mpy" / "bots").glob("*.py"))
    if path.stem.startswith(tuple(GAMES))
]


@pytest.mark.parametrize("module", MODULES)
def test_frames_of_bots_stay_off_the_heap(module):
    large = mpy_frames.too_large(f"engine_mpy.bots.{module}")
    assert not {f for f in large if not f.startswith("__init__")}, large
