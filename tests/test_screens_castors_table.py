"""What the presses at Gang de castors's table do, phase by phase, and what it says of it."""

import importlib
import re

import pytest

from engine_mpy.draw.canvas import Canvas
from engine_mpy.games.castors_table import (
    CALLING,
    CHOOSE,
    DRAWN,
    FIRST_OF_TWO,
    LOOKED,
    LOOKING,
    PEEK,
    ROUND_END,
    SWAPPING,
)
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.seats import HANDOVER
from engine_mpy.store.setup import CARNET
from engine_mpy.text.compose import Line
from tests.mpy.press_castors import Play
from tests.screens_rig import loaded
from tools import texts

# Deal and actions before, three seats, as in tests/screens/castors.toml.
BEGIN = 1, ()
CHOICE = 1, (0, 0, 0)  # a 2 on the discard
BLOCKED = 19, (0, 0, 0)  # an action on it
NUMBER = 8, (0, 0, 0, 6)
SWAP = 3, (0, 0, 0, 6)
FIRST = 23, (0, 0, 0, 6, 12)
SWAPS = 3, (0, 0, 0, 6, 12)
LOOKS = 57, (0, 0, 0, 6, 12)
CALLS = 1, (0, 0, 0, 2, 5, 5, 5)
CALLED = 1, (0, 0, 0, 2, 5, 5, 5, 1)


def sit(position):
    """The table before the seat in turn, nothing left to tell."""
    deal, actions = position
    loaded()
    play = Play()
    play.start(deal, 3, 0, options=2)
    for action in actions:
        play.console.session.act(action)
    play.console.stack.reset(b"table_castors")
    play.frame()
    while play.table.telling.running:
        press(play, RIGHT)
    if play.table.stage == HANDOVER:
        press(play, A)
    return play


def press(play, *keys):
    for key in keys:
        play.frame(key)
    return play.table


def phase(play):
    return play.console.session.match.game.phase()


def reads(play):
    return play.where().decode("iso8859-15").replace("\xa0", " ")


def test_the_look_is_closed_and_covered_by_a():
    play = sit(BEGIN)
    assert phase(play) == PEEK and play.table.closed()
    assert reads(play) == "A : vu, cacher. 1 : 3. 4 : 1. "
    press(play, UP)
    assert not play.table.page
    seat = play.table.viewer
    press(play, A)
    assert play.console.session.match.game.seat() != seat
    assert play.table.viewer == 255
    assert "3" not in reads(play).replace("3/4", "")


def test_pile_or_discard_then_a_place_and_left_of_the_first_goes_back():
    play = sit(CHOICE)
    assert reads(play).startswith("A : piocher. Défausse : 2. Pioche : 53. Manche 1/2.")
    press(play, RIGHT)
    assert reads(play).startswith("A : prendre le 2. ")
    press(play, A, RIGHT, RIGHT)
    assert reads(play).startswith("A : le 2 en place 3. ")
    press(play, B, B)
    assert play.table.step == 1 and play.table.cursor == 2  # the pause gives nothing up
    press(play, LEFT, LEFT, LEFT | 8)
    assert play.table.step == 1 and play.table.cursor == 0  # a finger that rests does not either
    press(play, LEFT)
    assert play.table.step == 0 and play.table.cursor == 1
    press(play, A, RIGHT)
    row = play.table.viewer
    press(play, A)
    game = play.console.session.match.game
    assert game.row(row, 1) == 2 and game.seat() != row


def test_an_action_on_the_discard_is_refused_with_its_reason():
    play = sit(BLOCKED)
    press(play, RIGHT)
    assert reads(play).startswith("Pas possible. Une action ne se prend pas à la défausse")
    count = play.console.session.match.count
    press(play, A)
    assert play.console.session.match.count == count and play.table.step == 0


def test_a_number_is_thrown_away_or_placed():
    play = sit(NUMBER)
    assert phase(play) == DRAWN
    assert reads(play).startswith("A : jeter le 8. ")
    assert press(play, LEFT).cursor == 0
    assert press(play, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT).cursor == 4
    assert reads(play).startswith("A : le 8 en place 4. ")
    seat = play.table.viewer
    press(play, A)
    assert play.console.session.match.game.row(seat, 3) == 8


def test_an_action_is_played_or_thrown_away():
    play = sit(SWAP)
    assert reads(play).startswith("A : jouer Échanger. Une carte à moi contre")
    press(play, RIGHT)
    assert reads(play).startswith("A : jeter Échanger. L'action ne sert pas")
    press(play, LEFT, A)
    assert phase(play) == SWAPPING


def test_the_first_of_two_says_that_another_one_comes():
    play = sit(FIRST)
    assert phase(play) == FIRST_OF_TWO
    assert reads(play).startswith("A : jeter, repiocher. ")
    press(play, A)
    assert phase(play) == DRAWN


def test_two_places_trade_whatever_seat_it_is():
    play = sit(SWAPS)
    press(play, RIGHT, A)
    assert reads(play).startswith("A : ma 2 contre sa 1. Joueur 3. ")
    press(play, DOWN, RIGHT, RIGHT)
    assert reads(play).startswith("A : ma 2 contre sa 3. Joueur 1. ")
    press(play, LEFT, LEFT, LEFT)
    assert play.table.step == 0 and play.table.cursor == 1
    press(play, A, RIGHT, RIGHT)
    game = play.console.session.match.game
    before = game.row(1, 1), game.row(0, 2)
    press(play, A)
    assert (game.row(0, 2), game.row(1, 1)) == before


def test_a_card_is_looked_at_and_covered():
    play = sit(LOOKS)
    assert phase(play) == LOOKING
    press(play, RIGHT, A)
    while play.table.telling.running:
        press(play, RIGHT)
    assert phase(play) == LOOKED and play.table.closed()
    card = play.console.session.match.game.row(play.table.viewer, 1)
    assert play.table.view.row(play.table.viewer, 1) == card
    press(play, A)
    assert phase(play) == CHOOSE


@pytest.mark.parametrize("called", [False, True])
def test_the_call(called):
    play = sit(CALLS)
    assert phase(play) == CALLING
    assert reads(play).startswith("A : finir mon tour. Droite : annoncer")
    seat = play.table.viewer
    if called:
        press(play, RIGHT)
        assert reads(play).startswith("A : dernier tour ! Les autres jouent encore une fois")
    press(play, A)
    assert (play.console.session.match.game.caller() == seat) == called


def test_what_everybody_shows_and_the_carnet_of_who_wishes_it():
    play = sit(CALLED)
    press(play, UP)
    assert play.table.page
    plain = bytes(play.display.frame)
    assert reads(play) == "Joueur 1 : total 0. Joueur 2 : total 0. Joueur 3 : total 0. "
    play.console.session.setup.wish(play.table.viewer, CARNET)
    press(play, B, B, UP)
    assert bytes(play.display.frame) != plain
    assert "4 : " in reads(play)
    assert not press(play, B).page


def test_the_rows_after_a_round():
    play = sit((1, (0, 0, 0, 2, 5, 5, 5, 1, 3, 2)))
    assert phase(play) == ROUND_END
    scores = bytes(play.display.frame)
    press(play, LEFT)
    assert bytes(play.display.frame) != scores


OF_NUMBERS = "DO_PLACE", "DO_TAKE", "DO_DISCARD"


def filled(template, values):
    return re.sub(r"\{(.)\}", lambda match: values[match[1].lower()], template)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_a_does_fits_the_bar_with_any_card(language):
    book = next(book for book in texts.books() if book.name == "castors")
    text = importlib.import_module("engine_mpy.draw.fonts.text")
    canvas = Canvas(bytearray(1024))
    for card in ("CARD_NUMBER", "CARD_SWAP", "CARD_LOOK", "CARD_DRAW"):
        name = book.texts[card][language].replace("#", "8")
        for key, table in book.texts.items():
            if key.startswith("DO_") and (card == "CARD_NUMBER" or key not in OF_NUMBERS):
                said = filled(table[language], {"c": name, "n": "4"})
                data = texts.encoded(said, book.name)
                assert canvas.width(text, data, -1) <= 108, said


def test_actions_in_words_with_names():
    play = sit(SWAPS)
    line = Line(80)
    line.names = play.table.line.names
    play.table.action_text(line, play.table.view, 17 + (1 * 6 + 2) * 4 + 3)
    said = bytes(line.buf[: line.n]).decode("iso8859-15").replace("\xa0", " ")
    assert said == "échanger sa carte 2 contre la 4 de Joueur 3"
