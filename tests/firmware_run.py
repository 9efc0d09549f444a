"""The firmware from power-on in the simulator, with what goes wrong: for tests/test_firmware_*.py.

A `Story` runs firmware/boot.py and main.py on a directory, with keys held, files there before, an
error planted, a panel unplugged. It plays nothing itself; scripts of presses do.
"""

from pathlib import Path

from simulator.headless import AFTER, Headless
from simulator.script import KEYS, parse
from simulator.witness import ENCODING, Witness


class Story:
    """One console and its disk; `run` is a power-on, and can be called again."""

    def __init__(self, disk: Path, controller="ssd1306"):
        self.disk = disk
        self.controller = controller
        self.witness = Witness()
        self.plant = None  # called when the firmware's modules are fresh, before each start
        self.headless = None
        self.starts = 0

    def run(self, press="", frames=AFTER, held=(), before=None, on_frame=None):
        """Power-on, the script and `frames` more; what was said on the serial line."""
        moments, length = parse(press)
        self.headless = Headless(
            moments, length + frames, self.controller, on_frame=on_frame, may_crash=True
        )
        for key in held:
            self.headless.handheld.key(KEYS.index(key), True)
        if before:
            before(self.headless)
        self.headless.run(self.disk, watch=self._watch)
        return self.headless.world.serial.text()

    def _watch(self):
        self.starts += 1
        self.witness.watch()
        if self.plant:
            self.plant()

    @property
    def console(self):
        """The console that runs, or ran."""
        return self.witness.console

    @property
    def page(self):
        """The name of the page shown without a console, or ""."""
        return self.witness.page.name if self.witness.page else ""

    @property
    def errors(self):
        """What the firmware reported and survived."""
        return self.headless.world.errors

    def words(self):
        """What the screen or page in front says, as text."""
        from engine_mpy.text.compose import Line

        line = Line(500)
        (self.witness.page or self.console.stack.top()).where(line)
        return bytes(line.buf[: line.n]).decode(ENCODING)

    def file(self, name):
        """The text of a file on the disk, or ""."""
        path = self.disk / name
        return path.read_text() if path.exists() else ""


def speak(disk, language="en", **settings):
    """Settings on the disk."""
    from engine_mpy.store import settings as fields
    from engine_mpy.store.savefile import Store

    store, kept = Store(str(disk / "saves")), fields.Settings()
    kept.set(fields.LANGUAGE, ("fr", "en").index(language))
    for name, value in settings.items():
        kept.set(getattr(fields, name.upper()), value)
    kept.save(store)


def opened(disk):
    """A session on the disk, with Pitaouf open."""
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import Settings

    session = Session(Store(str(disk / "saves")), Settings())
    session.open(b"pitaouf")
    return session


def saved(disk):
    """The match of Pitaouf on the disk, or None."""
    session = opened(disk)
    return session.match if session.ready() else None


def begin_match(disk):
    """A match of Pitaouf, deal 1, with one action, to be continued in the first menu."""
    session = opened(disk)
    session.begin(1, bytes(1))
    session.keep_setup()
    session.act(1)
    session.save()
