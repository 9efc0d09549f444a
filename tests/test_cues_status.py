"""Status on demand, by the buzzer alone: two presses in every game and phase, right each time."""

import random

import pytest

from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.store.setup import BY_EAR, BY_TOUCH, CARNET
from tests import cue_cards
from tests.blind_console import Blind
from tests.cue_ear import cues

KINDS = {b"pitaouf": [0], b"ptit_pois": [0, 1, 1], b"pass_pass": [0, 1, 1], b"castors": [0, 1]}
GAMES = list(KINDS)
PERSON = 0


def asked(console):
    """All six, from the table: score, hand, table, others, where, again."""
    score = console.said(B)
    hand, table, others = console.said(LEFT), console.said(RIGHT), console.said(UP)
    where = console.said(B)
    console.press(B)
    again = console.said(A)
    assert again == where
    return score, hand, table, others, where


def checked(game, console):
    """Ask everything and compare with the state."""
    view = console.match.view(0)
    score, hand, table, others, where = asked(console)
    assert hand == cue_cards.hand(game, view)
    assert table[0] == "TABLE" and score[0] == "SCORE" and "GOAL" in score
    if game == b"pitaouf":
        assert table[1] == view.space() and table[-1] == view.talon.count()
        assert others[0] == "PATH" and others[-1] == "NONE"
        return
    seats = view.seats()
    assert [score[i + 1] for i, said in enumerate(score) if said == "SEAT"] == [
        *range(1, seats + 1)
    ]
    totals = [score[i + 2] for i, said in enumerate(score) if said == "SEAT"]
    assert [n - view.score(seat) >= 0 for seat, n in enumerate(totals)] == [True] * seats
    assert others.count("SEAT") == (seats if game == b"pass_pass" else seats - 1)
    assert table[-1] == "YOUR_TURN" and where[-3] == "PLACE" and 1 <= where[-2] <= where[-1]
    if game == b"ptit_pois":
        assert table[2:4] == [cue_cards.of_ptit_pois(view.discards[i].top()) for i in range(2)]
    elif game == b"castors":
        assert table[1:4] == [cue_cards.of_castors(view.discard.top()), "PILE", view.pile.count()]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_asked_for_is_told_and_right(game):
    chance = random.Random(5)
    console = Blind(game, KINDS[game], 11, wish=CARNET)
    legal = bytearray(256)
    turns = 0
    for _ in range(900):
        if own_turn_of(console, game):
            if turns % 5 == 0:
                checked(game, console)
            turns += 1
            if turns == 11:
                break
            action = legal[chance.randrange(console.match.game.legal(legal))]
            act(console, game, action)
        console.frame()
    assert turns > 8 or console.match.game.over()


def own_turn_of(console, game):
    top = console.console.stack.screens[0]
    if console.match.game.over() or console.console.stack.top().module == "pause":
        return False
    if game == b"pitaouf":
        return not top.telling.running
    return top.stage == 1 and not top.telling.running


def act(console, game, action):
    table = console.console.stack.screens[0]
    if game == b"pitaouf":
        if table.exchanging:
            console.press(A)
        else:
            table._act(action)
    else:
        table.act(action)


@pytest.mark.parametrize("game", GAMES[1:])
def test_between_people_nothing_secret_is_told_but_where_it_was_wished(game):
    for wish in (0, BY_TOUCH, BY_EAR):
        console = Blind(game, [PERSON, PERSON, PERSON], 4, wish=0)
        for seat in range(3):
            console.console.session.setup.wish(seat, wish)
        for ear_on_motor in (False, True):
            console.by_touch = ear_on_motor
            hand = hands_in_turn(console)
            if wish == BY_EAR or wish == BY_TOUCH and ear_on_motor:
                assert hand[0] == "HAND" and len(hand) > 4
            elif wish == BY_TOUCH:
                assert hand == ["HAND"]
            else:
                assert hand == ["REFUSED", 11]


def hands_in_turn(console):
    """Ask for the hand at the hand-over, where it is nobody's, then behind it."""
    table = console.console.stack.screens[0]
    while table.telling.running:
        console.frame(A)
    if table.stage != 1:
        console.press(B)
        assert console.said(LEFT) == ["REFUSED", 11]
        assert console.said(B)[0] == "HAND_OVER"
        console.press(A)
    console.press(B)
    hand = console.said(LEFT)
    console.press(B)
    return hand


@pytest.mark.parametrize("key", [UP, DOWN, LEFT, RIGHT, A, B])
def test_any_press_cuts_within_a_frame(key):
    for frames in range(3, 60, 7):
        console = Blind(b"ptit_pois", KINDS[b"ptit_pois"], 7)
        console.said()
        console.press(B)
        console.press(LEFT)
        for _ in range(frames):
            console.frame()
        began = console.console.cues.started
        console.frame(key)
        assert console.console.cues.started > began and console.console.cues._at == 0


def test_the_documentation_lists_all_cues():
    from engine_mpy.cues import alphabet

    assert len(cues()) == len(alphabet.CUES)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_told_and_again(game):
    console = Blind(game, KINDS[game], 11)
    console.said()
    if game == b"pitaouf":
        console.said(A)
    console.press(B)
    for _ in range(2):
        console.press(DOWN)
    heard = console.said(A)
    while "HINT" not in heard:
        heard = console.said()
    heard = heard[heard.index("HINT") :]
    assert len(heard) > 1 and console.console.stack.top().module == "hint"
    assert console.said(LEFT) == heard
