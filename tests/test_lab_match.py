"""A whole Pitaouf in the lab, the power cut in the middle, ends as it does in the simulator.

With LAB_WHOLE=1 the console gets there as it does on a new board, by tools.flash over the serial
line (about ten minutes more); else its files are put on the flash at once.
"""

import os
import threading

import pytest

from engine_mpy.store.generation import HEADER_BYTES
from simulator import fresh_match
from simulator.device_files import device_files
from simulator.lab.lab import Lab
from simulator.lab.play import SAVES, saves_of
from simulator.lab.pty import Pty
from tests.lab_pitaouf import replay, saved_match, settings_without_animation, write_down
from tools import flash, flash_board

DEAL = 113  # five actions
BEFORE_THE_CUT = 2
PATIENCE_S = 300.0


@pytest.fixture
def begun(tmp_path):
    fresh_match.write(tmp_path, "pitaouf", DEAL, ["person"], 0, False)
    settings_without_animation(tmp_path)
    return tmp_path


def test_a_whole_match_with_a_power_cut_in_the_middle(
    pico_image, begun, tmp_path_factory, monkeypatch
):
    monkeypatch.setattr(flash_board, "ANSWER_S", PATIENCE_S)  # the emulated chip is slow
    monkeypatch.setattr(flash_board, "WORK_S", PATIENCE_S)
    saves = saves_of(begun)
    first, _ = write_down(begun, BEFORE_THE_CUT)
    expected = saved_match(begun)
    second, picture = write_down(begun)

    lab = Lab(pico_image, installed(pico_image, saves))
    replay(lab, first.notes)
    cut = tmp_path_factory.mktemp("cut")
    put_saves(cut, lab)
    assert saved_match(cut) == expected
    assert len(expected[1]) == BEFORE_THE_CUT

    lab = Lab(pico_image, lab.power_off())
    assert replay(lab, second.notes) == picture
    end = tmp_path_factory.mktemp("end")
    put_saves(end, lab)
    assert last_saved(end) == last_saved(begun)
    assert others(end) == others(begun)  # statistics, settings, set-up


def last_saved(directory):
    """The whole match, over, behind the header of its last save; how many there were may differ.

    What was written after it, once it was counted, is empty.
    """
    written = [path.read_bytes() for path in (directory / SAVES).glob("pitaouf.[ab]")]
    return max(written, key=len)[HEADER_BYTES:]


def others(directory):
    return {
        name: data
        for name, data in saves_of(directory).items()
        if not name.startswith(f"{SAVES}/pitaouf.")
    }


def installed(image, saves):
    """What is on the flash of a board that had nothing on it, once the console and saves are."""
    if not os.environ.get("LAB_WHOLE"):
        return device_files() | saves
    lab = Lab(image)
    codes = []
    with Pty(lab) as line:
        words = ["--port", line.path, "--wait", "600"]
        sender = threading.Thread(target=lambda: codes.append(flash.main(words)))
        sender.start()
        line.serve(lambda: codes, 3600)
        sender.join()
    assert codes == [0]
    lab.serial.interrupt(5000)
    lab.serial.execute(f"import os\nif {SAVES!r} not in os.listdir(): os.mkdir({SAVES!r})")
    for name, data in saves.items():
        lab.serial.execute(f"with open({name!r}, 'wb') as file: file.write({data!r})")
    return lab.power_off()


def put_saves(directory, lab):
    (directory / SAVES).mkdir()
    for name, data in lab.files().items():
        if name.startswith(SAVES):
            (directory / name).write_bytes(data)
