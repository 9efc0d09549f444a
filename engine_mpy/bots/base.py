"""What every bot has: a view in, short steps, an action out.

It holds the view it was given and nothing else.
Tables call it for bot seats, and the hint asks the strongest one.
A bot never sees a state, a clock or a screen.
"""

from micropython import const

from engine_mpy.games.base import NO_ACTION

# Levels; match.py calls them BOT_....
EASY = const(1)
NORMAL = const(2)
STRONG = const(3)


class Bot:
    """A bot of one game at one level (EASY, NORMAL, STRONG)."""

    def __init__(self, level):
        self.level = level
        self.view = None
        self.reason = 0  # after a decision: the text id that says why
        self.reason_card = 255  # a card the reason names, or 255
        self.reason_number = 0  # a number the reason names

    def begin(self, view):
        """Start to think about `view`, in which it is this bot's turn.

        The view must stay as it is until the action is out.
        """
        self.view = view

    def step(self):
        """Think for at most 10 ms of the chip's time; the action, or NO_ACTION while undecided."""
        return NO_ACTION
