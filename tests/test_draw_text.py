"""The fast text loop draws what a plain reading of the font says, clipped at every edge."""

from hypothesis import given
from hypothesis import strategies as st

from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import big, face, huge, small, text

FONTS = [small, text, big, face, huge]
places = st.tuples(st.integers(-200, 200), st.integers(-40, 90))


def glyph(font, code):
    """Rows-first: a set of (column, row) of one character, and its width."""
    height, pages, _, first, last = font.DATA[:5]
    if not first <= code <= last:
        return set(), 0
    offsets = font.DATA[5 : 5 + 2 * (last - first + 2)]
    start, stop = (
        int.from_bytes(offsets[2 * i : 2 * i + 2], "little")
        for i in (code - first, code - first + 1)
    )
    body = font.DATA[5 + len(offsets) :]
    dots = {
        (column - start, row)
        for column in range(start, stop)
        for row in range(height)
        if body[column * pages + row // 8] >> row % 8 & 1
    }
    return dots, stop - start


def slow_text(font, data, x, y):
    """The pixels inside the frame, and x after the last column."""
    dots, end = set(), x
    for code in data:
        shape, width = glyph(font, code)
        if width:
            dots |= {(x + dx, y + dy) for dx, dy in shape}
            end = x + width
            x = end + font.DATA[2]
    return {(i, j) for i, j in dots if 0 <= i < 128 and 0 <= j < 64}, end


def lit(frame):
    return {
        (i % 128, i // 128 * 8 + b) for i in range(1024) for b in range(8) if frame[i] >> b & 1
    }


@given(st.sampled_from(FONTS), st.binary(max_size=30), places)
def test_text_is_what_the_font_says(font, data, place):
    frame = bytearray(1024)
    end = Canvas(frame).text(font, data, -1, *place, 1)
    assert (lit(frame), end) == slow_text(font, data, *place)
    assert Canvas(frame).width(font, data, -1) == end - place[0]


@given(st.sampled_from(FONTS), st.binary(min_size=1, max_size=9), places, st.binary(min_size=64))
def test_text_colours(font, data, place, pattern):
    before = (pattern * 16)[:1024]
    ink = slow_text(font, data, *place)[0]
    for colour, expected in (
        (0, lambda old: old - ink),
        (1, lambda old: old | ink),
        (2, lambda old: old ^ ink),
    ):
        frame = bytearray(before)
        Canvas(frame).text(font, data, len(data), *place, colour)
        assert lit(frame) == expected(lit(before))


def test_text_counts_from_the_start_and_stops():
    frame, other = bytearray(1024), bytearray(1024)
    Canvas(frame).part(text, b"abcdef", 2, 4, 5, 5, 1)
    Canvas(other).text(text, b"cd", -1, 5, 5, 1)
    assert frame == other
    Canvas(frame).text(text, b"abc", 0, 5, 5, 0)
    assert frame == other


def test_text_placed_in_a_box():
    canvas = Canvas(bytearray(1024))
    width = canvas.width(text, b"Pose", -1)
    assert canvas.centred(text, b"Pose", -1, 10, width + 6, 0, 1) == 10 + 3 + width
    assert canvas.right(text, b"Pose", -1, 100, 0, 1) == 100 - width


def test_text_too_wide_ends_in_dots():
    for room in range(40, 128):
        frame = bytearray(1024)
        canvas = Canvas(frame)
        end = canvas.fitted(text, b"Pose la Dame de pique noire", -1, 4, 0, room, 1)
        assert end <= 4 + room < end + 20
        assert max(x for x, _ in lit(frame)) < 4 + room
        dots = bytearray(1024)
        Canvas(dots).right(text, b"...", 3, end, 0, 1)
        assert lit(dots) <= lit(frame)


@given(
    st.tuples(*[st.integers(-70, 140)] * 4),
    st.sampled_from([0, 1, 2, 3]),
    st.binary(min_size=8, max_size=8),
)
def test_block_fills_what_it_says(box, colour, pattern):
    x, y, w, h = box
    frame = bytearray(pattern * 128)
    old = lit(frame)
    Canvas(frame).block(x, y, w, h, colour)
    inside = {(i, j) for i in range(128) for j in range(64) if x <= i < x + w and y <= j < y + h}
    hatch = {(i, j) for i, j in inside if (j - i) % 4 == 0}
    assert lit(frame) == [old - inside, old | inside, old ^ inside, old | hatch][colour]
