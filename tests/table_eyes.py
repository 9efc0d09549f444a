"""What can be seen, read and heard at a table: two worlds that a viewer cannot tell apart.

The leak tests of the tables call it: whole matches at random; before and after each action all
that a seat may not know is moved about, and nothing that it sees or hears may change.
"""

from engine_mpy.draw.canvas import Canvas
from engine_mpy.games.base import NOBODY
from engine_mpy.screens.seats import TURN, WATCH
from engine_mpy.store.settings import CUE_LEVEL
from engine_mpy.text.compose import Line
from tests.suite import checks

EVERYTHING = 2  # of the cue level


class Eyes:
    """A viewer at the table of any game; `play` is a walk of tests/mpy/press_<game>.py."""

    def __init__(self, play, seats):
        self.play = play
        play.console.settings.set(CUE_LEVEL, EVERYTHING)
        play.start(seats, seats, 0)
        self.table = play.table
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


def moved_about(eyes, described, actions, chance):
    """Play at most `actions` at random and compare; how often something could be moved about."""
    game = copy(eyes.table.match.game)
    moved = 0
    for _ in range(actions):
        legal = checks.legal(game)
        if not legal:
            break
        action = chance.choice(legal)
        after = copy(game)
        after.apply(action)
        for viewer in [*range(game.seats()), NOBODY]:
            moved += _compare(eyes, described, (game, after, action), viewer, chance)
        game = after
    return moved


def _compare(eyes, described, step, viewer, chance):
    """Before and after an action; was there anything to be moved about?"""
    game, after, action = step
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
