"""Each board's pins on the emulated chip, chosen by console.json: menu, a key, a sound."""

import importlib
import json

import pytest

from hardware import board
from simulator.device_files import device_files
from simulator.lab.lab import Lab

DOWN = 1


@pytest.mark.parametrize("name", [name for name in board.BOARDS if name != "pico"])
def test_the_console_runs_on_the_pins_of_every_board(pico_image, name):
    chosen = importlib.import_module(f"hardware.boards.{name}")
    told = {"console.json": json.dumps({"board": name}).encode()}
    lab = Lab(pico_image, device_files() | told, board=chosen)
    lab.boot()
    menu = lab.settle()
    assert any(menu)
    lab.tap(DOWN)
    assert lab.settle() != menu, "a key on this board's pin moves the cursor"
    assert {change.gpio for change in lab.outputs.timeline} >= {chosen.BUZZER}
