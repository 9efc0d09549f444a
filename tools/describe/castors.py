"""Gang de castors in words, for tools.describe: cards 0 to 9, SWAP, LOOK, DRAW.

Piles are "row 0" (places 0 to 3), "discard", "pile", "aside" (actions replaced at the end of a
round), "in hand" (the card drawn, or the action in play) and "waiting" (Piochers whose cards are
being drawn). The number of rounds is the number of the options.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games import castors_table as rules

FLAGS: dict[str, int] = {}
VARIANTS = [(seats, options) for seats in range(2, 7) for options in (0, 2)]

PHASES = (
    "look at first and fourth", "choose", "drawn", "drawn, first of two", "exchanging",
    "looking", "looked", "calling", "round end", "over",
)  # fmt: skip
KINDS = {
    rules.TOOK_DISCARD: "TOOK_DISCARD",
    rules.PLACED: "PLACED",
    rules.DISCARDED: "DISCARDED",
    rules.PLAYED: "PLAYED",
    rules.LOOKED_AT: "LOOKED_AT",
    rules.EXCHANGED: "EXCHANGED",
    rules.CALLED: "CALLED",
    rules.SHOWN: "SHOWN",
    rules.REPLACED: "REPLACED",
    rules.SCORED: "SCORED",
}


def card(card: int) -> str:
    """0 .. 9, SWAP, LOOK, DRAW; -- for no card; ?? for UNKNOWN."""
    if card == UNKNOWN:
        return "??"
    if card == rules.NOTHING:
        return "--"
    return ("SWAP", "LOOK", "DRAW")[card - rules.SWAP] if card >= rules.SWAP else str(card)


_HOW_MANY = [4] * 9 + [9, 9, 7, 5]
DECK = sorted(card(c) for c, n in enumerate(_HOW_MANY) for _ in range(n))


def piles(game) -> dict[str, list[str]]:
    """Every card of the deck; rows by place, the others bottom to top."""
    found = {
        f"row {seat}": [card(game.row(seat, place)) for place in range(4)]
        for seat in range(game.seats())
    }
    for name, pile in (("discard", game.discard), ("pile", game.pile), ("aside", game.aside)):
        found[name] = [card(pile.card(i)) for i in range(pile.count())]
    found["in hand"] = [card(game.held())] if game.held() != rules.NOTHING else []
    found["waiting"] = ["DRAW"] * game.waiting()
    return found


def facts(game) -> dict:
    """Phase, turn, who called, the round; and what each seat rightly knows of all rows
    (CAST-G32): a list of rows a seat, "??" where it has not seen the card that lies there."""
    return {
        "phase": PHASES[game.phase()],
        "turn": _seat(game.seat()),
        "starter": game.starter(),
        "caller": _seat(game.caller()),
        "turns": game.turns(),
        "round": game.round(),
        "rounds": game.rounds(),
        "last_round": [game.last_points(seat) for seat in range(game.seats())],
        "knows": [
            [
                [card(game.note(seat, owner, place)) for place in range(4)]
                for owner in range(game.seats())
            ]
            for seat in range(game.seats())
        ],
    }


def ending(game) -> str:
    """How it ended; for tools.selfplay."""
    return "one winner" if game.winners(bytearray(game.seats())) == 1 else "shared"


def figures(game) -> dict[str, int]:
    """Numbers of which tools.selfplay gives the mean: rounds, turns in the last one."""
    return {"rounds": game.round(), "last_turns": game.turns()}


def _seat(seat):
    return None if seat == base.NOBODY else seat


def action(game, action: int) -> str:
    """'take 3 for place 1', 'draw', 'discard DRAW', 'exchange place 0 with seat 2 place 3'."""
    if action >= rules.EXCHANGE:
        mine, other, theirs = _exchange(action)
        return f"exchange place {mine} with seat {other} place {theirs}"
    if action >= rules.LOOK_AT:
        return f"look at place {action - rules.LOOK_AT}"
    if action in (rules.THROW, rules.PLAY):
        return f"{'discard' if action == rules.THROW else 'play'} {card(game.held())}"
    if action == rules.PILE:
        return "draw"
    if action > rules.PILE:
        return f"put {card(game.held())} at place {action - rules.PLACE}"
    if action >= rules.TAKE:
        return f"take {card(game.discard.top())} for place {action - rules.TAKE}"
    if game.phase() == rules.CALLING:
        return "call the last lap" if action == rules.CALL else "do not call"
    return "go on to the next round" if game.phase() == rules.ROUND_END else "seen"


def _exchange(action):
    code = action - rules.EXCHANGE
    return code // 24, code // 4 % 6, code % 4


def event(game, kind: int, a: int, b: int, c: int) -> str:
    """What happened, in words."""
    words = {
        base.DEALT: lambda: f"round {a} is dealt",
        base.TURN: lambda: f"seat {a} acts",
        base.DREW: lambda: f"seat {a} draws {card(b)}, {c} left in the pile",
        base.SHUFFLED: lambda: f"the discard is shuffled but for its top: {a} in the pile",
        base.ROUND_OVER: lambda: f"round {a} is over",
        base.MATCH_OVER: lambda: "the match is over",
        rules.TOOK_DISCARD: lambda: f"seat {a} takes {card(b)} from the discard for place {c}",
        rules.PLACED: lambda: f"seat {a} puts the drawn card at place {b}",
        rules.DISCARDED: lambda: (
            f"{card(b)} from {'the pile' if a == base.NOBODY else f'seat {a}'} is on the discard"
        ),
        rules.PLAYED: lambda: f"seat {a} plays {card(b)}",
        rules.LOOKED_AT: lambda: f"seat {a} looks at place {b}",
        rules.EXCHANGED: lambda: f"seat {a} exchanges place {c >> 2} with seat {b} place {c & 3}",
        rules.CALLED: lambda: f"seat {a} calls the last lap{' because it must' if b else ''}",
        rules.SHOWN: lambda: f"seat {a} shows {card(c)} at place {b}",
        rules.REPLACED: lambda: f"seat {a}, place {b}: {card(c)} instead of the action",
        rules.SCORED: lambda: f"seat {a} scores {b}",
    }
    return words[kind]()


def draw(game, a: int, b: int, c: int) -> dict:
    """A DREW event: which card, to where; `left` cards stay in the pile. A card drawn when a
    round ends replaces an action."""
    to = f"row {a}" if game.phase() >= rules.ROUND_END else "in hand"
    return {"draw": card(b), "seat": a, "from": "pile", "to": to, "left": c}


def unknown(game, seat: int) -> list[int]:
    """The pile and the covered discards; until a round is scored, all rows but for what is
    shown to the seat at this moment, and what another one drew."""
    hidden = _places(game.pile) + _places(game.discard)[:-1]
    phase = game.phase()
    if phase >= rules.ROUND_END:
        return hidden
    hidden += range(rules.AT_ROWS, rules.AT_ROWS + 4 * game.seats())
    if seat != game.seat():
        return hidden + [rules.AT_HELD] * (phase in (rules.DRAWN, rules.FIRST_OF_TWO))
    own = rules.AT_ROWS + 4 * seat
    shown = {rules.PEEK: [own, own + 3], rules.LOOKED: [own + game.looked_place()]}
    return [i for i in hidden if i not in shown.get(phase, ())]


def _places(pile):
    return list(range(pile.offset + 1, pile.offset + 1 + pile.count()))


def remembered(game, seat: int) -> list[int]:
    """Of the rows what the seat has seen going there or lying there (CAST-G32)."""
    if seat == base.NOBODY:
        return []
    return [
        rules.AT_ROWS + 4 * owner + place
        for owner in range(game.seats())
        for place in range(4)
        if game.note(seat, owner, place) != UNKNOWN
    ]


def blank(game, seat: int) -> list[int]:
    """The notes of others."""
    notes = range(rules.AT_NOTES, rules.AT_NOTES + 24 * game.seats())
    return [i for i in notes if (i - rules.AT_NOTES) // 24 != seat]


def shown_by(game, after, action: int, seat: int) -> list[int]:
    """What `action`, which leads to `after`, shows to the seat, at its places before it."""
    drawn, turn = game.pile.count() - after.pile.count(), game.seat()
    if game.phase() == rules.ROUND_END:
        return []  # a new deal
    if after.phase() == rules.PEEK and seat == after.seat():
        return [rules.AT_ROWS + 4 * seat, rules.AT_ROWS + 4 * seat + 3]
    if drawn < 0:
        return _places(game.pile) + _places(game.discard)
    if after.phase() >= rules.ROUND_END:
        rows = list(range(rules.AT_ROWS, rules.AT_ROWS + 4 * game.seats()))
        return [*rows, rules.AT_HELD, *_places(game.pile)[game.pile.count() - drawn :]]
    shown = _places(game.pile)[game.pile.count() - drawn :] if seat == turn else []
    own = rules.AT_ROWS + 4 * turn
    if rules.TAKE <= action < rules.PILE:
        shown.append(own + action - rules.TAKE)
    elif rules.PLACE <= action < rules.THROW:
        shown.append(own + action - rules.PLACE)
    elif action in (rules.THROW, rules.PLAY):
        shown.append(rules.AT_HELD)
    elif rules.LOOK_AT <= action < rules.EXCHANGE and seat == turn:
        shown.append(own + action - rules.LOOK_AT)
    return shown


def may_hold(game, offset: int, card: int) -> bool:
    """Any card may lie anywhere; an action is not drawn and kept, but this one cannot tell."""
    return True


def chance(game) -> range:
    """The random words."""
    return range(game.rng.offset, game.rng.offset + game.rng.SIZE)
