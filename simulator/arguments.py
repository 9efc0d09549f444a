"""The command line of `python -m simulator`: what may be asked for, and what does not fit."""

import argparse
from pathlib import Path

from simulator import tty_keys
from simulator.handheld import BOARDS, CONTROLLERS
from simulator.script import KEYS as SCRIPT_KEYS

KEYS = f"""keys in the window:  arrows; A: Enter, Space, X, W; B: Esc, Backspace, C;
                     F12 saves a picture, F9 begins and ends a GIF; closing it saves and ends
keys in a terminal:  {tty_keys.HELP}

scripts:  A DOWN B press a key; DOWN*4 four times; A+ A- hold and let go; . waits a frame (20 ms),
          30 waits thirty; @name takes a picture (with --shots); # begins a comment
          example: python -m simulator --headless --press "A . . DOWN 30 A" --png now.png"""


def parser() -> argparse.ArgumentParser:
    """The parser; `check` says what its answers still may not be."""
    made = argparse.ArgumentParser(
        prog="python -m simulator",
        description="The pocket card console on the desktop: firmware/main.py itself, run over a\n"
        "simulated chip. A window, or the terminal where there is no display.",
        epilog=KEYS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    where = made.add_mutually_exclusive_group()
    where.add_argument("--window", action="store_true", help="play in a window")
    where.add_argument("--terminal", action="store_true", help="play in this terminal")
    where.add_argument("--headless", action="store_true", help="no picture, a virtual clock")
    made.add_argument(
        "--lab",
        action="store_true",
        help="run MicroPython's own image on an emulated chip (some 15 times slower when busy)",
    )
    made.add_argument("--disk", type=Path, metavar="DIR", help="the directory for the saves")
    made.add_argument(
        "--controller", choices=CONTROLLERS, default="ssd1306", help="the panel's chip"
    )
    made.add_argument("--board", choices=BOARDS, default="pico", help="whose pins are used")
    made.add_argument(
        "--cues",
        nargs="?",
        const="-",
        metavar="FILE",
        help="show what the buzzer says; headless: print it, or write it to FILE",
    )
    made.add_argument(
        "--speak", action="store_true", help="let espeak-ng say what the buzzer says"
    )
    made.add_argument(
        "--held", nargs="+", choices=SCRIPT_KEYS, default=[], metavar="KEY",
        help="keys held while it is switched on, for a second: A safe mode, B mute, UP by ear",
    )  # fmt: skip
    made.add_argument("--main", type=Path, metavar="FILE", help="run this instead of the firmware")

    play = made.add_argument_group("window and terminal")
    play.add_argument("--scale", type=int, metavar="N", help="window: pixels a pixel, 1-20")
    play.add_argument("--speed", type=float, metavar="X", help="the chip's clock, 0.1-20 times")
    play.add_argument("--white", action="store_true", help="a white panel instead of a blue one")
    play.add_argument("--mute", action="store_true", help="window: no sound")
    play.add_argument("--braille", action="store_true", help="terminal: 64x18 cells suffice")
    play.add_argument(
        "--shots", type=Path, metavar="DIR", help="where pictures and GIFs go (default: here)"
    )

    script = made.add_argument_group("headless")
    script.add_argument("--script", type=Path, metavar="FILE", help="presses in a file")
    script.add_argument("--press", metavar="WORDS", help='presses, as "A . . DOWN 30 A"')
    script.add_argument("--frames", type=int, metavar="N", help="stop after N frames of 20 ms")
    script.add_argument("--png", type=Path, metavar="FILE", help="write what the panel shows last")
    script.add_argument("--gif", type=Path, metavar="FILE", help="write all of it, moving")
    script.add_argument("--json", action="store_true", help="print one line of results")

    match = made.add_argument_group("start a match at once")
    match.add_argument("--game", metavar="NAME", help="the game, as pitaouf")
    match.add_argument("--deal", type=int, metavar="N", help="the deal, 1-999999")
    match.add_argument("--seats", metavar="LIST", help="person or bot, one a seat: person,bot")
    match.add_argument("--options", type=int, metavar="N", help="the game's option bits")
    match.add_argument("--replace", action="store_true", help="even if a match is under way")
    return made


def check(asked, fail) -> None:
    """Call `fail(message)` for what argparse cannot see."""
    if asked.scale is not None and not 1 <= asked.scale <= 20:
        fail(f"--scale is 1 to 20, not {asked.scale}")
    if asked.speed is not None and not 0.1 <= asked.speed <= 20:
        fail(f"--speed is 0.1 to 20, not {asked.speed:g}")
    if asked.frames is not None and asked.frames < 0:
        fail(f"--frames is 0 or more, not {asked.frames}")
    if asked.deal is not None and not 1 <= asked.deal <= 999_999:
        fail(f"--deal is 1 to 999999, not {asked.deal}")
    if asked.options is not None and not 0 <= asked.options <= 0xFFFF:
        fail(f"--options is 0 to 65535, not {asked.options}")
    if not asked.game:
        for name in ("deal", "seats", "options", "replace"):
            if getattr(asked, name) not in (None, False):
                fail(f"--{name} needs a --game")
    if not asked.headless:
        for name in ("script", "press", "frames", "png", "gif", "json"):
            if getattr(asked, name) not in (None, False):
                fail(f"--{name} needs --headless")
    if asked.cues not in (None, "-") and not asked.headless:
        fail("--cues FILE needs --headless; in the window and the terminal give --cues alone")
    if asked.lab:
        if asked.held:
            fail("--lab and --held do not go together")
        for name in ("headless", "cues", "speak", "main", "speed"):
            if getattr(asked, name) not in (None, False):
                fail(f"--lab and --{name} do not go together")
    if asked.script and asked.press:
        fail("give --script or --press, not both")
    if asked.main and not asked.main.is_file():
        fail(f"--main: there is no file {asked.main}")
    if asked.headless and (asked.braille or asked.scale or asked.mute or asked.speed):
        fail("--braille, --scale, --mute and --speed are for playing, not for --headless")
