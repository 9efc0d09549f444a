"""Every screen in every state: the picture recorded, nothing touching, nothing cut, none left out.

A picture that differs is written to build/changed; `python -m tools.screens --record` keeps it.
"""

import functools

import pytest

from tools import contact_sheet, screen_scripts, screens
from tools.screen_checks import Ink, glyph_pixels, of_picture

SCRIPTS = screen_scripts.read()
PICTURES = [
    pytest.param(number, name, language, id=f"{name}-{language}")
    for language in screen_scripts.LANGUAGES
    for number, script in enumerate(SCRIPTS)
    for name in script.names
]
RECORDED = screens.recorded()


@functools.cache
def shots(number, language):
    return {shot.name: shot for shot in screen_scripts.play(SCRIPTS[number], language)}


@pytest.mark.parametrize("number, name, language", PICTURES)
def test_the_picture_is_the_one_recorded(number, name, language):
    shot = shots(number, language)[name]
    assert shot.troubles == ()
    if screens.hash_of(shot.picture) != RECORDED.get((name, language)):
        screens.save_changed([shot])
        pytest.fail(f"see {screens.CHANGED / f'{name}.{language}.png'}; {screens.RECORD}")


def test_every_screen_is_reached():
    assert screens.unreached(SCRIPTS) == []


def test_each_picture_is_recorded_once_and_looks_like_no_other():
    names = sorted((name, language) for _, name, language in (p.values for p in PICTURES))
    assert list(RECORDED) == names, "sorted, and none that no script shows"
    assert len(set(RECORDED.values())) == len(RECORDED)


def test_the_picture_of_the_readme_is_up_to_date():
    script = next(s for s in SCRIPTS if "table_pitaouf-success" in s.names)
    made = screens.pictures(screen_scripts.play(script, "en"))
    assert [path.name for path in made] == ["table.png"]
    for path, image in made.items():
        assert contact_sheet.same(image, path), screens.RECORD


# What the checks are there for.


def test_a_new_screen_class_needs_a_script(tmp_path):
    (tmp_path / "one.py").write_text("class New(ListScreen): pass\nclass Part: pass\n")
    (tmp_path / "base.py").write_text(
        "class Screen: pass\nclass ListScreen(Screen): pass\nclass NewerScreen(Screen): pass\n"
    )
    assert screens.screens(tmp_path) == {"new", "newer"}
    assert "hint" in screens.screens()


def test_the_name_says_which_screen_must_be_in_front(tmp_path):
    (shot,) = play('press = "25 DOWN A 3 @game-deal"', tmp_path)
    assert any("deal is in front" in trouble for trouble in shot.troubles)


def test_a_dark_panel_is_noticed():
    for picture in (bytes(1024), b"\xff" * 1024, b"\x03" + bytes(1023)):
        assert "nothing to be seen" in of_picture(picture, None, Ink())[0]


def test_a_picture_within_a_frame_is_noticed(tmp_path):
    (shot,) = play('press = "25 DOWN*3 A+ 1 @rules-half 1 A- 5"', tmp_path)
    assert any("being sent" in trouble for trouble in shot.troubles)


def play(script, folder, language="fr"):
    (folder / "one.toml").write_text(f"[[script]]\n{script}\n")
    (read,) = screen_scripts.read(folder)
    return screen_scripts.play(read, language)


def text_beside(spoil):
    """The troubles of a canvas with a text on it, after `spoil(canvas)`."""
    from engine_mpy.draw.canvas import Canvas
    from engine_mpy.draw.fonts import text

    kept = {name: getattr(Canvas, name) for name in ("fill", "part", "block")}
    ink = Ink()
    ink.watch()
    try:
        canvas = Canvas(bytearray(1024))
        canvas.fill(0)
        canvas.text(text, b"Ilot", -1, 40, 20, 1)
        spoil(canvas, text)
        return ink.troubles(canvas.frame)
    finally:
        for name, method in kept.items():
            setattr(Canvas, name, method)


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lambda c, text: c.vline(39, 20, 8, 1), "touches"),
        (lambda c, text: c.hline(30, 29, 60, 1), ""),
        (lambda c, text: c.hline(30, 28, 60, 1), "touches"),
        (lambda c, text: c.invert(38, 20, 60, 10), ""),
        (lambda c, text: c.invert(41, 20, 60, 10), "touches"),
        (lambda c, text: c.invert(38, 21, 60, 10), "touches"),
        (lambda c, text: c.hline(30, 24, 60, 0), "covered"),
        (lambda c, text: c.block(0, 0, 128, 64, 0), ""),
        (lambda c, text: c.text(text, b"on", -1, 42, 25, 1), "touches"),
        (lambda c, text: c.text(text, b"off", -1, 120, 0, 1), "cut off"),
        (lambda c, text: c.text(text, b"Up", -1, 10, -3, 1), "cut off"),
        (lambda c, text: c.text(text, b"measured", -1, 128, 0, 1), ""),
    ],
)
def test_what_touches_a_text_is_noticed(spoil, found):
    troubles = text_beside(spoil)
    assert bool(troubles) == bool(found)
    assert all(found in trouble for trouble in troubles)


def test_glyphs_are_read_as_the_canvas_draws_them():
    from engine_mpy.draw.canvas import Canvas
    from engine_mpy.draw.fonts import big, face, huge, small, text

    for font in (big, face, huge, small, text):
        canvas = Canvas(bytearray(1024))
        data = "0AÉçœ gj".encode("iso8859-15")
        canvas.text(font, data, -1, 2, 5, 1)
        drawn = {(x, y) for x in range(128) for y in range(64) if canvas.pixel(x, y)}
        assert glyph_pixels(font.DATA, data, 2, 5) == drawn


# The command.


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """The tool at work on two scripts and a hash file of its own."""
    (tmp_path / "some.toml").write_text(
        '[[script]]\npress = "25 @game-first DOWN @game-deal"\n'
        '[[script]]\npress = "25 DOWN*5 A 3 @settings-language"\n'
    )
    for name, path in (("HASHES", "hashes.txt"), ("CHANGED", "changed"), ("SHEET", "sheet.png")):
        monkeypatch.setattr(screens, name, tmp_path / path)
    monkeypatch.setattr(screens, "FOLDER", tmp_path)
    monkeypatch.setattr(screens, "ROOT", tmp_path)
    monkeypatch.setattr(screens, "unreached", lambda scripts: [])
    return tmp_path


def test_record_then_check_then_a_change(elsewhere, capsys):
    assert screens.main(["--check"]) == 1
    assert screens.main(["--record"]) == 0
    assert (elsewhere / "sheet.png").stat().st_size > 1000
    assert screens.main(["--check"]) == 0
    lines = (elsewhere / "hashes.txt").read_text().splitlines()
    assert len(lines) == 6 and lines == sorted(lines)
    (elsewhere / "hashes.txt").write_text(
        "\n".join(["game-gone fr 0123456789abcdef", *lines[1:]]) + "\n"
    )
    capsys.readouterr()
    assert screens.main(["--check"]) == 1
    said = capsys.readouterr()
    assert "game-deal, en: not the picture recorded" in said.out
    assert "game-gone, fr: recorded, but no script shows it" in said.out
    assert "--record" in said.err
    assert [path.name for path in (elsewhere / "changed").iterdir()] == ["game-deal.en.png"]


def test_recording_some_leaves_the_others_as_they_were(elsewhere):
    assert screens.main(["--record"]) == 0
    before = (elsewhere / "hashes.txt").read_text()
    (elsewhere / "hashes.txt").write_text(before.replace("settings-language fr ", "x fr "))
    assert screens.main(["--record", "--only", "settings"]) == 0
    assert set((elsewhere / "hashes.txt").read_text().split()) > set(before.split())


def test_nothing_is_recorded_while_a_picture_is_wrong(elsewhere, capsys):
    (elsewhere / "more.toml").write_text('[[script]]\npress = "25 DOWN @settings-no"\n')
    assert screens.main(["--record"]) == 1
    assert "game is in front" in capsys.readouterr().out
    assert not (elsewhere / "hashes.txt").exists()


def test_nothing_is_recorded_while_a_press_changes_nothing(elsewhere, capsys):
    (elsewhere / "more.toml").write_text('[[script]]\npress = "25 UP @game-same"\n')
    assert screens.main(["--record"]) == 1
    assert "game-first, fr: as game-same, fr" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("toml", "found"),
    [
        ('[[script]]\npress = "25 HOP"', "'HOP' is no key"),
        ('[[script]]\npres = "25"', "not ['pres']"),
        ('[[script]]\npress = "25 @game-first"', "two pictures called game-first"),
        ("[[script", "some more.toml"),
    ],
)
def test_a_bad_script_says_where_and_what(elsewhere, capsys, toml, found):
    (elsewhere / "some more.toml").write_text(toml)
    assert screens.main(["--check"]) == 2
    assert found in capsys.readouterr().err


def test_a_word_in_no_name_says_so(elsewhere, capsys):
    assert screens.main(["--check", "--only", "nowhere"]) == 2
    assert "--list" in capsys.readouterr().err
    assert screens.main(["--list", "--only", "deal"]) == 0
    assert capsys.readouterr().out == "game-deal\n"
