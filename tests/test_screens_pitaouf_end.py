"""The end of Pitaouf: why, how far, what is better than before, and what next."""

import pytest

from engine_mpy.games.pitaouf import LOST_TO_DANGER, LOST_TO_TRIAL, WON
from tests.pitaouf_play import ended


@pytest.fixture(params=[WON, LOST_TO_DANGER, LOST_TO_TRIAL])
def table(request):
    return ended(request.param)


def card_name(table, card):
    line = table.said.clear()
    line.names = table.console.line.names
    line.names.card_name(line, card, 0)
    return bytes(line.buf[: line.n]).decode("iso8859-15")


def test_it_says_why(table):
    view = table.view
    told = table.words()
    if view.phase() == WON:
        assert told.startswith("Gagné ! Pitaouf est rentré")
        assert f"{view.score(0)} point" in told
        return
    card = card_name(table, view.path(view.space()))
    assert f"Distance {view.distance()} sur 51" in told
    if view.phase() == LOST_TO_DANGER:
        reason = f"Un danger sur la case {view.space()}, aucune carte plus forte que {card}."
    else:
        reason = f"Une épreuve sur la case {view.space()}, rien à poser contre {card}."
    assert told.startswith("Perdu... " + reason)


def choose(table, choice):
    while table.top.choice != choice:
        table.press("r")
    table.press("a")


def test_same_deal_again_is_assisted(table):
    match = table.console.session.match
    deal, options = match.deal, match.options
    choose(table, 1)
    assert table.top.module == ""  # the exchange, over the table
    assert (match.deal, match.options, match.count, match.assisted) == (deal, options, 0, True)


def test_a_new_deal_begins(table):
    match = table.console.session.match
    choose(table, 0)
    assert match.count > 0  # too soon: meant for what was told before
    table.now_ms += 1000
    table.frame()
    choose(table, 0)
    assert match.count == 0
    assert not match.assisted
    assert table.console.stack.screens[0].module == "table_pitaouf"


def test_the_last_action_can_be_taken_back(table):
    match = table.console.session.match
    count = match.count
    choose(table, 2)
    assert match.count == count - 1
    assert match.assisted
    assert not match.game.over()
    assert table.top.module == "table_pitaouf"


@pytest.mark.parametrize("key", ["b", "llla"])
def test_the_menu(table, key):
    if key == "llla":
        choose(table, 3)
    else:
        table.press(key)
    assert table.top.module == "menu"


def test_assisted_and_the_deal_are_shown():
    table = ended(LOST_TO_DANGER)
    plain = bytes(table.display.frame)
    table.console.session.match.assisted = True
    table.console.stack.dirty = True
    table.frame()
    assert table.display.frame != plain


@pytest.mark.parametrize(
    ("best_score", "best_distance", "won", "best"),
    [(-1, 0, True, True), (100, 0, True, False), (-1, 0, False, False), (-1, 1, False, True)],
)
def test_what_is_better_than_before(best_score, best_distance, won, best):
    table = ended(WON if won else LOST_TO_DANGER)
    end = table.top
    end.best_score = best_score
    end.best_distance = best_distance
    assert end.is_best() == best


def test_the_best_before_is_that_of_the_statistics():
    table = ended(WON)
    for _ in range(100):
        table.frame()
    choose(table, 2)  # take the win back, and make it again, assisted: no assisted best yet
    table.play_out()
    assert table.top.best_score == -1
    for _ in range(100):
        table.frame()
    choose(table, 2)
    table.play_out()
    assert table.top.best_score == table.view.score(0)
    assert not table.top.is_best()
