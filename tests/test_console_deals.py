"""Whole deals played with the buttons: both interpreters show the same, and no heap is taken."""

import gc

import pytest

from tests.micropython_port import ROOT, run
from tests.mpy.console_deals import frames

SCRIPT = ROOT / "tests" / "mpy" / "console_deals.py"
CHUNK = 40


@pytest.fixture(autouse=True)
def quick_collection():
    """Screens collect garbage when they go; what the tests hold need not be gone through."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("first", range(1, 201, CHUNK))
def test_states_and_frames_are_the_same_at_every_step(first):
    here = frames(first, CHUNK)
    there = run(SCRIPT, "frames", first, CHUNK).splitlines()
    ended = 0
    for line, other in zip(here, there, strict=True):
        assert line == other
        ended += " over table_pitaouf_end " in line
    assert ended == CHUNK
    assert len({line.split()[3] for line in there}) > 10 * CHUNK  # pictures do change


def test_a_match_takes_no_heap_from_its_first_to_its_last_action():
    """100 deals, 50 of them with the heap locked; held, and ever taken."""
    actions, held, ever = map(int, run(SCRIPT, "heap", 1, 100).split())
    assert (held, ever) == (0, 0)
    assert actions > 1500


def test_the_heap_test_sees_an_allocation():
    _, held, ever = map(int, run(SCRIPT, "heap", 1, 4, "plant").split())
    assert held > 0 and ever > 0
