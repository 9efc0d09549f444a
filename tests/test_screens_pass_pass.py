"""Pass Pass played by its buttons: to the end, on both interpreters, without heap."""

import pytest

from tests.micropython_port import ROOT, run
from tests.mpy.press_pass_pass import frames, matches
from tests.mpy_frames import too_large

SCRIPT = ROOT / "tests" / "mpy" / "press_pass_pass.py"
MODULES = sorted(
    path.stem for path in (ROOT / "engine_mpy" / "screens").glob("table_pass_pass*.py")
)


def test_the_same_pictures_and_words_on_both_interpreters():
    here = list(frames(2, 1, 0))
    assert here == run(SCRIPT, "frames", 2, 1, 0).splitlines()
    assert len(set(here)) > 40


def test_the_same_pictures_over_many_matches():
    assert list(matches(1, 6)) == run(SCRIPT, "matches", 1, 6).splitlines()


def test_presses_ticks_and_drawing_take_no_heap():
    lines = run(SCRIPT, "heap", 1, 6).splitlines()
    assert lines[:-1] == []
    assert int(lines[-1].split()[1]) > 800


def test_the_heap_test_sees_an_allocation():
    assert len(run(SCRIPT, "heap", 4, 1, "plant").splitlines()) > 10


@pytest.mark.parametrize(
    "module", [*(f"screens.{name}" for name in MODULES), "text.names_pass_pass"]
)
def test_no_frame_of_the_table_comes_from_the_heap(module):
    assert too_large(f"engine_mpy.{module}") == {}
