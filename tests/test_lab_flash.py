"""tools.flash on the emulated chip, over its USB line, and the cable pulled while it works.

A small console with the real boot.py and update.mpy, since the emulator takes minutes for all.
LAB_MOMENTS=20 pulls at 20 moments (an hour on a busy machine); the same is done in
test_flash_port.py with MicroPython's Unix port.
"""

import os
import threading

import pytest

from firmware import update
from simulator import device_files as device
from simulator.lab.lab import Lab, PowerCut
from simulator.lab.pty import Pty
from tools import flash, flash_board, flash_pack

MOMENTS = int(os.environ.get("LAB_MOMENTS", "2"))
MARCH = "armv6m"
PATIENCE_S = 120.0  # the emulated chip is slow, and the desktop may be busy
PLAYERS = {"saves/pitaouf.a": b"a match" * 50, "console.json": b"{}", "mine.txt": b"mine"}
MAIN = 'STARTED = "{0}"\nprint("console ready {0}")\n'


def console(version):
    files = device.device_files(MARCH)
    files = {
        path: files[path]
        for path in ("boot.py", "code_file.mpy", "update.mpy", "hardware/motor.mpy")
    }
    files |= {f"engine_mpy/room{i}/part.mpy": version.encode() * (900 * i) for i in range(3)}
    return files | {"main.py": MAIN.format(version).encode()}


def installed(files, version):
    entries = flash_pack.entries_of(files)
    return device.with_code(files) | {
        update.MANIFEST: flash_pack.manifest(entries, MARCH, version)
    }


OLD, NEW = console("1"), console("2")


@pytest.fixture
def send_new(monkeypatch):
    monkeypatch.setattr(flash, "device_files", lambda march: NEW)
    monkeypatch.setattr(flash, "READY", "console ready 2")
    monkeypatch.setattr(flash_board, "ANSWER_S", PATIENCE_S)
    monkeypatch.setattr(flash_board, "WORK_S", PATIENCE_S)
    monkeypatch.setattr(flash_board, "QUIET_S", 2.0)


def flashed(lab):
    """The exit code of tools.flash, while the chip runs in a thread of its own."""
    codes = []
    with Pty(lab) as line:
        chip = threading.Thread(target=serve, args=[line, codes])
        chip.start()
        codes.append(flash.main(["--port", line.path, "--wait", str(PATIENCE_S)]))
        chip.join()
    return codes[0]


def serve(line, codes):
    """Run the chip until tools.flash has ended, or the cable comes off."""
    try:
        line.serve(lambda: codes)
    except PowerCut:
        line.close()
        line.close = lambda: None  # it is closed


def plugged_in(image, contents):
    """A board that has started, and which console said so: "1", "2" or "None"."""
    lab = Lab(image, contents)
    lab.serial.expect(b">>> ", 20_000)
    lab.serial.interrupt()
    started = lab.serial.execute("print(globals().get('STARTED'))").strip()
    lab.serial.leave()
    return lab, started


def test_pulled_off_it_starts_and_a_second_run_completes(pico_image, send_new, record_property):
    lab, started = plugged_in(pico_image, installed(OLD, "1") | PLAYERS)
    assert started == "1"
    before, writes = lab.power_off(), lab.flash.writes
    assert flashed(lab) == 0
    assert lab.files() == installed(NEW, flash_pack.TODAY) | PLAYERS
    total = lab.flash.writes - writes

    outcomes = []
    for moment in range(MOMENTS):
        lab, _ = plugged_in(pico_image, before)
        lab.flash.cut_after = 1 + moment * total // MOMENTS
        lab.flash.torn = bool(moment % 2)
        assert flashed(lab) == flash_board.LOST, moment
        lab, started = plugged_in(pico_image, lab.power_off())
        outcomes.append(started)
        print(f"moment {moment} of {MOMENTS}, {total} writes: started {started}", flush=True)
        assert started in ("1", "2"), moment
        assert flashed(lab) == 0, moment
        assert lab.files() == installed(NEW, flash_pack.TODAY) | PLAYERS
    record_property("outcomes", outcomes)
    print(f"{MOMENTS} moments of {total} writes: {outcomes}; losses 0")
    assert set(outcomes) == {"1", "2"}
