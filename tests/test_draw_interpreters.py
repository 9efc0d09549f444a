"""Drawing gives the same frame on both interpreters, takes no heap, and keeps its frames small."""

import pytest

from tests import draw_random, micropython_port, mpy_frames

STEPS = 1500


def test_draw_same_on_both_interpreters(capsys):
    draw_random.main(STEPS)
    here = capsys.readouterr().out.splitlines()
    there = micropython_port.run("tests/draw_random.py", STEPS).splitlines()
    assert len(here) == STEPS + 1
    assert len(set(here)) > STEPS // 4  # many steps fall outside
    assert there == here  # the last line says that MicroPython's heap grew by 0


@pytest.mark.parametrize(
    "module", ["draw.canvas", "draw.layout", "draw.cards", "text.compose", "text.names_pitaouf"]
)
def test_draw_frames_stay_off_the_heap(module):
    assert mpy_frames.too_large(f"engine_mpy.{module}") == {}
