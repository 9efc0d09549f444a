"""/console.json: what it changes, and that whatever is wrong with it is said and does no harm."""

import json
import re

import pytest

from engine_mpy.start.page import plain
from engine_mpy.text import ids_start as ids
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import ENGLISH, FRENCH, Texts
from hardware import board, board_check, console_json
from hardware.console_json import read
from simulator.witness import ENCODING
from tests.firmware_run import Story, speak
from tests.micropython_port import ROOT


@pytest.fixture
def wished(tmp_path, monkeypatch):
    """Write a file and read it: (wiring, problem)."""
    monkeypatch.chdir(tmp_path)

    def wish(content):
        text = content if isinstance(content, str) else json.dumps(content)
        (tmp_path / "console.json").write_text(text, encoding="utf-8")
        return read()

    return wish


def test_no_file_is_no_problem(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert read() == (board.named(), None)


def test_it_changes_what_it_names_and_nothing_else(wished):
    wiring, problem = wished({"sda": 8, "scl": 9, "panel": "sh1106", "motor": None})
    assert problem is None
    assert (wiring.SDA, wiring.SCL, wiring.PANEL, wiring.MOTOR) == (8, 9, "sh1106", None)
    pico = board.named("pico")
    assert (wiring.KEYS, wiring.BUZZER, wiring.I2C_HZ) == (pico.KEYS, pico.BUZZER, pico.I2C_HZ)
    assert pico.SDA == 4, "the module stays as it is"


@pytest.mark.parametrize("name", board.BOARDS)
def test_another_board(wished, name):
    wiring, problem = wished({"board": name})
    assert problem is None
    assert wiring.KEYS == board.named(name).KEYS
    assert not wiring.WATCHDOG


def test_rotation_turns_both_ways_and_on_top_of_what_the_module_needs(wished):
    turned, _ = wished({"rotation": 180})
    assert (turned.MIRROR_X, turned.MIRROR_Y) == (True, True)
    turned, _ = wished({"rotation": 180, "mirror_x": True})
    assert (turned.MIRROR_X, turned.MIRROR_Y) == (False, True)
    turned, _ = wished({"rotation": 0})
    assert (turned.MIRROR_X, turned.MIRROR_Y) == (False, False)


@pytest.mark.parametrize("address", [61, "0x3D", "0x3d", "3D"])
def test_an_address_may_be_written_as_it_is_printed(wished, address):
    wiring, problem = wished({"address": address})
    assert problem is None and wiring.ADDRESS == 0x3D


def test_what_some_editors_put_first_is_overlooked(wished):
    wiring, problem = wished('\ufeff{"i2c_hz": 100000}')
    assert problem is None and wiring.I2C_HZ == 100_000


@pytest.mark.parametrize(
    "content, kind, words",
    [
        ("", console_json.NOT_JSON, ("", "")),
        ("{", console_json.NOT_JSON, ("", "")),
        ("{'sda': 4}", console_json.NOT_JSON, ("", "")),
        ("[" * 3000, console_json.TOO_LONG, ("2048", "")),
        ([], console_json.NOT_AN_OBJECT, ("", "")),
        ("4", console_json.NOT_AN_OBJECT, ("", "")),
        ({"sdaa": 4}, console_json.UNKNOWN_KEY, ("sdaa", "sda")),
        ({"SDA": 4}, console_json.UNKNOWN_KEY, ("SDA", "sda")),
        ({"butons": []}, console_json.UNKNOWN_KEY, ("butons", "buzzer")),
        ({"watch_dog": True}, console_json.UNKNOWN_KEY, ("watch_dog", "watchdog")),
        ({"reserved": []}, console_json.UNKNOWN_KEY, ("reserved", "board")),
        ({"sda": "4"}, console_json.NO_NUMBER, ("sda", '"4"')),
        ({"sda": True}, console_json.NO_NUMBER, ("sda", "true")),
        ({"sda": 4.5}, console_json.NO_NUMBER, ("sda", "4.5")),
        ({"sda": None}, console_json.NO_NUMBER, ("sda", "null")),
        ({"address": "here"}, console_json.NO_NUMBER, ("address", '"here"')),
        ({"buzzer": []}, console_json.NO_NUMBER_OR_NULL, ("buzzer", "[]")),
        ({"mirror_x": 1}, console_json.NO_TRUE_OR_FALSE, ("mirror_x", "1")),
        ({"watchdog": "on"}, console_json.NO_TRUE_OR_FALSE, ("watchdog", '"on"')),
        ({"panel": "oled"}, console_json.NO_PANEL, ("panel", '"oled"')),
        ({"panel": 1306}, console_json.NO_PANEL, ("panel", "1306")),
        ({"keys": [1, 2, 3]}, console_json.NO_SIX_NUMBERS, ("keys", "[1, 2, 3]")),
        ({"keys": {"up": 1}}, console_json.NO_SIX_NUMBERS, ("keys", '{"up": 1}')),
        ({"rotation": 90}, console_json.NO_ROTATION, ("rotation", "90")),
        ({"rotation": False}, console_json.NO_ROTATION, ("rotation", "false")),
        (
            {"board": "picow"},
            console_json.UNKNOWN_BOARD,
            ('"picow"', "pico, pico_w, rp2040_zero, xiao_rp2040"),
        ),
        ({"board": 7}, console_json.UNKNOWN_BOARD, ("7", ", ".join(board.BOARDS))),
    ],
)
def test_what_is_wrong_is_named_and_the_boards_own_numbers_are_used(wished, content, kind, words):
    wiring, problem = wished(content)
    assert (problem.kind, problem.words) == (kind, (*words, ""))
    assert wiring is board.named()


def test_pins_that_cannot_work_are_refused_with_what_the_check_found(wished):
    wiring, problem = wished({"buzzer": 20})
    assert problem.kind == console_json.CANNOT_WORK + board_check.TAKEN_TWICE
    assert problem.words == ("BUZZER", "MOTOR", "20")
    assert wiring is board.named()


CANNOT_WORK = {
    board_check.NO_WHOLE_NUMBER: {"buzzer": 4.5},
    board_check.PRINTED_ADDRESS: {"address": "0x78"},
    board_check.NO_ADDRESS: {"address": "0x27"},
    board_check.NO_SPEED: {"i2c_hz": 400},
    board_check.RESERVED_PIN: {"motor": 25},
    board_check.NO_PIN: {"buzzer": 30},
    board_check.NOT_BROUGHT_OUT: {"board": "xiao_rp2040", "motor": 5},
    board_check.TAKEN_TWICE: {"keys": [10, 11, 12, 13, 14, 10]},
    board_check.NOT_THERE: {"usb_sense": 31},
    board_check.NO_BUS: {"i2c_id": 2},
    board_check.SWAPPED: {"sda": 5, "scl": 4},
    board_check.OTHER_BUS: {"i2c_id": 1},
    board_check.NOT_ON_BUS: {"sda": 2},
    board_check.ONE_SLICE: {"buzzer": 20, "motor": 21},
    board_check.NO_VOLTAGE: {"battery_adc": 22},
    board_check.NO_RATIO: {"battery_ratio": None},
}


@pytest.mark.parametrize("kind", CANNOT_WORK)
def test_what_cannot_work_is_a_whole_sentence_in_both_languages(wished, kind):
    """No word of the check's English is left in a French sentence: names and numbers only."""
    _, problem = wished(CANNOT_WORK[kind])
    assert problem.kind == console_json.CANNOT_WORK + kind
    assert all(re.fullmatch(r"[A-Z0-9x_, ()D.]*|None", word) for word in problem.words)
    for language in (FRENCH, ENGLISH):
        texts = Texts(language)
        texts.open(b"start")
        words = [plain(word) for word in problem.words]
        line = Line(400).say(texts[ids.WIRING_0 + problem.kind], *words)
        said = bytes(line.buf[: line.n]).decode(ENCODING)
        assert said.endswith(".") and "{" not in said
        used = [word for word in problem.words if word and word in said]
        assert used == [word for word in problem.words if word], said


def test_each_way_in_which_pins_cannot_work_has_its_sentence():
    last = console_json.CANNOT_WORK + len(board_check._SAID) - 1
    assert {0, *CANNOT_WORK} == set(range(len(board_check._SAID)))
    assert [name for name in vars(ids) if name.startswith("WIRING_")][-1] == f"WIRING_{last}"


def test_a_bad_rest_does_not_undo_the_choice_of_the_board(wished):
    wiring, problem = wished({"board": "xiao_rp2040", "sda": 99})
    assert problem.kind == console_json.CANNOT_WORK + board_check.NO_PIN
    assert wiring is board.named("xiao_rp2040")


def test_a_board_without_its_file_is_named(wished, monkeypatch):
    def missing(name=None):
        if name:
            raise ImportError(name)
        return named()

    named = board.named
    monkeypatch.setattr(console_json.board, "named", missing)
    wiring, problem = wished({"board": "pico_w"})
    assert (problem.kind, problem.words[0]) == (console_json.UNREADABLE, "pico_w.mpy")


def test_a_directory_in_its_place_cannot_be_read(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "console.json").mkdir()
    assert read()[1].kind == console_json.UNREADABLE


def test_every_key_can_be_set_to_what_the_board_has(wished):
    """The example of the README, and all keys there are."""
    example = (ROOT / "hardware" / "README.md").read_text(encoding="utf-8")
    example = example.split("```json\n")[1].split("```")[0]
    assert set(json.loads(example)) == {key for key, _ in console_json.KEYS}
    wiring, problem = wished(example)
    assert problem is None and wiring.WATCHDOG


# On the console.


def test_the_console_starts_with_another_boards_pins(tmp_path):
    from simulator.headless import Headless

    speak(tmp_path)
    (tmp_path / "console.json").write_text('{"board": "rp2040_zero"}')
    run = Headless(board="rp2040_zero")
    run.handheld._name = "pico"  # the default, which is not the board at hand
    run.run(tmp_path)
    assert any(run.handheld.picture())


@pytest.mark.parametrize(
    "content, said",
    [
        ("{", "This is no JSON"),
        ('{"sdaa": 4}', "Unknown key: sdaa. The nearest: sda."),
        ('{"sda": 2}', "SDA cannot be GPIO 2 on this bus. Possible: 0, 4, 8, 16, 28."),
    ],
)
def test_a_bad_one_is_said_on_the_panel_until_a_key_is_pressed(tmp_path, content, said):
    speak(tmp_path)
    (tmp_path / "console.json").write_text(content)
    story = Story(tmp_path)
    story.run("50")
    assert story.words().replace("\xa0", " ").startswith("console.json ignored. " + said)
    assert story.headless.handheld.picture() == bytes(story.console.display.frame)
    story.run("50 A 10")
    assert story.console.stack.depth == 1
