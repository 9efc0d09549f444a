"""The texts' sources: what is wrong with one is said by file, text and remedy."""

import pytest

from tools import texts

GOOD = 'book = 3\nYES = { fr = "Oui", en = "Yes" }\n'


@pytest.fixture
def rooms(tmp_path, monkeypatch):
    """A folder of texts and one of guides, each with one good source."""
    monkeypatch.setattr(texts, "SOURCES", tmp_path)
    monkeypatch.setattr(texts, "GUIDES", tmp_path / "guide")
    (tmp_path / "texts_bar.toml").write_text(GOOD, encoding="utf-8")
    for language in texts.LANGUAGES:
        (tmp_path / "guide" / language).mkdir(parents=True)
        guide = "# Bar\n\nUn « jeu » : deux\nlignes.\n\n## Fin\n\n- un\n- deux\n  et plus\n"
        (tmp_path / "guide" / language / "bar.md").write_text(guide, encoding="utf-8")
    return tmp_path


def test_text_generated_files_are_up_to_date(capsys):
    assert texts.main(["--check"]) == 0, capsys.readouterr().err


def test_text_check_says_what_is_stale_and_writes_nothing(rooms, capsys):
    assert texts.main(["--check"]) == 1
    assert not list(rooms.glob("*.py"))
    assert "run: python -m tools.texts" in capsys.readouterr().err
    assert texts.main([]) == 0
    assert texts.main(["--check"]) == 0
    (rooms / "texts_bar.toml").write_text(GOOD.replace("Oui", "Si"), encoding="utf-8")
    assert texts.main(["--check"]) == 1
    assert "fr_bar.py" in capsys.readouterr().err


def test_text_a_book_that_is_gone_takes_its_modules_with_it(rooms):
    texts.main([])
    (rooms / "texts_bar.toml").unlink()
    assert texts.main(["--check"]) == 1
    assert texts.main([]) == 0
    assert not list(rooms.glob("*_bar.py"))


def load(path):
    names = {}
    exec(path.read_text(encoding="utf-8"), names)
    return names


def test_text_ids_count_from_the_book_in_file_order(rooms):
    more = 'NO = { fr = "Non", en = "No" }\nARE = { fr = "{n} as{s}", en = "{n} ace{s}" }\n'
    (rooms / "texts_bar.toml").write_text(GOOD + more, encoding="utf-8")
    assert texts.main([]) == 0
    ids = load(rooms / "ids_bar.py")
    assert (ids["YES"], ids["NO"], ids["ARE"]) == (3 * 256, 3 * 256 + 1, 3 * 256 + 2)
    assert load(rooms / "fr_bar.py")["TEXTS"] == (b"Oui", b"Non", b"{n} as{s}")
    assert load(rooms / "en_bar.py")["TEXTS"] == (b"Yes", b"No", b"{n} ace{z}")
    assert load(rooms / "en_bar.py")["BOOK"] == 3


def test_text_typography(rooms):
    line = 'Q = { fr = "L’« as » : \\"cœur\\"… – oui ?", en = "it\'s \\\\ Q?" }\n'
    (rooms / "texts_bar.toml").write_text(GOOD + line, encoding="utf-8")
    assert texts.main([]) == 0
    french = load(rooms / "fr_bar.py")["TEXTS"][1]
    assert french == b'L\'\xab\xa0as\xa0\xbb\xa0: "c\xbdur"... - oui\xa0?'
    assert load(rooms / "en_bar.py")["TEXTS"][1] == b"it's \\ Q?"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('NO = { fr = "Non" }', "texts_bar.toml, NO: en is missing"),
        ('NO = { fr = "Non", en = "" }', "NO: en is missing"),
        ('NO = { fr = "Nơn", en = "No" }', "'ơ' is not in ISO 8859-15"),
        ('NO = { fr = "{x}", en = "{x}" }', "{x} is no placeholder"),
        ('NO = { fr = "{}", en = "{}" }', "{} is no placeholder"),
        ('NO = { fr = "a{n", en = "a{n" }', "a brace without its partner"),
        ('NO = { fr = "{n} {c}", en = "{c} {n}" }', "placeholders differ"),
        ('NO = { fr = "{n}", en = "none" }', "placeholders differ"),
        ('NO = { fr = "as{s} {n}", en = "a{n}" }', "{s} needs a {n} before it"),
        ('NO = { fr = "{n}{n}{n}{n}", en = "" }', "en is missing"),
        ('NO = { fr = "{n}{n}{n}{n}", en = "{n}{n}{n}{n}" }', "more than three"),
        ('No = { fr = "Non", en = "No" }', "CAPITALS"),
        ('NO = { fr = "Non", en = "No", de = "Nein" }', "the fields are"),
        ('NO = { fr = "Non", en = "No", box = "tiny 9" }', 'a box is "font width"'),
        ('NO = "Non"', "the fields are"),
        ('YES = { fr = "Oui", en = "Yes" }', "texts_bar.toml:"),
        ("NO = {", "texts_bar.toml:"),
    ],
)
def test_text_errors_name_the_text_and_the_remedy(rooms, capsys, line, message):
    (rooms / "texts_bar.toml").write_text(GOOD + line + "\n", encoding="utf-8")
    assert texts.main([]) == 1
    assert message in capsys.readouterr().err
    assert not list(rooms.glob("*.py"))


def test_text_forms_of_a_card_may_differ_between_languages(rooms):
    line = 'NO = { fr = "{d} {T}", en = "{c} {t}" }\n'
    (rooms / "texts_bar.toml").write_text(GOOD + line, encoding="utf-8")
    assert texts.main([]) == 0


@pytest.mark.parametrize("first", ["", "book = 16\n", 'book = "bar"\n'])
def test_text_a_book_has_a_number(rooms, capsys, first):
    (rooms / "texts_bar.toml").write_text(first + GOOD.split("\n", 1)[1], encoding="utf-8")
    assert texts.main([]) == 1
    assert "`book = N`" in capsys.readouterr().err


def test_text_two_books_have_two_numbers(rooms, capsys):
    (rooms / "texts_foo.toml").write_text(GOOD, encoding="utf-8")
    assert texts.main([]) == 1
    assert "are both book 3" in capsys.readouterr().err


def test_guide_is_a_section_a_heading_and_a_line_a_paragraph(rooms):
    assert texts.main([]) == 0
    guide = load(rooms / "guide_bar_fr.py")
    assert guide["TITLES"] == (b"Bar", b"Fin")
    assert guide["BODIES"] == (
        b"Un \xab\xa0jeu\xa0\xbb\xa0: deux lignes.",
        b"- un\n- deux et plus",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Bar\n", "begins with a `# ` heading"),
        ("# Bar\n\n1. un\n", "fr/bar.md, line 3: only headings"),
        ("# Bar\n\nun **mot**\n", "line 3: only headings"),
        ("# Bar\n\n[lien](x)\n", "line 3: only headings"),
        ("# Bar\n\nun 🐈\n", "line 3: '🐈' is not in ISO 8859-15"),
    ],
)
def test_guide_errors_name_the_line(rooms, capsys, text, message):
    (rooms / "guide" / "fr" / "bar.md").write_text(text, encoding="utf-8")
    assert texts.main([]) == 1
    assert message in capsys.readouterr().err


def test_guide_is_there_in_both_languages(rooms, capsys):
    (rooms / "guide" / "en" / "bar.md").unlink()
    assert texts.main([]) == 1
    assert "firmware/guide/en/bar.md is missing" in capsys.readouterr().err
