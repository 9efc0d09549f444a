"""Ptit Pois played by its buttons: to the end, on both interpreters, without heap."""

import random

import pytest

from engine_mpy.games.ptit_pois_table import BONUS, NOTHING
from engine_mpy.screens.keys import RIGHT, A
from engine_mpy.screens.seats import TURN
from tests.micropython_port import ROOT, run
from tests.mpy.press_ptit_pois import frames, matches
from tests.mpy_frames import too_large
from tests.seats_console import BOT, PERSON, Table

SCRIPT = ROOT / "tests" / "mpy" / "press_ptit_pois.py"
MODULES = sorted(
    path.stem for path in (ROOT / "engine_mpy" / "screens").glob("table_ptit_pois*.py")
)


def test_the_same_pictures_and_words_on_both_interpreters():
    here = list(frames(2, 2, 1, 0))
    assert here == run(SCRIPT, "frames", 2, 2, 1, 0).splitlines()
    assert len(set(here)) > 40


def test_the_same_pictures_over_many_matches():
    assert list(matches(1, 6)) == run(SCRIPT, "matches", 1, 6).splitlines()


def test_presses_ticks_and_drawing_take_no_heap():
    lines = run(SCRIPT, "heap", 1, 9).splitlines()
    assert lines[:-1] == []
    assert int(lines[-1].split()[1]) > 800


def test_the_heap_test_sees_an_allocation():
    assert len(run(SCRIPT, "heap", 1, 1, "plant").splitlines()) > 10


@pytest.mark.parametrize(
    "module", [*(f"screens.{name}" for name in MODULES), "text.names_ptit_pois"]
)
def test_no_frame_of_the_table_comes_from_the_heap(module):
    assert too_large(f"engine_mpy.{module}") == {}


def emptied_by_a_bonus():
    """A table where the person's last card brought a bonus, for which the row has no card."""
    for deal in range(3, 40):
        table = Table().start(b"ptit_pois", [PERSON, BOT], deal=deal)
        chance = random.Random(deal)
        for _ in range(300):
            game = table.match.game
            waits = table.table.stage == TURN and not table.table.telling.running
            emptied = waits and game.phase() == BONUS and game.hands[0].count() == 0
            if emptied and game.seat() == 0 and table.table.plays == 0:
                return table
            if not table.step(chance):
                break
    raise AssertionError("no such position")


def test_a_bonus_that_the_row_cannot_use_refuses_its_cards_with_a_reason():
    """The hand is played out: the cursor stands on the row, never on a card that is not there."""
    table = emptied_by_a_bonus()
    done = table.match.count
    assert table.table.target() > 1, "what can be done is no card"
    table.frame(RIGHT)
    assert table.table.cursor in (0, 1) and table.table.target() < 2
    said = table.reads()
    table.frame(A)
    assert table.table.refused and table.reads() != said
    assert table.match.count == done


@pytest.mark.parametrize("deal", range(1, 7))
def test_what_fits_is_what_the_rules_let_be_played(deal):
    """At every turn of a person, for every card of the hand and the row (POIS-P4, P5)."""
    table = Table().start(b"ptit_pois", [PERSON, PERSON], deal=deal)
    chance = random.Random(deal)
    turns = set()
    for _ in range(600):
        if table.table.is_turn():
            turns.add(table.match.count)
            legal = bytes(table.legal[: table.match.game.legal(table.legal)])
            for place in range(table.table.view.hands[table.table.viewer].count() + 2):
                card = table.table.card(place)
                for discard in range(2):
                    can = card != NOTHING and card << 1 | discard in legal
                    assert table.table.fits(place, discard) == can, (place, discard)
        if not table.step(chance):
            break
    assert len(turns) > 20
