"""The console, from power-on to power-off. MicroPython runs this file after boot.py."""

import time

from engine_mpy.console import Console
from engine_mpy.store.savefile import Store
from engine_mpy.version import VERSION
from hardware import board


def main():
    """Wire the console together, then: a frame, a rest, a frame."""
    chosen = board.named()
    power = board.open_power(chosen)
    console = Console(
        board.open_display(chosen),
        board.open_buttons(chosen),
        board.open_buzzer(chosen),
        board.open_motor(chosen),
        Store("saves"),
        power,
    )
    try:
        console.frame(time.ticks_ms())
        print("console ready", str(VERSION, "ascii"))
        while True:
            began_ms = time.ticks_ms()
            rest_ms = console.frame(began_ms)
            rest_ms -= time.ticks_diff(time.ticks_ms(), began_ms)
            # Late or not, Ctrl-C gets its chance.
            power.rest(rest_ms if rest_ms > 0 else 1, console.asleep)
    finally:
        console.close()


main()
