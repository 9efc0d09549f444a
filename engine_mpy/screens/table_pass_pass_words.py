"""Pass Pass in words: actions, and the table for a player who does not see it.

The table and its pictures call it; hints and undo say what an action does. It sees views only.
"""

from engine_mpy.games.base import NO_ACTION, NOBODY
from engine_mpy.games.pass_pass_table import (
    BANK,
    BANKING,
    DIAMONDS,
    FIRST_TAKES,
    GO_ON,
    PLAY,
    TAKEN,
)
from engine_mpy.screens.table_pass_pass_telling import say_two
from engine_mpy.text import ids as common
from engine_mpy.text import ids_pass_pass as ids


def action_text(line, table, view, action):
    """Append an action as an infinitive: "jouer le 7 vert", "prendre le 2 bleu"."""
    if action == GO_ON:
        line.put(table.texts[ids.ACT_GO_ON])
    elif action >= BANK:
        table.say_name(line, member(view, action), ids.ACT_BANK)
    elif view.phase() == PLAY:
        line.say(table.texts[ids.ACT_PLAY], action)
    else:
        line.say(table.texts[ids.ACT_TAKE], action)


def member(view, action):
    """The seat whose points a BANK action counts."""
    return view.seat() % view.sides() + (action - BANK) * view.sides()


def say_task(line, table, view):
    """Append what is to be done now, by the viewer or by whom."""
    texts = table.texts
    phase = view.phase()
    if table.telling.running or phase > BANKING:
        line.say(texts[ids.ROUND], table.shown.round + 1)
    elif phase == BANKING:
        line.put(texts[ids.WHO_COUNTS])
    elif table.chosen() == NO_ACTION:
        table.say_name(line, view.seat(), ids.PLAYS if phase == PLAY else ids.TAKES)
    elif phase == PLAY:
        line.put(texts[ids.PLAY])
    elif completes(table, view, table.chosen()):
        line.put(texts[ids.TAKE_PASS_PASS])
    elif phase == FIRST_TAKES:
        line.put(texts[ids.TAKE_ANY])
    else:
        line.say(texts[ids.TAKE_LOW], view.need())


def completes(table, view, card):
    """Would taking this card make a Pass Pass of the viewer's?"""
    counts = table.counts
    view.count_colours(table.viewer, counts)
    own = counts[card // 12]
    for colour in range(4):
        if colour != card // 12 and counts[colour] <= own:
            return False
    return True


def where(line, table):
    """The task, the trick, who is ahead, what A would do and its place; or the page."""
    view = table.view
    table.shown.sync(view)
    say_task(line, table, view)
    line.put(b". ")
    if table.page == 3:
        _say_won(line, table)
    elif table.page or view.phase() >= BANKING:
        _say_others(line, table, 1 if table.page == 1 else 2)
    else:
        _say_trick(line, table)
    if table.page == 0 and table.chosen() != NO_ACTION:
        _say_chosen(line, table, table.chosen())


def _say_trick(line, table):
    shown = table.shown
    line.say(table.texts[ids.TRICK], min(shown.number + 1, 8)).put(b". ")
    for place in range(shown.n):
        if shown.cards[place] != TAKEN:
            _say_lying(line, table, place)
    if shown.ahead != NOBODY and table.view.phase() == PLAY:
        say_two(line, table, ids.WHERE_AHEAD, shown.ahead, shown.second)


def _say_lying(line, table, place):
    shown = table.shown
    seat = (shown.first + place) % shown.seats
    place = shown.cards[place]
    line.say(table.texts[ids.WHERE_LIES], table.seat_names[seat], place)


def _say_chosen(line, table, action):
    if action >= BANK:
        table.say_name(line, member(table.view, action))
    else:
        line.say(table.texts[ids.WHERE_CARD], action, DIAMONDS[action])
    line.say(table.texts[ids.WHERE_PLACE], table.cursor + 1, table.n)


def _say_others(line, table, page):
    line.put(table.texts[ids.HEAD_HANDS if page == 1 else ids.HEAD_WON]).put(b". ")
    for seat in range(table.match.seats):
        _say_seat(line, table, seat, page)


def _say_seat(line, table, seat, page):
    table.say_name(line, seat)
    line.put(table.texts[common.COLON])
    count(table, seat, page)
    for colour in range(4):
        line.number(table.counts[colour]).byte(32)
    say_passes(line.put(b"- "), table.view, seat)
    say_points(line.put(table.texts[ids.WHERE_PASSES]), table.view, seat)
    line.put(table.texts[ids.WHERE_POINTS])


def count(table, seat, page):
    """Count a seat's cards by colour: in the hand on page 1 (PASS-Q21), else those won."""
    if page != 1:
        table.view.count_colours(seat, table.counts)
        return
    for colour in range(4):
        table.counts[colour] = table.view.colours(seat, colour)


def say_passes(line, view, seat):
    """Append the Pass Pass of the rounds before + of this one, or all when it is counted."""
    line.number(view.banked(view.side_of(seat)))
    if not view.counted(view.side_of(seat)):
        line.byte(43).number(view.pass_pass(seat))


def say_points(line, view, seat):
    """Append the points of the rounds before + of this one, or all when it is counted."""
    line.number(view.score(seat))
    if not view.counted(view.side_of(seat)):
        line.byte(43).number(view.points(seat))


def _say_won(line, table):
    view = table.view
    say_total(line, table)
    line.put(b". ")
    for colour in range(4):
        _say_colour(line, table, view.won[table.viewer], colour)


def _say_colour(line, table, pile, colour):
    n = line.n
    line.put(table.texts[ids.VIOLET + colour]).put(table.texts[common.COLON])
    colon = line.n
    say_values(line, pile, colour)
    if line.n > colon:
        line.put(b". ")
    else:
        line.n = n


def say_total(line, table):
    """Append what the viewer's cards of this round are worth."""
    line.put(table.texts[ids.MINE])
    points = table.view.points(table.viewer)
    passes = table.view.pass_pass(table.viewer)
    line.say(table.texts[ids.WON], points, passes)


def say_team(line, table, pair):
    """Append what a pair had before this round."""
    points = table.view.score(pair)
    pair = table.view.banked(pair)
    line.say(table.texts[ids.TEAM_HAS], points, pair)


def say_values(line, pile, colour):
    """Append the values of a colour's cards in a pile."""
    n = line.n
    i = 0
    while i < pile.count():
        if pile.card(i) // 12 == colour:
            if line.n > n:
                line.byte(32)
            line.number(pile.card(i) % 12 + 1)
        i += 1
