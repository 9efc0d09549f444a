"""Ptit Pois's table shows, says and sounds nothing that its viewer may not know.

Whole matches at random; before and after each action all that a seat may not know is moved about,
and picture, words, told lines and cues stay the same to the byte.
"""

import random

import pytest

from engine_mpy.draw.canvas import Canvas
from engine_mpy.games.base import NOBODY
from engine_mpy.screens.seats import TURN, WATCH
from engine_mpy.store.settings import CUE_LEVEL
from engine_mpy.text.compose import Line
from tests.mpy.press_ptit_pois import Play
from tests.suite import checks
from tools.describe import ptit_pois as described

EVERYTHING = 2  # of the cue level
MOST_ACTIONS = 120


class Eyes:
    """What can be seen, read and heard at a table by a viewer, whatever game lies there."""

    def __init__(self, seats):
        self.play = Play()
        self.play.console.settings.set(CUE_LEVEL, EVERYTHING)
        self.play.start(seats, seats, 0)
        self.table = self.play.table
        self.table.console.texts.open(b"cues")
        self.canvas = Canvas(bytearray(1024))
        self.line = Line(600)
        self.line.names = self.table.line.names

    def sit(self, game, viewer, page):
        """Sit down before `game` as one who opens the console at that moment."""
        table = self.table
        table.match.game = game
        table.viewer = viewer
        table.persons = 1 if viewer != NOBODY else 2
        table.telling.skip_all()
        table.look()
        table.stage = TURN if viewer == game.seat() and viewer != NOBODY else WATCH
        table.targets_n = 0
        if table.stage == TURN:
            table.begin_turn(table.view)
        table.page = page

    def sees(self, game, viewer, page=False):
        """Picture and words."""
        self.sit(game, viewer, page)
        self.canvas.fill(0)
        self.table.draw_table(self.canvas, self.table.view, self.table.viewer)
        self.table.where_table(self.line.clear())
        return bytes(self.canvas.frame), self.said()

    def hears(self, game, viewer):
        """What is told of the events of `game`, and how it sounds."""
        self.sit(game, viewer, False)
        heard = []
        number = self.table.match.next_event(viewer, 0)
        while number >= 0:
            self.line.clear()
            self.table.tell(self.line, number)
            heard.append(self.said())
            self.table.console.cues.stop()
            self.table.console.cues.score.clear()
            self.table.cue(number, False)
            self.table.console.cues.text(self.line.clear(), self.table.texts)
            heard.append(self.said())
            number = self.table.match.next_event(viewer, number + 1)
        return heard

    def said(self):
        return bytes(self.line.buf[: self.line.n])


def copy(game):
    other = checks.new(game)
    other.copy_from(game)
    return other


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_that_a_viewer_may_not_know_shows(seats):
    eyes = Eyes(seats)
    game = copy(eyes.table.match.game)
    chance = random.Random(seats)
    moved = 0
    for _ in range(MOST_ACTIONS):
        actions = checks.legal(game)
        if not actions:
            break
        action = chance.choice(actions)
        after = copy(game)
        after.apply(action)
        for viewer in [*range(seats), NOBODY]:
            moved += compare(eyes, game, after, action, viewer, chance)
        game = after
    assert moved > 100


def compare(eyes, game, after, action, viewer, chance):
    """Before and after `action`; was there anything to be moved about?"""
    places = checks.still_unknown(game, after, described, action, viewer)
    other = checks.other_world(game, described, viewer, places, chance)
    page = chance.random() < 0.2
    assert eyes.sees(other, viewer, page) == eyes.sees(game, viewer, page)
    if checks.chance_of(after, described) != checks.chance_of(game, described):
        for i in described.chance(game):
            other.state[i] = game.state[i]
    if action in checks.legal(other):
        later = copy(other)
        later.apply(action)
        assert eyes.hears(later, viewer) == eyes.hears(after, viewer)
        assert eyes.sees(later, viewer) == eyes.sees(after, viewer)
    return other.state != game.state


def test_a_leak_would_be_seen():
    """The test itself: the hand of another seat, shown as if it were one's own, differs."""
    eyes = Eyes(2)
    game = copy(eyes.table.match.game)
    viewer = game.seat()
    places = described.unknown(game, 1 - viewer)
    other = checks.other_world(game, described, 1 - viewer, places, random.Random(1))
    assert other.state != game.state
    assert eyes.sees(other, viewer) != eyes.sees(game, viewer)
