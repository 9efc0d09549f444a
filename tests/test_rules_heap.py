"""Rules and match take no heap in play: measured under MicroPython, and read off the frames."""

import pytest

from engine_mpy.games import WITH_RULES
from tests import micropython_port, mpy_frames
from tests.micropython_port import ROOT
from tests.suite.amounts import AMOUNTS
from tools import describe

SCRIPT = ROOT / "tests" / "mpy" / "match_heap.py"
VARIANTS = [
    (name.decode(), seats, options)
    for name in WITH_RULES
    for seats, options in describe.describe(name.decode()).VARIANTS
]
# Modules of which every function may be called in play, but for __init__.
MODULES = [
    "engine_mpy.cards.pile",
    "engine_mpy.cards.rng",
    "engine_mpy.games.events",
    "engine_mpy.games.base",
    "engine_mpy.match.match",
    *(  # a game's own modules: its name, or that and _...
        f"engine_mpy.games.{path.stem}"
        for name in WITH_RULES
        for path in sorted((ROOT / "engine_mpy" / "games").glob(f"{name.decode()}*.py"))
    ),
]


def played(*args):
    """Actions, bytes still allocated, bytes ever allocated."""
    return [int(n) for n in micropython_port.run(SCRIPT, *args).split()]


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_no_heap_from_the_first_action_to_the_last(name, seats, options):
    actions, allocated, ever = played(name, seats, options, 1, AMOUNTS[name].heap)
    assert actions > 100
    assert allocated == 0
    assert ever == 0


def test_an_allocation_would_be_seen():
    actions, allocated, ever = played("pitaouf", 1, 0, 2, 1, "plant")
    assert allocated >= 16 * actions
    assert ever >= 16 * actions


def test_an_allocation_under_the_heap_lock_would_be_seen():
    with pytest.raises(RuntimeError, match="MemoryError"):
        played("pitaouf", 1, 0, 1, 1, "plant")


@pytest.mark.parametrize("module", MODULES)
def test_every_frame_stays_off_the_heap(module):
    frames = mpy_frames.frames(module)
    assert len(frames) >= 4
    large = {f: words for f, words in frames.items() if words > mpy_frames.LIMIT}
    assert not {f for f in large if not f.startswith("__init__")}, large


def test_large_frames_are_noticed():
    assert mpy_frames.too_large("tests.mpy.large_frame") == {
        "eleven_words_are_not_enough, line 9": 14
    }
