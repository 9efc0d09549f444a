"""Boards: every file's numbers work together, and numbers that do not are refused with advice."""

import importlib
from pathlib import Path
from types import SimpleNamespace

import pytest

from hardware import board
from hardware.boards import pico
from hardware.buzzer import NoBuzzer
from hardware.motor import NoMotor
from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator import world
from simulator.panel import open_panel

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


@pytest.mark.parametrize(
    "numbers, words",
    [
        ({"PANEL": "st7565"}, "'st7565'; choose one of ssd1306, sh1106"),
        ({"KEYS": (10, 11, 12, 13, 14)}, "six numbers: up, down, left, right, A, B"),
        ({"I2C_ID": 2}, "the chip has 0 and 1"),
        ({"SDA": 2}, "SDA cannot be GPIO 2 on I2C0; try 0"),
        ({"SCL": 7}, "SCL cannot be GPIO 7 on I2C0; try 5"),
        ({"I2C_ID": 1}, "SDA cannot be GPIO 4 on I2C1; try 6"),
        ({"BUZZER": 20, "MOTOR": 21}, "share a PWM slice"),
        ({"BUZZER": 16, "MOTOR": 0}, "share a PWM slice"),
        ({"BUZZER": 5}, "SCL and BUZZER both have GPIO 5"),
        ({"KEYS": (10, 11, 12, 13, 14, 10)}, "KEYS and KEYS both have GPIO 10"),
        ({"MOTOR": 25}, "MOTOR has GPIO 25, which this board needs itself"),
        ({"BUZZER": 30}, "BUZZER has GPIO 30; there are 0 to 29"),
    ],
)
def test_numbers_that_cannot_work_are_refused_with_advice(numbers, words):
    for opened in (
        board.open_display,
        board.open_buttons,
        board.open_buzzer,
        board.open_motor,
    ):
        with pytest.raises(ValueError, match="board: ") as refused:
            opened(changed(**numbers))
        assert words in str(refused.value)
