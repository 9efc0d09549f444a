"""Pass Pass's table shows, says and sounds nothing that its viewer may not know.

The public colours of the hands (PASS-Q21) stay where they are when the rest is moved about.
"""

import random

import pytest

from engine_mpy.games.base import NOBODY
from engine_mpy.screens.seats import WATCH
from engine_mpy.screens.table_pass_pass import HANDS, TABLE, WON
from tests.mpy.press_pass_pass import Play
from tests.suite import checks
from tests.table_eyes import Eyes, copy, moved_about
from tools.describe import pass_pass as described

PLACES = {3: 5, 5: 3, 6: 2}  # of press_pass_pass.PLACES, by seats; six play in pairs


class Seated(Play):
    def start(self, deal, persons, bots):
        super().start(deal, PLACES[persons])


class PassPassEyes(Eyes):
    """Turns to all pages, and sees the picture behind what is told."""

    def sit(self, game, viewer, page):
        super().sit(game, viewer, False)
        table = self.table
        table.shown.sync(table.view)
        if table.at_round_end():
            table.stage = WATCH
        page = HANDS + game.trick_number() % WON if page else TABLE
        table.page = page if viewer != NOBODY else TABLE

    def hears(self, game, viewer):
        heard = super().hears(game, viewer)
        self.table.telling.running = True
        self.canvas.fill(0)
        self.table.draw_table(self.canvas, self.table.view, self.table.viewer)
        self.table.telling.running = False
        return heard, bytes(self.canvas.frame)


@pytest.mark.parametrize("seats", PLACES)
def test_nothing_that_a_viewer_may_not_know_shows(seats):
    eyes = PassPassEyes(Seated(), seats)
    assert moved_about(eyes, described, 140, random.Random(seats)) > 100


def test_a_leak_would_be_seen():
    """The test itself: the hand of another seat, shown as if it were one's own, differs."""
    eyes = PassPassEyes(Seated(), 3)
    game = copy(eyes.table.match.game)
    viewer = game.seat()
    stranger = (viewer + 1) % 3
    places = described.unknown(game, stranger)
    other = checks.other_world(game, described, stranger, places, random.Random(1))
    assert other.state != game.state
    assert eyes.sees(other, viewer) != eyes.sees(game, viewer)
    assert eyes.sees(other, viewer, True) == eyes.sees(game, viewer, True)  # their colours
