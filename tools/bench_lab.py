"""What only a chip can tell, from MicroPython's own image on an emulated RP2040 (simulator/lab).

tools.bench calls it with --lab. The emulated chip knows no flash cache: a real one is slower where
code runs from flash for the first time, so its times are for comparing, and exact for the bus.
"""

from collections.abc import Iterator

from simulator.device_files import device_files
from simulator.lab.image import NoImageError, find_image
from simulator.lab.lab import Lab
from simulator.lab.play import fresh_saves
from simulator.lab.probe import heap, with_probe
from simulator.script import KEYS
from tools.bench_rows import LEAST, Row

UP, DOWN, A = (KEYS.index(key) for key in ("UP", "DOWN", "A"))
GAMES = {"pitaouf": 1, "ptit_pois": 4, "pass_pass": 4, "castors": 4}  # seats
IN_PLACE_MS = 6000  # until the functions that were imported run from flash: not while cues sound
PRESS_MS, REST_MS = 60, 83  # no multiple of a frame: presses come at all its moments
MENU_S, MATCH_S, PIXEL_MS, FREE_KB = 1.5, 2.5, 40, 90


def rows(quick: bool) -> Iterator[Row]:
    """All of it; minutes, as the emulated chip is some 15 times slower than a real one."""
    try:
        image = find_image()
    except NoImageError as error:
        raise RuntimeError(str(error)) from None
    files = device_files()
    yield from _menu(image, files, 4 if quick else 24)
    for game, seats in GAMES.items():
        yield from _table(image, files, game, seats)
        if quick:
            return
    from tools import bench_lab_bots, bench_lab_cues, bench_lab_match

    for game, seats in GAMES.items():
        yield from bench_lab_cues.rows(image, files, game, seats)
    for game, seats in GAMES.items():
        yield from bench_lab_bots.rows(image, files, game, seats)
    for game in GAMES:
        yield from bench_lab_match.rows(image, files, game)


def _menu(image, files, presses) -> Iterator[Row]:
    lab = Lab(image, files)
    began = _first_picture(lab)
    yield Row("power-on to menu", began / 1000, "s", MENU_S, how="nothing saved yet; last pixel")
    lab.run(1000)  # what greets has sounded
    slowest = most = 0.0
    changed = 0
    for i in range(presses):
        before, wire = lab.picture(), lab.wire.bytes
        ms = _press(lab, UP if i & 2 else DOWN)
        if ms is None:
            raise RuntimeError("a cursor in the menu does not move: see --lab of the simulator")
        slowest = max(slowest, ms)
        if lab.wire.bytes - wire > most:
            most = lab.wire.bytes - wire
            changed = sum(a != b for a, b in zip(before, lab.picture(), strict=True))
    how = f"debounce included, {lab.wire.hz() / 1000:.0f} kHz; the slowest of {presses}"
    yield Row("press to last pixel, on the chip", slowest, "ms", PIXEL_MS, how=how)
    aim = 1.25 * changed + 24  # no limit for each single one: see hardware/README.md
    how = f"the most of {presses}; {changed} bytes of the picture change: aim {aim:.0f}"
    yield Row("wire bytes of a cursor move", most, "bytes", how=how)


def _table(image, files, game, seats) -> Iterator[Row]:
    """From power-on into the saved match of `game`, with nobody waiting in between."""
    lab = Lab(image, with_probe(files) | fresh_saves(game, ["person"] + ["bot"] * (seats - 1)))
    began = _first_picture(lab)
    _open(lab)
    took = lab.wire.last_ns / 1e6
    name = f"power-on to a resumed match, {game}"
    how = f"menu after {began / 1000:.2f} s, A pressed at once"
    yield Row(name, took / 1000, "s", MATCH_S, how=how)
    if seats > 1:
        _open(lab)  # the hand-over has said whose turn it is
    lab.run(IN_PLACE_MS)
    free, _ = heap(lab)
    yield Row(f"free heap with {game} open", free / 1000, "KB", FREE_KB, LEAST, "on the chip")


def _open(lab) -> None:
    """Press A and wait for what it opens to be shown."""
    before = lab.panel.data_bytes
    lab.tap(A)
    if not lab.until(lambda: lab.panel.data_bytes > before, 3000):
        said = bytes(lab.serial.log[-400:]).decode(errors="replace")
        raise RuntimeError(f"A does nothing on the chip; on the serial line: {said}")
    lab.settle(60)


def _first_picture(lab) -> float:
    """Milliseconds from power-on to the last pixel of what is shown first."""
    lab.boot()
    lab.settle(40)
    return lab.wire.last_ns / 1e6


def _press(lab, key) -> float | None:
    """Milliseconds from the contact to the last byte of what it changed; None: nothing."""
    before, at = lab.wire.bytes, lab.now_ms
    lab.tap(key, PRESS_MS, REST_MS)
    return lab.wire.last_ns / 1e6 - at if lab.wire.bytes != before else None
