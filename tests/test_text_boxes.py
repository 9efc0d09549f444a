"""Every text with a box fits it in both languages, its placeholders filled as wide as they get."""

import importlib
import re
from array import array

import pytest

from engine_mpy.draw import layout
from engine_mpy.draw.canvas import Canvas
from tools import texts

WIDEST = {
    "n": "88",
    "s": "s",
    "fr": {
        "b": "Dame de carreau",
        "c": "la Dame de carreau",
        "d": "de la Dame de carreau",
        "a": "à la Dame de carreau",
    },
    "en": {
        "b": "Queen of diamonds",
        "c": "the Queen of diamonds",
        "d": "of the Queen of diamonds",
        "a": "to the Queen of diamonds",
    },
}
CANVAS = Canvas(bytearray(1024))


def boxed():
    return [
        pytest.param(book, table, language, id=f"{book.name}-{name}-{language}")
        for book in texts.books()
        for name, table in book.texts.items()
        if "box" in table
        for language in texts.LANGUAGES
    ]


def widest(table, language):
    """The text with its widest filling."""

    def fill(match):
        letter = match[1].lower()
        if letter == "t":
            assert "t" in table, 'give the widest {t}: t = "..."'
            return table["t"]
        return WIDEST.get(letter) or WIDEST[language][letter]

    return re.sub(r"\{(.)\}", fill, table[language])


def lines_needed(font, data, width):
    breaks = array("H", [0] * 80)
    return layout.wrap(font, data, -1, width, breaks), breaks


@pytest.mark.parametrize(("book", "table", "language"), boxed())
def test_text_fits_its_box(book, table, language):
    name, width, lines = texts.BOX.fullmatch(table["box"]).groups(default="1")
    font = importlib.import_module(f"engine_mpy.draw.fonts.{name}")
    data = texts.encoded(widest(table, language), book.name)
    words = data.decode(texts.ENCODING).replace("\n", " ")
    missing = [c for c in words if not drawn(font, c)]
    assert not missing, f"font {name} lacks {missing}: add them to tools/fonts/fonts.toml"
    needed, breaks = lines_needed(font, data, int(width))
    assert needed <= int(lines), data.decode(texts.ENCODING)
    for i in range(needed):  # a word too wide for the box would have been cut in two
        stop = breaks[2 * i + 1]
        assert stop == len(data) or data[stop] in b" \n", data.decode(texts.ENCODING)


def drawn(font, char):
    return CANVAS.width(font, char.encode(texts.ENCODING), -1) > 0


def test_text_too_long_is_found():
    """The measure itself: it sees one word too many, and the widest card."""
    book = texts.books()[0]
    long = {"fr": "Oui, non", "en": "Yes", "box": "text 30"}
    with pytest.raises(AssertionError):
        test_text_fits_its_box(book, long, "fr")
    test_text_fits_its_box(book, long, "en")
    card = {"fr": "{n} {C} {T}", "en": "{n} {C} {T}", "t": "Zoé"}
    assert widest(card, "fr") == "88 la Dame de carreau Zoé"
    assert widest({"fr": "{b}", "en": "{b}"}, "en") == "Queen of diamonds"
