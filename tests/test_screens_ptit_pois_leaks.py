"""Ptit Pois's table shows, says and sounds nothing that its viewer may not know.

Whole matches at random; before and after each action all that a seat may not know is moved about,
and picture, words, told lines and cues stay the same to the byte.
"""

import random

import pytest

from tests.mpy.press_ptit_pois import Play
from tests.suite import checks
from tests.table_eyes import Eyes, copy, moved_about
from tools.describe import ptit_pois as described


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_that_a_viewer_may_not_know_shows(seats):
    eyes = Eyes(Play(), seats)
    assert moved_about(eyes, described, 120, random.Random(seats)) > 100


def test_a_leak_would_be_seen():
    """The test itself: the hand of another seat, shown as if it were one's own, differs."""
    eyes = Eyes(Play(), 2)
    game = copy(eyes.table.match.game)
    viewer = game.seat()
    places = described.unknown(game, 1 - viewer)
    other = checks.other_world(game, described, 1 - viewer, places, random.Random(1))
    assert other.state != game.state
    assert eyes.sees(other, viewer) != eyes.sees(game, viewer)
