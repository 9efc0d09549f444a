"""Gang de castors's table shows, says and sounds nothing that its viewer may not know."""

import random

import pytest

from engine_mpy.games.base import NOBODY
from engine_mpy.games.castors_table import AT_ROWS, SWAPPING
from engine_mpy.screens.seats import TURN
from engine_mpy.store.setup import CARNET
from tests.mpy.press_castors import Play
from tests.suite import checks
from tests.table_eyes import Eyes, copy, moved_about
from tools.describe import castors as described


class CastorsEyes(Eyes):
    """Puts the cursor on every choice, and takes the second half of an Échanger."""

    def sit(self, game, viewer, page):
        super().sit(game, viewer, page)
        table = self.table
        if table.stage == TURN:
            table.step = game.phase() == SWAPPING and game.pile.count() & 1
            table.cursor = game.pile.count() // 2 % table.choices()


@pytest.mark.parametrize(("seats", "wish"), [(2, 0), (3, CARNET), (6, 0)])
def test_nothing_that_a_viewer_may_not_know_shows(seats, wish):
    eyes = CastorsEyes(Play(), seats)
    for seat in range(seats):
        eyes.table.console.session.setup.wish(seat, wish)
    chance = random.Random(seats)
    assert moved_about(eyes, described, 120, chance) > 40


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_the_look_at_the_beginning_is_for_one_alone(viewer):
    eyes = CastorsEyes(Play(), 2)
    game = copy(eyes.table.match.game)
    other = copy(game)
    seat = game.seat()
    first = AT_ROWS + 4 * seat
    other.state[first] = (game.state[first] + 1) % 10
    same = eyes.sees(other, viewer) == eyes.sees(game, viewer)
    assert same == (viewer != seat)


def test_a_leak_would_be_seen():
    """The test itself: what another seat may not know, moved about, differs for this one."""
    eyes = CastorsEyes(Play(), 2)
    game = copy(eyes.table.match.game)
    viewer = game.seat()
    places = described.unknown(game, 1 - viewer)
    other = checks.other_world(game, described, 1 - viewer, places, random.Random(1))
    assert other.state != game.state
    assert eyes.sees(other, viewer) != eyes.sees(game, viewer)
