"""Waveshare RP2040-Zero, wired as hardware/README.md shows. GPIO numbers."""

NAME = "Waveshare RP2040-Zero"

# The display, on GP0 and GP1, with pull-ups on the module.
I2C_ID = 0
SDA = 0
SCL = 1
I2C_HZ = 400_000  # 100_000 for long wires, 1_000_000 for short ones
PANEL = "ssd1306"  # or "sh1106"
ADDRESS = 0x3C
MIRROR_X = False  # a module whose picture is mirrored left to right
MIRROR_Y = False  # ... or upside down; both: mounted the other way round

# Up, down, left, right, A, B: the six below the display's on the right, each to ground.
KEYS = (2, 3, 4, 5, 6, 7)

# At the bottom of the left side: not of one PWM slice, as the two have frequencies of their own.
BUZZER = 14
MOTOR = 26  # None where there is none

# GP29 is left, and measures voltages: two resistors of 100 kOhm from 5V over GP29 to ground make
# it BATTERY_ADC = 29, BATTERY_RATIO = 2.0.
BATTERY_ADC = None
BATTERY_RATIO = None
BATTERY_LOW_MV = 3700  # low: the regulator wants 3.6 V
BATTERY_ENABLE = None
USB_SENSE = None

RESERVED = (16,)  # the board's own: its pixel

# The edges as printed, seen from above with USB at the top; GPn is GPIO n.
LEFT = "5V GND 3V3 GP29 GP28 GP27 GP26 GP15 GP14"
RIGHT = "GP0 GP1 GP2 GP3 GP4 GP5 GP6 GP7 GP8"
BOTTOM = "GP13 GP12 GP11 GP10 GP9"
PADS = "GP17 GP18 GP19 GP20 GP21 GP22 GP23 GP24 GP25"  # below the board
