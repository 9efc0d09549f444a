"""What goes over the wire to the panel, and how long after a press, on the simulated chip.

tools.bench calls it. The simulated bus takes 9 bit times a byte and the console waits for its next
frame as on the chip; how long the chip computes is not in these times.
"""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from simulator import fresh_match
from simulator.headless import Headless
from simulator.spectator import Spectator
from simulator.witness import Witness
from tools import screen_scripts
from tools.bench_rows import Row

BYTES_A_CHANGE, EXTRA = 1.25, 24  # what may be sent for a changed byte, and for each change
FULL_FRAME = 1_060
FULL_FRAME_SH1106 = 1_080  # it must be told page and column eight times: 1,072 is the least
TIMEOUT_MS = 50.0  # of a transaction, in the port for RP2040
PRESS_MS = 40.0
SPEEDS = ((100_000, "100 kHz"), (400_000, "400 kHz"), (1_000_000, "1 MHz"))
DOWN, UP, RIGHT, LEFT, A = 1, 0, 3, 2, 4
UNTIL_PRESS, BETWEEN, HELD = 40, 15, 3  # frames


def rows(quick: bool) -> Iterator[Row]:
    """All of it."""
    meter = Meter()
    with tempfile.TemporaryDirectory(prefix="bench") as disk:
        yield from _match(meter, Path(disk), quick)
    yield from _person(quick)
    yield from _random(60 if quick else 2_000)
    yield from _full_frames()
    for hz, called in SPEEDS:
        ms = 9e3 * meter.longest / hz
        how = f"{meter.longest} bytes, address included: the longest write of the match above"
        yield Row(f"longest transaction at {called}", ms, "ms", TIMEOUT_MS, how=how)
    yield from _presses(3 if quick else 40)


class Meter:
    """Notes what each show changes and sends, and the longest write."""

    def __init__(self):
        self.shows: list[tuple[int, int, int]] = []  # bytes changed, sent, the least possible
        self.longest = 0
        self.sent_at_us = 0  # the end of the last show that sent something
        self._shown: bytes | None = None

    def watch(self) -> None:
        """Call when the firmware's modules are fresh."""
        from machine import I2C

        from hardware.display import Display
        from simulator import world

        show, writeto = Display.show, I2C.writeto
        self._shown = None

        def noting_show(display):
            sent = show(display)
            frame = bytes(display.frame)
            if self._shown is not None and sent and frame != self._shown:
                changed, least = page_mode(self._shown, frame)
                self.shows.append((changed, sent, least))
            self._shown = frame
            if sent:
                self.sent_at_us = world.current().now_us
            return sent

        def noting_writeto(i2c, address, buffer):
            self.longest = max(self.longest, len(buffer) + 1)
            return writeto(i2c, address, buffer)

        for kind, name, call in ((Display, "show", noting_show), (I2C, "writeto", noting_writeto)):
            setattr(kind, name, call)

    def sums(self) -> tuple[int, int, int]:
        """Bytes changed, sent, and the least, of all pictures."""
        changed, sent, least = (sum(column) for column in zip(*self.shows, strict=True))
        return changed, sent, least

    def budget(self) -> float:
        """What may be sent for all pictures."""
        return sum(BYTES_A_CHANGE * changed + EXTRA for changed, _, _ in self.shows)

    def singly(self) -> Row:
        """The share of pictures for which more was sent than each may take."""
        over = [sent - BYTES_A_CHANGE * changed - EXTRA for changed, sent, _ in self.shows]
        over = [excess for excess in over if excess > 0]
        how = (
            f"{len(over)} of {len(self.shows)} are over 1.25 x + 24, by {sum(over):,.0f} bytes: "
            f"texts over texts, for which most often any driver must (hardware/DRIVERS.md)"
        )
        return Row("wire, pictures over", 100 * len(over) / len(self.shows), "%", how=how)


def page_mode(before: bytes, after: bytes) -> tuple[int, int]:
    """Bytes changed, and the least that must be sent for them in page mode.

    A run of columns costs 7 bytes beside its own, the next one on its page 6.
    """
    changed = least = 0
    for page in range(0, 1024, 128):
        columns = [i for i in range(page, page + 128) if before[i] != after[i]]
        if columns:
            gaps = zip(columns, columns[1:], strict=False)
            least += 7 + len(columns) + sum(min(b - a - 1, 6) for a, b in gaps)
            changed += len(columns)
    return changed, least


def _person(quick):
    """Every screen, by the scripts of tests/screens: the presses of a person."""
    meter = Meter()
    scripts = screen_scripts.read()
    for script in scripts[:3] if quick else scripts:
        screen_scripts.play(script, "fr", meter.watch)
    changed, sent, _ = meter.sums()
    how = f"{changed:,} bytes changed in {len(meter.shows)} pictures, all screens, by presses"
    yield Row("wire, every screen", sent, "bytes", meter.budget(), how=how)
    yield meter.singly()


def _match(meter, disk, quick):
    """A match of a bot from the first to the last picture."""
    witness = Witness()
    fresh_match.write(disk, "pitaouf", 7, ["bot"], 0, True)

    def watch():
        witness.watch()
        meter.watch()

    spectator = Spectator(witness, "pitaouf")
    run = Headless((), 400 if quick else 60_000, on_frame=spectator.frame)
    run.run(disk, watch=watch)
    changed, sent, least = meter.sums()
    how = (
        f"{changed:,} bytes changed in {len(meter.shows)} pictures, texts over texts; limit: the "
        f"least that page mode allows. 1.25 x + 24 would be {meter.budget():,.0f}, which no "
        f"driver can keep here (hardware/DRIVERS.md)"
    )
    yield Row("wire, a bot's match", sent, "bytes", least, how=how)


def _random(changes):
    """Rectangles of noise, one to three at a time; the worst share of what is allowed."""
    from hardware.ssd1306 import SSD1306

    chance, bus = random.Random(1), _Bus()
    display = SSD1306(bus)
    display.show()
    worst = total = allowed = 0.0
    for _ in range(changes):
        before = bytes(display.frame)
        for _ in range(chance.randint(1, 3)):
            _noise(display.frame, chance)
        changed = sum(a != b for a, b in zip(before, display.frame, strict=True))
        budget = BYTES_A_CHANGE * changed + EXTRA
        sent = display.show()
        total, allowed, worst = total + sent, allowed + budget, max(worst, sent / budget)
    how = f"{changes:,} changes of one to three random rectangles, summed"
    yield Row("wire, random changes", total, "bytes", allowed, how=how)
    yield Row("wire, the worst of them", 100 * worst, "% of its budget", how="several rectangles")


def _noise(frame, chance):
    page, pages = chance.randrange(8), chance.randint(1, 4)
    left, wide = chance.randrange(128), chance.randint(1, 40)
    for row in range(page, min(page + pages, 8)):
        for column in range(left, min(left + wide, 128)):
            frame[128 * row + column] ^= chance.randint(1, 255)


class _Bus:
    def writeto(self, address, buffer):
        """Take it."""


def _full_frames():
    from hardware.sh1106 import SH1106
    from hardware.ssd1306 import SSD1306

    for kind, limit in ((SSD1306, FULL_FRAME), (SH1106, FULL_FRAME_SH1106)):
        display = kind(_Bus())
        display.show()
        for i in range(1024):
            display.frame[i] ^= 0xFF
        how = "every byte changed" + ("; 1,072 is the least for it" if kind is SH1106 else "")
        yield Row(f"full frame, {kind.__name__}", display.show(), "bytes", limit, how=how)


# Press to last pixel.


def _presses(presses):
    for called, keys, play in (
        ("a cursor in a list", (DOWN, UP), False),
        ("a cursor on the table", (RIGHT, LEFT), True),
    ):
        taken = _Presser(keys, presses, play).measure()
        how = (
            f"worst of {len(taken)} presses at every moment of a frame, 400 kHz, mean "
            f"{sum(taken) / len(taken):.1f} ms: bus and wait for the frame, no computing"
        )
        yield Row(f"press to last pixel, {called}", max(taken), "ms", PRESS_MS, how=how)


class _Presser:
    """Presses two keys in turn, a little later within the frame each time."""

    def __init__(self, keys, presses, play):
        self.keys, self.presses, self.play = keys, presses, play
        self.meter = Meter()
        self.taken: list[float] = []
        self._pressed_us = 0
        self._began = 0

    def measure(self) -> list[float]:
        """Milliseconds from each press to the end of what was sent for it."""
        with tempfile.TemporaryDirectory(prefix="bench") as disk:
            if self.play:
                fresh_match.write(Path(disk), "pitaouf", 7, ["person"], 0, True)
            frames = UNTIL_PRESS * 3 + (self.presses + 1) * BETWEEN
            Headless((), frames, on_frame=self._frame).run(Path(disk), watch=self.meter.watch)
        return self.taken

    def _frame(self, run):
        frame = run.frame
        if self.play and frame in (UNTIL_PRESS, UNTIL_PRESS + 20):  # continue; keep the hand
            run.handheld.key(A, True)
        elif self.play and frame in (UNTIL_PRESS + HELD, UNTIL_PRESS + 20 + HELD):
            run.handheld.key(A, False)
        frame -= 3 * UNTIL_PRESS
        if frame < 0 or frame % BETWEEN:
            return
        turn = frame // BETWEEN
        if turn and self.meter.sent_at_us > self._pressed_us:
            self.taken.append((self.meter.sent_at_us - self._pressed_us) / 1000)
        if turn < self.presses:
            self._press(run, self.keys[turn % 2], turn * 20_000 // self.presses)

    def _press(self, run, key, later_us):
        self._pressed_us = run.world.now_us + later_us
        run.world.at(self._pressed_us, lambda: run.handheld.key(key, True))
        run.world.at(self._pressed_us + 60_000, lambda: run.handheld.key(key, False))
