"""Raspberry Pi Pico, wired by hand as hardware/README.md shows. GPIO numbers, not pin numbers."""

# The display. On Pico pins 6 and 7, with pull-ups on the module.
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

RESERVED = (23, 24, 25, 29)  # the Pico's own: supply mode, USB sense, LED, battery sense
