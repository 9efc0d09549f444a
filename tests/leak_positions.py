"""Positions of a game for the leak test: from random matches, some of every phase.

A position is the state before an action, the events so far, and the action; at the end of a match
there is none. Which were drawn says `facts`.
"""

import random

from engine_mpy.games import open_game
from engine_mpy.games.events import EventRing
from engine_mpy.match.match import LOG
from tests.suite import checks
from tests.suite.script import CHOOSERS
from tools import describe

WISE = {"pitaouf": 0.97}  # how often the scripts choose: who plays at random never wins


class Position:
    """`game` and `after` are copies that hold the events up to there."""

    def __init__(self, game, action, after, options, deal):
        self.game = game
        self.action = action
        self.after = after
        self.options = options
        self.deal = deal
        self.seats = game.seats() if hasattr(game, "seats") else 1

    def facts(self, described):
        """What is worth having visited: the phase, and what the action brings."""
        found = {described.PHASES[self.game.phase()]}
        if self.after is None:
            return found | {described.ending(self.game)}
        if checks.chance_of(self.game, described) != checks.chance_of(self.after, described):
            found.add("shuffles")
        if described.PHASES[self.after.phase()] == "round end":
            found.add("scores")
        if self.after.over():
            found.add("ends")
        return found


def _with_events(game):
    copy = checks.new(game)
    copy.copy_from(game)
    copy.events = EventRing(game.events.capacity)
    copy.events.records[:] = game.events.records
    copy.events.total = game.events.total
    return copy


def match(name, seats, options, deal, seed):
    """All positions of a match: now and then what the scripts would do, else anything."""
    chance = random.Random(seed)
    game = open_game(name.encode())
    game.events = EventRing(LOG)
    game.deal(deal, seats, options)
    pick = CHOOSERS[name.encode()]
    before = _with_events(game)
    while not game.over():
        actions = checks.legal(game)
        action = chance.choice(actions)
        if chance.random() < WISE.get(name, 0.3):
            action = pick(game, bytearray(actions), len(actions))
        game.apply(action)
        after = _with_events(game)
        yield Position(before, action, after, options, deal)
        before = after
    yield Position(before, None, None, options, deal)


def sample(name, seats, options, deal, each):
    """Of one match `each` positions of every kind that it has."""
    described = describe.describe(name)
    kinds = {}
    for position in match(name, seats, options, deal, deal):
        for fact in position.facts(described):
            kinds.setdefault(fact, []).append(position)
    chance = random.Random(deal)
    found = []
    for fact in sorted(kinds):
        for position in chance.sample(kinds[fact], min(each, len(kinds[fact]))):
            if position not in found:
                found.append(position)
    return found
