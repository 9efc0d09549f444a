"""Boards: numbers that cannot work are refused, each with what to change."""

import importlib
import shutil
from types import SimpleNamespace

import pytest

from hardware import board
from hardware.board_check import check, labels
from simulator import device_files
from tests.micropython_port import run


def changed(name="pico", without=(), **numbers):
    """A board with other numbers."""
    chosen = importlib.import_module(f"hardware.boards.{name}")
    facts = {key: value for key, value in vars(chosen).items() if key.isupper()}
    kept = {key: value for key, value in {**facts, **numbers}.items() if key not in without}
    return SimpleNamespace(**kept)


@pytest.mark.parametrize("name", board.BOARDS)
def test_every_board_passes(name):
    check(changed(name))
    check(changed(name, BUZZER=None, MOTOR=None, BATTERY_ADC=None, USB_SENSE=None))


REFUSED = [
    # kinds: console.json can hold anything
    ({"SDA": "4"}, "SDA is '4'; write a whole number"),
    ({"SDA": "GP4"}, "SDA is 'GP4'; that is GPIO 4, write 4"),
    ({"SDA": None}, "SDA is None; write a whole number"),
    ({"SCL": 5.0}, "SCL is 5.0; write a whole number"),
    ({"MOTOR": True}, "MOTOR is True; write a whole number"),
    ({"KEYS": (10, 11, 12, 13, 14, "B")}, "KEYS is 'B'; write a whole number"),
    ({"KEYS": (10, 11, 12, 13, 14)}, "six numbers: up, down, left, right, A, B"),
    ({"KEYS": 6}, "six numbers: up, down, left, right, A, B"),
    ({"MIRROR_X": "yes"}, "MIRROR_X is 'yes'; write True or False"),
    ({"MIRROR_Y": 2}, "MIRROR_Y is 2; write True or False"),
    # display
    ({"PANEL": "st7565"}, "'st7565'; choose one of ssd1306, sh1106"),
    ({"ADDRESS": 0x78}, "0x78 as printed on the module; write 0x3C"),
    ({"ADDRESS": 0x7A}, "0x7A as printed on the module; write 0x3D"),
    ({"ADDRESS": 0x27}, "ADDRESS is 0x27; these panels have 0x3C or 0x3D"),
    ({"I2C_HZ": 400}, "I2C_HZ is 400; choose from 50000 (long wires) to 1000000"),
    ({"I2C_HZ": 3_400_000}, "I2C_HZ is 3400000; choose from 50000"),
    # pins
    ({"BUZZER": 30}, "BUZZER has GPIO 30; there are 0 to 29"),
    ({"KEYS": (10, 11, 12, 13, 14, -1)}, "KEYS has GPIO -1; there are 0 to 29"),
    ({"MOTOR": 25}, "MOTOR has GPIO 25, which this board needs itself; free: 0, 1, 2, 3, 6"),
    ({"BUZZER": 5}, "SCL and BUZZER both have GPIO 5; free: 0, 1, 2, 3, 6"),
    ({"KEYS": (10, 11, 12, 13, 14, 10)}, "KEYS and KEYS both have GPIO 10"),
    # bus
    ({"I2C_ID": 2}, "the chip has 0 and 1"),
    ({"SDA": 2}, "SDA cannot be GPIO 2; try one of 0, 4, 8, 16, 28, for I2C_ID is 0"),
    ({"SCL": 7}, "SCL cannot be GPIO 7; try one of 1, 5, 9, 17, 21, for"),
    ({"I2C_ID": 1}, "SDA 4 and SCL 5 belong to I2C0; set I2C_ID to 0"),
    ({"SDA": 2, "SCL": 3}, "SDA 2 and SCL 3 belong to I2C1; set I2C_ID to 1"),
    ({"SDA": 5, "SCL": 4}, "SDA and SCL are swapped: SDA 4, SCL 5"),
    # PWM
    ({"BUZZER": 20, "MOTOR": 21}, "share a PWM slice and so a frequency; MOTOR can be 0, 1, 2"),
    ({"BUZZER": 16, "MOTOR": 0}, "BUZZER 16 and MOTOR 0 share a PWM slice"),
    # battery
    ({"BATTERY_ADC": 22}, "BATTERY_ADC is GPIO 22; voltages are measured on 26 to 29"),
    ({"BATTERY_ADC": "A3"}, "BATTERY_ADC is 'A3'; write a whole number"),
    ({"BATTERY_RATIO": None}, "BATTERY_RATIO is None; write volts of the battery"),
    ({"BATTERY_RATIO": 0.3}, "BATTERY_RATIO is 0.3; write volts of the battery"),
    ({"BATTERY_LOW_MV": 3.0}, "BATTERY_LOW_MV is 3.0; write millivolts"),
    ({"BATTERY_RATIO": "3"}, "BATTERY_RATIO is '3'; write volts of the battery"),
    ({"MOTOR": 26, "BATTERY_ADC": 26}, "MOTOR and BATTERY_ADC both have GPIO 26"),
    ({"USB_SENSE": 18}, "BUZZER and USB_SENSE both have GPIO 18"),
    ({"BATTERY_ENABLE": 24}, "BATTERY_ENABLE and USB_SENSE both have GPIO 24"),
    ({"USB_SENSE": 31}, "USB_SENSE has GPIO 31, which this board does not have"),
]
ELSEWHERE = [
    ("xiao_rp2040", {"SDA": "D4"}, "SDA is 'D4'; that is GPIO 6, write 6"),
    (
        "xiao_rp2040",
        {"MOTOR": 5},
        "which this board does not bring out; free: 3 (D10), 26 (D0)",
    ),
    ("xiao_rp2040", {"MOTOR": 12}, "GPIO 12, which this board needs itself"),
    (
        "xiao_rp2040",
        {"KEYS": (27, 28, 29, 0, 1, 10)},
        "KEYS has GPIO 10, which this board does not",
    ),
    ("rp2040_zero", {"BUZZER": 16}, "GPIO 16, which this board needs itself"),
    ("pico_w", {"KEYS": (10, 11, 12, 13, 14, 24)}, "GPIO 24, which this board needs itself"),
]


@pytest.mark.parametrize("name, numbers, words", [("pico", *row) for row in REFUSED] + ELSEWHERE)
def test_what_cannot_work_is_refused_with_advice(name, numbers, words):
    with pytest.raises(ValueError, match="^board: ") as refused:
        check(changed(name, **numbers))
    assert words in str(refused.value)


def test_nothing_is_compiled_for_a_board_that_is_refused(tmp_path, monkeypatch):
    folder = tmp_path / "hardware" / "boards"
    shutil.copytree(device_files.ROOT / "hardware" / "boards", folder)
    monkeypatch.setattr(device_files, "ROOT", tmp_path)
    pico = folder / "pico.py"
    pico.write_text(pico.read_text().replace("BUZZER = 18", "BUZZER = 21"))
    with pytest.raises(device_files.CompileError, match="pico.py: board: BUZZER 21 and MOTOR"):
        device_files.device_files()


@pytest.mark.parametrize("missing", ["SDA", "KEYS", "PANEL", "BATTERY_ADC", "LEFT", "RESERVED"])
def test_a_file_that_lacks_something_is_told_where_to_look(missing):
    with pytest.raises(ValueError, match=f"{missing} is missing; hardware/boards/pico.py shows"):
        check(changed(without=(missing,)))


def test_a_pad_below_the_board_may_be_used():
    check(changed("rp2040_zero", MOTOR=17))


def test_the_label_on_the_board_is_known():
    pico, xiao = labels(changed()), labels(changed("xiao_rp2040"))
    assert (pico[28], xiao[4], len(pico), len(xiao)) == ("GP28", "D9", 26, 11)
    assert len(labels(changed("rp2040_zero"))) == 29


def test_micropython_refuses_the_same(tmp_path):
    """The same answers there: `bool`, `%` and string methods differ between the interpreters."""
    rows = [row for row in REFUSED if "free" not in row[1]]
    script = tmp_path / "refuse.py"
    script.write_text(f"""
from hardware.board_check import check
from hardware.boards import pico
ROWS = {[(numbers, words) for numbers, words in rows]!r}
class Changed:
    pass
for numbers, words in ROWS:
    board = Changed()
    for name in dir(pico):
        setattr(board, name, getattr(pico, name))
    for name in numbers:
        setattr(board, name, numbers[name])
    try:
        check(board)
        print("passed:", numbers)
    except ValueError as error:
        if words not in str(error):
            print(error, "!=", words)
for name in {list(board.BOARDS)!r}:
    check(__import__("hardware.boards." + name, None, None, ("NAME",)))
print("done", len(ROWS))
""")
    assert run(script) == f"done {len(rows)}\n"
