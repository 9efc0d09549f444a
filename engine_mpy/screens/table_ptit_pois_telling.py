"""What happens in Ptit Pois, event by event, in words with names, and as cues.

The table hands over the events that its viewer may know; nothing else is looked at.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import DEALT, DREW, NOBODY, TURN
from engine_mpy.games.ptit_pois_table import (
    BONUS_WON,
    DECLINED,
    DIRECTION,
    FLIPPED,
    HAND_LEFT,
    NO_MOVER,
    NOTHING,
    PLAYED,
    ROW_LEFT,
    SCORED,
    SHOWN,
)
from engine_mpy.text import ids_ptit_pois as ids
from engine_mpy.text import ids_seats

UNKNOWN = 255


def tell(line, table, number):
    """Append event `number`; False: not worth a word. -1: not one of Ptit Pois."""
    kind = table.match.game.events.kind(number)
    if kind == PLAYED or kind == DREW:
        return _tell_card(line, table, number)
    if kind == TURN:
        return is_first(table.match.game.events, number) and _say(
            line, table, number, ids_seats.TOLD_STARTS
        )
    if kind < PLAYED:
        return -1
    if kind >= HAND_LEFT:
        return _tell_points(line, table, number)
    return _tell_turn(line, table, number)


def _say(line, table, number, template):
    """Append a text with the name of the seat, and the card where it has a place for one."""
    line.say(table.texts[template], _name(table, number), _card(table, number))
    return True


def _name(table, number):
    return table.seat_names[table.match.game.events.a(number)]


def _card(table, number):
    events = table.match.game.events
    return events.c(number) if events.kind(number) == SHOWN else events.b(number)


def _tell_card(line, table, number):
    """A card played, from where to where; or drawn, and known to the viewer."""
    events = table.match.game.events
    i = ids.TOLD_DREW_CARD
    if events.kind(number) == PLAYED:
        i = ids.TOLD_ROW_0 if events.c(number) > 1 else ids.TOLD_PLAYED_0
        i += events.c(number) & 1
    elif events.b(number) == UNKNOWN:
        return -1
    return _say(line, table, number, i)


def _tell_turn(line, table, number):
    events = table.match.game.events
    kind = events.kind(number)
    i = ids.TOLD_DECLINED
    if kind == FLIPPED:
        return False  # SHOWN tells it
    if kind == DIRECTION:
        i = ids.TOLD_CHOSE_DOWN if chosen(events, number) else ids.TOLD_TURNED_DOWN
        i += events.b(number)
    elif kind == SHOWN:
        i = ids.TOLD_SHOWED if alone(events, number) else ids.TOLD_SWAPPED
    elif kind == BONUS_WON:
        i = ids.TOLD_BONUS
    return _say(line, table, number, i)


def is_first(events, number):
    """Is this TURN the one of who begins a round?"""
    return number > events.start() and events.kind(number - 1) == DEALT


def chosen(events, number):
    """Was this direction chosen to begin with, and not turned by action B?"""
    number -= 1
    return number > events.start() and events.kind(number) == TURN and is_first(events, number)


def alone(events, number):
    """Was the card that is SHOWN alone in its pack?"""
    return number > events.start() and events.c(number - 1) == NOTHING


def _tell_points(line, table, number):
    kind = table.match.game.events.kind(number)
    if kind == NO_MOVER:
        line.put(table.texts[ids.TOLD_TOO_LONG])
    elif kind == ROW_LEFT:
        _tell_left(line, table, number)
    elif kind == SCORED:
        _tell_scored(line, table, number)
    return kind != HAND_LEFT  # ROW_LEFT tells both


def _sum(events, number):
    return events.b(number) | events.c(number) << 8


def _tell_left(line, table, number):
    hand = _sum(table.match.game.events, number - 1)
    row = table.match.game.events.b(number)
    line.say(table.texts[ids.TOLD_LEFT], _name(table, number), hand, row)


def _tell_scored(line, table, number):
    points = _sum(table.match.game.events, number)
    seat = table.match.game.events.a(number)
    i = ids.TOLD_SCORED
    if mover(table.match.game.events, number) == seat:
        i = ids.TOLD_DOUBLE if points else ids.TOLD_ZERO
    line.say(table.texts[i], table.seat_names[seat], points)


def mover(events, number):
    """The seat that ended the round which is counted in event `number`; NOBODY: the guard did."""
    kind = events.kind(number)
    while number > events.start() and (HAND_LEFT <= kind <= SCORED or kind < PLAYED):
        number -= 1
        kind = events.kind(number)
    return NOBODY if kind == NO_MOVER or kind < PLAYED else events.a(number)


def sound(table, number, after):
    """The cue of event `number`, with what colour and number it shows; False: not one of these."""
    events = table.match.game.events
    kind = events.kind(number)
    if kind == DREW:
        # With several people all would hear what only one may know.
        if events.b(number) == UNKNOWN or not table.tells():
            return False
        table.console.cues.play(cue.DREW, after)
        table.console.cues.hush(table.hushed())
        say_card(table.console.cues, events.b(number))
        table.console.cues.hush(False)
    elif kind == PLAYED:
        _sound_card(table, number, cue.PLAYED, after)
    elif kind == SHOWN:
        turned = cue.TURNED_UP if alone(events, number) else cue.FLIPPED
        _sound_card(table, number, turned, after)
    elif kind == DIRECTION:
        table.console.cues.play(cue.UP if events.b(number) else cue.DOWN, after)
    elif kind == BONUS_WON:
        table.console.cues.play(cue.BONUS, after)
    elif kind >= DECLINED:
        _sound_end(table.console.cues, events, number, after)
    return kind > 31


def _sound_end(cues, events, number, after):
    """A bonus left; the guard; a seat with what it holds and shows, or its points."""
    kind = events.kind(number)
    if kind == DECLINED:
        cues.play(cue.BACK, after)
    elif kind == NO_MOVER:
        cues.play(cue.NONE, after)
    elif kind != HAND_LEFT and cues.marked(cue.SEAT, events.a(number) + 1, cue.FOCUSED, after):
        _sound_points(cues, events, number)


def _sound_points(cues, events, number):
    """The points of a round; or what the hand holds, and the row."""
    if events.kind(number) == SCORED:
        cues.marked(cue.SCORE, _sum(events, number))
    else:
        cues.marked(cue.HAND, _sum(events, number - 1))
        cues.marked(cue.TABLE, events.b(number))


def _sound_card(table, number, what, after):
    cues = table.console.cues
    cues.play(what, after)
    say_card(cues, _card(table, number))
    if what == cue.PLAYED:  # on which discard
        cues.number((table.match.game.events.c(number) & 1) + 1, True, cue.DETAILS)


def say_card(cues, card, level=cue.FOCUSED):
    """Colour and value, behind what sounds."""
    cues.colour_card(card // 10, card % 10 + 1, True, level)
