"""The framebuf shim draws exactly as MicroPython's own."""

import os
import subprocess
import sys
from pathlib import Path

import framebuf
import pytest

from simulator.chip.install import ROOT, SHIMS
from tests import micropython_port

STROKES = Path(__file__).parent / "framebuf_strokes.py"


def drawn_here(seed, strokes):
    path = os.pathsep.join([str(SHIMS), str(ROOT)])
    return subprocess.run(
        [sys.executable, str(STROKES), str(seed), str(strokes)],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize("seed", [7, 4242])
def test_random_strokes_equal_micropythons(seed):
    ours = drawn_here(seed, 800).splitlines()
    theirs = micropython_port.run(STROKES, seed, 800).splitlines()
    assert len(theirs) > 5600
    for line, (our, their) in enumerate(zip(ours, theirs, strict=True)):
        assert our == their, f"line {line} of seed {seed}"


@pytest.mark.parametrize(
    ("size", "width", "height", "format"),
    [(1023, 128, 64, framebuf.MONO_VLSB), (8, 8, 0, 0), (8, 0, 8, 0), (8, 8, 8, 99)],
)
def test_a_picture_that_does_not_fit_is_refused(size, width, height, format):
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(size), width, height, format)


def test_text_says_what_to_use_instead():
    fb = framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB)
    with pytest.raises(NotImplementedError, match="Canvas.text"):
        fb.text("abc", 0, 0)
