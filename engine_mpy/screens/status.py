"""What a player asks for by ear: the hand, the table, the others, the score, where one is.

The pause asks the table below it; each table answers by cues (`status`), in every phase. Which
press asks for what is in cues/README.md.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen

# What may be asked.
HAND = const(0)
TABLE = const(1)
OTHERS = const(2)
SCORE = const(3)
PLACE = const(4)

CUES = (cue.HAND, cue.TABLE, cue.SEAT, cue.SCORE, cue.PLACE)


def guide(table):
    """In a guided deal: the next step, once before each turn of its person."""
    session = table.console.session
    if session.guided and session.guided_at != session.match.count:
        session.guided_at = session.match.count
        table.console.stack.push(open_screen(b"guided"))


def place(cues, which, total):
    """Say where the focus is: the place comes last (CUES.md)."""
    cues.play(cue.PLACE, True)
    number(cues, which)
    number(cues, total)


def number(cues, n):
    """A number that was asked for: it sounds at every level."""
    cues.number(n, True, cue.EVENTS)


def marked(cues, what, n):
    """A cue that says what the number is, and the number."""
    cues.marked(what, n, cue.EVENTS)


def turn(table, cues, seat):
    """Whose turn it is, for `table.viewer`."""
    if seat == table.viewer:
        cues.play(cue.YOUR_TURN, True)
    elif seat < table.match.seats:
        marked(cues, cue.SEAT, seat + 1)


def totals(table, cues):
    """The round and each seat's score, 1 the first."""
    view = table.view
    for seat in range(table.match.seats):
        marked(cues, cue.SEAT, seat + 1)
        number(cues, view.score(seat))
