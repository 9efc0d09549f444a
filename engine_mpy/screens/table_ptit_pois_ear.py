"""Ptit Pois by ear: hand and row, table, others, score, where one is; as cues/README.md has it.

The table calls it with what was asked for. It sounds what the table's view shows and no more.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.ptit_pois_table import BONUS, CHOOSE, NOTHING
from engine_mpy.screens import status
from engine_mpy.screens import table_ptit_pois_words as words
from engine_mpy.screens.table_ptit_pois_telling import say_card


def say(table, cues, what):
    """Answer; the first cue, which says what follows, sounds already."""
    view = table.view
    if what == status.HAND:
        _hand(table, cues, view)
    elif what == status.TABLE:
        _table(table, cues, view)
    elif what == status.OTHERS:
        _others(table, cues, view)
    elif what == status.SCORE:
        _score(table, cues, view)
    else:
        _place(table, cues, view)


def _hand(table, cues, view):
    """How many, each card, then the own row."""
    _cards(cues, view.hands[table.viewer])
    cues.play(cue.TABLE, True)
    _row(cues, view, table.viewer)


def _cards(cues, hand):
    status.number(cues, hand.count())
    for i in range(hand.count()):
        say_card(cues, hand.card(i), cue.EVENTS)


def _row(cues, view, seat):
    """Both packs: the card that is up or 0, then "face down" if one is under it."""
    _pack(cues, view.shown(seat, 0), view.hidden(seat, 0))
    _pack(cues, view.shown(seat, 1), view.hidden(seat, 1))


def _pack(cues, card, hidden):
    if card == NOTHING:
        status.number(cues, 0)
    else:
        say_card(cues, card, cue.EVENTS)
    if hidden != NOTHING:
        cues.card(5, 0, True, cue.EVENTS)


def _table(table, cues, view):
    """The direction, both discards, a bonus and where, the pile, whose turn."""
    if view.phase() == CHOOSE:
        cues.play(cue.ASK, True)
    else:
        cues.play(cue.UP if view.up() else cue.DOWN, True)
    say_card(cues, view.discards[0].top(), cue.EVENTS)
    say_card(cues, view.discards[1].top(), cue.EVENTS)
    if view.phase() == BONUS:
        status.marked(cues, cue.BONUS, view.bonus_discard() + 1)
    status.marked(cues, cue.PILE, view.pile.count())
    status.turn(table, cues, view.seat())


def _others(table, cues, view):
    """Each other seat: how many cards it holds, its row."""
    for seat in range(table.match.seats):
        if seat != table.viewer:
            _seat(cues, view, seat)


def _seat(cues, view, seat):
    status.marked(cues, cue.SEAT, seat + 1)
    status.number(cues, view.hands[seat].count())
    _row(cues, view, seat)


def _score(table, cues, view):
    """Each total; the round; how many rounds, or the points that end the match."""
    status.totals(table, cues)
    status.marked(cues, cue.ROUND_NUMBER, view.round() + 1)
    status.marked(cues, cue.GOAL, view.rounds() or view.goal())


def _place(table, cues, view):
    """Of the actions which one; or the card, may it be played, its place in row and hand."""
    target = table.target()
    if target > 1:
        say_action(table, cues, target)
        status.place(cues, table.at + 1, table.targets_n)
        return
    card = table.card(table.cursor)
    if card == NOTHING:
        cues.card(5, 0, True, cue.EVENTS)
    elif table.tells() or table.cursor < 2:
        say_card(cues, card, cue.EVENTS)
        cues.play(cue.FITS if table.fits(table.cursor, target) else cue.FITS_NOT, True)
    status.place(cues, table.cursor + 1, view.hands[table.viewer].count() + 2)


def say_action(table, cues, target):
    """What an action that plays no card does; DANGER: nothing held could be played then."""
    up = table.view.up()
    if words.CHOOSE_UP == target or target == words.TURN_AND_DRAW and not up:
        cues.play(cue.UP, True)
    elif target == words.TURN_AND_DRAW or target > words.CHOOSE_UP:
        cues.play(cue.DOWN, True)
    elif target == words.DECLINE:
        cues.play(cue.BACK, True)
    else:
        status.marked(cues, cue.FLIPPED, target - words.FLIP + 1)
    if words.warns(table, table.view) and table.tells():
        cues.play(cue.DANGER, True)


def say_move(table, cues, action):
    """An action: a card and on which discard, or what else it does."""
    if action >= words.TURN_AND_DRAW:
        say_action(table, cues, action)
        return
    say_card(cues, action >> 1, cue.EVENTS)
    status.number(cues, (action & 1) + 1)
