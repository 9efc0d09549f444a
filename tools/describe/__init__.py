"""A game in words: names for its cards, piles, actions and events, in English.

tools.transcript and the tests call `describe`; the console never does (its texts are in
engine_mpy/text). One module a game, each with the same names:

    DECK                       the name of every card, as often as it is in the deck, sorted
    FLAGS                      {name on the command line: option bit}
    VARIANTS                   [(seats, options)]: what the tests play
    card(card)                 the name of a card: "7S"; "??" for UNKNOWN
    piles(game)                {name: [card, ...]}, every card of the deck, bottom to top
    facts(game)                {name: value}: what is public and no pile
    action(game, action)       an action in words, before it is done
    event(game, kind, a, b, c) what happened, in words
    draw(game, a, b, c)        {"draw": card, "seat": .., "from": pile, "to": pile} of a DREW event
    unknown(game, seat)        [offset]: the bytes of the state with a card that the seat may not
                               know
    may_hold(game, offset, card)
                               may the rules have put this unknown card there, for what is known?
    chance(game)               the range of the random words in the state

And, where tools.selfplay is to count more than wins and scores:

    ending(game)               how a finished match ended, in a word or two
    figures(game)              {name: number} of a finished match, to take the mean of

Where cards of a kind are alike (so that none can be followed by its name) and the state holds
what each seat has seen, three more:

    remembered(game, seat)     those of `unknown` with a card that the seat has rightly seen
    blank(game, seat)          [offset]: what others have seen, 0 in this seat's view
    shown_by(game, after, action, seat)
                               [offset]: the cards that `action` shows to the seat, where they
                               lay before it

Places and seats count from 0; piles are bottom to top.
"""

from importlib import import_module
from pathlib import Path

from engine_mpy.games import base

_COMMON = {
    base.DEALT: "DEALT",
    base.TURN: "TURN",
    base.DREW: "DREW",
    base.SHUFFLED: "SHUFFLED",
    base.ROUND_OVER: "ROUND_OVER",
    base.MATCH_OVER: "MATCH_OVER",
}


def names() -> list[str]:
    """The games that can be described."""
    return sorted(p.stem for p in Path(__file__).parent.glob("*.py") if p.stem != "__init__")


def describe(name: str):
    """The module that describes the game called `name`; ValueError for a name that is none."""
    if name not in names():
        raise ValueError(f"no such game: {name!r}; choose one of: {', '.join(names())}")
    return import_module(f"tools.describe.{name}")


def kind_name(game, kind: int) -> str:
    """The name of an event kind as it is written in base.py or in the game's module."""
    if kind in _COMMON:
        return _COMMON[kind]
    return import_module(f"tools.describe.{game.NAME.decode()}").KINDS[kind]


def audience_name(audience: int) -> str:
    """Who may know an event."""
    return "everyone" if audience == 255 else f"seat {audience}"


def count(number: int, thing: str) -> str:
    """'1 step', '2 steps'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
