"""Pitaouf by ear: the hand, the space, the path, distance and goal, where one is.

The table calls it with what was asked for; the order is in cues/README.md. It sounds what the
table's view shows and no more.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.pitaouf import (
    BRIO,
    DANGER,
    FRIDGE,
    GIVE,
    HIDDEN,
    JOKER,
    KEEP,
    NEUTRAL,
    SUCCESS,
    WALK,
    WON,
)
from engine_mpy.screens import status


def say_card(cues, card, level=cue.FOCUSED):
    """The card, behind what sounds."""
    if card >= JOKER:
        cues.card(4, 0, True, level)
    else:
        cues.card(card // 13, card % 13 + 2, True, level)


def say(table, cues, what):
    """Answer; the first cue, which says what follows, sounds already."""
    view = table.view
    if what == status.HAND:
        _hand(cues, view.hand)
    elif what == status.TABLE:
        _table(table, cues, view)
    elif what == status.OTHERS:
        _path(cues, view)
    elif what == status.SCORE:
        _score(cues, view)
    else:
        _place(table, cues, view)


def _hand(cues, hand):
    status.number(cues, hand.count())
    for i in range(hand.count()):
        say_card(cues, hand.card(i), cue.EVENTS)


def _table(table, cues, view):
    """The space, out or home, what it is and its card; how many cards are left."""
    status.number(cues, view.space())
    cues.play(cue.DOWN if view.back() else cue.UP, True)
    table.telling.sound_space(True, cue.EVENTS)
    status.marked(cues, cue.PILE, view.talon.count())


def _path(cues, view):
    """By space what was met: a danger with its card, or safe; then NONE."""
    for space in range(1, FRIDGE):
        if view.mark(space) == DANGER:
            status.marked(cues, cue.DANGER, space)
            say_card(cues, view.path(space), cue.EVENTS)
        elif view.mark(space) == NEUTRAL:
            status.marked(cues, cue.SAFE, space)
    cues.play(cue.NONE, True)


def say_space(view, cues, space):
    """What a space of the path is: DANGER and its card, SAFE, a trial and its card; or unknown."""
    mark = view.mark(space)
    if mark == HIDDEN:
        cues.card(5, 0, True)
    elif mark == NEUTRAL:
        cues.play(cue.SAFE, True)
    elif space == FRIDGE:
        cues.play(cue.FRIDGE, True)
    else:
        cues.play(cue.DANGER if mark == DANGER else cue.TURNED_UP, True)
        say_card(cues, view.path(space))


def _score(cues, view):
    """How far the cat got, of 51; with a match won the points."""
    status.number(cues, view.distance())
    if view.phase() == WON:
        status.number(cues, view.score(0))
    status.marked(cues, cue.GOAL, 51)


def _place(table, cues, view):
    """A card and its place; before the first turn what the exchange waits for."""
    if table.exchanging:
        table.exchange.say_place(cues, cue.EVENTS)
    elif table.walks():
        cues.play(cue.CAT, True)
        status.number(cues, 1)
    elif table.steps_open():
        cues.play(cue.ASK, True)
        status.number(cues, table.steps)
        status.place(cues, table.steps, table.most_steps())
    elif view.hand.count() and not view.over():
        say_card(cues, view.hand.card(table.cursor), cue.EVENTS)
        say_outcome(table, cues)
        status.place(cues, table.cursor + 1, view.hand.count())


def say_outcome(table, cues):
    """What posing would do now: BRIO, SUCCESS or DANGER with its steps, or "not playable"."""
    steps = table.most_steps()
    result = table.view.outcome(table.mask()) >> 2 if steps else 0
    if steps == 0:
        cues.play(cue.FITS_NOT, True)
        return
    if result == BRIO:
        cues.play(cue.BRIO, True)
    else:
        cues.play(cue.SUCCESS if result == SUCCESS else cue.DANGER, True)
    status.number(cues, steps)


def say_move(table, cues, action):
    """An action: walk, keep the hand, give a card for a suit, or the cards to pose."""
    hand = table.view.hand
    if action == WALK:
        cues.play(cue.CAT, True)
    elif action == KEEP:
        cues.play(cue.NONE, True)
    elif action >= GIVE:
        say_card(cues, hand.card(action - GIVE >> 2), cue.EVENTS)
        cues.suit(action & 3, True, cue.EVENTS)
    else:
        _say_posed(cues, hand, action & 31)


def _say_posed(cues, hand, mask):
    place = 0
    while mask:
        if mask & 1:
            say_card(cues, hand.card(place), cue.EVENTS)
        mask >>= 1
        place += 1
