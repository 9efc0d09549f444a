"""The table of Pitaouf: what a pose would do, why not, what happened, what a button does."""

import pytest

from engine_mpy.draw import rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.pitaouf import (
    DANGER,
    FREE_STEPS,
    JOKER,
    MADE_DANGER,
    NEUTRAL,
    WON,
    value_of,
)
from engine_mpy.screens import table_pitaouf_draw as drawing
from engine_mpy.screens import table_pitaouf_words as words
from engine_mpy.text import ids as common
from engine_mpy.text.compose import Line
from tests.pitaouf_play import Table, outcome, said, singles
from tests.pitaouf_position import position

NAMES = {0: "ne va pas", 1: "brio", 2: "succès", MADE_DANGER: "devient danger"}


def find(condition, options=0, deals=range(1, 60)):
    """A table just after the exchange whose view has this."""
    for deal in deals:
        table = Table(deal, options)
        if not table.view.over() and condition(table.view):
            return table
    raise AssertionError("no such deal")


def many(mask):
    return bin(mask).count("1")


@pytest.mark.parametrize("deal", [1, 2, 3, 7])
def test_every_choice_says_before_it_is_posed_what_it_would_do(deal):
    table = Table(deal)
    for mask in range(1, 32):
        table.raise_only(mask)
        result = table.view.outcome(mask)
        told = outcome(table)
        assert told.startswith(NAMES[result >> 2])
        assert result == 0 or f"+{result & 3}" in told
        landing = table.view.space() + (result & 3) if result else 0
        assert table.table.landing() == landing
    table.raise_only(0)
    for place in range(5):
        table.go_to(place)
        assert outcome(table).startswith(NAMES[table.view.outcome(1 << place) >> 2])


def test_posing_does_what_was_said():
    table = find(lambda view: singles(view, 1) and singles(view, 1)[0] > 0)
    place = singles(table.view, 1)[0]
    table.go_to(place)
    card, landing = table.view.hand.card(place), table.table.landing()
    table.press("a")
    assert table.view.space() == landing
    assert table.view.posed.top() == card
    assert table.view.mark(1) == NEUTRAL


def test_several_cards_are_raised_with_up_and_posed_together():
    table = Table(1)
    mask = next(m for m in range(3, 32) if many(m) > 1 and table.view.outcome(m))
    table.raise_only(mask)
    assert table.table.mask() == mask
    total = words.total(table.view, mask)
    bottom = value_of(table.view.path(1))
    assert said(table, drawing.say_sum, table.table) == f"somme {total} contre {bottom}"
    table.press("a")
    assert table.view.mark(1) == DANGER
    assert table.view.posed.count() == many(mask)
    assert table.table.raised == 0


def refused(table, mask):
    """The reason given when these hand places are posed; nothing changes."""
    table.raise_only(mask)
    before = bytes(table.view.state)
    table.press("a")
    assert table.view.state == before
    assert table.table.mode == 2
    assert table.console.cues.score.n
    told = said(table, words.refusal_text, table.view, mask)
    assert table.words().startswith(told)
    return told


def test_refused_a_single_card_is_too_weak():
    table = find(lambda view: singles(view, 0))
    told = refused(table, 1 << singles(table.view, 0)[0])
    assert "Trop faible" in told and "Haut" in told
    table.press("a")  # it has been read
    assert table.table.mode == 0


def test_refused_a_sum_that_is_too_small():
    def small(view):
        return [
            m
            for m in range(32)
            if many(m) == 2 and words.total(view, m) > 0 and not view.outcome(m)
        ]

    table = find(small)
    mask = small(table.view)[0]
    told = refused(table, mask)
    assert f"Somme {words.total(table.view, mask)}" in told
    assert str(value_of(table.view.path(1))) in told
    table.press("l")  # goes on at once
    assert table.table.mode == 0


def test_refused_the_joker_in_a_sum():
    table = find(lambda view: any(view.hand.card(i) >= JOKER for i in range(5)))
    joker = next(i for i in range(5) if table.view.hand.card(i) >= JOKER)
    assert "Joker" in refused(table, 1 << joker | (2 if joker == 0 else 1))


def test_refused_on_a_danger_names_the_card_to_beat():
    table = Table().put(position("QD", "3S QC 10H", at=14, back=True, marks={14: DANGER}))
    assert refused(table, 1) == "Danger : il faut plus fort que la Dame de carreau."
    assert refused(table, 2) == "Danger : il faut plus fort que la Dame de carreau."
    assert refused(table, 6) == "Sur un danger se pose une seule carte."


def test_a_danger_is_beaten_by_one_stronger_card():
    table = Table().put(position("QD", "3S KC", at=14, back=True, marks={14: DANGER}))
    table.press("r")
    assert outcome(table) == "succès : +2 cases"
    table.press("a")
    assert table.view.space() == 12


def test_where_all_is_safe_a_walks():
    table = Table().put(position("QD", "3S KC", at=14, back=True, marks={14: NEUTRAL}))
    assert outcome(table) == "A : avancer"
    table.press("u")
    assert table.table.raised == 0
    table.press("a")
    assert table.view.space() == 13
    assert table.view.hand.count() == 2


def test_from_the_fridge_a_heads_home():
    table = Table().put(position(hand="3S KC", at=26, back=True))
    assert outcome(table) == "A : rentrer"
    assert table.table.landing() == 25
    table.press("a")
    assert table.view.space() == 25


def test_an_empty_hand_walks_on():
    table = Table().put(position("QD", at=3, back=True, marks={3: NEUTRAL, 2: NEUTRAL}))
    assert table.table.mask() == 0
    table.press("lru")
    table.press("aa")
    assert table.view.phase() == WON


def test_free_steps_do_not_go_past_the_fridge():
    table = Table(options=FREE_STEPS).put(position("3D", "KD", at=24, options=FREE_STEPS))
    table.press("a")
    assert outcome(table) == "avancer de 2 ?"
    table.press("ra")
    assert table.view.space() == 26


def free_table():
    def rich(view):
        return [i for i in range(5) if view.outcome(1 << i) & 3 == 3]

    table = find(rich, FREE_STEPS)
    table.go_to(rich(table.view)[0])
    return table


def test_free_steps_are_chosen_before_the_pose_is_final():
    table = free_table()
    before = bytes(table.view.state)
    table.press("a")
    assert outcome(table) == "avancer de 3 ?"
    table.press("r")  # no more than earned
    assert table.table.steps == 3
    table.press("ll")
    assert table.table.landing() == 2
    table.press("l")  # at least one
    assert table.table.steps == 1
    assert table.view.state == before
    table.press("ra")
    assert table.view.space() == 3


def test_free_steps_can_be_left_with_up_and_the_pause_keeps_them():
    table = free_table()
    table.press("al" + "bb")
    assert table.table.mode == 1 and table.table.steps == 2
    table.press("u")
    assert table.top is table.table
    assert table.table.mode == 0
    assert table.view.space() == 1


def test_without_free_steps_one_press_is_enough():
    table = find(lambda view: [i for i in range(5) if view.outcome(1 << i) & 3 == 3])
    table.go_to(next(i for i in range(5) if table.view.outcome(1 << i) & 3 == 3))
    table.press("a")
    assert table.view.space() == 4


def test_buttons_of_the_table():
    table = Table(7)
    table.press("llr")
    assert table.table.cursor == 1
    table.press("d")
    assert table.top is table.table.path
    table.press("u")
    assert table.top is table.table
    table.press("b")
    assert table.top.module == "pause"
    table.press("b")
    assert table.top is table.table
    table.frame(4 | 8)  # a repeated A poses nothing
    assert table.view.space() == 1


@pytest.mark.parametrize("language", [0, 1])
def test_the_pause_has_room_for_the_words_of_every_action(language):
    legal = bytearray(41)
    for deal in range(1, 12):
        table = Table(deal, FREE_STEPS, language, keep=False)
        room = rows.Paragraph(2)
        for _ in range(2):  # the gifts, then the poses
            for action in legal[: table.view.legal(legal)]:
                line = Line(128)
                line.names = table.console.line.names
                line.put(table.console.texts[common.UNDO_BACK])
                table.table.action_text(line, table.view, action)
                room.wrap(text, line.byte(46).buf, line.n)
                if room.breaks[2 * room.lines - 1] < line.n:
                    room.wrap(small, line.buf, line.n)
                assert room.breaks[2 * room.lines - 1] == line.n, bytes(line.buf)
            table.press("a")
