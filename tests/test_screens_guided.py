"""A guided deal: before each of the first four turns a word and a status; the turns are free."""

import pytest

from tests.blind_console import Blind
from tests.blind_players import ENDS, KINDS
from tests.seats_console import Table

STEPS = ("HAND", "TABLE", None, None)


def guided(game):
    """A console in whose menu the guided deal was chosen."""
    console = Blind(game, KINDS[game], 3)
    console.console.home()
    screen = console.console.stack.top()
    screen.guided = True
    screen.confirmed(-1)
    return console


@pytest.mark.parametrize("game", list(KINDS))
def test_four_steps_are_told_then_it_is_a_match_like_any_other(game):
    console = guided(game)
    told = []
    for _ in range(40):
        heard = console.said()
        front = console.console.stack.top()
        if front.module == "guided":
            heard = [*heard, *console.said(2)]
            assert bytes(front.words.data) == console.console.texts[front.table.guided + len(told)]
            told.append(heard)
            assert console.said(4)[0] == "YOUR_TURN" and front is not console.console.stack.top()
        elif ENDS & set(heard):
            break
        elif console.said(4)[:1] == ["REFUSED"]:
            console.press(4)
            console.press(2)  # another card
        if len(told) == 4:
            break
    assert len(told) == 4 or console.match.game.over()
    for step, heard in zip(STEPS, told, strict=False):
        assert step is None or step in heard
    assert console.match.assisted
    if len(told) == 4:
        assert console.console.session.guided == 0


def test_it_is_a_row_of_every_games_menu():
    from engine_mpy.screens import menu

    for rows in (menu.GAME_ROWS, menu.SEATS_ROWS):
        assert b"guided" in [target for _, target in rows]


def test_a_match_chosen_otherwise_is_not_guided():
    table = Table().start(b"ptit_pois", [0, 1, 1])
    for _ in range(60):
        table.frame(4)
    assert table.session.guided == 0
