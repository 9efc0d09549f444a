"""What sounding cues cost on the emulated chip: late frames and heap, against the same in silence.

tools.bench_lab calls it, and a test of the lab. main.py is the real one but for its loop, which
times each frame, looks at the heap around it, and moves the cursor in equal frames of both runs:
in the first everything is told by ear and by touch, in the second nothing.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine_mpy.store.settings import CUE_LEVEL, VIBRATION, VOLUME
from simulator.device_files import device_program
from simulator.lab.lab import Lab
from simulator.lab.play import fresh_saves
from simulator.lab.serial import SerialError
from tools.bench_rows import Row

FRAMES = 100  # with cues, and as many without
EACH = 12  # a press so often, RIGHT and LEFT by turns: the same frames with cues and without
LONGEST_MS, DONE = 60_000, b"cost of cues"
LOOP = """
class Hand:
    stuck = 0
    resting = True

    def __init__(self, buttons):
        self.key = -1
        self.buttons = buttons

    def poll(self, now_ms):
        self.buttons.poll(now_ms)

    def take(self):
        key = self.key
        self.key = -1
        return key

    def held(self, key):
        return False


def frames(console, devices, _):
    import gc
    code = devices.open_code()
    session, settings = console.session, console.settings
    session.ready()
    console.play()
    for _ in range(60):
        console.frame(time.ticks_ms())
        if code:
            code.settle(imports())
        devices.watchdog.feed()
    hand = console.buttons = Hand(console.buttons)
    said = [0] * 10
    for at in (0, 5):
        settings.set({level}, 0 if at else 2)
        settings.set({volume}, 0 if at else 9)
        settings.set({vibration}, 0 if at else 9)
        console.use_settings()
        console.cues.stop()
        gc.collect()
        gc.disable()
        for i in range({frames}):
            if code and not console.cues.running():
                code.settle(imports())
            if i % {each} == 0:
                hand.key = 2 if i // {each} & 1 else 3
            before = gc.mem_alloc()
            began_us = time.ticks_us()
            console.frame(time.ticks_ms())
            took_us = time.ticks_diff(time.ticks_us(), began_us)
            said[at + 1] += gc.mem_alloc() - before
            said[at] += took_us > 20000
            said[at + 2] += took_us
            said[at + 3] = max(said[at + 3], took_us)
            said[at + 4] += console.cues.running()
            devices.watchdog.feed()
            took_us = (20000 - took_us) // 1000
            console.power.rest(took_us if took_us > 0 else 1, False)
        gc.enable()
    print("{done}", *said)


"""


class Cost(NamedTuple):
    """Of so many frames: how many took more than their 20 ms, the heap they took, their time, the
    slowest, in how many a cue was under way.
    """

    late: int
    heap: int
    us: int
    slowest_us: int
    sounding: int


def rows(image, files, game: str, seats: int) -> Iterator[Row]:
    """Late frames and heap by cues, with the figures of both."""
    loud, silent = measure(image, files, game, seats)
    how = (
        f"{loud.late} of {FRAMES} with cues, {silent.late} without, under way in {loud.sounding};"
        f" a frame {loud.us / FRAMES / 1000:.2f} ms, {silent.us / FRAMES / 1000:.2f} without;"
        f" the slowest {loud.slowest_us / 1000:.1f} and {silent.slowest_us / 1000:.1f}"
    )
    yield Row(f"late by cues on the chip, {game}", loud.late - silent.late, "frames", 0, how=how)
    how = f"{FRAMES} frames; {silent.heap} without"
    yield Row(f"heap taken by sounding cues on the chip, {game}", loud.heap, "bytes", 0, how=how)


def measure(image, files, game: str, seats: int, frames: int = FRAMES) -> tuple[Cost, Cost]:
    """A cursor is moved with all cues, then with none. RuntimeError where no figures come."""
    saves = fresh_saves(game, ["person"] + ["easy"] * (seats - 1), quick=True)
    lab = Lab(image, _with_loop(files, frames) | saves)
    lab.boot()
    end = lab.now_ms + LONGEST_MS
    while DONE not in lab.serial.unread():
        if b"Traceback" in lab.serial.unread() or lab.now_ms > end:
            raise RuntimeError(f"no figures from the chip; it said: {lab.serial.read()[-800:]!r}")
        lab.run(100)
    try:
        lab.serial.expect(DONE, 1000)
        said = [int(word) for word in lab.serial.expect(b"\n", 1000).split()]
    except SerialError as error:
        raise RuntimeError(str(error)) from None
    return Cost(*said[:5]), Cost(*said[5:])


def _with_loop(files, frames):
    """The device's files, with our loop in main.py instead of its own."""
    main, call = files["main.py"].decode(), "\nmain()\n"
    if not main.endswith(call):
        raise RuntimeError("main.py does not end with its call: see tools/bench_lab_cues.py")
    loop = LOOP.format(
        frames=frames,
        each=EACH,
        done=DONE.decode(),
        level=CUE_LEVEL,
        volume=VOLUME,
        vibration=VIBRATION,
    )
    return files | {
        "main.py": (main[: -len(call)] + "\n\n" + device_program(loop) + call).encode()
    }
