"""The words of a pose of several cards: which ones, so that a hint and an undo can be followed."""

import pytest

from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.screens import table_pitaouf_words as words
from engine_mpy.text.compose import Line
from engine_mpy.text.names_pitaouf import CardNames
from engine_mpy.text.texts import Texts

TWO_SPADES, TWO_HEARTS, QUEEN_CLUBS, ACE_DIAMONDS = 0, 13, 36, 51


@pytest.mark.parametrize(
    ("language", "mask", "said"),
    [
        (0, 0b101, "poser 2 pique et Dame"),  # not the 2 of hearts
        (1, 0b110, "pose 2 hearts and Queen"),
        (1, 0b11, "pose 2 and 2"),
        (0, 0b1110, "poser 2 cœur, Dame et As"),
        (1, 0b1111, "pose 2, 2, Queen and Ace"),
        (0, 0b1000, "poser l'As de carreau"),
    ],
)
def test_which_cards(language, mask, said):
    texts = Texts(language)
    texts.open(b"pitaouf")
    view = Pitaouf()
    for card in (TWO_SPADES, TWO_HEARTS, QUEEN_CLUBS, ACE_DIAMONDS):
        view.hand.push(card)
    line = Line(96)
    line.names = CardNames(texts)
    words.action_text(line, view, 1 << 5 | mask)
    assert bytes(line.buf[: line.n]).decode("iso8859-15") == said
