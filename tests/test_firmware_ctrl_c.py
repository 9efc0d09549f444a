"""Ctrl-C at any moment: at the REPL at once, silent, with everything saved and no file torn."""

import sys

import pytest

from simulator.headless import Headless
from simulator.script import parse
from tests.firmware_run import begin_match, saved, speak
from tests.micropython_port import ROOT

OURS = tuple(str(ROOT / room) for room in ("engine_mpy", "hardware", "firmware"))
PLAY = "15 A 5 RIGHT A 25 B 5 DOWN DOWN A 10"  # continue, an action, undo it


@pytest.fixture
def disk(tmp_path):
    speak(tmp_path, animation=0)
    begin_match(tmp_path)
    return tmp_path


class Interrupt:
    """Raises KeyboardInterrupt where the firmware's function call number `at` begins."""

    def __init__(self, at):
        self.at = at
        self.calls = 0
        self.now_us = None
        self.run = Headless(*parse(PLAY))

    def profile(self, frame, event, argument):
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.calls += 1
            if self.calls == self.at:
                sys.setprofile(None)
                self.now_us = self.run.world.now_us
                raise KeyboardInterrupt

    def play(self, disk, before):
        """The play on the files of `before`; was it interrupted?"""
        for path in (disk / "saves").iterdir():
            path.unlink()
        for name, data in before.items():
            (disk / "saves" / name).write_bytes(data)
        outside = sys.getprofile()
        sys.setprofile(self.profile)
        try:
            self.run.run(disk)
        except KeyboardInterrupt:
            return True
        finally:
            sys.setprofile(outside)
        return False


def test_ctrl_c_at_any_call(disk):
    before = {path.name: path.read_bytes() for path in (disk / "saves").iterdir()}
    whole = Interrupt(-1)
    assert not whole.play(disk, before)
    assert whole.calls > 5_000
    counts = set()
    for number in range(1, whole.calls, whole.calls // 12):
        stop = Interrupt(number)
        assert stop.play(disk, before), "it came out of main.py"
        world = stop.run.world
        assert world.now_us - stop.now_us <= 100_000
        assert not any(sound.duty for sound in world.sounds.values())
        assert world.errors == []
        match = saved(disk)
        assert match is not None
        counts.add(match.count)
    assert len(counts) == 2
