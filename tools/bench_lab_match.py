"""What a whole match leaves in the heap of the emulated chip, and what its frames take meanwhile.

tools.bench_lab calls it. main.py is the real one but for its loop, which looks at the heap between
two frames. Bots play, at a clock that runs faster than the chip's; in the last game a person does,
by keys pressed on the pins without a plan.
"""

from collections.abc import Iterator
from itertools import cycle

from simulator.device_files import device_program
from simulator.lab.lab import Lab
from simulator.lab.play import fresh_saves
from simulator.lab.serial import SerialError
from simulator.script import KEYS
from tools.bench_rows import Row

# Kinds of the seats, option bits, deal: matches that are whole and not long.
MATCHES = {
    "pitaouf": (["easy"], 0, 7),
    "ptit_pois": (["easy"] * 4, 1, 2),
    "pass_pass": (["easy"] * 4, 0, 7),
    "castors": (["person"] + ["easy"] * 3, 2, 4),
}
FRAME_MS = 240  # of the bots' clock: they are told at a pace that an eye can follow
PRESSES = tuple(KEYS.index(key) for key in ("A", "RIGHT", "A", "A", "LEFT", "A"))
LONGEST_MS, DONE = 1_200_000, b"heap of the match"
LOOP = """
def frames(console, devices, *_):
    import gc
    code = devices.open_code()
    session = console.session
    session.ready()
    console.play()
    stack, match, game = console.stack, session.match, session.match.game
    now_ms = time.ticks_ms()
    console.frame(now_ms)
    for _ in range(1000):
        code.settle(imports())  # all that was imported for the table is in its place then
    least = last = most = taken = worst = saving = actions = shown = 0
    seen = -1
    gc.disable()
    while not game.over():
        if seen != match.count and not session.unsaved:
            gc.collect()
            last = gc.mem_alloc()
            least = min(least or last, last)
            actions += seen >= 0
            seen = match.count
            most = max(most, last)
        if not {frame_ms}:
            now_ms = time.ticks_ms()
        top, unsaved, count = stack.top(), session.unsaved, match.count
        before = gc.mem_alloc()
        rest_ms = console.frame(now_ms)
        before = gc.mem_alloc() - before
        if not session.unsaved and (unsaved or count != match.count):
            saving = max(saving, before)
        elif stack.top() is top:
            shown += 1
            taken += before
            worst = max(worst, before)
        code.settle(imports())
        if {frame_ms}:
            now_ms += {frame_ms}
        else:
            console.power.rest(rest_ms, False)
    print("{done}", last - least, most - least, taken, worst, saving, actions, shown)


"""


def rows(image, files, game: str) -> Iterator[Row]:
    """What is held at the last turn beyond the least at any; what a frame took and let lie."""
    kinds, options, deal = MATCHES[game]
    person = "person" in kinds
    saves = fresh_saves(game, kinds, options, deal, quick=True)
    lab = Lab(image, _with_loop(files, 0 if person else FRAME_MS) | saves)
    lab.boot()
    _play(lab, person)
    said = lab.serial.expect(b"\n", 1000).split()
    held, most, taken, worst, saving, actions, frames = map(int, said)
    who = "keys on the pins and three bots" if person else f"{len(kinds)} bots"
    how = f"{who}, deal {deal}, {actions} actions; between them at most {most} more than least"
    yield Row(f"heap held after a match of {game}, on the chip", held, "bytes", 0, how=how)
    how = f"in {frames} frames, the worst {worst}; in one that saves {saving}, given back"
    yield Row(f"heap taken in a match of {game}, on the chip", taken, "bytes", 0, how=how)


def _with_loop(files, frame_ms):
    """The device's files, with our loop in main.py instead of its own."""
    main, call = files["main.py"].decode(), "\nmain()\n"
    if not main.endswith(call):
        raise RuntimeError("main.py does not end with its call: see tools/bench_lab_match.py")
    loop = device_program(LOOP.format(frame_ms=frame_ms, done=DONE.decode()))
    return files | {"main.py": (main[: -len(call)] + "\n\n" + loop + call).encode()}


def _play(lab, person):
    """Until the match is over and the loop has said what it saw."""
    keys = cycle(PRESSES)
    end = lab.now_ms + LONGEST_MS
    while DONE not in lab.serial.unread():
        if b"Traceback" in lab.serial.unread() or lab.now_ms > end:
            raise RuntimeError(f"no match on the chip; it said: {lab.serial.read()[-800:]!r}")
        if person:
            lab.tap(next(keys), 45, 55)
        else:
            lab.run(100)
    try:
        lab.serial.expect(DONE, 1000)
    except SerialError as error:
        raise RuntimeError(str(error)) from None
