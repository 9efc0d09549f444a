"""Cues on both interpreters: equal timelines, no heap, frames that stay on the stack."""

import pytest

from tests import mpy_frames
from tests.micropython_port import ROOT, run
from tests.mpy import cue_timeline

SCRIPT = ROOT / "tests/mpy/cue_timeline.py"


def test_equal_timelines(capsys):
    cue_timeline.main([])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 5000
    assert run(SCRIPT).splitlines() == lines


def test_playing_takes_no_heap():
    assert run(SCRIPT, "heap") == "heap 0 0\n"


@pytest.mark.parametrize("module", ["engine_mpy.cues.player", "engine_mpy.cues.score"])
def test_frames_stay_on_the_stack(module):
    assert mpy_frames.too_large(module) == {}
