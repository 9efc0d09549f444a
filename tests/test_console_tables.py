"""A table is opened when the screen that asked for it has returned, and no press is lost by it."""

import sys

from tests.mpy.stand_ins import Buttons, MemoryStore
from tests.screens_rig import Rig, loaded
from tests.test_screens_pause import play, posed


class Queue(Buttons):
    """Presses that wait, as while a picture is sent."""

    def __init__(self, presses):
        super().__init__()
        self.presses = presses

    def take(self):
        return self.presses.pop(0) if self.presses else -1


def with_a_match():
    """A console at its menu, with a match to continue."""
    store = MemoryStore()
    posed(play(Rig(store)))
    return Rig(store)


def test_the_menu_is_out_of_memory_before_the_table_comes_in():
    rig = with_a_match()
    open_table = rig.console._open_table
    seen = []

    def opening():
        frame, callers = sys._getframe(1), set()
        while frame:
            callers.add((frame.f_code.co_name, frame.f_globals["__name__"]))
            frame = frame.f_back
        seen.append({module for _, module in callers if module.startswith("engine_mpy.screens")})
        open_table()
        seen.append(loaded() & {"menu", "listing"})

    rig.console._open_table = opening
    rig.keys("a")
    assert rig.screen == "table_pitaouf"
    assert seen == [set(), set()], "nothing of the menu is on the stack, nor in memory after"


def test_what_is_pressed_after_the_press_that_opens_is_for_the_table():
    rig = with_a_match()
    queue = rig.console.buttons = Queue([4, 5])
    rig.frame()
    assert rig.screen == "table_pitaouf"
    assert queue.presses == [5]
    rig.frame()
    assert rig.screen == "pause", "B at the table; at the menu it does nothing"
