"""Raspberry Pi Pico W, wired as a Pico; the radio is not used. GPIO numbers, not pin numbers."""

NAME = "Raspberry Pi Pico W"

# The display, on Pico pins 6 and 7, with pull-ups on the module.
I2C_ID = 0
SDA = 4
SCL = 5
I2C_HZ = 400_000  # 100_000 for long wires, 1_000_000 for short ones
PANEL = "ssd1306"  # or "sh1106"
ADDRESS = 0x3C
MIRROR_X = False  # a module whose picture is mirrored left to right
MIRROR_Y = False  # ... or upside down; both: mounted the other way round

# Up, down, left, right, A, B: Pico pins 14, 15, 16, 17, 19, 20, each to ground (pin 18).
KEYS = (10, 11, 12, 13, 14, 15)

# Pico pins 24 and 26: not of one PWM slice, as the two have frequencies of their own.
BUZZER = 18
MOTOR = 20  # None where there is none

# A third of VSYS, on the board itself.
BATTERY_ADC = 29
BATTERY_RATIO = 3.0
BATTERY_LOW_MV = 3000  # low: three cells at 1.1 V, less 0.3 in the diode
BATTERY_ENABLE = 25  # the radio and the divider share pin 29; high gives it to the divider
USB_SENSE = None  # behind the radio, out of reach

RESERVED = (23, 24, 25, 29)  # the radio's: power, data, select, clock (and battery sense)

# The edges as printed, seen from above with USB at the top; GPn is GPIO n. The pins are
# numbered from 1 down the left and on up the right.
LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
RIGHT = (
    "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 "
    "GND GP17 GP16"
)
BOTTOM = ""
PADS = ""
