"""A bot decides the same on both interpreters, and its thinking takes no heap."""

import pytest

from tests import micropython_port, mpy_frames
from tests.micropython_port import ROOT
from tests.test_rules_interpreters import under_cpython

SCRIPT = ROOT / "tests" / "mpy" / "bot_play.py"
STRONG, EASY = 3, 1


@pytest.mark.parametrize(
    ("level", "options", "first"), [(STRONG, 0, 1), (STRONG, 3, 51), (EASY, 2, 101)]
)
def test_pitaouf_is_decided_alike_and_without_heap(level, options, first):
    args = ("pitaouf", level, options, first, 50)
    ours = under_cpython(SCRIPT, *args).splitlines()
    theirs = micropython_port.run(SCRIPT, *args).splitlines()
    assert len(ours) == 51
    assert ours[:-1] == theirs[:-1]
    decisions, most_steps, allocated, ever = map(int, theirs[-1].split())
    assert decisions > 1000
    assert most_steps <= 50
    assert (allocated, ever) == (0, 0)


@pytest.mark.parametrize(
    "module", sorted(p.stem for p in (ROOT / "engine_mpy" / "bots").glob("pitaouf*.py"))
)
def test_pitaouf_frames_stay_off_the_heap(module):
    large = mpy_frames.too_large(f"engine_mpy.bots.{module}")
    assert not {f for f in large if not f.startswith("__init__")}, large
