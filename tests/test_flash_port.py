"""tools.flash against MicroPython's Unix port on a pty: installs, updates, and cables pulled.

Most of it with a small console, whose boot.py and update.mpy are the real ones; once with all of
it. FLASH_ALL=1 takes the real one for the cut installs as well (three minutes).
"""

import os
import random
import re
import signal
import subprocess
import sys

import pytest

from firmware import update
from simulator import device_files as device
from simulator.lab.flash import BLOCK, files_of, image_of
from tests.board_on_pty import PortBoard
from tests.micropython_port import ROOT
from tools import flash, flash_board, flash_pack

MOMENTS = 20
MARCH = "x64"
REAL = os.environ.get("FLASH_ALL") == "1"
PLAYERS = {"saves/pitaouf.a": b"a match" * 50, "console.json": b"{}", "mine.txt": b"mine"}
MAIN = 'import engine_mpy.version as v\nprint("console ready", str(v.VERSION, "ascii"))\n'


def console(version, size):
    """A small console, or all of the real one: changed everywhere between two versions."""
    files = device.device_files(MARCH)
    if REAL:
        files = {path: data + b"\0" * size for path, data in files.items() if path[-4:] == ".mpy"}
        files |= {"boot.py": (device.FIRMWARE / "boot.py").read_bytes()}
        files["main.py"] = (device.FIRMWARE / "main.py").read_bytes()
    else:
        files = {
            path: files[path]
            for path in ("boot.py", "code_file.mpy", "update.mpy", "hardware/motor.mpy")
        }
        files |= {f"engine_mpy/room{i}/part.mpy": bytes([i, size]) * (900 * i) for i in range(6)}
        files["main.py"] = MAIN.encode()
    source = f'VERSION = b"{version}"\n'.encode()
    files["engine_mpy/version.mpy"] = device.compiled(source, "engine_mpy/version.py", MARCH)
    return files


def installed(files, version):
    return device.with_code(files) | {
        update.MANIFEST: flash_pack.manifest(flash_pack.entries_of(files), MARCH, version)
    }


def found_on(image):
    return files_of(image.read_bytes(), image.stat().st_size // BLOCK)


@pytest.fixture
def image(tmp_path):
    return tmp_path / "flash.img"


@pytest.fixture
def take(monkeypatch):
    """Have `make flash` send these files, of that version."""

    def give(files, version):
        monkeypatch.setattr(flash, "device_files", lambda march: files)
        monkeypatch.setattr(flash, "READY", f"console ready {version}")

    return give


def run(board, *arguments):
    board.wait_for(b" ")  # the first thing that it says
    return flash.main(["--port", board.port, *arguments])


def test_the_whole_console_onto_a_blank_board(image, capsys):
    image.write_bytes(image_of({}, 420))  # this processor's code is longer than the chip's
    # Its words are twice as long as the chip's, where 236 KB are free.
    with PortBoard(image, heap="300k") as board:
        assert run(board) == 0, capsys.readouterr()
        said = capsys.readouterr().out
        assert "MicroPython 1." in said and "mpy 6.3" in said and "Free: 1672 KB" in said
        assert said.rstrip().endswith("Have fun.")
        assert run(board) == 0
        assert "Nothing to do" in capsys.readouterr().out
    files = device.device_files(MARCH)
    found = found_on(image)
    assert found.pop(update.MANIFEST) == flash_pack.manifest(flash_pack.entries_of(files), MARCH)
    assert found == device.with_code(files)  # which the board has made of them


def test_only_what_changed_is_sent_and_what_is_stale_goes(image, take, capsys):
    old, new = console("1", 1), console("1", 1)
    old |= {"engine_mpy/gone/part.mpy": b"x" * 5000, "hardware/gone.mpy": b"y"}
    new["hardware/motor.mpy"] = b"changed"
    image.write_bytes(image_of(installed(old, "1") | PLAYERS))
    take(new, "1")
    with PortBoard(image) as board:
        assert run(board, "--dry-run") == 0
        dry = capsys.readouterr().out
        assert found_on(image) == installed(old, "1") | PLAYERS
        assert run(board) == 0
        said = capsys.readouterr().out
    assert "To send: 1 files" in said
    assert "Changed or new: hardware/motor.mpy" in said and "Changed or new: hardware" in dry
    assert "engine_mpy/gone/part.mpy, hardware/gone.mpy" in said
    assert "left alone: console.json, mine.txt, saves/pitaouf.a" in said
    assert found_on(image) == installed(new, flash_pack.TODAY) | PLAYERS


def test_what_does_not_fit_at_once_may_go_in_parts(image, take, capsys):
    old, new = console("1", 1), console("2", 2)
    old |= {f"hardware/part{i}.mpy": random.Random(i).randbytes(8000) for i in range(30)}
    new |= {f"hardware/part{i}.mpy": random.Random(100 + i).randbytes(8000) for i in range(30)}
    image.write_bytes(image_of(installed(old, "1") | PLAYERS, 160))
    take(new, "2")
    with PortBoard(image) as board:
        assert run(board) == flash_board.NO_ROOM
        assert "ARGS=--in-parts" in capsys.readouterr().err
        assert found_on(image) == installed(old, "1") | PLAYERS
        assert run(board, "--in-parts") == 0, capsys.readouterr()
        assert "Part 6 of 6." in capsys.readouterr().out
    assert found_on(image) == installed(new, flash_pack.TODAY) | PLAYERS


@pytest.mark.parametrize("start", ["blank", "old"])
def test_pulled_at_many_moments_it_starts_and_a_second_run_completes(
    start, image, take, capsys, record_property
):
    old, new = console("1", 1), console("2", 2)
    take(new, "2")
    image.write_bytes(
        image_of({}) if start == "blank" else image_of(installed(old, "1") | PLAYERS)
    )
    with PortBoard(image) as board:  # littlefs brings its own version up to date, once
        assert board.settled()
    before = image.read_bytes()
    total = writes_of(image)
    outcomes = {"old": 0, "new": 0, "blank": 0}
    for moment in range(MOMENTS):
        image.write_bytes(before)
        with PortBoard(image, cut_at=1 + moment * (total - 1) // (MOMENTS - 1)) as board:
            code = run(board, "--wait", "5")
            assert code == flash_board.LOST, f"moment {moment}: {capsys.readouterr()}"
        with PortBoard(image) as board:  # plugged in again
            assert board.settled(), board.printed
            ready = re.findall(rb"console ready (\d)", board.printed)
            outcomes[{b"1": "old", b"2": "new"}[ready[0]] if ready else "blank"] += 1
            assert ready or start == "blank", f"moment {moment} does not start: {board.printed}"
            assert run(board) == 0, f"moment {moment}: {capsys.readouterr()}"
            assert b"console ready 2" in board.printed
        kept = PLAYERS if start == "old" else {}
        assert found_on(image) == installed(new, flash_pack.TODAY) | kept
    record_property("outcomes", outcomes)
    print(f"{MOMENTS} moments of {total} writes, from {start}: {outcomes}; losses 0")
    assert outcomes["new"] >= 5 and outcomes["old" if start == "old" else "blank"] >= 2


def writes_of(image):
    """How many writes an install takes, by letting one through."""
    with PortBoard(image) as board:
        assert run(board) == 0
        assert board.wait_for(b"console ready")
        return board.writes * 19 // 20 if REAL else board.writes  # the console writes as well


@pytest.mark.parametrize("words", [b"Free", b"Sending: 50", b"All hashes", b"Writing: 30"])
def test_killed_while_the_board_lives_on_a_second_run_completes(words, image, take, capsys):
    old, new = console("1", 1), console("2", 2)
    image.write_bytes(image_of(installed(old, "1") | PLAYERS))
    take(new, "2")
    with PortBoard(image) as board:
        killed_after(board, words)
        assert run(board) == 0, capsys.readouterr()
    assert found_on(image) == installed(new, flash_pack.TODAY) | PLAYERS


FLASH_NEW = """
import sys
from tests.test_flash_port import console
from tools import flash
flash.device_files = lambda march: console("2", 2)
sys.exit(flash.main(sys.argv[1:]))
"""


def killed_after(board, words):
    """Run it as a process of its own, and kill that when it has said so."""
    board.wait_for(b" ")
    with subprocess.Popen(
        [sys.executable, "-c", FLASH_NEW, "--port", board.port], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        seen = any(words in line for line in process.stdout)
        process.send_signal(signal.SIGKILL)
    assert seen
