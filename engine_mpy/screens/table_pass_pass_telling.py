"""What happened at a table of Pass Pass, in words: the strip, the hand-over and the log say them.

The table calls it with the number of an event. Everything told is public and the same for
everybody.
"""

from engine_mpy.games import base
from engine_mpy.games.base import NOBODY
from engine_mpy.games.pass_pass_table import (
    BANKED,
    OUT_OF_PLAY,
    PAIRS,
    PASS_PASS,
    PLAYED,
    SCORED,
    SEATS,
    TOOK,
)
from engine_mpy.games.pass_pass_trick import Majority
from engine_mpy.text import ids_pass_pass as ids
from engine_mpy.text import ids_seats

majority = Majority()
_cards = bytearray(SEATS)


def tell(line, table, number):
    """Append what event `number` says; False: it says nothing here."""
    events = table.match.game.events
    kind = events.kind(number)
    if kind == PLAYED:
        return _tell_card(line, table, number, ids.TOLD_PLAYED)
    if kind == base.TURN:
        return _tell_turn(line, table, number)
    if kind == TOOK:
        kind = _how_taken(events, number)
        return _tell_card(line, table, number, kind)
    if kind == PASS_PASS:
        kind = ids.TOLD_TWICE if events.c(number) > 1 else ids.TOLD_PASS_PASS
        table.say_name(line, events.a(number), kind)
        return True
    if kind == OUT_OF_PLAY:
        return _tell_out(line, table, number)
    if kind == base.MATCH_OVER:
        return _tell_end(line, table, events.a(number))
    return _tell_count(line, table, number)


def _tell_card(line, table, number, told):
    events = table.match.game.events
    seat = events.a(number)
    number = events.b(number)
    line.say(table.texts[told], table.seat_names[seat], number)
    return True


def _how_taken(events, number):
    if number > events.start() and events.kind(number - 1) == TOOK:
        if events.c(number - 1) == 2:  # the second of W2's cards
            return ids.TOLD_TOOK_TOO
    return ids.TOLD_TOOK


def _tell_turn(line, table, number):
    """Who begins a round; who takes when a trick is full."""
    events = table.match.game.events
    if number == events.start():
        return False
    if events.kind(number - 1) == base.DEALT:
        table.say_name(line, events.a(number), ids_seats.TOLD_STARTS)
        return True
    if events.kind(number - 1) != PLAYED:
        return False
    return _tell_majority(line, table, number)


def _tell_majority(line, table, number):
    """The colour, its sum, W1 and W2 of a trick that has just become full."""
    number = settle(table, number)
    if number < 0:
        return False
    _say_majority(line, table, majority_colour(), table.match.seats)
    line.put(b". ")
    _say_winners(line, table, number)
    return True


def settle(table, number):
    """The leader of the trick that is full before TURN event `number`, `majority` its outcome; or
    -1: there is none.
    """
    events = table.match.game.events
    number = _gather(events, number, table.match.seats)
    if number < 0:
        return -1
    majority.settle(_cards, 0, table.match.seats)
    return events.a(number)


def majority_colour():
    """Of the trick just settled, 0 violet, blue, green, yellow."""
    return _cards[majority.first] // 12


def _gather(events, number, left):
    """Gather `left` cards played before event `number`; that of the first one, -1: no such."""
    while left:
        number -= 1
        if number < events.start():
            return -1
        if events.kind(number) == PLAYED:
            left -= 1
            _cards[left] = events.b(number)
        elif events.kind(number) != base.TURN:
            return -1
    return number


def _say_majority(line, table, colour, n):
    n = majority_sum(colour, n)
    line.say(table.texts[ids.TOLD_MAJORITY], table.texts[ids.VIOLET + colour], n)


def majority_sum(colour, n):
    """Of the `n` cards of the trick just settled those of a colour, added."""
    total = 0
    while n:
        n -= 1
        if _cards[n] // 12 == colour:
            total += _cards[n] % 12 + 1
    return total


def _say_winners(line, table, leader):
    first = (leader + majority.first) % table.match.seats
    leader = (leader + majority.second) % table.match.seats
    say_two(line, table, ids.TOLD_WINNERS, first, leader)


def say_two(line, table, template, first, second):
    """A text of two names."""
    first = table.seat_names[first]
    second = table.seat_names[second]
    line.say(table.texts[template], first, second)


def _tell_out(line, table, number):
    """All of them at once, by the first: they leave in one action."""
    events = table.match.game.events
    if number > events.start() and events.kind(number - 1) == OUT_OF_PLAY:
        return False
    line.put(table.texts[ids.TOLD_OUT])
    last = number
    while last < events.total and events.kind(last) == OUT_OF_PLAY:
        if last > number:
            line.put(b", ")
        line.names.card_name(line, events.a(last), 0)
        last += 1
    return True


def _tell_end(line, table, seat):
    """A third Pass Pass is told as such, else the last round is over as any other."""
    if seat == NOBODY:
        return False
    if table.view.options() & PAIRS:
        say_two(line, table, ids.TOLD_THIRD_PAIR, seat, partner(table, seat))
    else:
        table.say_name(line, seat, ids.TOLD_THIRD)
    return True


def _tell_count(line, table, number):
    events = table.match.game.events
    if events.kind(number) == SCORED:
        _tell_scored(line, table, number)
        return True
    if events.kind(number) == BANKED:
        _tell_team(line, table, events.a(number))
        table.say_name(line, events.b(number), ids.TOLD_BANKED)
        return True
    return False


def _tell_scored(line, table, number):
    events = table.match.game.events
    table.say_name(line, events.a(number), ids.TOLD_SCORED)
    line.say(table.texts[ids.WON], events.b(number), events.c(number))


def _tell_team(line, table, pair):
    say_two(line, table, ids.TOLD_TEAM, pair, partner(table, pair))


def partner(table, seat):
    """The other member of a pair."""
    return (seat + (table.match.seats >> 1)) % table.match.seats
