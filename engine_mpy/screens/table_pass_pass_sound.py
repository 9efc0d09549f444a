"""What happens at a table of Pass Pass, by cues: for the table, the log and the hand-over.

Everything told is public and the same for everybody.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games import base
from engine_mpy.games.pass_pass_table import BANKED, OUT_OF_PLAY, PASS_PASS, PLAYED, SCORED, TOOK
from engine_mpy.screens import table_pass_pass_telling as telling
from engine_mpy.screens.table_pass_pass_ear import say_card, say_colour


def sound(table, number, after):
    """The cue of event `number`, one of Pass Pass."""
    events = table.match.game.events
    cues = table.console.cues
    kind = events.kind(number)
    if kind == PLAYED or kind == TOOK:
        cues.play(cue.PLAYED if kind == PLAYED else cue.SUCCESS, after)
        say_card(cues, events.b(number))
    elif kind == PASS_PASS:
        cues.play(cue.PASS_PASS, after)
        cues.number(events.b(number), True)  # how many
    elif kind == OUT_OF_PLAY:
        cues.play(cue.NONE, after)
        say_card(cues, events.a(number))
    else:
        _sound_count(cues, events, number, after)


def _sound_count(cues, events, number, after):
    """Who counts in a pair; or a seat, its points, its Pass Pass."""
    kind = events.kind(number)
    if kind == BANKED:
        cues.play(cue.CONFIRM, after)
        cues.marked(cue.SEAT, events.b(number) + 1)
    elif kind == SCORED and cues.marked(cue.SEAT, events.a(number) + 1, cue.FOCUSED, after):
        cues.marked(cue.SCORE, events.b(number))
        cues.number(events.c(number), True)


def sound_majority(table, number, after):
    """A trick has become full: its colour, the sum, who takes first, who second. Is what comes
    then to follow it?
    """
    events = table.match.game.events
    if number == events.start() or events.kind(number) != base.TURN:
        return after
    if events.kind(number - 1) != PLAYED:
        return after
    number = telling.settle(table, number)
    if number < 0:
        return after
    if not after:
        table.console.cues.stop()
    return _say_majority(table.console.cues, number, table.match.seats) or after


def _say_majority(cues, leader, seats):
    colour = telling.majority_colour()
    if not say_colour(cues, colour):
        return False
    cues.number(telling.majority_sum(colour, seats), True)
    cues.marked(cue.SEAT, (leader + telling.majority.first) % seats + 1)
    cues.marked(cue.SEAT, (leader + telling.majority.second) % seats + 1)
    return True
