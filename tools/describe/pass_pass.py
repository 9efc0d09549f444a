"""Pass Pass in words, for tools.describe: cards V7 B12 G1 Y3 (violet, blue, green, yellow), piles
"hand 0", "trick" (what still lies there, in play order), "won 0", "aside", "out".

Sides keep the totals: in pairs, side 0 is seats 0 and 2, or 0 and 3 of six.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games import pass_pass_table as rules
from tools.describe import count

FLAGS = {
    "pairs": rules.PAIRS,
    "upper-0-speaks": rules.UPPER_SPEAKS,
    "upper-1-speaks": rules.UPPER_SPEAKS << 1,
    "upper-2-speaks": rules.UPPER_SPEAKS << 2,
}
VARIANTS = [(3, 0), (4, 0), (5, 0), (4, 1), (4, 5), (6, 1), (6, 11)]

PHASES = ("play", "first takes", "second takes", "banking", "round end", "over")
COLOURS = ("violet", "blue", "green", "yellow")
KINDS = {
    rules.PLAYED: "PLAYED",
    rules.TOOK: "TOOK",
    rules.PASS_PASS: "PASS_PASS",
    rules.OUT_OF_PLAY: "OUT_OF_PLAY",
    rules.SCORED: "SCORED",
    rules.BANKED: "BANKED",
}


def card(card: int) -> str:
    """V7 B12 G1 Y3; -- where a card was taken; ?? for UNKNOWN."""
    if card == UNKNOWN:
        return "??"
    if card == rules.TAKEN:
        return "--"
    return f"{'VBGY'[rules.colour_of(card)]}{rules.value_of(card)}"


DECK = sorted(card(c) for c in range(48))


def piles(game) -> dict[str, list[str]]:
    """Hands, the trick without what was taken, cards won, aside, out of play."""
    found = {}
    for seat in range(game.seats()):
        found[f"hand {seat}"] = _cards(game.hands[seat])
        found[f"won {seat}"] = _cards(game.won[seat])
    found["trick"] = [c for c in _cards(game.trick) if c != "--"]
    found["aside"] = _cards(game.aside)
    found["out"] = _cards(game.out)
    return found


def _cards(pile):
    return [card(pile.card(i)) for i in range(pile.count())]


def facts(game) -> dict:
    """What is public and no pile: whose turn, the colours of the hands, points, Pass Pass."""
    seats = range(game.seats())
    return {
        "phase": PHASES[game.phase()],
        "turn": _seat(game.seat()),
        "leader": game.leader(),
        "round": game.round(),
        "trick_number": game.trick_number(),
        "first": _seat(game.winner(1)),
        "second": _seat(game.winner(2)),
        "need": game.need(),
        "colours": [
            {COLOURS[colour]: game.colours(seat, colour) for colour in range(4)} for seat in seats
        ],
        "side": [game.side_of(seat) for seat in seats],
        "round_points": [game.points(seat) for seat in seats],
        "round_pass_pass": [game.pass_pass(seat) for seat in seats],
        "banked_points": [game.score(side) for side in range(game.sides())],
        "banked_pass_pass": [game.banked(side) for side in range(game.sides())],
        "third": _seat(game.third()),
    }


def _seat(seat):
    return None if seat == base.NOBODY else seat


def ending(game) -> str:
    """How it ended; for tools.selfplay."""
    if game.third() != base.NOBODY:
        return "third Pass Pass"
    sides = {game.side_of(seat) for seat in _winners(game)}
    return "points" if len(sides) == 1 else "shared"


def _winners(game):
    out = bytearray(game.seats())
    return out[: game.winners(out)]


def figures(game) -> dict[str, int]:
    """Numbers of which tools.selfplay gives the mean: finished rounds."""
    return {"rounds": game.round()}


def action(game, action: int) -> str:
    """'play V7', 'take B12 first', 'take G1 second', 'bank seat 2', 'go on to the next round'."""
    if action == rules.GO_ON:
        return "go on to the next round"
    if action >= rules.BANK:
        return f"bank seat {game.side_of(game.seat()) + game.sides() * (action - rules.BANK)}"
    if game.phase() == rules.PLAY:
        return f"play {card(action)}"
    return f"take {card(action)} {'first' if game.phase() == rules.FIRST_TAKES else 'second'}"


def event(game, kind: int, a: int, b: int, c: int) -> str:
    """What happened, in words."""
    words = {
        base.DEALT: lambda: f"round {a} is dealt",
        base.TURN: lambda: f"seat {a} acts",
        base.ROUND_OVER: lambda: f"round {a} is over",
        base.MATCH_OVER: lambda: "the match is over" + _by_third(a),
        rules.PLAYED: lambda: f"seat {a} plays {card(b)}",
        rules.TOOK: lambda: f"seat {a} takes {card(b)} {('first', 'second')[c - 1]}",
        rules.PASS_PASS: lambda: f"seat {a} has {b} Pass Pass this round, {c} new",
        rules.OUT_OF_PLAY: lambda: f"{card(a)} goes out of play",
        rules.SCORED: lambda: f"seat {a} scores {count(b, 'point')} and {c} Pass Pass",
        rules.BANKED: lambda: f"pair {a} banks seat {b}",
    }
    return words[kind]()


def _by_third(seat):
    return "" if seat == base.NOBODY else f": third Pass Pass of seat {seat}"


def draw(game, a: int, b: int, c: int) -> dict:
    """Nothing is drawn in Pass Pass."""
    raise ValueError("no card is drawn in Pass Pass")


def unknown(game, seat: int) -> list[int]:
    """The cards aside and in the hands of all others, to the end of the match."""
    hidden = _places(game.aside)
    for other in range(game.seats()):
        if other != seat:
            hidden += _places(game.hands[other])
    return hidden


def _places(pile):
    return list(range(pile.offset + 1, pile.offset + 1 + pile.count()))


def may_hold(game, offset: int, card: int) -> bool:
    """Aside any card; in a hand one of the colour that is known to lie there (PASS-Q21)."""
    if offset >= rules.AT_ASIDE:
        return True
    return rules.colour_of(card) == rules.colour_of(game.state[offset])


def chance(game) -> range:
    """The random words."""
    return range(game.rng.offset, game.rng.offset + game.rng.SIZE)
