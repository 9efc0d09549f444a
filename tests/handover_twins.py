"""Two consoles that play the same match in two worlds, for recordings of a hand-over.

Before each action everything that the public cannot know is moved about on the second one. From
the moment a private screen closes until the next one opens, both must show, say and sound the
same, and their panels hold the same in memory.
"""

import importlib
import random

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.base import NOBODY
from engine_mpy.screens.keys import A, B
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.seats_console import PERSON, Table
from tests.suite import checks

DARK = bytes(1024)
MOST_FRAMES = 400  # of one recording


def described(game):
    return importlib.import_module(f"tools.describe.{game.decode()}")


class Twins:
    """Two consoles of which the second one plays in another world."""

    def __init__(self, game, persons, animation=3, deal=3, options=0):
        self.described = described(game)
        start = game, [PERSON] * persons, deal, options
        self.one = Table(animation=animation).start(*start)
        self.other = Table(animation=animation).start(*start)
        self.chance = random.Random(persons)
        self.stops = False
        self.moved = 0  # actions before which something private differed
        self.between = 0  # frames compared
        self.private = 0  # private frames that differed

    def move_about(self, action):
        """Make the second console's cards others, where neither public nor action tells them."""
        game = self.one.match.game
        after = checks.new(game)
        after.copy_from(game)
        after.apply(action)
        seat = game.seat()
        self.other.match.game.state[:] = game.state
        if after.over() or self.one.table.round_end == after.phase():
            return  # all is shown then
        places = checks.still_unknown(game, after, self.described, action, NOBODY)
        kept = {*self.described.unknown(after, NOBODY)}
        world = checks.other_world(game, self.described, NOBODY, places, self.chance)
        for i in self.described.chance(game):
            world.state[i] = game.state[i]
        if action not in checks.legal(world) or not kept:
            return
        public = checks.view_of(game, NOBODY)
        assert checks.view_of(world, NOBODY).state == public.state, "the public view leaks"
        assert all(public.state[i] == UNKNOWN for i in self.described.unknown(game, NOBODY))
        self.other.match.game.state[:] = world.state
        self.moved += checks.view_of(world, seat).state != checks.view_of(game, seat).state

    def act(self, action=None):
        """An action of the person who looks, then frames until somebody may look again."""
        action = self.one.choose(self.chance) if action is None else action
        self.move_about(action)
        for console in (self.one, self.other):
            console.table.look()
            console.console.stack.dirty = True
            console.frame()
        self.private += self.one.seen() != self.other.seen()
        for console in (self.one, self.other):
            console.table.act(action)
        self.record()

    def record(self):
        """Compare every frame in which nobody's private screen is open; `stops`: up to the
        hand-over, else until somebody opens his."""
        for frames in range(MOST_FRAMES):
            table = self.one.table
            if self.one.top is not table or (table.stage == TURN and not table.telling.running):
                return
            waits = table.stage in (HANDOVER, ROUND) and not table.telling.running
            if self.stops and frames > 2 and waits and table.viewer == NOBODY:
                return
            press = A if self.chance.randrange(6) == 0 else -1
            press = -1 if self.stops and waits else press
            opens = table.stage == HANDOVER and press == A
            closed = table.viewer == NOBODY
            for console in (self.one, self.other):
                console.frame(press)
            if opens:
                return
            if self.one.table.viewer != NOBODY:
                continue
            self.between += 1
            assert self.one.seen() == self.other.seen()
            if not closed:
                assert self.one.display.memories[0] == DARK, "the panel still holds something"
        raise AssertionError("nobody's turn comes")

    def undo(self):
        """At a hand-over, both agreeing: back to the one who acted, by the pause."""
        for key in (B, 1, A):
            for console in self.both:
                console.frame(key)
            assert self.one.seen() == self.other.seen()

    @property
    def both(self):
        return self.one, self.other

    def sit(self, position):
        """Both at a position of another match; the person in turn says that it is him."""
        for console in self.both:
            match, game = console.match, position.game
            console.session.new(position.deal, position.options, position.seats, bytes(6))
            match.game.state[:] = match.base[:] = game.state
            match.based = True
            console.play().frame()
            if console.table.stage == HANDOVER:
                console.frame(A)

    def play(self, actions):
        self.record()
        for _ in range(actions):
            if self.one.top is not self.one.table:
                break
            if self.one.table.stage == TURN:
                self.act()
            else:
                self.record()
        return self
