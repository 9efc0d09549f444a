"""Pass Pass by ear: hand, trick, others, score, where one is; as cues/README.md has it.

The table calls it with what was asked for. It sounds what the table's view shows and no more.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.cues.score import DIAMOND
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pass_pass_table import BANK, BANKING, DIAMONDS, GO_ON, PLAY, TAKEN
from engine_mpy.screens import status
from engine_mpy.screens.table_pass_pass_words import count, member

_COLOURS = b"\5\2\4\1"  # violet, blue, green, yellow in the cues' order


def say_card(cues, card, level=cue.FOCUSED):
    """Value, diamonds, colour, behind what sounds."""
    value = card % 12 + 1 + DIAMOND * DIAMONDS[card]
    cues.colour_card(_COLOURS[card // 12], value, True, level)


def say_colour(cues, colour):
    """A colour by itself, behind what sounds."""
    return cues.colour(_COLOURS[colour], True)


def say(table, cues, what):
    """Answer; the first cue, which says what follows, sounds already."""
    view = table.view
    if what == status.HAND:
        _hand(cues, view.hands[table.viewer])
    elif what == status.TABLE:
        _table(table, cues, view)
    elif what == status.OTHERS:
        _others(table, cues, view)
    elif what == status.SCORE:
        _score(table, cues, view)
    else:
        _place(table, cues, view)


def _hand(cues, hand):
    status.number(cues, hand.count())
    for i in range(hand.count()):
        say_card(cues, hand.card(i), cue.EVENTS)


def _table(table, cues, view):
    """The number of the trick, each card that lies there after its seat, whose turn."""
    status.number(cues, min(view.trick_number() + 1, 8))
    for i in range(view.trick.count()):
        _lying(cues, view, i)
    if view.phase() > PLAY and view.phase() < BANKING:
        cues.play(cue.SUCCESS, True)  # it is taken from now
    status.turn(table, cues, view.seat())


def _lying(cues, view, place):
    if view.trick.card(place) != TAKEN:
        status.marked(cues, cue.SEAT, (view.leader() + place) % view.seats() + 1)
        say_card(cues, view.trick.card(place), cue.EVENTS)


def _others(table, cues, view):
    """Each seat: the colours of its hand, then of what it won: violet, blue, green, yellow."""
    for seat in range(view.seats()):
        _seat(table, cues, seat)


def _seat(table, cues, seat):
    status.marked(cues, cue.SEAT, seat + 1)
    count(table, seat, 1)
    _counts(cues, table.counts)
    cues.play(cue.TABLE, True)
    count(table, seat, 2)
    _counts(cues, table.counts)


def _counts(cues, counts):
    for colour in range(4):
        status.number(cues, counts[colour])


def _score(table, cues, view):
    """Each seat: points and Pass Pass with those of this round; the round; three Pass Pass."""
    for seat in range(table.match.seats):
        _total(cues, view, seat)
    status.marked(cues, cue.ROUND_NUMBER, view.round() + 1)
    status.marked(cues, cue.GOAL, 3)


def _total(cues, view, seat):
    status.marked(cues, cue.SEAT, seat + 1)
    if view.counted(view.side_of(seat)):
        status.number(cues, view.score(seat))
        status.number(cues, view.banked(view.side_of(seat)))
    else:
        _running(cues, view, seat)


def _running(cues, view, seat):
    """With what this round brought so far."""
    status.number(cues, view.score(seat) + view.points(seat))
    status.number(cues, view.banked(view.side_of(seat)) + view.pass_pass(seat))


def _place(table, cues, view):
    """The card that A would play or take, or the seat that counts; its place."""
    action = table.chosen()
    if action == NO_ACTION or action == GO_ON:
        status.turn(table, cues, view.seat())
        return
    if action >= BANK:
        status.marked(cues, cue.SEAT, member(view, action) + 1)
    elif view.phase() != PLAY or table.tells():
        say_card(cues, action, cue.EVENTS)
    status.place(cues, table.cursor + 1, table.n)


def say_move(table, cues, action):
    """An action: the card to play or take, or the seat that counts."""
    if action < BANK:
        say_card(cues, action, cue.EVENTS)
    elif action < GO_ON:
        status.marked(cues, cue.SEAT, member(table.view, action) + 1)
