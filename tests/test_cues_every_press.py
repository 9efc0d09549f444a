"""Eyes-free in every screen: no press without an answer, no screen without a word on its opening.

Somebody presses at random through the whole console, by ear and by touch: menus, settings,
diagnostics, set-up, tables, ends. What is said where is in the other tests of the cues.
"""

import random

from engine_mpy.screens import SCREENS
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.store import settings as fields
from tests.blind_console import Blind

GAMES = (b"pitaouf", b"ptit_pois", b"pass_pass", b"castors")
MOST_PRESSES = 12_000
KEYS = (UP, DOWN, DOWN, LEFT, RIGHT, A, A, A, B)


class Somebody:
    """A console for who does not see it; `been`: the screens that were there."""

    def __init__(self, game, seed):
        self.blind = Blind(game, [0] if game == b"pitaouf" else [0, 1, 1], seed, speed=4)
        self.console = self.blind.console
        self.chance = random.Random(seed)
        self.been = {}  # what was said when it opened, in items
        self.console.home()
        self.settle()

    def settle(self):
        for _ in range(3):
            self.blind.frame()

    def keep(self):
        """What would make the console silent is no part of this walk."""
        settings = self.console.settings
        for field, value in ((fields.MUTE, 0), (fields.VOLUME, 5), (fields.VIBRATION, 5)):
            settings.set(field, value)
        settings.set(fields.CUE_LEVEL, 2)
        settings.set(fields.ANIMATION, 0)
        settings.set(fields.SLEEP, 0)

    def press(self, key):
        """It is answered, whatever it is; and so is what it opens."""
        self.keep()
        console, top = self.console, self.console.stack.top()
        if hasattr(top, "label") and self.chance.random() < 0.4:
            top.focus = self.chance.randrange(top.count())  # far down a list in one go
        began = console.cues.started
        self.blind.press(key)
        heard = console.cues.started > began or self.blind.buzzer.hz or self.blind.motor.strength
        where = console.stack.top().module or type(console.stack.top()).__name__
        assert heard, f"key {key} in {type(top).__name__}, then {where}: nothing"
        if console.stack.top() is not top:
            self.settle()
            self.been[where] = max(self.been.get(where, 0), console.cues.score.items)
        elif self.chance.random() < 0.2:
            self.settle()


def test_no_press_is_without_an_answer():
    been, wanted = {}, {entry.split()[1] for entry in SCREENS}
    wanted -= {"news", "message", "table_pitaouf_end", "end_seats", "rounds", "log"}
    for seed in range(1, 9):
        somebody = Somebody(GAMES[seed % 2 * 3], seed)
        for _ in range(MOST_PRESSES // 8):
            somebody.press(somebody.chance.choice(KEYS))
        been |= {name: max(n, been.get(name, 0)) for name, n in somebody.been.items()}
        if been.keys() >= wanted:
            break
    assert been.keys() >= wanted, wanted - been.keys()
    # More than that A or B was heard: where one has come to, or what is there.
    assert {name for name, items in been.items() if items < 2} <= {"diagnostics_buttons", "hint"}
