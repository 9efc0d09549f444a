"""Seeed Studio XIAO RP2040, wired as hardware/README.md shows. GPIO numbers, not D numbers."""

NAME = "Seeed XIAO RP2040"

# The display, on D4 and D5, with pull-ups on the module.
I2C_ID = 1
SDA = 6
SCL = 7
I2C_HZ = 400_000  # 100_000 for long wires, 1_000_000 for short ones
PANEL = "ssd1306"  # or "sh1106"
ADDRESS = 0x3C
MIRROR_X = False  # a module whose picture is mirrored left to right
MIRROR_Y = False  # ... or upside down; both: mounted the other way round

# Up, down, left, right, A, B: D1, D2, D3, D6, D7, D8, each to ground.
KEYS = (27, 28, 29, 0, 1, 2)

# D9 and D10: not of one PWM slice, as the two have frequencies of their own.
BUZZER = 4
MOTOR = 3  # None where there is none

# D0 is left, and measures voltages: two resistors of 100 kOhm from 5V over D0 to ground make it
# BATTERY_ADC = 26, BATTERY_RATIO = 2.0.
BATTERY_ADC = None
BATTERY_RATIO = None
BATTERY_LOW_MV = 3700  # low: the regulator wants 3.6 V
BATTERY_ENABLE = None
USB_SENSE = None

RESERVED = (11, 12, 16, 17, 25)  # the board's own: power and data of its pixel, its three LEDs

# The edges as printed, seen from above with USB at the top: label, = and GPIO where it is one.
LEFT = "D0=26 D1=27 D2=28 D3=29 D4=6 D5=7 D6=0"
RIGHT = "5V GND 3V3 D10=3 D9=4 D8=2 D7=1"
BOTTOM = ""
PADS = ""
