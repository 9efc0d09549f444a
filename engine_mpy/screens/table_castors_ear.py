"""Gang de castors by ear: the own row, the table, the others, score, where one is.

The table calls it with what was asked for; the order is in cues/README.md. It sounds what the
table's view shows and no more: a card of a row only while the rules show it, or out of the carnet
of who wishes one (CAST-G32).
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import NOBODY
from engine_mpy.games.castors_table import (
    CALLING,
    CHOOSE,
    EXCHANGE,
    LOOK_AT,
    NOTHING,
    PILE,
    ROUND_END,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.screens import status
from engine_mpy.screens.table_castors_telling import UNKNOWN, say_card


def say(table, cues, what):
    """Answer; the first cue, which says what follows, sounds already."""
    view = table.view
    if what == status.HAND:
        _row(table, cues, table.viewer)
        _held(cues, view.held())
    elif what == status.TABLE:
        _table(table, cues, view)
    elif what == status.OTHERS:
        _others(table, cues)
    elif what == status.SCORE:
        _score(table, cues, view)
    else:
        _place(table, cues, view)


def _row(table, cues, seat):
    """Four cards from the left; face down what the viewer is not shown and has not noted."""
    for place in range(4):
        _card(cues, known(table, seat, place))


def known(table, seat, place):
    """The card at a place of a row, or UNKNOWN; the carnet's only where hidden cards may sound."""
    card = table.view.row(seat, place)
    if card == UNKNOWN and table.carnet() and table.tells():
        return table.view.note(table.viewer, seat, place)
    return card


def _card(cues, card):
    if card == UNKNOWN:
        cues.card(5, 0, True, cue.EVENTS)
    else:
        say_card(cues, card, cue.EVENTS)


def _held(cues, card):
    """The card drawn, after HAND once more."""
    if card != NOTHING and card != UNKNOWN:
        cues.play(cue.HAND, True)
        say_card(cues, card, cue.EVENTS)


def _table(table, cues, view):
    """The top of the discard, the pile, who called the last lap, whose turn."""
    say_card(cues, view.discard.top(), cue.EVENTS)
    status.marked(cues, cue.PILE, view.pile.count())
    if view.caller() != NOBODY:
        status.marked(cues, cue.LAST_LAP, view.caller() + 1)
    status.turn(table, cues, view.seat())


def _others(table, cues):
    """Each other seat and its row; a carnet for the motor alone, seats too: pauses would tell."""
    cues.hush(table.hushed() and table.carnet())
    for seat in range(table.match.seats):
        if seat != table.viewer:
            status.marked(cues, cue.SEAT, seat + 1)
            _row(table, cues, seat)
    cues.hush(False)


def _score(table, cues, view):
    """Each total; the round; how many rounds."""
    status.totals(table, cues)
    status.marked(cues, cue.ROUND_NUMBER, min(view.round() + 1, view.rounds()))
    status.marked(cues, cue.GOAL, view.rounds())


def _place(table, cues, view):
    """What A would do, as moving there sounds; which choice of how many."""
    if view.phase() >= ROUND_END:
        return
    say_choice(table, cues, cue.EVENTS)
    status.place(cues, table.cursor + 1, table.choices())


def say_choice(table, cues, level=cue.FOCUSED):
    """What the cursor is on: pile or card, a place, the choice about the card drawn."""
    if table.console.settings.cue_level < level:
        return
    view = table.view
    phase = view.phase()
    place = table.in_row()
    if place >= 0:
        cues.number(place + 1, True, level)
    elif phase == SWAPPING:
        cues.play(cue.SEAT, True)
        cues.number(table.other + 1, True, level)
        cues.number(table.cursor + 1, True, level)
    elif phase == CHOOSE:
        cues.play(cue.TURNED_UP if table.cursor else cue.PILE, True)
        if table.cursor:
            say_card(cues, view.discard.top(), level)
    elif phase == CALLING:
        cues.play(cue.LAST_LAP if table.cursor else cue.CONFIRM, True)
    elif table.holds():
        cues.play(cue.TURNED_UP if table.action() == THROW else cue.PLAYED, True)


def say_move(table, cues, action):
    """An action as moving to it sounds: the pile, the discard and a place, a place, ..."""
    if action >= EXCHANGE:
        _say_exchange(cues, action - EXCHANGE)
    elif action >= LOOK_AT:
        status.number(cues, action - LOOK_AT + 1)
    elif action >= THROW:
        cues.play(cue.TURNED_UP if action == THROW else cue.PLAYED, True)
    elif action > PILE:
        status.number(cues, action - PILE)  # PLACE
    elif action == PILE:
        cues.play(cue.PILE, True)
    elif action >= TAKE:
        status.marked(cues, cue.TURNED_UP, action - TAKE + 1)
    else:
        cues.play(cue.LAST_LAP if action else cue.CONFIRM, True)


def _say_exchange(cues, code):
    status.number(cues, code // 24 + 1)
    status.marked(cues, cue.SEAT, code // 4 % 6 + 1)
    status.number(cues, (code & 3) + 1)
