"""Cards show rank and suit inside their outline; icons and boxes are what their bytes say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_mpy.draw import cards, layout, shapes, shapes_suits
from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import face, small
from tests.test_draw_text import lit
from tools import icons

PICTURES = {
    name: rows
    for path in icons.SOURCES.glob("*.txt")
    for name, rows in icons.pictures(path).items()
}


def drawn(draw, *arguments):
    frame = bytearray(1024)
    draw(Canvas(frame), *arguments)
    return lit(frame)


def field(x, y, w, h):
    return {(i, j) for i in range(x, x + w) for j in range(y, y + h)}


def edge(x, y, w, h):
    return field(x, y, w, h) - field(x + 1, y + 1, w - 2, h - 2)


@given(st.sampled_from(sorted(PICTURES)), st.integers(-40, 140), st.integers(-30, 70))
def test_icon_is_what_was_drawn(name, x, y):
    rows = PICTURES[name]
    dots = {(x + i, y + j) for j, row in enumerate(rows) for i, c in enumerate(row) if c == "#"}
    shape = icons.shape(rows)
    assert drawn(Canvas.icon, shape, x, y, 1) == dots & field(0, 0, 128, 64)


@given(st.tuples(*[st.integers(-30, 70)] * 4))
def test_box_is_the_edge_of_its_block(box):
    x, y, w, h = box
    inside = edge(x, y, w, h) if w > 2 and h > 2 else field(x, y, w, h)
    assert drawn(Canvas.box, x, y, w, h, 1) == inside & field(0, 0, 128, 64)
    # Flipped, each pixel exactly once.
    assert drawn(Canvas.box, x, y, w, h, 2) == inside & field(0, 0, 128, 64)


CARDS = [
    ((5, 7, 23, 33), face, b"10", shapes_suits.HEART_M),
    ((5, 7, 38, 18), face, b"10", shapes_suits.CLUB_M),
    ((5, 7, 13, 21), small, b"10", shapes_suits.DIAMOND_S),
    ((5, 7, 23, 33), face, b"", shapes.JOKER_M),
    ((5, 7, 26, 33), face, b"+3", b""),
]


@pytest.mark.parametrize(("place", "font", "rank", "shape"), CARDS)
def test_card_holds_its_rank_and_its_suit(place, font, rank, shape):
    x, y, w, h = place
    corners = {(x, y), (x + w - 1, y), (x, y + h - 1), (x + w - 1, y + h - 1)}
    card = drawn(cards.face_up, *place, font, rank, shape, 0)
    assert card - field(x + 1, y + 1, w - 2, h - 2) == edge(*place) - corners
    ink = card & field(x + 1, y + 1, w - 2, h - 2)
    # All of the rank and the suit is there, and neither covers the other.
    dots = len(drawn(Canvas.text, font, rank, -1, 0, 0, 1))
    dots += len(drawn(Canvas.icon, shape, 0, 0, 1)) if shape else 0
    assert len(ink) == dots
    # A column or row of air on each side.
    assert not ink & edge(x + 1, y + 1, w - 2, h - 2)
    selected = drawn(cards.face_up, *place, font, rank, shape, 1)
    assert selected == field(*place) - corners - ink


def test_card_covers_what_was_there():
    frame = bytearray(b"\xff" * 1024)
    cards.face_up(Canvas(frame), 5, 7, 23, 33, face, b"D", shapes_suits.SPADE_M, 0)
    assert lit(frame) & field(5, 7, 23, 33) == drawn(
        cards.face_up, 5, 7, 23, 33, face, b"D", shapes_suits.SPADE_M, 0
    )
    for draw in (cards.face_down, cards.empty_place):
        frame = bytearray(b"\xff" * 1024)
        more = (0,) if draw is cards.face_down else ()
        draw(Canvas(frame), 5, 7, 23, 33, *more)
        assert lit(frame) & field(5, 7, 23, 33) == drawn(draw, 5, 7, 23, 33, *more)


def test_card_backs_differ_from_faces_and_from_empty_places():
    up = drawn(cards.face_up, 5, 7, 23, 33, face, b"D", shapes_suits.SPADE_M, 0)
    down = drawn(cards.face_down, 5, 7, 23, 33, 0)
    selected = drawn(cards.face_down, 5, 7, 23, 33, 1)
    empty = drawn(cards.empty_place, 5, 7, 23, 33)
    assert len(down) > len(edge(5, 7, 23, 33)) + 100
    assert len(down ^ selected) == 21 * 31
    assert len(empty) == 4 * 4
    assert up not in (down, selected, empty)


def test_scroll_bar_says_what_is_in_sight():
    assert drawn(layout.scroll_bar, 10, 40, 0, 5, 5) == set()
    for first in range(11):
        thumb = {y for x, y in drawn(layout.scroll_bar, 10, 40, first, 10, 20) if x == 126}
        assert thumb == set(range(10 + 2 * first, 30 + 2 * first))
    long = {y for x, y in drawn(layout.scroll_bar, 10, 40, 96, 4, 100) if x == 126}
    assert long == set(range(46, 50))


def test_frame_has_rounded_corners():
    assert drawn(layout.frame, 3, 4, 9, 7, 1) == edge(3, 4, 9, 7) - {
        (3, 4),
        (11, 4),
        (3, 10),
        (11, 10),
    }
