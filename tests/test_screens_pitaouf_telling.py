"""Pitaouf tells what happened: event after event, skipped by a press; undo; a bot in the seat."""

import pytest

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import DREW, MATCH_OVER
from engine_mpy.games.pitaouf import (
    FACILE,
    LOST_TO_DANGER,
    MOVED,
    POSED,
    TURNED_UP,
    WON,
)
from tests.pitaouf_play import FirstLegal, Frugal, Table, ended, outcome, singles


def told_kinds(table, frames=2000):
    """The kinds of events shown until the telling is over."""
    kinds = []
    while table.table.telling.running and frames:
        if not kinds or kinds[-1] != table.table.telling.kind:
            kinds.append(table.table.telling.kind)
        table.frame()
        frames -= 1
    assert frames
    return kinds


def posing(animation):
    table = Table(7, animation=animation)
    table.go_to(singles(table.view, 2)[0])
    table.press("a")
    return table


def test_events_are_told_one_after_the_other():
    table = posing(2)
    assert table.table.telling.running
    assert told_kinds(table) == [POSED, DREW, MOVED, TURNED_UP]


def test_slow_takes_longer_than_fast_and_none_takes_no_time():
    lengths = []
    for animation in (1, 2, 3):
        table = posing(animation)
        start = table.now_ms
        told_kinds(table)
        lengths.append(table.now_ms - start)
    assert lengths == sorted(lengths, reverse=True) and len(set(lengths)) == 3
    assert not posing(0).table.telling.running


def test_the_hand_and_the_space_wait_for_their_event():
    table = posing(2)
    telling = table.table.telling
    assert (telling.space, telling.hand) == (1, 4)
    while telling.kind != DREW:
        table.frame()
    assert (telling.space, telling.hand) == (1, 5)
    told_kinds(table)
    assert telling.space == table.view.space()


def test_a_only_skips_and_poses_nothing():
    table = posing(2)
    count = table.console.session.match.count
    table.press("a")
    assert not table.table.telling.running
    assert table.console.session.match.count == count
    table.press("a")
    assert table.console.session.match.count == count + 1 or table.table.mode == 2


@pytest.mark.parametrize(("key", "effect"), [("l", 3), ("d", "path"), ("b", "pause")])
def test_other_presses_skip_and_are_not_lost(key, effect):
    table = posing(2)
    table.press(key)
    assert not table.table.telling.running
    if key == "l":
        assert table.table.cursor == effect
    elif key == "d":
        assert table.top is table.table.path
    else:
        assert table.top.module == effect


@pytest.mark.parametrize("animation", [0, 2])
def test_a_new_card_is_announced_and_under_the_cursor(animation):
    table = posing(animation)
    told_kinds(table)
    telling = table.table.telling
    assert telling.drew
    assert table.table.cursor == 4
    assert telling.card == table.view.hand.card(4)
    table.press("l")
    assert not telling.drew


def test_every_event_has_its_cue():
    table = Table(7, animation=2)
    played = []
    cues = table.console.cues

    class Listener:
        def play(self, number, after=False):
            if number != cue.SAVED:
                played.append(number)
            return cues.play(number, after)

        def __getattr__(self, name):
            return getattr(cues, name)

    table.console.cues = Listener()
    table.go_to(singles(table.view, 2)[0])
    played.clear()
    table.press("a")
    told_kinds(table)
    assert played == [cue.SUCCESS, cue.DREW, cue.CAT, cue.TURNED_UP]


# Undo, and a bot in the seat.


def test_undo_in_the_pause_brings_the_table_back_and_the_exchange():
    table = Table(7)
    table.go_to(singles(table.view, 2)[0])
    table.press("a")
    session = table.console.session
    table.press("b")
    session.undo()
    table.console.stack.pop()
    table.frame()
    assert table.table.view.space() == 1
    assert table.table.telling.space == 1
    table.press("b")
    session.undo()
    table.console.stack.pop()
    table.frame()
    assert table.top is table.table.exchange


@pytest.mark.parametrize("animation", [0, 3])
def test_a_bot_in_the_seat_plays_to_the_end_by_itself(animation):
    table = Table(3, animation=animation, keep=False)
    match = table.console.session.match
    match.kinds[0] = 2
    table.console.session.bots[0] = FirstLegal()
    table.press("a")
    table.press("ra")  # presses act for nobody
    before = match.count
    for _ in range(20000):
        table.frame()
        if table.top.module == "table_pitaouf_end":
            break
    assert match.count > before
    assert match.game.over()
    assert table.top.module == "table_pitaouf_end"


def test_a_bot_is_given_a_view_of_its_own():
    table = Table(3, keep=False)
    table.console.session.match.kinds[0] = 2
    bot = table.console.session.bots[0] = FirstLegal()
    table.frame()
    assert bot.view is table.table.bot_view
    assert bot.view is not table.view
    assert 255 in bot.view.state


@pytest.mark.parametrize(
    ("phase", "last"), [(WON, "Rentré !"), (LOST_TO_DANGER, "Rien à poser !")]
)
def test_the_last_event_is_told_before_the_end_is_shown(phase, last):
    deal = ended(phase).console.session.match.deal
    table = Table(deal, FACILE, animation=3, keep=False)
    table.presser = Frugal(table.console, deal, False)
    while table.table.telling.kind != MATCH_OVER:
        assert table.step()
    assert outcome(table) == last
    while table.step():
        pass
    assert table.view.phase() == phase
