"""What runs on the chip, to be shown and nothing else: no line of the console depends on it.

hardware/power.py asks, when the diagnostics want it.
"""

import sys


def release():
    """MicroPython's version as bytes, "1.26.1"; "-" where its files have no number (a desktop)."""
    if mpy() == b"-":
        return b"-"
    version = sys.implementation.version
    return bytes("%d.%d.%d" % (version[0], version[1], version[2]), "ascii")


def mpy():
    """The format of compiled files that it reads as bytes, "6.3"; "-" where it reads none."""
    number = getattr(sys.implementation, "_mpy", 0)
    if not number:
        return b"-"
    return bytes("%d.%d" % (number & 255, number >> 8 & 3), "ascii")
