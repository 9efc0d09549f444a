"""What happens in Gang de castors, event by event, in words with names, and as cues.

The table hands over the events that its viewer may know; what is looked at beside them is public.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import DEALT, DREW, NOBODY, TURN
from engine_mpy.games.castors_table import (
    CALLED,
    DISCARDED,
    EXCHANGED,
    LOOKED_AT,
    PLACED,
    PLAYED,
    REPLACED,
    SCORED,
    SHOWN,
    SWAP,
    TOOK_DISCARD,
)
from engine_mpy.text import ids_castors as ids
from engine_mpy.text import ids_seats
from engine_mpy.text.compose import BARE

UNKNOWN = 255


def tell(line, table, number):
    """Append event `number`; False: not worth a word. -1: not one of Gang de castors."""
    events = table.match.game.events
    kind = events.kind(number)
    if kind == DREW:
        return _tell_drew(line, table, number)
    if kind == TURN:
        return is_first(events, number) and _say(line, table, number, ids_seats.TOLD_STARTS)
    if kind < TOOK_DISCARD:
        return -1
    if kind == DISCARDED:
        return _tell_discarded(line, table, number)
    if kind >= CALLED:
        return _tell_end(line, table, number, kind)
    if (kind == PLAYED or kind == LOOKED_AT) and _is_seen(line, table, number):
        return False
    return _tell_turn(line, table, number, kind)


def _name(table, number):
    return table.seat_names[table.match.game.events.a(number)]


def _say(line, table, number, template):
    """Append a text with the name of the seat, and b."""
    line.say(table.texts[template], _name(table, number), _b(table, number))
    return True


def _b(table, number):
    return table.match.game.events.b(number)


def _tell_drew(line, table, number):
    """A card that the viewer drew lies on the table before him; unknown ones are counted."""
    events = table.match.game.events
    if replaces(events, number):
        return False
    if events.b(number) == UNKNOWN:
        return -1
    return not _is_seen(line, table, number) and _say(line, table, number, ids.TOLD_DREW_CARD)


def _is_seen(line, table, number):
    """Has the viewer just done it himself, so that the table shows it already?"""
    return line is table.telling.line and table.match.game.events.a(number) == table.viewer


def replaces(events, number):
    """Was this card drawn for a row when a round ended? REPLACED tells it."""
    number += 1
    return number < events.total and events.kind(number) == REPLACED


def is_first(events, number):
    """Is this TURN the one of who begins a round?"""
    return number - 1 > events.start() and events.kind(number - 2) == DEALT


def _before(events, number):
    """The kind of the event before, -1 if it is not kept."""
    return events.kind(number - 1) if number > events.start() else -1


def _tell_discarded(line, table, number):
    """The first card; out of a row; thrown away. An action that was played goes silently."""
    events = table.match.game.events
    before = _before(events, number)
    if events.a(number) == NOBODY:
        line.say(table.texts[ids.TOLD_FIRST], events.b(number))
    elif before == TOOK_DISCARD or before == PLACED:
        line.say(table.texts[ids.TOLD_OUT], events.b(number))
    elif before == DREW:
        return _say(line, table, number, ids.TOLD_THREW)
    else:
        return False
    return True


def _tell_turn(line, table, number, kind):
    if kind == TOOK_DISCARD:
        _say(line, table, number, ids.TOLD_TOOK)
        line.say(table.texts[ids.TOLD_PLACE], _c(table, number) + 1)
    elif kind == PLAYED:
        _say(line, table, number, ids.TOLD_PLAYED)
    elif kind == EXCHANGED:
        _tell_exchange(line, table, _name(table, number), _c(table, number))
        line.say(table.texts[ids.TOLD_WITH], table.seat_names[_b(table, number)])
    else:
        _say_place(line, table, number, ids.TOLD_PLACED if kind == PLACED else ids.TOLD_LOOKED)
    return True


def _c(table, number):
    return table.match.game.events.c(number)


def _say_place(line, table, number, template):
    """Append a text with the name of the seat, and b as a place."""
    line.say(table.texts[template], _name(table, number), _b(table, number) + 1)


def _tell_exchange(line, table, name, places):
    line.say(table.texts[ids.TOLD_SWAPPED], name, (places >> 2) + 1, (places & 3) + 1)


def _tell_end(line, table, number, kind):
    if kind == CALLED:
        i = ids.TOLD_FORCED if _b(table, number) else ids.TOLD_CALLED
        return _say(line, table, number, i)
    if kind == SCORED:
        return _say(line, table, number, ids.TOLD_SCORED)
    if kind == SHOWN:
        return _b(table, number) == 3 and _tell_row(line, table, number - 3)
    _say_place(line, table, number, ids.TOLD_REPLACED)
    line.say(table.texts[ids.TOLD_INSTEAD], _c(table, number))
    return True


def _tell_row(line, table, number):
    """The four cards of a row, shown one after the other from event `number` on."""
    if number < table.match.game.events.start():
        return False
    line.say(table.texts[ids.TOLD_SHOWED], _name(table, number)).byte(32)
    for i in range(4):
        _say_bare(line, _c(table, number + i), i < 3)
    return True


def _say_bare(line, card, more):
    line.names.card_name(line, card, BARE)
    if more:
        line.put(b", ")


def sound(table, number, after):
    """The cue of event `number`, with the card that it shows to all; False: not one of these."""
    events = table.match.game.events
    kind = events.kind(number)
    cues = table.console.cues
    if kind == DREW:
        return replaces(events, number) or _sound_drew(table, number, after)
    if kind == DISCARDED:
        _sound_discarded(cues, events, number, after)
    elif kind == TOOK_DISCARD or kind == PLACED or kind == PLAYED:
        _sound_played(cues, events, number, after)
    elif kind > CALLED:
        _sound_end(cues, events, number, after)
    elif kind >= TOOK_DISCARD:
        _sound_turn(cues, events, number, after)
    return kind >= TOOK_DISCARD


def _sound_drew(table, number, after):
    """With several people all would hear what only one may know."""
    card = table.match.game.events.b(number)
    if card == UNKNOWN or not table.tells():
        return False
    table.console.cues.play(cue.DREW, after)
    table.console.cues.hush(table.hushed())
    say_card(table.console.cues, card)
    table.console.cues.hush(False)
    return True


def _sound_discarded(cues, events, number, after):
    before = _before(events, number)
    if before == TOOK_DISCARD or before == PLACED or before == DREW or before == DEALT:
        cues.play(cue.TURNED_UP, after)
        say_card(cues, events.b(number))


def _sound_played(cues, events, number, after):
    cues.play(cue.PLAYED, after)
    if events.kind(number) == PLACED:
        cues.number(events.b(number) + 1, True)  # where; what it is stays with the seat
        return
    say_card(cues, events.b(number))
    if events.kind(number) == TOOK_DISCARD:
        cues.number(events.c(number) + 1, True)


def _sound_turn(cues, events, number, after):
    """Which card was looked at, which two trade places, who called: all see that."""
    kind = events.kind(number)
    if kind == LOOKED_AT:
        cues.play(cue.LOOKED, after)
        cues.number(events.b(number) + 1, True)
    elif kind == CALLED:
        cues.play(cue.LAST_LAP, after)
        cues.number(events.a(number) + 1, True)
    else:
        cues.play(cue.SWAPPED, after)
        _say_where(cues, events.a(number), events.c(number) >> 2)
        _say_where(cues, events.b(number), events.c(number) & 3)


def _say_where(cues, seat, place):
    """A seat and a place of its row."""
    if cues.marked(cue.SEAT, seat + 1):
        cues.number(place + 1, True)


def _sound_end(cues, events, number, after):
    """A seat and its four cards, a place and the card that came there, or its points."""
    kind = events.kind(number)
    if kind == SHOWN and (events.b(number) < 3 or number - 3 < events.start()):
        return
    if not cues.marked(cue.SEAT, events.a(number) + 1, cue.FOCUSED, after):
        return
    if kind == SHOWN:
        _say_row(cues, events, number - 3)
    elif kind == REPLACED:
        cues.number(events.b(number) + 1, True)
        say_card(cues, events.c(number))
    else:
        cues.marked(cue.SCORE, events.b(number))  # a bare number would be a place


def _say_row(cues, events, number):
    last = number + 3
    while number <= last:
        say_card(cues, events.c(number))
        number += 1


def say_card(cues, card, level=cue.FOCUSED):
    """A value, or what the action does, behind what sounds."""
    if card < SWAP:
        cues.number(card, True, level)
    elif card == SWAP:
        cues.play(cue.SWAPPED, True)
    else:
        cues.play(cue.LOOKED if card == SWAP + 1 else cue.DREW, True)
