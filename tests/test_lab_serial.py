"""The lab's serial line: programs by the raw REPL, and a port that mpremote takes for real."""

import subprocess
import sys

import pytest

from simulator.lab.lab import Lab
from simulator.lab.pty import Pty
from simulator.lab.serial import SerialError


@pytest.fixture(scope="module")
def bare(pico_image):
    lab = Lab(pico_image)
    lab.serial.expect(b">>> ", 3000)
    return lab


def test_a_program_runs_and_its_error_comes_back(bare):
    bare.serial.interrupt()
    assert bare.serial.execute("import os\nprint(os.listdir())\nprint('x' * 900)").endswith("x\n")
    with pytest.raises(SerialError, match="ZeroDivisionError"):
        bare.serial.execute("1 // 0")
    bare.serial.leave()


def test_mpremote_puts_a_file_on_the_chip(bare, tmp_path):
    (tmp_path / "note.txt").write_bytes(bytes(range(256)) * 8)
    before = bare.flash.writes
    with Pty(bare) as line:
        command = [sys.executable, "-m", "mpremote", "connect", line.path]
        command += ["cp", str(tmp_path / "note.txt"), ":note.txt", "+", "sha256sum", ":note.txt"]
        done = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        line.serve(lambda: done.poll() is not None, 60)
        said = done.communicate()[0].decode()
    assert done.returncode == 0, said
    assert bare.flash.writes > before
    assert bare.files()["note.txt"] == (tmp_path / "note.txt").read_bytes()
