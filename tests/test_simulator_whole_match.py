"""A match of each game in the window, by keys alone, from power-on to the end and the saves."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import random  # noqa: E402

import pygame  # noqa: E402
import pytest  # noqa: E402

from simulator import boot  # noqa: E402
from simulator.handheld import Handheld  # noqa: E402
from simulator.window import KEYS, Window  # noqa: E402
from simulator.witness import Witness  # noqa: E402
from simulator.world import World  # noqa: E402
from tests.newcomer import Newcomer  # noqa: E402

HELD_US = 50_000  # longer than the contacts bounce
PAUSE_US = 50_000
_OF = {button: key for key, button in reversed(KEYS.items())}


class Played(Window):
    """A window at whose keyboard a newcomer sits."""

    def __init__(self, *args, newcomer, **settings):
        super().__init__(*args, **settings)
        self.newcomer = newcomer
        self.presses = 0
        self._down = None
        self._next_us = 1_500_000

    def turn(self):
        if self.world.now_us >= self._next_us:
            self._press()
        super().turn()

    def _press(self):
        kind = pygame.KEYUP
        self._next_us = self.world.now_us + PAUSE_US
        if self._down is None:
            button = next(self.newcomer.keys, None)
            if button is None:
                self.leaving = True
                return
            self._down, kind = _OF[button], pygame.KEYDOWN
            self._next_us = self.world.now_us + HELD_US
            self.presses += 1
        pygame.event.post(pygame.event.Event(kind, key=self._down, mod=0))
        if kind == pygame.KEYUP:
            self._down = None


@pytest.mark.parametrize(
    ("game", "people"),
    [("pitaouf", 1), ("ptit_pois", 1), ("ptit_pois", 2), ("pass_pass", 1), ("pass_pass", 2),
     ("castors", 1), ("castors", 2)],
)  # fmt: skip
def test_a_newcomer_plays_a_match_to_its_end(tmp_path, game, people):
    witness = Witness()
    newcomer = Newcomer(witness, game, people, random.Random(people))
    handheld = Handheld(World())  # a virtual clock: no run depends on how busy the machine is
    with Played(handheld, tmp_path / "shots", newcomer=newcomer, mute=True) as window:
        boot.run(handheld, tmp_path, watch=witness.watch)
    assert newcomer.ended
    assert witness.result()["over"] and witness.result()["game"] == game
    print(game, people, window.presses)
    names = {path.name.partition(".")[0] for path in (tmp_path / "saves").iterdir()}
    assert f"{game}-stats" in names
