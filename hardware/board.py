"""From a board's numbers to its devices. firmware/main.py opens each once, at power-on.

A board is a module of hardware/boards/, or anything that has the same names. Its numbers were
checked before (board_check.py): a file's when it was compiled for the device, console.json's
when it was read. A device that merely does not answer is not an error.
"""

from hardware import boards
from hardware.bus import Bus

BOARDS = ("pico", "pico_w", "rp2040_zero", "xiao_rp2040")


def named(name=None):
    """The numbers of a board, by the name of its file; without a name, those of boards.DEFAULT.

    Imports that file alone. ValueError, with the names there are, where there is no such file.
    """
    name = name or boards.DEFAULT
    if name not in BOARDS:
        raise ValueError("board: there is no %r; choose one of %s" % (name, ", ".join(BOARDS)))
    return __import__("hardware.boards." + name, None, None, ("NAME",))


def open_display(board):
    """The board's display; check its `lost`. The bus keeps the port's time-out of 50 ms."""
    bus = Bus(board.I2C_ID, board.SDA, board.SCL, board.I2C_HZ)
    if board.PANEL == "sh1106":
        from hardware.sh1106 import SH1106

        return SH1106(bus.i2c, board.ADDRESS, board.MIRROR_X, board.MIRROR_Y, bus.free)
    from hardware.ssd1306 import SSD1306

    return SSD1306(bus.i2c, board.ADDRESS, board.MIRROR_X, board.MIRROR_Y, bus.free)


def open_buttons(board):
    """The board's six buttons; look at `stuck`."""
    from hardware.buttons import Buttons

    return Buttons(board.KEYS)


def open_buzzer(board):
    """The board's buzzer, or one that is silent."""
    from hardware.buzzer import Buzzer, NoBuzzer

    return NoBuzzer() if board.BUZZER is None else Buzzer(board.BUZZER)


def open_power(board):
    """The board's supply: rest, light sleep, the battery's voltage where it can be told."""
    from hardware.power import Power

    return Power(board)


def open_motor(board):
    """The board's motor, or one that does nothing."""
    from hardware.motor import Motor, NoMotor

    return NoMotor() if board.MOTOR is None else Motor(board.MOTOR)
