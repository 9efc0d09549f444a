"""What happened in public, event by event, by cues: the log and the hand-over tell it again.

Who did it, then what it was, as it sounded; it says what everybody knows, whoever asks.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games import base


def say(table, number, always):
    """Event `number`, which is public and told, behind what sounds; `always`: at every level."""
    cues = table.console.cues
    if not always and not table.console.settings.cue_level:
        return
    cues.asked(True)
    _say(table, cues, number)
    cues.asked(False)


def _say(table, cues, number):
    events = table.match.game.events
    kind = events.kind(number)
    if kind == base.TURN:
        table.sound_event(number)
        cues.marked(cue.OTHERS_TURN, events.a(number) + 1)
    elif kind == base.DREW:
        cues.marked(cue.SEAT, events.a(number) + 1)
        cues.marked(cue.DREW, table.draws(number))
    elif kind == base.MATCH_OVER:
        cues.play(cue.GOAL, True)
    else:
        if kind > 31 and kind not in table.names_seats and events.a(number) != base.NOBODY:
            cues.marked(cue.SEAT, events.a(number) + 1)
        table.sound_event(number)
