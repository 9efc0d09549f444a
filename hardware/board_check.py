"""What cannot work in a board's numbers, and what to change.

simulator/device_files.py asks for every board before anything is sent to one, console_json.py at
power-on where there is such a file; without one the chip never loads this. Every refusal is a
ValueError that begins with "board: ". Nothing here touches a pin.
"""

_NUMBERS = ("I2C_ID", "SDA", "SCL", "I2C_HZ", "ADDRESS")
_MAY_LACK = ("BUZZER", "MOTOR", "BATTERY_ADC", "BATTERY_ENABLE", "USB_SENSE")  # None: not there
_OTHERS = (
    "NAME", "PANEL", "MIRROR_X", "MIRROR_Y", "KEYS", "BATTERY_RATIO", "BATTERY_LOW_MV", "RESERVED",
)  # fmt: skip
_EDGES = ("LEFT", "RIGHT", "BOTTOM", "PADS")
_PANELS = ("ssd1306", "sh1106")
_LOWEST_HZ = 50_000  # 130 bytes then take 23 ms; the port gives up after 50
_HIGHEST_HZ = 1_000_000


def check(board):
    """ValueError, saying what to change, where the numbers cannot work together."""
    for name in _NUMBERS + _MAY_LACK + _OTHERS + _EDGES:
        if not hasattr(board, name):
            _refuse("%s is missing; hardware/boards/pico.py shows what belongs to a board" % name)
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
        _refuse("KEYS needs six numbers: up, down, left, right, A, B")
    for gpio in board.KEYS:
        _check_whole("KEYS", gpio, here)
    for name in ("MIRROR_X", "MIRROR_Y"):
        if getattr(board, name) not in (False, True):
            _refuse("%s is %r; write True or False" % (name, getattr(board, name)))


def _check_whole(name, value, here):
    if type(value) is int:
        return
    for gpio in here:
        if here[gpio] == value:
            _refuse("%s is %r; that is GPIO %d, write %d" % (name, value, gpio, gpio))
    _refuse("%s is %r; write a whole number" % (name, value))


def _check_display(board):
    if board.PANEL not in _PANELS:
        _refuse("PANEL is %r; choose one of %s" % (board.PANEL, ", ".join(_PANELS)))
    if board.ADDRESS in (0x78, 0x7A):
        # Printed on many modules: the byte on the wire, which has the direction in its last bit.
        _refuse(
            "ADDRESS is 0x%X as printed on the module; write 0x%X"
            % (board.ADDRESS, board.ADDRESS >> 1)
        )
    if board.ADDRESS not in (0x3C, 0x3D):
        _refuse("ADDRESS is 0x%X; these panels have 0x3C or 0x3D" % board.ADDRESS)
    if not _LOWEST_HZ <= board.I2C_HZ <= _HIGHEST_HZ:
        _refuse(
            "I2C_HZ is %d; choose from %d (long wires) to %d (short ones)"
            % (board.I2C_HZ, _LOWEST_HZ, _HIGHEST_HZ)
        )


def _check_pins(board, here):
    taken = {}
    for name, gpio in _wired(board):
        if gpio in board.RESERVED:
            _refuse(
                "%s has GPIO %d, which this board needs itself; free: %s"
                % (name, gpio, _free(board, here))
            )
        if not 0 <= gpio <= 29:
            _refuse("%s has GPIO %d; there are 0 to 29" % (name, gpio))
        if gpio not in here:
            _refuse(
                "%s has GPIO %d, which the %s does not bring out; free: %s"
                % (name, gpio, board.NAME, _free(board, here))
            )
        if gpio in taken:
            _refuse(
                "%s and %s both have GPIO %d; free: %s"
                % (taken[gpio], name, gpio, _free(board, here))
            )
        taken[gpio] = name
    for name in ("BATTERY_ADC", "BATTERY_ENABLE", "USB_SENSE"):
        gpio = getattr(board, name)
        if gpio is None:
            continue
        if gpio in taken:
            _refuse("%s and %s both have GPIO %d" % (taken[gpio], name, gpio))
        if gpio not in here and gpio not in board.RESERVED:
            _refuse("%s has GPIO %d, which the %s does not have" % (name, gpio, board.NAME))
        taken[gpio] = name


def _check_bus(board, here):
    if board.I2C_ID not in (0, 1):
        _refuse("I2C_ID is %d; the chip has 0 and 1" % board.I2C_ID)
    # The chip's table of pin functions, in a line: SDA, SCL of bus 0, of bus 1, and so on.
    data, clock = board.SDA & 3, board.SCL & 3
    wanted = 2 * board.I2C_ID
    if data == wanted and clock == wanted + 1:
        return
    if data == wanted + 1 and clock == wanted:
        _refuse("SDA and SCL are swapped: SDA %d, SCL %d" % (board.SCL, board.SDA))
    if data ^ wanted == 2 and clock == data + 1:
        _refuse(
            "SDA %d and SCL %d belong to I2C%d; set I2C_ID to %d"
            % (board.SDA, board.SCL, 1 - board.I2C_ID, 1 - board.I2C_ID)
        )
    for name, gpio, role in (("SDA", board.SDA, wanted), ("SCL", board.SCL, wanted + 1)):
        if gpio & 3 != role:
            _refuse(
                "%s cannot be GPIO %d on I2C%d; try one of %s"
                % (name, gpio, board.I2C_ID, _free(board, here, role=role))
            )


def _check_slices(board, here):
    if board.BUZZER is None or board.MOTOR is None:
        return
    piece = board.BUZZER >> 1 & 7
    if piece == board.MOTOR >> 1 & 7:
        _refuse(
            "BUZZER %d and MOTOR %d share a PWM slice and so a frequency; MOTOR can be %s"
            % (board.BUZZER, board.MOTOR, _free(board, here, slice_not=piece))
        )


def _check_battery(board):
    if board.BATTERY_ADC is None:
        return
    if board.BATTERY_ADC not in (26, 27, 28, 29):
        _refuse("BATTERY_ADC is GPIO %d; voltages are measured on 26 to 29" % board.BATTERY_ADC)
    ratio = board.BATTERY_RATIO
    if type(ratio) not in (int, float) or not 1 <= ratio <= 20:
        _refuse(
            "BATTERY_RATIO is %r; write volts of the battery for one at the pin, 1 to 20"
            % (ratio,)
        )
    low_mv = board.BATTERY_LOW_MV
    if type(low_mv) is not int or not 1000 <= low_mv <= 20000:
        _refuse("BATTERY_LOW_MV is %r; write millivolts, 3000 for 3 V" % (low_mv,))


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
    return ", ".join(found) or "none"


def _refuse(what):
    raise ValueError("board: " + what)
