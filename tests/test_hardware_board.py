"""Boards: every file opens its devices, boots the console, and is found by its name."""

import importlib
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hardware import board, boards
from hardware.boards import pico
from hardware.buzzer import NoBuzzer
from hardware.motor import NoMotor
from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator import world
from simulator.headless import Headless
from simulator.panel import open_panel
from simulator.script import parse

BOARDS = sorted(
    path.stem for path in Path(pico.__file__).parent.glob("*.py") if path.stem != "__init__"
)


def changed(**numbers):
    """The Pico with other numbers."""
    facts = {name: value for name, value in vars(pico).items() if name.isupper()}
    return SimpleNamespace(**{**facts, **numbers})


@pytest.fixture(autouse=True)
def here():
    return world.use(world.World())


@pytest.mark.parametrize("name", BOARDS)
def test_boards_work_together_and_open(name, here):
    chosen = importlib.import_module(f"hardware.boards.{name}")
    panel = open_panel(chosen.PANEL, chosen.MIRROR_X, chosen.MIRROR_Y)
    here.attach(chosen.I2C_ID, chosen.ADDRESS, panel)
    display = board.open_display(chosen)
    assert not display.lost
    display.frame[:] = bytes(range(256)) * 4
    display.show()
    assert panel.picture() == bytes(display.frame)
    buttons = board.open_buttons(chosen)
    for key, gpio in enumerate(chosen.KEYS):
        here.drive(gpio, 0)
        assert buttons.take() == key
    board.open_buzzer(chosen).tone(440, 5)
    board.open_motor(chosen).on(5)


@pytest.mark.parametrize("kind, driver", [("ssd1306", SSD1306), ("sh1106", SH1106)])
def test_the_board_names_its_panel(kind, driver):
    display = board.open_display(changed(PANEL=kind))
    assert type(display) is driver
    assert display.lost, "no panel is attached, and that is no error"


def test_a_board_may_lack_buzzer_and_motor():
    chosen = changed(BUZZER=None, MOTOR=None)
    buzzer, motor = board.open_buzzer(chosen), board.open_motor(chosen)
    assert isinstance(buzzer, NoBuzzer) and isinstance(motor, NoMotor)
    buzzer.tone(440, 9)
    buzzer.off()
    motor.on(9)
    motor.off()


def test_every_file_in_boards_has_its_name_in_the_list():
    assert list(board.BOARDS) == BOARDS


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_found_by_its_name_and_no_other_is_imported(name, monkeypatch):
    for other in BOARDS:
        monkeypatch.delitem(sys.modules, f"hardware.boards.{other}", raising=False)
    chosen = board.named(name)
    assert chosen.__name__ == f"hardware.boards.{name}"
    assert [n for n in BOARDS if f"hardware.boards.{n}" in sys.modules] == [name]


def test_without_a_name_the_default_is_chosen(monkeypatch):
    assert board.named().__name__ == "hardware.boards.pico"
    monkeypatch.setattr(boards, "DEFAULT", "rp2040_zero")
    assert board.named().__name__ == "hardware.boards.rp2040_zero"


@pytest.mark.parametrize("name", ["uno", "../pico", "__init__", 7])
def test_a_name_that_is_no_board_is_refused_with_those_there_are(name):
    with pytest.raises(ValueError, match="choose one of pico, pico_w, rp2040_zero, xiao_rp2040"):
        board.named(name)


@pytest.mark.parametrize("name", BOARDS)
def test_the_console_boots_to_its_menu_on_every_board(name, tmp_path):
    """The same presses give the same pictures, so every pin is where the board's file says."""
    pictures = {}
    for which in ("pico", name):
        run = Headless(*parse("DOWN 10 @menu A 20 B 20 RIGHT 5"), board=which)
        (tmp_path / which).mkdir(exist_ok=True)
        picture = run.run(tmp_path / which)
        assert any(picture), "the panel stayed dark"
        pictures[which] = picture
    assert pictures[name] == pictures["pico"]


def pictures_with(text, tmp_path):
    """What a script shows on a Pico with this console.json."""
    tmp_path.mkdir()
    (tmp_path / "console.json").write_text(text)
    return Headless(*parse("DOWN 10 A 20 DOWN 5")).run(tmp_path)


@pytest.mark.parametrize(
    "text",
    ['{"board": "xiao_rp2040"}', '{"i2c_id": 1, "sda": 6, "scl": 7, "keys": [0, 1, 2, 3, 8, 9]}'],
)
def test_the_simulator_is_wired_as_console_json_says(text, tmp_path):
    expected = pictures_with("{}", tmp_path / "plain")
    assert any(expected)
    assert pictures_with(text, tmp_path / "other") == expected
