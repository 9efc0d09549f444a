"""A line says numbers, cards and texts properly in both languages, and never overflows."""

import pytest

from engine_mpy.text import compose, ids_pitaouf, open_texts
from engine_mpy.text.compose import Line
from engine_mpy.text.names_pitaouf import CardNames

SEVEN, QUEEN, ACE, HEARTS, JOKER, HIDDEN = 5, 10, 12, 13, 52, 255


def said(line):
    return line.buf[: line.n].decode("iso8859-15")


@pytest.fixture
def line():
    line = Line(90)
    texts = open_texts(0)
    texts.open(b"pitaouf")
    line.names = CardNames(texts)
    yield line
    texts.use(0)
    texts.close(b"pitaouf")


@pytest.mark.parametrize("number", [0, 1, 9, 10, 99, 100, 4096, 999999, -1, -300, 2**29])
def test_line_numbers(number):
    assert said(Line(20).number(number)) == str(number)


def test_line_says_cards_with_their_articles_in_french(line):
    line.say(b"plus forte que {c}, que {c} ou {c}", ACE, QUEEN + HEARTS, SEVEN)
    assert said(line) == "plus forte que l'As de pique, que la Dame de cœur ou le 7 de pique"
    line.clear().say(b"{d}, {d}, {d}", ACE, QUEEN, SEVEN)
    assert said(line) == "de l'As de pique, de la Dame de pique, du 7 de pique"
    line.clear().say(b"{a}, {a}, {a}", ACE, QUEEN, JOKER)
    assert said(line) == "à l'As de pique, à la Dame de pique, au Joker"
    line.clear().say(b"{b}, {C}, {A}", ACE, HIDDEN, ACE)
    assert said(line) == "As de pique, La carte cachée, À l'As de pique"


def test_line_says_cards_in_english(line):
    line.names.texts.use(1)
    line.say(b"{C} {d} {a}", QUEEN, SEVEN, ACE)
    assert said(line) == "The Queen of spades of the 7 of spades to the Ace of spades"
    assert said(line.clear().say(b"{b}", JOKER)) == "Joker"


def test_line_names_every_card_of_pitaouf(line):
    ranks = [*(f"le {n}" for n in range(2, 11)), "le Valet", "la Dame", "le Roi", "l'As"]
    suits = ["de pique", "de cœur", "de trèfle", "de carreau"]
    expected = [f"{rank} {suit}" for suit in suits for rank in ranks] + ["le Joker"] * 2
    assert [said(line.clear().say(b"{c}", card)) for card in range(54)] == expected


@pytest.mark.parametrize(
    ("name", "of", "to", "bare"),
    [
        ("les Échanger", "des Échanger", "aux Échanger", "Échanger"),
        ("le Roi", "du Roi", "au Roi", "Roi"),
        ("la Dame", "de la Dame", "à la Dame", "Dame"),
        ("l'As", "de l'As", "à l'As", "As"),
        ("the King", "of the King", "to the King", "King"),
        ("lest", "lest", "lest", "lest"),
        ("7", "7", "7", "7"),
    ],
)
def test_line_noun_forms(name, of, to, bare):
    forms = ((compose.THE, name), (compose.OF, of), (compose.TO, to), (compose.BARE, bare))
    for form, expected in forms:
        assert said(Line(30).noun(name.encode("iso8859-15"), form)) == expected


@pytest.mark.parametrize(
    ("number", "french", "english"),
    [(0, "0 point", "0 points"), (1, "1 point", "1 point"), (2, "2 points", "2 points"),
     (-1, "-1 point", "-1 points")],
)  # fmt: skip
def test_line_plural(number, french, english):
    assert said(Line(30).say(b"{n} point{s}", number)) == french
    assert said(Line(30).say(b"{n} point{z}", number)) == english


def test_line_texts_in_texts_and_capitals():
    line = Line(40).say(b"{T} : {n} sur {n}", "œuf".encode("iso8859-15"), 3, 12)
    assert said(line) == "Œuf : 3 sur 12"
    assert said(line.clear().say(b"{t}!", b"oui").put(b"abcd", 1, 3).byte(46)) == "oui!bc."
    for small, large in (("é", "É"), ("ÿ", "ÿ"), ("÷", "÷"), ("7", "7"), ("z", "Z")):
        assert said(Line(4).put(small.encode("iso8859-15")).capital()) == large


def test_line_cuts_what_does_not_fit(line):
    for capacity in range(12):
        short = Line(capacity)
        short.names = line.names
        short.say(b"{n}: {C}, {t}", 12, QUEEN, b"fin")
        assert said(short) == "12: La Dame de pique, fin"[:capacity]
        assert len(short.buf) == capacity


def test_texts_open_and_close_their_books():
    texts = open_texts(1)
    texts.open(b"pitaouf")
    texts.open(b"pitaouf")
    assert texts[ids_pitaouf.RANK_ACE] == b"the Ace"
    assert open_texts(0, texts) is texts
    assert texts[ids_pitaouf.RANK_ACE] == b"l'As"
    texts.close(b"pitaouf")
    with pytest.raises(IndexError):
        texts[ids_pitaouf.RANK_ACE]
    texts.close(b"pitaouf")
