"""Generated fonts and shapes match their sources, hold every character, and stay small."""

import importlib

import pytest

from tools import fonts, icons

FONTS = ["small", "text", "big", "face", "huge"]


def font(name):
    return importlib.import_module(f"engine_mpy.draw.fonts.{name}")


def widths(name):
    data = font(name).DATA
    first, last = data[3], data[4]
    offsets = data[5 : 5 + 2 * (last - first + 2)]
    starts = [int.from_bytes(offsets[i : i + 2], "little") for i in range(0, len(offsets), 2)]
    return {first + i: b - a for i, (a, b) in enumerate(zip(starts, starts[1:], strict=False))}


@pytest.mark.parametrize("generator", [fonts, icons])
def test_draw_generated_files_are_up_to_date(generator, capsys):
    assert generator.main(["--check"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("generator", [fonts, icons])
def test_draw_check_names_a_stale_file_and_writes_nothing(
    generator, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(generator, "TARGET", tmp_path)
    assert generator.main(["--check"]) == 1
    assert f"run: python -m {generator.__name__}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert generator.main([]) == 0
    assert generator.main(["--check"]) == 0


@pytest.mark.parametrize("name", ["small", "text"])
def test_draw_reading_fonts_hold_all_of_iso_8859_15(name):
    missing = [c for c in fonts.ALL if not widths(name).get(c.encode(fonts.ENCODING)[0])]
    assert missing == []


@pytest.mark.parametrize("name", ["big", "face", "huge"])
def test_draw_large_fonts_hold_what_is_asked_of_them(name):
    wanted = set(fonts.settings()[name]["chars"].encode(fonts.ENCODING))
    assert {code for code, width in widths(name).items() if width} == wanted
    assert set(b"0123456789AVDRJQK+-") <= wanted


@pytest.mark.parametrize("name", FONTS)
def test_draw_digits_line_up(name):
    if fonts.settings()[name].get("tabular"):
        assert len({widths(name)[code] for code in b"0123456789"}) == 1


@pytest.mark.parametrize(
    ("name", "height", "chars"), [("face", 12, b"0123456789AVDRJQK"), ("huge", 20, b"AVDRJQK10")]
)
def test_draw_ranks_are_as_high_as_arms_length_asks(name, height, chars):
    spec = fonts.settings()[name]
    for code, columns in fonts.glyphs(name, spec).items():
        if code in chars:
            rows = [row for row in zip(*columns, strict=True) if any(row)]
            assert len(rows) >= height, chr(code)


def test_draw_small_font_puts_26_characters_in_a_line():
    total = sum(widths("small")[code] + 1 for code in b"Pose la Dame de pique noire")
    assert total * 26 / 27 <= 128


def test_draw_fonts_of_a_table_stay_within_6_kb():
    sizes = {name: len(font(name).DATA) for name in FONTS}
    assert sum(sizes.values()) - sizes["big"] < 5500, sizes
    assert sum(sizes.values()) < 7000, sizes


def test_draw_an_accent_too_high_closes_the_gap_under_it():
    spec = {"source": "helvB10.pcf.gz", "above": 10, "below": 2, "space": 3}
    with pytest.raises(fonts.FontError, match="raise above or below, or draw it"):
        fonts.glyphs("x", {**spec, "chars": "g", "below": 1})
    for char in "ÉÂ":
        tall = fonts.glyphs("x", {**spec, "above": 11, "chars": char})
        short = fonts.glyphs("x", {**spec, "chars": char})
        (tall,), (short,) = tall.values(), short.values()
        assert sum(map(sum, tall)) == sum(map(sum, short))  # no ink lost


def shapes(name):
    module = importlib.import_module(f"engine_mpy.draw.{name}")
    return {key: value for key, value in vars(module).items() if isinstance(value, bytes)}


@pytest.mark.parametrize("name", ["shapes", "shapes_suits", "shapes_colours", "shapes_pitaouf"])
def test_draw_shapes_have_the_bytes_they_say(name):
    for key, shape in shapes(name).items():
        width, height = shape[:2]
        assert len(shape) == 2 + width * ((height + 7) // 8), key
        assert 0 < width <= 32 and 0 < height <= 24, key


@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("shapes_suits", ["SPADE", "HEART", "CLUB", "DIAMOND"]),
        ("shapes_colours", ["RED", "YELLOW", "BLUE", "ORANGE", "GREEN", "VIOLET"]),
    ],
)
def test_draw_suits_and_colours_come_in_three_sizes_and_differ(module, names):
    drawn = shapes(module)
    assert sorted(drawn) == sorted(f"{name}_{size}" for name in names for size in "SML")
    assert len(set(drawn.values())) == len(drawn)
    for name in names:
        assert drawn[f"{name}_S"][1] <= 7
        assert 11 <= drawn[f"{name}_M"][1] <= 12
        assert 17 <= drawn[f"{name}_L"][1] <= 20


def test_draw_red_suits_are_hollow_and_black_ones_filled():
    for size in "SML":
        suits = shapes("shapes_suits")
        for name, hollow in (("HEART", 1), ("DIAMOND", 1), ("SPADE", 0), ("CLUB", 0)):
            rows = icons.pictures(icons.SOURCES / "suits.txt")[f"{name}_{size}"]
            middle = rows[len(rows) // 2]
            assert (middle[len(middle) // 2] == ".") == bool(hollow)
            assert suits[f"{name}_{size}"] == icons.shape(rows)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("= CAT\n.#.\n.#\n", "line 3"),
        ("= CAT\n.x.\n", "line 2"),
        ("= cat\n.#.\n", "CAPITALS"),
        ("= CAT\n.\n= CAT\n.\n", "line 3"),
        ("= CAT\n\n= DOG\n.\n", "CAT: 1 to 24 rows, not 0"),
        ("= CAT\n" + "#\n" * 25, "not 25"),
    ],
)
def test_draw_bad_pictures_are_named(tmp_path, text, message):
    path = tmp_path / "animals.txt"
    path.write_text(text)
    with pytest.raises(icons.IconError, match=message):
        icons.pictures(path)
