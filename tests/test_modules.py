"""Modules are let go of, and what is held stays; the stack does so with what screens bring."""

import sys

import pytest

from engine_mpy import modules
from engine_mpy.games import NAMES
from engine_mpy.screens import open_screen
from engine_mpy.screens.stack import Screen
from tests.screens_rig import Rig

HELD = ("engine_mpy.games.", "engine_mpy.bots.")


def ours():
    return {
        name
        for name in sys.modules
        if name.startswith("engine_mpy.") and not name.startswith(HELD)
    }


def test_what_was_imported_since_is_let_go_of_and_imported_anew():
    name = "engine_mpy.draw.columns"
    modules.let_go(name)
    before = modules.loaded()
    first = __import__(name, None, None, ("x",))
    modules.back_to(before, ())
    assert name not in sys.modules and not hasattr(sys.modules["engine_mpy.draw"], "columns")
    assert __import__(name, None, None, ("x",)) is not first


def test_others_stay_and_so_does_all_that_is_not_the_consoles():
    modules.let_go("engine_mpy.bots.base")
    sys.modules.pop("colorsys", None)
    before = modules.loaded()
    for name in ("engine_mpy.bots.base", "colorsys"):
        __import__(name)
    modules.back_to(before, HELD)
    assert {"engine_mpy.bots.base", "colorsys"} <= sys.modules.keys()


def test_let_go_takes_what_belongs_to_a_name_and_no_other():
    for name in ("castors", "castors_table", "castors_rounds", "ptit_pois", "base"):
        __import__(f"engine_mpy.games.{name}")
    modules.let_go("engine_mpy.games.castors")
    left = {name for name in sys.modules if name.startswith("engine_mpy.games.")}
    assert {"engine_mpy.games.ptit_pois", "engine_mpy.games.base"} <= left
    assert not [name for name in left if "castors" in name]


def test_a_screen_takes_along_what_it_brought_and_leaves_what_is_below():
    rig = Rig()
    stack = rig.console.stack
    stack.reset(b"title")
    under = ours()
    stack.push(open_screen(b"settings"))
    stack.push(open_screen(b"diagnostics"))
    more = ours()
    assert {"engine_mpy.screens.settings", "engine_mpy.screens.diagnostics"} <= more - under
    stack.pop()
    assert "engine_mpy.screens.settings" in ours()
    assert "engine_mpy.screens.diagnostics" not in ours()
    stack.pop()
    assert ours() == under


@pytest.mark.parametrize("game", NAMES)
def test_after_a_game_the_menu_is_as_it_was_before_it(game):
    rig = Rig()
    rig.console.home()
    menu = ours()
    rig.console.session.open(game)
    rig.console.session.new(3, 0, rig.console.session.match.game.MIN_SEATS, bytes(6))
    rig.console.play()
    table = ours() - menu
    assert len([name for name in table if f"table_{game.decode()}" in name]) > 4
    rig.console.session.close()
    rig.console.home()
    assert ours() == menu


def test_a_part_of_a_screen_takes_nothing_along():
    rig = Rig()
    stack = rig.console.stack
    stack.reset(b"title")
    before = ours()
    stack.push(Screen())
    stack.pop()
    assert ours() == before
    assert stack.top().module == "menu"
