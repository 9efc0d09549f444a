"""What the presses at Ptit Pois's table do: cards, discards, B and its warning, bonus, reasons."""

import pytest

from engine_mpy.games.ptit_pois_table import (
    ACT,
    AFTER_B,
    BONUS,
    DECLINE,
    FLIP,
    ROUND_END,
    TURN_AND_DRAW,
)
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.text.compose import Line
from tests.mpy.press_ptit_pois import Play
from tests.screens_rig import loaded

# Deal and actions before, two seats.
CARDS = 1, (124,)  # up, on 8 and 2: hand 1 7 2 6, row 9 3
BLOCKED = 20, (124,)  # B would leave nothing to play
FORCED = 8, (124, 56)  # nothing can be played
WON = 12, (125, 24)  # a bonus; the left pack is one hidden card, the right one two
LAST = 899, (124, 9, 93, 15, 37, 19)  # one card in the hand, and it fits


def sit(position, options=1):
    """The table of the first seat in a position, nothing left to tell."""
    deal, actions = position
    loaded()
    play = Play()
    play.start(deal, 1, 1, animation=1, options=options)  # a bot waits till all is told
    for action in actions:
        play.console.session.act(action)
    play.console.stack.reset(b"table_ptit_pois")
    play.frame()
    return play


def press(play, *keys):
    for key in keys:
        play.frame(key)
    return play.table


def reads(play):
    return play.where().decode("iso8859-15").replace("\xa0", " ")


def test_the_cursor_begins_on_a_card_that_fits_and_aims_where_it_goes():
    play = sit(CARDS)
    table = play.table
    assert table.cursor == 3 and table.target() == 1
    assert reads(play).startswith("A : poser le 7 bleu en bas. On monte.")
    assert reads(play).endswith("Main, 2 sur 4.")


def test_left_and_right_stop_at_the_ends_and_visit_the_row():
    play = sit(CARDS)
    assert press(play, LEFT, LEFT, LEFT, LEFT, LEFT).cursor == 0
    assert "Rangée, paquet 1, sur une carte cachée." in reads(play)
    assert press(play, *[RIGHT] * 9).cursor == 5


def test_a_card_that_does_not_fit_is_refused_with_the_reason_and_nothing_is_done():
    play = sit(CARDS)
    count = play.table.match.count
    table = press(play, UP, A)
    assert table.refused and table.match.count == count
    assert reads(play).startswith("On monte : ici, il faut 8 ou plus.")
    assert not press(play, B).refused
    assert play.console.stack.top().module == "pause"
    assert press(play, A).target() == table.target()


def test_a_plays_the_card_on_the_discard():
    play = sit(CARDS)
    press(play, A)
    assert play.table.match.journal[1] >> 1 == play.table.view.discards[1].top()
    assert play.table.view.discards[1].top() % 10 == 6


def test_b_is_warned_of_once_and_then_done():
    play = sit(BLOCKED)
    table = press(play, DOWN, DOWN)
    assert table.target() == TURN_AND_DRAW
    assert reads(play).startswith("Attention")
    count = table.match.count
    table = press(play, A)
    assert table.warned and table.match.count == count
    table = press(play, B, B)
    assert not table.warned and table.target() == TURN_AND_DRAW
    press(play, A, A)
    assert table.match.count == count + 1 and table.view.phase() == AFTER_B


def test_a_forced_b_is_in_front_without_a_warning():
    play = sit(FORCED)
    table = play.table
    assert table.target() == TURN_AND_DRAW and "il faut inverser" in reads(play)
    press(play, A)
    assert table.view.phase() == AFTER_B


def test_a_bonus_goes_on_its_discard_or_flips_or_is_left():
    table = sit(WON).table
    assert table.view.phase() == BONUS
    assert bytes(table.targets[: table.targets_n]) == bytes([0, FLIP, FLIP + 1, DECLINE])


@pytest.mark.parametrize("downs, words", [(1, "devient visible"), (2, "échangent"), (3, "Rien")])
def test_each_way_to_use_a_bonus_says_what_it_does(downs, words):
    play = sit(WON)
    table = press(play, *[DOWN] * downs)
    assert words in reads(play) and table.panel()
    press(play, A)
    assert table.match.game.phase() == ACT and table.match.game.seat() == 1


def test_above_the_discards_is_what_everybody_shows():
    play = sit(CARDS)
    table = press(play, UP, UP)
    assert table.page and reads(play).startswith(
        "Joueur 1 : main 4, rangée 9 bleu 3 bleu, 2 cachées"
    )
    count = table.match.count
    assert not press(play, A).page and table.match.count == count


def test_after_a_round_its_count_is_a_press_away():
    play = sit(LAST, options=2)
    table = press(play, A, *[UP] * 9)
    assert table.view.phase() == ROUND_END
    scores = bytes(play.display.frame)
    press(play, RIGHT)
    assert bytes(play.display.frame) != scores
    press(play, A)
    assert table.match.game.round() == 1 and table.match.game.phase() == 0


def test_who_ended_the_round_is_told_the_double_or_the_zero():
    play = sit(LAST, options=2)
    press(play, A)
    told = []
    while play.table.telling.running:
        told.append(reads(play))
        press(play, UP)
    assert "Joueur 1 n'a pas le moins et marque le double : 46" in " ".join(told)


def test_an_action_is_a_text_for_pause_and_hint():
    table = sit(WON).table
    said = []
    for action in (24, 25, TURN_AND_DRAW, FLIP, FLIP + 1, DECLINE, 124, 125, 126):
        line = Line(80)
        line.names = table.line.names
        table.action_text(line, table.view, action)
        said.append(bytes(line.buf[: line.n]).decode("iso8859-15"))
    assert said[0] == "poser le 3 jaune en haut" and said[1] == "poser le 3 jaune en bas"
    assert said[2] == "inverser le sens et piocher 2" and len(set(said)) == 9
