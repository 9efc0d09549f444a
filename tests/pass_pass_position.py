"""Positions of Pass Pass set up by hand for the tests of its rulings.

Cards are V7 B12 G1 Y3. A position is complete: cards that a test does not name lie aside, and out
of play when there is no more room.
"""

import random

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import NOBODY
from engine_mpy.games.pass_pass import PassPass
from tests.suite import checks

ALL_FOUR = "V1 B1 G1"  # and a yellow one makes a Pass Pass


def number(name):
    """ "B12" -> 23."""
    return "VBGY".index(name[0]) * 12 + int(name[1:]) - 1


def name(card):
    """23 -> "B12"; "-" where a card of the trick was taken."""
    return "-" if card == rules.TAKEN else f"{'VBGY'[card // 12]}{card % 12 + 1}"


def numbers(names):
    """ "V7 B12" -> [6, 23]."""
    return [number(n) for n in names.split()]


def cards(pile):
    """The names of a pile's cards, bottom to top."""
    return " ".join(name(pile.card(i)) for i in range(pile.count()))


def position(
    hands=("", "", ""),
    trick="",
    won=(),
    *,
    leader=0,
    options=0,
    round_number=0,
    trick_number=3,
    points=(),
    banked=(),
):
    """A match of len(hands) seats in the middle of a trick; the next seat plays."""
    seats = len(hands)
    game = PassPass()
    game.deal(1, seats, options)
    hands, trick = [numbers(h) for h in hands], numbers(trick)
    won = [numbers(w) for w in won]
    named = sum(hands, []) + trick + sum(won, [])
    assert len(named) == len(set(named)), "a card twice"
    rest = [c for c in range(48) if c not in named]
    s = game.state
    s[rules.AT_TRICK :] = bytes(rules.SIZE - rules.AT_TRICK)
    for seat, hand in enumerate(hands):
        for card in sorted(hand):
            game.hands[seat].push(card)
            s[rules.AT_COLOURS + 4 * seat + card // 12] += 1
    for seat, held in enumerate(won):
        for card in held:
            game.won[seat].push(card)
    for card in trick:
        game.trick.push(card)
    for i, card in enumerate(rest):
        (game.aside if i < 24 else game.out).push(card)
    s[rules.AT_LEADER] = leader
    s[rules.AT_TURN] = (leader + len(trick)) % seats
    s[rules.AT_ROUND], s[rules.AT_TRICK_NUMBER] = round_number, trick_number
    for side, total in enumerate(points):
        s[rules.AT_POINTS + side] = total
    for side, total in enumerate(banked):
        s[rules.AT_BANK + side] = total
    game.events.clear()
    return game


def tricked(trick, won=(), *, leader=0, **more):
    """A position in which `trick`, in play order from the leader, was just played."""
    played = trick.split()
    hands = [""] * len(played)
    hands[(leader - 1) % len(played)] = played[-1]
    more.setdefault("options", 1 if len(played) == 6 else 0)
    game = position(hands, " ".join(played[:-1]), won, leader=leader, **more)
    play(game, played[-1])
    return game


def dealt(deal, seats, options=0):
    """A match as it is dealt."""
    game = PassPass()
    game.deal(deal, seats, options)
    return game


def finished(points, banked, options=0, seats=None):
    """The winners of a match that ends with these totals."""
    game = position([""] * (seats or len(points)), options=options, points=points, banked=banked)
    s = game.state
    s[rules.AT_PHASE], s[rules.AT_TURN], s[rules.AT_ROUND] = rules.OVER, NOBODY, 3
    s[rules.AT_COUNTED] = 63
    return won_by(game)


def all_of(game, ask):
    """What `ask` answers for every seat."""
    return [ask(seat) for seat in range(game.seats())]


def play(game, *names):
    """Play or take cards, by name."""
    for each in names:
        game.apply(number(each))


def offered(game):
    """The legal cards by name, ascending: "V7 B12"."""
    return " ".join(name(a) for a in checks.legal(game) if a < 48)


def winners(game):
    """Seats of W1 and W2."""
    return game.winner(1), game.winner(2)


def won_by(game):
    """The seats that won the match."""
    out = bytearray(6)
    return list(out[: game.winners(out)])


def events(game, *kinds):
    """[(kind, a, b, c)] that all may know, of these kinds or all."""
    return [e for e in checks.events_of(game, NOBODY) if not kinds or e[0] in kinds]


def details(game, kind):
    """[(a, b, c)] of the events of a kind."""
    return [e[1:] for e in events(game, kind)]


def shuffled_match(seats, deal, options=0):
    """(game, action) before each action of a match of random choices; (game, None) at its end."""
    game = dealt(deal, seats, options)
    chance = random.Random(deal)
    for _ in range(game.LONGEST):
        if game.over():
            break
        action = chance.choice(checks.legal(game))
        yield game, action
        game.apply(action)
    assert game.over(), "the match does not end"
    yield game, None
