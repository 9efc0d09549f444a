"""From a board's numbers to its devices. firmware/main.py opens each once, at power-on.

A board is a module of hardware/boards/. One whose numbers cannot work together is refused with
a ValueError that says what to change; a device that merely does not answer is not an error.
"""

from machine import I2C, Pin

_PANELS = ("ssd1306", "sh1106")


def open_display(board):
    """The board's display; check its `lost`. The bus keeps the port's time-out of 50 ms."""
    check(board)
    i2c = I2C(board.I2C_ID, sda=Pin(board.SDA), scl=Pin(board.SCL), freq=board.I2C_HZ)
    if board.PANEL == "sh1106":
        from hardware.sh1106 import SH1106

        return SH1106(i2c, board.ADDRESS, board.MIRROR_X, board.MIRROR_Y)
    from hardware.ssd1306 import SSD1306

    return SSD1306(i2c, board.ADDRESS, board.MIRROR_X, board.MIRROR_Y)


def open_buttons(board):
    """The board's six buttons; look at `stuck`."""
    from hardware.buttons import Buttons

    check(board)
    return Buttons(board.KEYS)


def open_buzzer(board):
    """The board's buzzer, or one that is silent."""
    from hardware.buzzer import Buzzer, NoBuzzer

    check(board)
    return NoBuzzer() if board.BUZZER is None else Buzzer(board.BUZZER)


def open_motor(board):
    """The board's motor, or one that does nothing."""
    from hardware.motor import Motor, NoMotor

    check(board)
    return NoMotor() if board.MOTOR is None else Motor(board.MOTOR)


def check(board):
    """ValueError, saying what to change, where the numbers cannot work together."""
    if board.PANEL not in _PANELS:
        _refuse("PANEL is %r; choose one of %s" % (board.PANEL, ", ".join(_PANELS)))
    if len(board.KEYS) != 6:
        _refuse("KEYS needs six numbers: up, down, left, right, A, B")
    _check_pins(board)
    if board.I2C_ID not in (0, 1):
        _refuse("I2C_ID is %d; the chip has 0 and 1" % board.I2C_ID)
    # The chip's table of pin functions, in a line: SDA, SCL of bus 0, of bus 1, and so on.
    if board.SDA % 4 != 2 * board.I2C_ID:
        _refuse("SDA cannot be GPIO %d on I2C%d; try %d" % (board.SDA, board.I2C_ID, _near(board)))
    if board.SCL % 4 != 2 * board.I2C_ID + 1:
        _refuse(
            "SCL cannot be GPIO %d on I2C%d; try %d" % (board.SCL, board.I2C_ID, _near(board) + 1)
        )
    if board.BUZZER is not None and board.MOTOR is not None:
        if board.BUZZER >> 1 & 7 == board.MOTOR >> 1 & 7:
            _refuse(
                "BUZZER %d and MOTOR %d share a PWM slice and so a frequency; move one by two"
                % (board.BUZZER, board.MOTOR)
            )


def _check_pins(board):
    pins = [("SDA", board.SDA), ("SCL", board.SCL), ("BUZZER", board.BUZZER)]
    pins += [("MOTOR", board.MOTOR)] + [("KEYS", gpio) for gpio in board.KEYS]
    taken = {}
    for name, gpio in pins:
        if gpio is None:
            continue
        if not 0 <= gpio <= 29:
            _refuse("%s has GPIO %d; there are 0 to 29" % (name, gpio))
        if gpio in board.RESERVED:
            _refuse("%s has GPIO %d, which this board needs itself" % (name, gpio))
        if gpio in taken:
            _refuse("%s and %s both have GPIO %d" % (taken[gpio], name, gpio))
        taken[gpio] = name


def _near(board):
    """An SDA pin of the board's bus close to the one that was asked for."""
    return board.SDA // 4 * 4 + 2 * board.I2C_ID


def _refuse(what):
    raise ValueError("board: " + what)
