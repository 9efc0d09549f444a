"""The terminal front end over a pseudo-terminal: it plays, and gives the terminal back."""

import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

termios = pytest.importorskip("termios", reason="no terminals of this kind on this system")
fcntl = pytest.importorskip("fcntl")

ROOT = Path(__file__).resolve().parents[1]
DEMO = ROOT / "tests" / "demo_main.py"
LIMIT_S = 20


class Seat:
    """The program at a terminal of our own."""

    def __init__(self, disk, columns, lines, *words):
        self.out, self.inner = os.openpty()
        fcntl.ioctl(self.inner, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.before = termios.tcgetattr(self.inner)
        self.seen = b""
        command = [sys.executable, "-m", "simulator", "--terminal", "--main", str(DEMO)]
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*command, "--disk", str(disk), *words],
            cwd=ROOT,
            stdin=self.inner,
            stdout=self.inner,
            stderr=self.inner,
            env=environment,
            start_new_session=True,
            # The terminal is the session's own, as a player's is: Ctrl-C is a signal then.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def read_until(self, pattern):
        deadline = time.monotonic() + LIMIT_S
        while not re.search(pattern, self.seen.decode(errors="replace")):
            assert time.monotonic() < deadline, self.seen[-2000:]
            assert self._read() or self.process.poll() is None, self.seen[-2000:]
        return self.seen.decode(errors="replace")

    def _read(self):
        if not select.select([self.out], [], [], 0.1)[0]:
            return False
        self.seen += os.read(self.out, 65536)
        return True

    def type(self, data):
        os.write(self.out, data)

    def wait(self):
        deadline = time.monotonic() + LIMIT_S
        while self.process.poll() is None:
            assert time.monotonic() < deadline
            self._read()  # or it blocks on a full terminal
        while self._read():
            pass
        return self.process.returncode

    def given_back(self):
        return termios.tcgetattr(self.inner) == self.before and self.seen.endswith(b"\x1b[?1049l")

    def close(self):
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self.out)
        os.close(self.inner)


@pytest.fixture
def sit(tmp_path):
    seats = []

    def sit(columns=132, lines=40, *words):
        seats.append(Seat(tmp_path, columns, lines, *words))
        return seats[-1]

    yield sit
    for seat in seats:
        seat.close()


def last(tmp_path):
    return (tmp_path / "last").read_text()


def test_it_plays_and_ctrl_c_ends_and_saves(sit, tmp_path):
    seat = sit()
    seat.read_until("▄{100}")
    seat.seen = b""
    seat.type(b"\x1b[C\x1b[C\x1b[C")
    # Only the lines that changed are drawn again: those of the frame are not.
    assert not re.search("▀{100}", seat.read_until("█{8}"))
    seat.type(b"\x03")
    assert seat.wait() == 0
    assert seat.given_back()
    x, y = map(int, last(tmp_path).split())
    assert (x > 64, y) == (True, 32)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_signals_give_the_terminal_back_and_save(sit, tmp_path, name):
    seat = sit()
    seat.read_until("▀{100}")
    seat.process.send_signal(getattr(signal, name))
    assert seat.wait() == 128 + getattr(signal, name)
    assert seat.given_back()
    assert last(tmp_path) == "64 32"


def test_a_failing_program_gives_the_terminal_back_before_it_says_why(sit, tmp_path):
    main = tmp_path / "main.py"
    main.write_text("import time\ntime.sleep_ms(50)\nraise ValueError('deliberate')\n")
    seat = sit(132, 40, "--main", str(main))
    assert seat.wait() == 1
    text = seat.seen.decode()
    assert termios.tcgetattr(seat.inner) == seat.before
    assert text.index("\x1b[?1049l") < text.index("ValueError: deliberate")


def test_a_small_terminal_gets_braille(sit):
    seat = sit(80, 24)
    text = seat.read_until("[⠀-⣿]{64}")
    assert "▀" not in text


def test_a_tiny_one_says_what_it_needs_and_a_larger_one_will_do(sit):
    seat = sit(40, 10)
    seat.read_until("too small: 40x10")
    fcntl.ioctl(seat.inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    seat.process.send_signal(signal.SIGWINCH)
    seat.read_until("[⠀-⣿]{64}")
    seat.type(b"\x04")
    assert seat.wait() == 0
