"""The console, from power-on to power-off. MicroPython runs this file after boot.py."""

import time

from engine_mpy.modules import imports
from engine_mpy.start import crashes, game
from engine_mpy.store.savefile import Store
from engine_mpy.version import VERSION


def main():
    """Wire up what there is, look at the keys held; then play, unless safe mode is called for."""
    devices, problem = wired_up()
    store = Store("saves")
    try:
        wishes = game.held(devices, store)
        if crashes.too_many(devices.watchdog.bit) or wishes & game.SAFE_MODE:
            game.safe(devices, store)  # and the REPL is free
        else:
            play(devices, store, wishes, problem)
    finally:
        devices.rest()


def wired_up():
    """The devices, by the board's numbers and console.json; what is wrong with that, or None."""
    from hardware import console_json  # in here, for its memory is wanted for the games
    from hardware.devices import Devices

    wiring, problem = console_json.read()
    return Devices(wiring), problem


def play(devices, store, wishes, problem):
    """Until Ctrl-C, or until something goes wrong that nobody thought of: then begin anew."""
    console = None
    try:
        devices.watchdog.start()
        console = game.start(devices, store, wishes, problem)
        frames(console, devices, crashes.Run())
    except Exception as error:
        devices.rest()
        noted = crashes.note(error, console)
        console = None  # most of the memory is free now
        crashes.show(devices, store, noted)  # until A is pressed
        devices.reset()
    except BaseException:  # Ctrl-C
        crashes.end(console)
        raise


def frames(console, devices, run):
    """A frame, a rest, a frame."""
    console.frame(time.ticks_ms())
    print("console ready", str(VERSION, "ascii"))
    code = devices.open_code()
    while True:
        if code and not console.cues.running():  # a pulse must not be late
            code.settle(imports())
        began_ms = time.ticks_ms()
        rest_ms = console.frame(began_ms)
        devices.watchdog.feed()
        run.frame(began_ms)
        rest_ms -= time.ticks_diff(time.ticks_ms(), began_ms)
        # Late or not, Ctrl-C gets its chance.
        devices.power.rest(rest_ms if rest_ms > 0 else 1, console.asleep)


main()
