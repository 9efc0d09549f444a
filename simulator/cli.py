"""Chooses a front end, gives it a disk and a console, and runs the firmware in it."""

import os
import random
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

from simulator import arguments, boot, fresh_match, recorder, unattended
from simulator.chip.install import ROOT as ROOT
from simulator.chip.install import install
from simulator.disk import DiskError, default_place, disk
from simulator.fresh_match import MatchError
from simulator.front import Front
from simulator.script import KEYS, ScriptError
from simulator.speech import Speaker, SpeechError
from simulator.witness import Witness

BAD = 2  # the exit code of a command line that cannot be followed


class CommandError(Exception):
    """What was asked for cannot be done; says what to do."""


def main(words: list[str]) -> int:
    """Run `python -m simulator` with these words; returns the exit code."""
    parser = arguments.parser()
    asked = parser.parse_args(words)
    arguments.check(asked, parser.error)
    install()
    try:
        with disk(_place(asked)) as place:
            if asked.game:
                _begin_match(asked, place)
            if asked.lab:
                return _play_lab(asked, place)
            return unattended.run(asked, place) if asked.headless else _play(asked, place)
    except (CommandError, DiskError, MatchError, ScriptError, SpeechError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return BAD


def _place(asked) -> Path | None:
    if asked.disk is None and not asked.headless:
        return default_place()
    return asked.disk  # headless runs leave nothing behind unless a directory is named


def _begin_match(asked, place) -> None:
    seats = (asked.seats or "person").split(",")
    deal = asked.deal or random.randint(1, 999_999)
    fresh_match.write(place, asked.game, deal, seats, asked.options or 0, asked.replace)


# playing


def _play(asked, place) -> int:
    witness = Witness()
    watch = None if asked.main else witness.watch
    caption: Callable[[], str] | None = witness.cue if asked.cues else None
    speaker = Speaker() if asked.speak else None
    if speaker:
        caption = partial(speaker.follow, witness)
    front = _front(asked, caption)
    try:
        with front:
            front.handheld.hold(KEYS.index(name) for name in asked.held)
            boot.run(front.handheld, place, asked.main, watch)
    finally:
        if speaker:
            speaker.stop()
    for error in front.world.errors:  # the screen is ours again
        traceback.print_exception(error)
    return front.exit_code


def _play_lab(asked, place) -> int:
    from simulator.lab.desk import Desk, DeskError

    try:
        desk = Desk(place, asked.controller, asked.board, bool(asked.game))
    except DeskError as error:
        raise CommandError(str(error)) from None
    front = _front(asked, None, desk.handheld)
    with front:
        desk.run()
    if said := desk.said():
        print(said, file=sys.stderr)  # the screen is ours again
    return front.exit_code


def _front(asked, caption, handheld=None) -> Front:
    """The front end that was asked for, or the one that works here."""
    if asked.terminal:
        return _terminal(asked, caption, handheld)
    if asked.window or _has_display():
        try:
            return _window(asked, caption, handheld)
        except CommandError:
            if asked.window or not sys.stdin.isatty():
                raise
    elif not sys.stdin.isatty():
        raise CommandError("no display and no terminal to play in; try --headless, or --help")
    return _terminal(asked, caption, handheld)


def _has_display() -> bool:
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    if sys.platform == "win32":
        return True
    if sys.platform == "darwin":
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _settings(asked, caption, handheld):
    from simulator.handheld import Handheld
    from simulator.world import World

    colour = recorder.WHITE if asked.white else recorder.OLED
    shots = (asked.shots or Path.cwd()).resolve()
    if handheld is None:
        world = World(realtime=True, speed=asked.speed or 1.0)
        handheld = Handheld(world, asked.controller, asked.board)
    return handheld, {
        "shots": shots,
        "colour": colour,
        "caption": caption,
    }


def _window(asked, caption, handheld):
    try:
        from simulator.window import Window, missing_display
    except ImportError:
        raise CommandError(
            "the window needs pygame-ce: pip install --group play, or use --terminal"
        ) from None
    missing = missing_display()
    if missing:
        raise CommandError(f"no window can be opened ({missing}); use --terminal")
    handheld, settings = _settings(asked, caption, handheld)
    return Window(handheld, scale=asked.scale or 6, mute=asked.mute, **settings)


def _terminal(asked, caption, handheld):
    try:
        from simulator.terminal import Terminal
    except ImportError:
        raise CommandError("this system's terminal cannot be played in; use the window") from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandError("the input or the output is no terminal; try --window or --headless")
    handheld, settings = _settings(asked, caption, handheld)
    return Terminal(handheld, dots=True if asked.braille else None, **settings)
