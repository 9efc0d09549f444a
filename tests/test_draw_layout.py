"""Wrapped lines hold every word and fit; rows scroll only as far as they must."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from engine_mpy.draw import layout
from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import big, small, text

CANVAS = Canvas(bytearray(1024))
ALPHABET = "abcim WÉé,:\n\u00a0 "


def wrapped(font, data, width, most=60):
    breaks = array("H", [0] * (2 * most))
    lines = layout.wrap(font, data, -1, width, breaks)
    return [data[breaks[2 * i] : breaks[2 * i + 1]] for i in range(lines)]


@given(st.sampled_from([small, text, big]), st.text(ALPHABET, max_size=50), st.integers(15, 128))
def test_wrap_keeps_every_character_and_fits(font, words, width):
    data = words.encode("iso8859-15")
    lines = wrapped(font, data, width)
    assert b"".join(lines).replace(b" ", b"") == data.replace(b" ", b"").replace(b"\n", b"")
    for line in lines:
        assert CANVAS.width(font, line, -1) <= width
        assert not line.endswith(b" ")


def test_wrap_breaks_at_spaces_newlines_and_not_at_unbreakable_ones():
    line = CANVAS.width(text, b"un chat", -1)
    assert wrapped(text, b"un chat noir", line) == [b"un chat", b"noir"]
    assert wrapped(text, b"un chat noir", line - 1) == [b"un", b"chat", b"noir"]
    assert wrapped(text, b"un\n\nchat", line) == [b"un", b"", b"chat"]
    assert wrapped(text, b"oui un\xa0!", CANVAS.width(text, b"oui un", -1)) == [b"oui", b"un\xa0!"]
    assert wrapped(text, b"un   chat", line - 1) == [b"un", b"chat"]
    assert wrapped(text, b"", line) == []


def test_wrap_breaks_a_word_that_fits_no_line():
    lines = wrapped(text, b"anticonstitutionnellement", 40)
    assert len(lines) > 2
    assert b"".join(lines) == b"anticonstitutionnellement"


def test_wrap_stops_when_the_lines_are_used_up():
    assert len(wrapped(text, b"a b c d e f", 6, most=3)) == 3


@given(st.integers(1, 49), st.integers(20, 128), st.integers(8, 20))
def test_cards_in_a_row_stay_inside(n, width, each):
    places = [layout.place(i, n, 5, width, each) for i in range(n)]
    assert places[0] == 5
    assert places == sorted(places)
    assert places[-1] + each <= 5 + width
    if n * (each + 1) - 1 <= width:
        assert places == [5 + i * (each + 1) for i in range(n)]


@given(st.integers(0, 40), st.integers(0, 30), st.integers(1, 9), st.integers(1, 31))
def test_scrolling_shows_the_focus_and_moves_no_further(first, focus, shown, total):
    focus %= total
    now = layout.scrolled(first, focus, shown, total)
    assert 0 <= now <= focus < now + shown
    assert now + shown <= max(total, shown)
    if first <= focus < first + shown and first + shown <= total:
        assert now == first
    elif focus < first:
        assert now == min(focus, max(total - shown, 0))
    elif first + shown <= focus:
        assert now == focus - shown + 1


def test_centre():
    assert layout.centre(10, 4, 30) == 14
