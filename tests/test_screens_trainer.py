"""The trainer: something sounds, the answer is decoded by ear and pressed, the player is told."""

import pytest

from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from tests.blind_console import Blind

# As cues/README.md numbers them.
NAMES = (
    (),
    ("heart", "crescent", "drop", "full round", "clover", "grapes"),
    ("spade", "heart", "clover", "diamond"),
    (
        "YOUR_TURN",
        "HAND_OVER",
        "PLAYED",
        "REFUSED",
        "BONUS",
        "DANGER",
        "SAFE",
        "ROUND_OVER",
        "WON",
        "LOST",
    ),
)


@pytest.fixture
def console():
    console = Blind(b"pitaouf", [0], 3)
    console.console.home()
    console.said()
    while console.console.stack.top().module == "menu" and console.said(DOWN)[1:2] != [6]:
        console.said(B)
    return console


def number(lesson, heard):
    """The number of what was heard."""
    return heard if lesson == 0 else NAMES[lesson].index(heard) + 1


def press_answer(console, n):
    for key, worth in ((DOWN, 10), (UP, 5), (RIGHT, 1)):
        for _ in range(n // worth):
            assert console.said(key) == ["FOCUS"]
        n %= worth


@pytest.mark.parametrize("lesson", range(4))
def test_right_answers_lead_to_the_next_question(console, lesson):
    console.said(A)
    for _ in range(lesson):
        console.press(DOWN)
    heard = console.said(A)
    assert console.console.stack.top().module == "lesson" and heard[0] == "ASK"
    for _ in range(6):
        asked = heard[-1]
        assert console.said(LEFT) == [asked]
        press_answer(console, number(lesson, asked))
        heard = console.said(A)
        assert heard[0] == "SUCCESS" and heard[-1] != asked
    console.press(B)
    assert console.console.stack.top().module == "trainer"


def test_a_wrong_answer_and_none_are_told_and_asked_again(console):
    console.said(A)
    console.press(DOWN)
    asked = console.said(A)[-1]
    n = number(1, asked)
    assert console.said(A) == ["NONE", n, asked]
    press_answer(console, n % 6 + 1)
    assert console.said(A) == ["REFUSED", n, asked]
    press_answer(console, n)
    assert console.said(A)[0] == "SUCCESS"


def test_no_score_is_kept(console):
    before = dict(console.console.store.lengths)
    console.said(A)
    console.said(A)
    console.said(A)
    assert console.console.store.lengths == before


def test_from_the_list_of_games_into_a_match_by_ear(console):
    while console.said(UP) != ["EDGE"]:
        pass
    assert console.said(DOWN) == ["FOCUS", 2, 6]
    console.said(A)
    assert console.said(RIGHT)[0] == 1
    assert console.said(A)[0] == "CONFIRM"
    said = console.said(LEFT)
    assert said[0] == 1 and len(said) == 2
    assert console.said(DOWN)[:2] == ["FOCUS", 2] and console.said(RIGHT)[0] == "CONFIRM"
    console.said(UP)
    assert "YOUR_TURN" in console.said(A) or "YOUR_TURN" in console.said()
    assert console.console.session.name == b"ptit_pois"
