"""What cannot work in a board's numbers, and what to change.

simulator/device_files.py asks for every board before anything is sent to one, console_json.py at
power-on where there is such a file; without one the chip never loads this. Every refusal is a
CannotWork, a ValueError that begins with "board: "; its `kind` and first three `words` are what
the panel's text is made of, in the player's language (WIRING_... of texts_start.toml). Nothing
here touches a pin.
"""

# Kinds of refusals, and the words of each.
OF_A_FILE = 0  # only in a board's file: the words as they are
NO_WHOLE_NUMBER = 1  # name, what it is
PRINTED_ADDRESS = 2  # as it is, as it should be
NO_ADDRESS = 3  # as it is
NO_SPEED = 4  # as it is
RESERVED_PIN = 5  # name, GPIO, free ones
NO_PIN = 6  # name, GPIO
NOT_BROUGHT_OUT = 7  # name, GPIO, free ones
TAKEN_TWICE = 8  # name, name, GPIO, free ones
NOT_THERE = 9  # name, GPIO
NO_BUS = 10  # as it is
SWAPPED = 11  # SDA, SCL as they should be
OTHER_BUS = 12  # SDA, SCL, the bus they belong to, twice
NOT_ON_BUS = 13  # name, GPIO, possible ones, bus
ONE_SLICE = 14  # BUZZER, MOTOR, possible ones for it
NO_VOLTAGE = 15  # GPIO
NO_RATIO = 16  # as it is

_SAID = (
    "%s",
    "%s is %s; write a whole number",
    "ADDRESS is %s as printed on the module; write %s",
    "ADDRESS is %s; these panels have 0x3C or 0x3D",
    "I2C_HZ is %s; choose from 50000 (long wires) to 1000000 (short ones)",
    "%s has GPIO %s, which this board needs itself; free: %s",
    "%s has GPIO %s; there are 0 to 29",
    "%s has GPIO %s, which this board does not bring out; free: %s",
    "%s and %s both have GPIO %s; free: %s",
    "%s has GPIO %s, which this board does not have",
    "I2C_ID is %s; the chip has 0 and 1",
    "SDA and SCL are swapped: SDA %s, SCL %s",
    "SDA %s and SCL %s belong to I2C%s; set I2C_ID to %s",
    "%s cannot be GPIO %s; try one of %s, for I2C_ID is %s",
    "BUZZER %s and MOTOR %s share a PWM slice and so a frequency; MOTOR can be %s",
    "BATTERY_ADC is GPIO %s; voltages are measured on 26 to 29",
    "BATTERY_RATIO is %s; write volts of the battery for one at the pin, 1 to 20",
)
_NUMBERS = ("I2C_ID", "SDA", "SCL", "I2C_HZ", "ADDRESS")
_MAY_LACK = ("BUZZER", "MOTOR", "BATTERY_ADC", "BATTERY_ENABLE", "USB_SENSE")  # None: not there
_OTHERS = (
    "NAME", "PANEL", "MIRROR_X", "MIRROR_Y", "KEYS", "BATTERY_RATIO", "BATTERY_LOW_MV", "RESERVED",
)  # fmt: skip
_EDGES = ("LEFT", "RIGHT", "BOTTOM", "PADS")
_PANELS = ("ssd1306", "sh1106")
_LOWEST_HZ = 50_000  # 130 bytes then take 23 ms; the port gives up after 50. Said above
_HIGHEST_HZ = 1_000_000


class CannotWork(ValueError):
    """`kind` is one of the numbers above, `words` what it says there, as texts."""

    def __init__(self, kind, words):
        super().__init__("board: " + _SAID[kind] % words)
        self.kind = kind
        self.words = words


def check(board):
    """CannotWork, saying what to change, where the numbers cannot work together."""
    for name in _NUMBERS + _MAY_LACK + _OTHERS + _EDGES:
        if not hasattr(board, name):
            _refuse_file(name + " is missing; hardware/boards/pico.py shows what a board has")
    here = labels(board)
    _check_kinds(board, here)
    _check_display(board)
    _check_pins(board, here)
    _check_bus(board, here)
    _check_slices(board, here)
    _check_battery(board)


def labels(board):
    """What is printed beside each pin that the board brings out: a dictionary by GPIO."""
    found = {}
    for edge in _EDGES:
        for word in getattr(board, edge).split():
            label, _, gpio = word.partition("=")
            if not gpio and label[:2] == "GP":
                gpio = label[2:]
            if gpio:
                found[int(gpio)] = label
    return found


# one part each


def _check_kinds(board, here):
    for name in _NUMBERS + _MAY_LACK:
        value = getattr(board, name)
        if value is not None or name in _NUMBERS:
            _check_whole(name, value, here)
    if type(board.KEYS) not in (tuple, list) or len(board.KEYS) != 6:
        _refuse_file("KEYS needs six numbers: up, down, left, right, A, B")
    for gpio in board.KEYS:
        _check_whole("KEYS", gpio, here)
    for name in ("MIRROR_X", "MIRROR_Y"):
        if getattr(board, name) not in (False, True):
            _refuse_file("%s is %r; write True or False" % (name, getattr(board, name)))


def _check_whole(name, value, here):
    if type(value) is int:
        return
    for gpio in here:
        if here[gpio] == value:
            _refuse_file("%s is %r; that is GPIO %d, write %d" % (name, value, gpio, gpio))
    _refuse(NO_WHOLE_NUMBER, name, repr(value))


def _check_display(board):
    if board.PANEL not in _PANELS:
        _refuse_file("PANEL is %r; choose one of %s" % (board.PANEL, ", ".join(_PANELS)))
    if board.ADDRESS in (0x78, 0x7A):
        # Printed on many modules: the byte on the wire, which has the direction in its last bit.
        _refuse(PRINTED_ADDRESS, "0x%X" % board.ADDRESS, "0x%X" % (board.ADDRESS >> 1))
    if board.ADDRESS not in (0x3C, 0x3D):
        _refuse(NO_ADDRESS, "0x%X" % board.ADDRESS)
    if not _LOWEST_HZ <= board.I2C_HZ <= _HIGHEST_HZ:
        _refuse(NO_SPEED, board.I2C_HZ)


def _check_pins(board, here):
    taken = {}
    for name, gpio in _wired(board):
        if gpio in board.RESERVED:
            _refuse(RESERVED_PIN, name, gpio, _free(board, here))
        if not 0 <= gpio <= 29:
            _refuse(NO_PIN, name, gpio)
        if gpio not in here:
            _refuse(NOT_BROUGHT_OUT, name, gpio, _free(board, here))
        if gpio in taken:
            _refuse(TAKEN_TWICE, taken[gpio], name, gpio, _free(board, here))
        taken[gpio] = name
    for name in ("BATTERY_ADC", "BATTERY_ENABLE", "USB_SENSE"):
        gpio = getattr(board, name)
        if gpio is None:
            continue
        if gpio in taken:
            _refuse(TAKEN_TWICE, taken[gpio], name, gpio, _free(board, here))
        if gpio not in here and gpio not in board.RESERVED:
            _refuse(NOT_THERE, name, gpio)
        taken[gpio] = name


def _check_bus(board, here):
    if board.I2C_ID not in (0, 1):
        _refuse(NO_BUS, board.I2C_ID)
    # The chip's table of pin functions, in a line: SDA, SCL of bus 0, of bus 1, and so on.
    data, clock = board.SDA & 3, board.SCL & 3
    wanted = 2 * board.I2C_ID
    if data == wanted and clock == wanted + 1:
        return
    if data == wanted + 1 and clock == wanted:
        _refuse(SWAPPED, board.SCL, board.SDA)
    if data ^ wanted == 2 and clock == data + 1:
        _refuse(OTHER_BUS, board.SDA, board.SCL, 1 - board.I2C_ID, 1 - board.I2C_ID)
    for name, gpio, role in (("SDA", board.SDA, wanted), ("SCL", board.SCL, wanted + 1)):
        if gpio & 3 != role:
            _refuse(NOT_ON_BUS, name, gpio, _free(board, here, role=role), board.I2C_ID)


def _check_slices(board, here):
    if board.BUZZER is None or board.MOTOR is None:
        return
    piece = board.BUZZER >> 1 & 7
    if piece == board.MOTOR >> 1 & 7:
        _refuse(ONE_SLICE, board.BUZZER, board.MOTOR, _free(board, here, slice_not=piece))


def _check_battery(board):
    if board.BATTERY_ADC is None:
        return
    if board.BATTERY_ADC not in (26, 27, 28, 29):
        _refuse(NO_VOLTAGE, board.BATTERY_ADC)
    ratio = board.BATTERY_RATIO
    if type(ratio) not in (int, float) or not 1 <= ratio <= 20:
        _refuse(NO_RATIO, repr(ratio))
    low_mv = board.BATTERY_LOW_MV
    if type(low_mv) is not int or not 1000 <= low_mv <= 20000:
        _refuse_file("BATTERY_LOW_MV is %r; write millivolts, 3000 for 3 V" % (low_mv,))


# what they share


def _wired(board):
    """(name, GPIO) of all that is wired to the board."""
    pins = [("SDA", board.SDA), ("SCL", board.SCL)]
    pins += [("KEYS", gpio) for gpio in board.KEYS]
    pins += [("BUZZER", board.BUZZER), ("MOTOR", board.MOTOR)]
    return [(name, gpio) for name, gpio in pins if gpio is not None]


def _free(board, here, role=None, slice_not=None):
    """The pins nothing is wired to, in words; of one I2C role, or outside one PWM slice."""
    taken = [gpio for _, gpio in _wired(board)]
    taken += [board.BATTERY_ADC, board.BATTERY_ENABLE, board.USB_SENSE]
    found = []
    for gpio in sorted(here):
        if gpio in taken or gpio in board.RESERVED:
            continue
        if role is not None and gpio & 3 != role or slice_not == gpio >> 1 & 7:
            continue
        found.append(
            "%d" % gpio if here[gpio] == "GP%d" % gpio else "%d (%s)" % (gpio, here[gpio])
        )
    return ", ".join(found) or "-"


def _refuse_file(what):
    raise CannotWork(OF_A_FILE, (what,))


def _refuse(kind, *words):
    raise CannotWork(kind, tuple([str(word) for word in words]))
