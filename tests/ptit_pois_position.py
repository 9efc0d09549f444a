"""Positions of Ptit Pois set up by hand for the tests of its rulings.

Cards are R7 Y10 B1 O3 G9 V2; a row is two packs "hidden/up", - where no card lies: "R3/B4 -/Y2".
A position is complete: cards that a test does not name lie at the bottom of the pile, or, where
it says so, covered on the first discard.
"""

import random

from engine_mpy.games import ptit_pois_table as rules
from engine_mpy.games.ptit_pois import PtitPois
from engine_mpy.games.ptit_pois_table import TURN_AND_DRAW
from tests.suite import checks

NOBODY = 255


def number(name):
    """ "Y10" -> 19."""
    return rules.NOTHING if name == "-" else "RYBOGV".index(name[0]) * 10 + int(name[1:]) - 1


def name(card):
    """19 -> "Y10"."""
    return "-" if card == rules.NOTHING else f"{'RYBOGV'[card // 10]}{card % 10 + 1}"


def numbers(names):
    """ "R7 Y10" -> [6, 19]."""
    return [number(n) for n in names.split()]


def cards(pile):
    """The names of a pile's cards, bottom to top."""
    return " ".join(name(pile.card(i)) for i in range(pile.count()))


def row(game, seat):
    """The row of a seat: "R3/B4 -/Y2"."""
    packs = [(game.hidden(seat, pack), game.shown(seat, pack)) for pack in range(2)]
    return " ".join(f"{name(hidden)}/{name(shown)}" for hidden, shown in packs)


def position(
    hands=("R1 R2", "B1 B2"),
    rows=("Y1/Y2 Y3/Y4", "B3/B4 B5/B6"),
    discards=("R5", "G5"),
    pile="",
    *,
    up=True,
    turn=0,
    phase=rules.ACT,
    options=0,
    turns=0,
    totals=(),
    covered_rest=False,
):
    """A match of len(hands) seats in which seat `turn` acts; see the module's docstring."""
    seats = len(hands)
    game = PtitPois()
    game.deal(1, seats, options)
    deck = sorted(c for c in range(60) if not left_out(seats, c))
    packs = [[numbers(p.replace("/", " ")) for p in r.split()] for r in rows]
    hands, discards, pile = (
        [numbers(h) for h in hands],
        [numbers(d) for d in discards],
        numbers(pile),
    )
    lain = [c for r in packs for p in r for c in p if c != rules.NOTHING]
    named = lain + sum(hands, []) + sum(discards, []) + pile
    assert len(named) == len(set(named)), "a card twice"
    assert set(named) <= set(deck), "a card that is not played with"
    rest = [c for c in deck if c not in named]
    if covered_rest:
        discards[0] = rest + discards[0]
    else:
        pile = rest + pile
    _write(game, hands, packs, discards, pile)
    s = game.state
    s[rules.AT_UP], s[rules.AT_TURN], s[rules.AT_PHASE] = up, turn, phase
    s[rules.AT_TURNS], s[rules.AT_TURNS + 1] = turns & 255, turns >> 8
    for seat, points in enumerate(totals):
        s[rules.AT_TOTALS + 2 * seat] = points & 255
        s[rules.AT_TOTALS + 2 * seat + 1] = points >> 8
    game.events.clear()
    return game


def left_out(seats, card):
    """POIS-P1, said once more."""
    return (card >= 50 and seats < 5) or (30 <= card < 40 and seats < 4)


def _write(game, hands, packs, discards, pile):
    s = game.state
    for i in range(rules.AT_ROWS, rules.SIZE):
        s[i] = 0
    for i in range(24):
        s[rules.AT_ROWS + i] = rules.NOTHING
    for seat, row in enumerate(packs):
        s[rules.AT_ROWS + 4 * seat : rules.AT_ROWS + 4 * seat + 4] = bytes(sum(row, []))
    for window, held in zip(
        [*game.hands, *game.discards, game.pile],
        [*map(sorted, hands), *[[]] * (6 - len(hands)), *discards, pile],
        strict=True,
    ):
        for card in held:
            window.push(card)


def dealt(deal, seats, options=0):
    """A match as it is dealt."""
    game = PtitPois()
    game.deal(deal, seats, options)
    return game


def shuffled_match(seats, deal, options=0):
    """(game, action) before each action of a match of random choices."""
    game = dealt(deal, seats, options)
    chance = random.Random(deal)
    for _ in range(game.LONGEST):
        if game.over():
            return
        action = chance.choice(checks.legal(game))
        yield game, action
        game.apply(action)
    raise AssertionError("the match does not end")


def hoarded_match(seats, deal):
    """The game after each action of one round in which everybody draws whenever he may."""
    game = dealt(deal, seats, 1)
    for _ in range(game.LONGEST):
        if game.over():
            return
        actions = checks.legal(game)
        game.apply(TURN_AND_DRAW if TURN_AND_DRAW in actions else actions[-1])
        yield game
    raise AssertionError("the round does not end")


def play(game, card, discard=0):
    """Play a card, by name."""
    game.apply(number(card) * 2 + discard)


def plays(game):
    """The legal plays: "R7 on 0", ..."""
    return [f"{name(a >> 1)} on {a & 1}" for a in checks.legal(game) if a < TURN_AND_DRAW]


def others(game):
    """The legal actions that are no plays."""
    return [a for a in checks.legal(game) if a >= TURN_AND_DRAW]


def events(game, *kinds, seat=NOBODY):
    """[(kind, a, b, c)] that `seat` may know (else: that all may know), of these kinds or all."""
    return [e for e in checks.events_of(game, seat) if not kinds or e[0] in kinds]
