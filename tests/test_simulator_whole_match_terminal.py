"""A match of each game in the terminal, by the bytes its keys send, from power-on to the end."""

import contextlib
import os
import random
import select
import sys

import pytest

termios = pytest.importorskip("termios", reason="no terminals of this kind on this system")

from simulator import boot  # noqa: E402
from simulator.handheld import Handheld  # noqa: E402
from simulator.terminal import LEAVE, Terminal  # noqa: E402
from simulator.witness import Witness  # noqa: E402
from simulator.world import World  # noqa: E402
from tests.newcomer import Newcomer  # noqa: E402

SENT = (b"\x1b[A", b"\x1b[B", b"\x1b[D", b"\x1b[C", b"\r", b"\x7f")  # UP DOWN LEFT RIGHT A B
PAUSE_US = 150_000


class Played(Terminal):
    """A terminal at whose other end, `far`, a newcomer sits."""

    def __init__(self, *args, newcomer, far, **settings):
        super().__init__(*args, **settings)
        self.newcomer = newcomer
        self.far = far
        self.presses = 0
        self.blocks = 0
        self._next_us = 1_500_000

    def turn(self):
        if self.world.now_us >= self._next_us:
            self._next_us = self.world.now_us + PAUSE_US
            key = next(self.newcomer.keys, None)
            if key is None:
                self.leaving = True
                return
            os.write(self.far, SENT[key])
            self.presses += 1
        super().turn()
        self.blocks += read(self.far).count("▀".encode())


def read(far):
    """All that the terminal was sent since the last time."""
    found = b""
    while select.select([far], [], [], 0)[0]:
        found += os.read(far, 65536)
    return found


@contextlib.contextmanager
def own_terminal(monkeypatch):
    """The far end of a terminal that is this program's own meanwhile."""
    far, near = os.openpty()
    termios.tcsetwinsize(near, (40, 140))
    with open(near, "rb", buffering=0, closefd=False) as keys, os.fdopen(near, "w") as screen:
        monkeypatch.setattr(sys, "stdin", keys)
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setenv("COLUMNS", "140")
        monkeypatch.setenv("LINES", "40")
        yield far
    os.close(far)


@pytest.mark.parametrize(
    ("game", "people"),
    [("pitaouf", 1), ("ptit_pois", 1), ("ptit_pois", 2), ("pass_pass", 1), ("pass_pass", 2),
     ("castors", 1), ("castors", 2)],
)  # fmt: skip
def test_a_newcomer_plays_a_match_to_its_end(tmp_path, monkeypatch, game, people):
    witness = Witness()
    newcomer = Newcomer(witness, game, people, random.Random(people))
    handheld = Handheld(World())
    with own_terminal(monkeypatch) as far:
        played = Played(handheld, tmp_path / "shots", newcomer=newcomer, far=far, dots=False)
        with played as terminal:
            boot.run(handheld, tmp_path, watch=witness.watch)
        left = read(far)
    assert newcomer.ended
    assert witness.result()["over"] and witness.result()["game"] == game
    assert terminal.presses > 20 and terminal.blocks > 1000
    assert LEAVE.encode() in left  # the terminal is given back
    names = {path.name.partition(".")[0] for path in (tmp_path / "saves").iterdir()}
    assert f"{game}-stats" in names
