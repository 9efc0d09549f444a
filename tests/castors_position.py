"""Positions of Gang de castors set up by hand for the tests of its rulings.

Cards are 0 .. 9, SWAP, LOOK, DRAW. A position is complete: cards that a test does not name lie at
the bottom of the pile, or, where it says so, covered on the discard.
"""

import random

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import IllegalAction
from engine_mpy.games.castors import Castors
from tests.suite import checks
from tools.describe import castors as described

NOBODY = 255


def number(name):
    """ "SWAP" -> 10."""
    actions = {"SWAP": rules.SWAP, "LOOK": rules.LOOK, "DRAW": rules.DRAW}
    return actions[name] if name in actions else int(name)


def numbers(names):
    """ "3 SWAP" -> [3, 10]."""
    return [number(n) for n in names.split()]


def cards(pile):
    """The names of a pile's cards, bottom to top."""
    return " ".join(described.card(pile.card(i)) for i in range(pile.count()))


def row(game, seat):
    """The cards of a row."""
    return " ".join(described.card(game.row(seat, place)) for place in range(4))


def notes(game, seat, owner):
    """What a seat rightly knows of a row: "3 . . 5"."""
    known = [game.note(seat, owner, place) for place in range(4)]
    return " ".join("." if n == 255 else described.card(n) for n in known)


def position(
    rows=("1 2 3 4", "5 6 7 8"),
    discard="9",
    pile="",
    *,
    turn=0,
    phase=rules.CHOOSE,
    held="",
    turns=0,
    caller=NOBODY,
    options=0,
    totals=(),
    covered_rest=False,
):
    """A match of len(rows) seats in which seat `turn` acts; see the module's docstring.

    Nobody knows anything; after `see` a seat does.
    """
    seats = len(rows)
    game = Castors()
    game.deal(1, seats, options)
    rows = [numbers(r) for r in rows]
    discard, pile, hand = numbers(discard), numbers(pile), numbers(held)
    rest = numbers(" ".join(described.DECK))
    for card in sum(rows, []) + discard + pile + hand:
        rest.remove(card)
    if covered_rest:
        discard = rest + discard
    else:
        pile = rest + pile
    s = game.state
    for i in range(rules.AT_ROWS, rules.SIZE):
        s[i] = 0
    s[rules.AT_ROWS : rules.AT_ROWS + 4 * seats] = bytes(sum(rows, []))
    for window, lie in ((game.discard, discard), (game.pile, pile)):
        for card in lie:
            window.push(card)
    s[rules.AT_PHASE], s[rules.AT_TURN], s[rules.AT_TURNS] = phase, turn, turns
    s[rules.AT_CALLER] = caller
    s[rules.AT_HELD] = hand[0] if hand else rules.NOTHING
    for seat, points in enumerate(totals):
        s[rules.AT_TOTALS + 2 * seat] = points & 255
        s[rules.AT_TOTALS + 2 * seat + 1] = points >> 8
    game.events.clear()
    return game


def see(game, seat, owner, *places):
    """Let a seat know the cards at these places of a row."""
    for place in places:
        at = rules.AT_NOTES + 24 * seat + 4 * owner + place
        game.state[at] = game.row(owner, place) + 1


def dealt(deal, seats, options=0):
    """A match as it is dealt."""
    game = Castors()
    game.deal(deal, seats, options)
    return game


def peeked(deal, seats, options=0):
    """The same when all have looked at their two cards."""
    game = dealt(deal, seats, options)
    for _ in range(seats):
        game.apply(rules.DONE)
    return game


def shuffled_match(seats, deal, options=0, call=8, draws=False, kind=Castors):
    """(game, action) before each action of a match of random choices; one in `call` of the
    turns that may end with a call do, or none; nobody takes the discard where all draw."""
    game = kind()
    game.deal(deal, seats, options)
    chance = random.Random(deal)
    for _ in range(game.LONGEST):
        if game.over():
            return
        action = chance.choice(checks.legal(game))
        if game.phase() == rules.CALLING:
            action = rules.CALL if call and chance.random() * call < 1 else rules.DONE
        if game.phase() == rules.CHOOSE and draws:
            action = rules.PILE
        yield game, action
        game.apply(action)
    raise AssertionError("a match without an end")


def exchange(mine, other, theirs):
    """The action of an Échanger: own place, the other seat, its place."""
    return rules.EXCHANGE + (mine * 6 + other) * 4 + theirs


def act(game, *actions):
    """One action after another; the game."""
    for action in actions:
        game.apply(action)
    return game


def events(game, *kinds, seat=NOBODY):
    """[(kind, a, b, c)] that `seat` may know (else: that all may know), of these kinds or all."""
    return [e for e in checks.events_of(game, seat) if not kinds or e[0] in kinds]


def refused(game, *actions):
    """None of these is legal, and trying changes nothing."""
    before = bytes(game.state), game.events.total, game.revealed
    for action in actions:
        with pytest.raises(IllegalAction):
            game.apply(action)
        assert (bytes(game.state), game.events.total, game.revealed) == before
        assert action not in checks.legal(game)
