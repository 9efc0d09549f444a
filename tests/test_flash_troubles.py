"""Whatever a newcomer meets when flashing: a message that says what to do, and an exit code."""

import os
import pty
import tty
from types import SimpleNamespace

import pytest
import serial

from firmware import update
from simulator import device_files as device
from simulator.lab.flash import files_of, image_of
from tests.board_on_pty import PortBoard
from tools import flash, flash_board, flash_pack, flash_plan
from tools.flash_board import Trouble

MARCH = "x64"


def port(device, vid=None, pid=0x0005, description="Board in FS mode"):
    return SimpleNamespace(device=device, vid=vid, pid=pid, description=description)


PICO, OTHER_PICO = port("/dev/ttyACM0", 0x2E8A), port("COM7", 0x2E8A)
PROBE = port("/dev/ttyACM2", 0x2E8A, 0x000C, "Debug Probe")
ARDUINO = port("/dev/ttyUSB3", 0x2341, description="Uno")
BUILT_IN = port("/dev/ttyS0")


def test_the_only_board_is_found():
    assert flash_board.find([BUILT_IN, PROBE, ARDUINO, PICO]) == "/dev/ttyACM0"


@pytest.mark.parametrize(
    ("ports", "said"),
    [
        ([], ["No board found", "data cable", "BOOTSEL", "micropython.org/download"]),
        ([BUILT_IN, PROBE], ["No board found"]),
        ([ARDUINO], ["No board found", "--port /dev/ttyUSB3   Uno"]),
        ([PICO, OTHER_PICO], ["2 boards", "--port /dev/ttyACM0", "--port COM7"]),
    ],
)
def test_no_board_or_several(ports, said):
    with pytest.raises(Trouble) as trouble:
        flash_board.find(ports)
    assert trouble.value.code == flash_board.NO_BOARD == 3
    assert all(words in str(trouble.value) for words in said), trouble.value


def test_a_port_that_is_not_there(capsys):
    assert flash.main(["--port", "/dev/no-such-port"]) == flash_board.NO_PORT == 4
    assert "There is no port /dev/no-such-port: without --port" in capsys.readouterr().err


@pytest.fixture
def line():
    """A line with nobody at its end: (its end, its port)."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    yield master, os.ttyname(slave)
    os.close(slave)
    os.close(master)


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(flash_board, "ANSWER_S", 0.5)


def test_a_port_that_somebody_uses(line, capsys):
    with serial.Serial(line[1], exclusive=True):
        assert flash.main(["--port", line[1]]) == flash_board.NO_PORT
    assert "is busy: close what else talks to the board (Thonny" in capsys.readouterr().err


def test_a_port_that_one_may_not_use(monkeypatch):
    def refuse(*_, **__):
        raise serial.SerialException(13, "Permission denied")

    monkeypatch.setattr(serial, "Serial", refuse)
    assert "usermod -a -G dialout" in flash_board.why_closed("/dev/ttyACM0")


def test_nothing_answers(line, hasty, capsys):
    assert flash.main(["--port", line[1]]) == flash_board.NO_REPL == 5
    assert "answers as MicroPython does. If it has none: get the image" in capsys.readouterr().err


STUBBORN = b"""
import time
while True:
    try:
        while True:
            print("still here")
            time.sleep(0.02)
    except KeyboardInterrupt:
        pass
"""


def test_a_program_that_does_not_stop(tmp_path, hasty, capsys):
    image = tmp_path / "flash.img"
    image.write_bytes(image_of({"main.py": STUBBORN}))
    with PortBoard(image) as board:
        assert board.wait_for(b"still here")
        assert flash.main(["--port", board.port]) == flash_board.NO_REPL
    said = capsys.readouterr()
    assert "does not stop on Ctrl-C. Unplug it, hold A" in said.err
    assert said.out == ""


@pytest.mark.parametrize(
    ("facts", "code", "said"),
    [
        (("circuitpython", (9, 2, 1), "Pico", 517), 5, "runs circuitpython 9.2.1, not MicroPyth"),
        (("micropython", (1, 23, 0), "Pico", 0x1306), 6, "MicroPython 1.23.0 on the board is too"),
        (("micropython", (1, 24, 0), "Pico", 0x1206), 6, "reads mpy 6.2, and the console is 6.3"),
        (("micropython", (2, 0, 0), "Pico", 0x1007), 6, "reads mpy 7.0"),
        (("micropython", (1, 26, 1), "Web", 0x0306), 6, "Web runs no native code"),
        (("micropython", (1, 26, 1), "New", 0x3F06), 6, "reads mpy 6.3"),
    ],
)
def test_a_board_that_cannot_run_it(facts, code, said):
    with pytest.raises(Trouble) as trouble:
        flash_board.read_facts(repr(facts) + "\r\n")
    assert trouble.value.code == code
    assert said.replace("console is 6.3", "console is compiled as 6.3") in str(trouble.value)


def test_a_board_that_can_run_it():
    facts = flash_board.read_facts("('micropython', (1, 26, 1), 'Pico with RP2040', 4870)\r\n")
    assert (facts.march, str(facts)) == (
        "armv6m", "Pico with RP2040, MicroPython 1.26.1, mpy 6.3",
    )  # fmt: skip
    assert flash_board.read_facts("('micropython', (1, 26, 1), 'Pico 2', 7942)").march == (
        "armv7emsp"
    )


def test_what_answers_something_else():
    with pytest.raises(Trouble) as trouble:
        flash_board.read_facts("login: ")
    assert trouble.value.code == flash_board.NO_REPL


# What lies on the board and is in the way: {path: (bytes or FOLDER, SHA-256)}.
FILES = {"boot.py": b"b", "main.py": b"m", "update.mpy": b"u", "engine_mpy/console.mpy": b"c"}
OURS = {path: (len(data), flash_pack.digest(data)) for path, data in FILES.items()}
FOLDERS = {"engine_mpy": (flash_plan.FOLDER, "")}


def refused(files, manifest, free=300, replace=False):
    found = flash_plan.Found(FOLDERS | files, manifest, free=free)
    plan = flash_plan.make(FILES, found)
    try:
        flash.refuse(plan, FILES, found, 1000, replace)
    except Trouble as trouble:
        assert trouble.code == flash_board.NO_ROOM == 7
        return str(trouble)
    return ""


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, ""),
        ({"notes.txt": (5, ""), "engine_mpy/more.mpy": (5, "00")}, ""),
        ({"engine_mpy/console.py": (5, "00")}, "console.py would be taken instead of engine_mpy"),
        ({"engine_mpy/console": (-1, "")}, "mpremote rm -r :engine_mpy/console"),
        ({"update.py": (5, "00")}, "update.py would be taken instead of update.mpy"),
        ({"main.py": (-1, "")}, "In the way, a folder where a file belongs"),
        ({"engine_mpy": (3, "")}, "In the way"),
    ],
)
def test_what_is_in_the_way(more, said):
    if not said:
        assert refused(OURS | more, list(FILES)) == ""
    assert said in refused(OURS | more, list(FILES))


def test_a_py_that_was_ours_goes_and_is_not_in_the_way():
    stale = {"engine_mpy/console.py": (5, "00")}
    assert refused(OURS | stale, [*FILES, *stale]) == ""


def test_another_program_is_not_overwritten():
    other = OURS | {"main.py": (5, "00")}
    assert refused(other, list(FILES)) == ""
    assert "Another program is on the board: main.py. Keep a copy" in refused(other, [])
    assert refused(other, [], replace=True) == ""


def test_too_little_room():
    other = OURS | {"main.py": (5, "00"), "film.bin": (900_000, "")}
    said = refused(other, list(FILES), free=3)
    assert "KB are needed" in said and "12 are free" in said and "film.bin" in said
    assert "--in-parts" in said and "1,408 KB" in said


def test_a_full_disk_or_another_exception_on_the_board():
    full = flash.failed("Traceback:\n  File ...\nOSError: 28\n")
    assert full.code == flash_board.NO_ROOM and "run `make flash` again" in str(full)
    other = flash.failed("Traceback:\nMemoryError: memory allocation failed")
    assert other.code == flash_board.DAMAGED and "MemoryError" in str(other)
    assert "run `make flash` again" in str(other)


@pytest.mark.parametrize(
    ("trouble", "code", "said"),
    [
        ("damaged", 9, "not what was sent (damaged). The old version stays"),
        ("missing boot.py", 9, "(missing boot.py)"),
        ("hidden update.py", 7, "update.py hides ours: mpremote rm :update.py"),
        ("room 90 80", 7, "90 KB are needed while the old version is still there, 80 are free"),
    ],
)
def test_what_the_board_refuses(trouble, code, said):
    refused = flash.not_switched(trouble)
    assert refused.code == code and said in str(refused)


@pytest.fixture
def board(tmp_path):
    image = tmp_path / "flash.img"
    image.write_bytes(image_of({}))
    with PortBoard(image) as board:
        assert board.wait_for(b">>> ")
        yield board


@pytest.fixture
def small(monkeypatch):
    """A console of a few files, whose main.py is what the test says."""

    def with_main(source):
        files = {name: device.device_files(MARCH)[name] for name in ("boot.py", "update.mpy")}
        monkeypatch.setattr(flash, "device_files", lambda march: files | {"main.py": source})

    return with_main


def test_what_arrives_is_not_what_was_sent(board, small, monkeypatch, capsys):
    small(b"print(1)")
    encode = flash.base64.b64encode
    monkeypatch.setattr(
        flash, "base64", SimpleNamespace(b64encode=lambda d: encode(d[:50] + b"?" + d[51:]))
    )
    assert flash.main(["--port", board.port]) == flash_board.DAMAGED == 9
    assert "is not what was sent (damaged). The old version stays" in capsys.readouterr().err
    assert update.PACK not in files_of(board.image.read_bytes())


def test_a_console_that_does_not_start(board, small, capsys):
    small(b"import nothing_of_that_name\n")
    assert flash.main(["--port", board.port, "--wait", "1"]) == flash_board.NOT_READY == 10
    said = capsys.readouterr().err
    assert "did not say `console ready" in said and "nothing_of_that_name" in said
    assert "hold A for safe mode" in said


def test_a_hand_made_py_beside_ours_is_refused_on_the_board(board, small, capsys):
    small(b"print(1)")
    board.cut()
    board.image.write_bytes(image_of({"update.py": b"x = 1"}))
    with PortBoard(board.image) as again:
        assert again.wait_for(b">>> ")
        assert flash.main(["--port", again.port]) == flash_board.NO_ROOM
        assert files_of(again.image.read_bytes()) == {"update.py": b"x = 1"}
    assert "mpremote rm -r :update.py" in capsys.readouterr().err


def test_a_console_that_does_not_compile(board, monkeypatch, capsys):
    def broken(march):
        raise device.CompileError(f"x.py does not compile for {march}: SyntaxError")

    monkeypatch.setattr(flash, "device_files", broken)
    assert flash.main(["--port", board.port]) == flash_board.NO_FILES == 11
    assert "x.py does not compile for x64" in capsys.readouterr().err


def test_stopped_by_ctrl_c(board, monkeypatch, capsys):
    def stop(march):
        raise KeyboardInterrupt

    monkeypatch.setattr(flash, "device_files", stop)
    assert flash.main(["--port", board.port]) == flash_board.LOST == 8
    assert "run `make flash` again to finish" in capsys.readouterr().err


def test_an_error_on_the_board_is_told_without_a_traceback_of_ours(
    board, small, tmp_path, monkeypatch, capsys
):
    small(b"print(1)")
    (tmp_path / "survey.py").write_text("raise MemoryError('no heap')")
    monkeypatch.setattr(flash_board, "SURVEY", tmp_path / "survey.py")
    assert flash.main(["--port", board.port]) == flash_board.DAMAGED
    said = capsys.readouterr().err
    assert "MemoryError: no heap" in said and "run `make flash` again" in said
    assert files_of(board.image.read_bytes()) == {}
