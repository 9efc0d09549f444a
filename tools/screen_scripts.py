"""Scripts that lead the console to its screens: read from tests/screens/*.toml, played headless.

tools.screens and its tests call it. A script says what lies on the disk at power-on and which keys
are pressed; each `@name` in it is a picture of the panel. The word of a name before the first "-"
is the screen that must be in front: its class in small letters, without "Screen".

    [[script]]
    press = "20 @game-first DOWN*3 @game-variants"
    settings = { animation = 0 }                        fields of store/settings.py, by name
    match = { game = "pitaouf", deal = 7, actions = [] }    saved, to be continued
    played = "ptit_pois"                                without a match: the game whose menu is
                                                        first, pitaouf's; "": none was ever played
    files = { "saves/pitaouf-stats.a" = "tests/saves/1/pitaouf-stats.a" }
    damage = ["saves/pitaouf.a"]                        files of which a byte is turned round
    refuse = { write = 28 }                             errno of opening saves (of = "pitaouf")
    held = ["A"]                                        keys down at power-on; "A-" lets go
    console_json = '{"sda": 99}'                        the file of that name
    battery_mv = 2900                                   what the supply pin has, all the time
    crash = "TypeError: words"                          raised when the rules are opened
    crashes = 2                                         so many before, in a row
"""

import builtins
import re
import shutil
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from hardware.boards import pico
from simulator.chip.install import ROOT, install
from simulator.fresh_match import SAVES, SEATS
from simulator.headless import Headless
from simulator.script import KEYS, ScriptError, parse
from simulator.witness import ENCODING, Witness
from tools.screen_checks import Ink, of_picture

FOLDER = ROOT / "tests" / "screens"
LANGUAGES = ("fr", "en")
FIELDS = {
    "press", "settings", "match", "played", "files", "damage", "refuse",
    "held", "console_json", "crash", "crashes",
    "battery_mv",
}  # fmt: skip
MATCH_FIELDS = {"game", "deal", "options", "seats", "actions", "assisted", "spoilt"}
TRACEBACK = """Traceback (most recent call last):
  File "main.py", line 31, in play
  File "engine_mpy/console.py", line 99, in frame
  File "engine_mpy/screens/menu.py", line 77, in choose
  File "engine_mpy/screens/rules.py", line 55, in enter
"""


@dataclass(frozen=True)
class Script:
    """One script of a file; `names` are its pictures in order."""

    where: str  # file and number, for messages
    press: str
    names: tuple[str, ...]
    settings: dict = field(default_factory=dict)
    match: dict = field(default_factory=dict)
    played: str = "pitaouf"
    files: dict = field(default_factory=dict)
    damage: tuple[str, ...] = ()
    refuse: dict = field(default_factory=dict)
    held: tuple[str, ...] = ()
    console_json: str = ""
    battery_mv: int = 0
    crash: str = ""
    crashes: int = 0


@dataclass(frozen=True)
class Shot:
    """A picture taken: 1,024 bytes, the screen in front, what it says, and what is wrong."""

    name: str
    language: str
    screen: str
    picture: bytes
    said: str
    troubles: tuple[str, ...]


def read(folder: Path = FOLDER) -> list[Script]:
    """All scripts. ScriptError says which is wrong, and how."""
    scripts = []
    for path in sorted(folder.glob("*.toml")):
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8")).get("script", [])
        except tomllib.TOMLDecodeError as error:
            raise ScriptError(f"{path.name}: {error}") from None
        scripts += [_script(f"{path.name}, script {i}", e) for i, e in enumerate(entries, 1)]
    names = [name for script in scripts for name in script.names]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ScriptError(f"two pictures called {', '.join(twice)}")
    return scripts


def _script(where, entry) -> Script:
    unknown = entry.keys() - FIELDS | entry.get("match", {}).keys() - MATCH_FIELDS
    if unknown or "press" not in entry:
        raise ScriptError(f"{where}: `press`, and of {sorted(FIELDS)}; not {sorted(unknown)}")
    try:
        moments, _ = parse(entry["press"])
    except ScriptError as error:
        raise ScriptError(f"{where}: {error}") from None
    names = tuple(moment.name for moment in moments if moment.key < 0)
    return Script(where, names=names, **entry | {"damage": tuple(entry.get("damage", ()))})


def play(script: Script, language: str, watch=None) -> list[Shot]:
    """Run the console from power-on to the script's end; its pictures.

    `watch` is called when the firmware's modules are fresh.
    """
    install()
    with tempfile.TemporaryDirectory(prefix="screens") as made:
        disk = Path(made)
        _prepare(script, LANGUAGES.index(language), disk)
        return _Run(script, language, watch).play(disk)


class _Run:
    """One run of a script, watched."""

    def __init__(self, script, language, watch):
        self.script, self.language, self.watch = script, language, watch
        self.witness, self.ink = Witness(), Ink()
        self.shots: list[Shot] = []

    def play(self, disk):
        moments, length = parse(self.script.press)
        headless = Headless(
            moments, length + 2, on_picture=self._taken, may_crash=bool(self.script.crash)
        )
        for name in self.script.held:
            headless.handheld.key(KEYS.index(name), True)
        if self.script.battery_mv:
            full_mv = 3300 * pico.BATTERY_RATIO
            read = int(65535 * self.script.battery_mv / full_mv)
            headless.handheld.world.analog[pico.BATTERY_ADC - 26] = read
        headless.run(disk, watch=self._watch)
        return self.shots

    def _watch(self):
        self.witness.watch()
        self.ink.watch()
        if self.watch:
            self.watch()
        if self.script.refuse:
            _refuse(**self.script.refuse)
        if self.script.crash:
            _plant(self.script.crash)

    def _taken(self, name, picture):
        shown = self.witness.page or self.witness.console
        screen = self.witness.page.name if self.witness.page else _called(shown.stack.top())
        said = _said(self.witness.page or shown.stack.top())
        troubles = of_picture(picture, shown, self.ink)
        if screen != name.partition("-")[0]:
            troubles.append(f"{screen} is in front; the name says {name.partition('-')[0]}")
        if not said:
            troubles.append("the screen says nothing to who does not see it")
        shot = Shot(name, self.language, screen, bytes(picture), said, tuple(troubles))
        self.shots.append(shot)


def _called(screen) -> str:
    """The screen's class in the words of a picture's name: PathPitaouf, path_pitaouf."""
    return called(type(screen).__name__)


def called(name: str) -> str:
    """The same of a class's name."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.removesuffix("Screen")).lower()


def _said(shown) -> str:
    from engine_mpy.text.compose import Line

    line = Line(400)
    shown.where(line)
    return bytes(line.buf[: line.n]).decode(ENCODING)


# The disk at power-on.


def _prepare(script, language, disk):
    """Write settings, match and files as the console itself would."""
    from engine_mpy.store import settings as fields
    from engine_mpy.store.savefile import Store

    store, settings = Store(str(disk / SAVES)), fields.Settings()
    settings.set(fields.LANGUAGE, language)
    for name, value in script.settings.items():
        settings.set(getattr(fields, name.upper()), value)
    settings.save(store)
    if script.console_json:
        (disk / "console.json").write_text(script.console_json, encoding="utf-8")
    if script.crashes:
        (disk / "crashes").write_text(str(script.crashes))
    for target, source in script.files.items():
        shutil.copyfile(ROOT / source, disk / target)
    if script.match:
        _save_match(store, settings, **script.match)
    elif script.played:
        _remember(store, script.played)
    for name in script.damage:
        data = bytearray((disk / name).read_bytes())
        data[len(data) // 2] ^= 0xFF
        (disk / name).write_bytes(data)


def _save_match(store, settings, game, deal, options=0, seats=("person",), actions=(), **more):
    from engine_mpy.match.session import Session

    session = Session(store, settings)
    session.open(game.encode())
    session.set_options(options)
    session.begin(deal, bytes(SEATS[seat] for seat in seats))
    session.keep_setup()
    session.save()
    for action in actions:
        session.act(action)
    if more.get("assisted"):
        session.mark_assisted()
    if "spoilt" in more:
        _spoil(session, more["spoilt"])
    session.save()


def _remember(store, game):
    """Of a game that was played nothing is left but how."""
    from engine_mpy.games import open_game
    from engine_mpy.store.setup import LastSetup

    played = open_game(game.encode())
    setup = LastSetup()
    setup.keep(played.KEY, 0, played.MIN_SEATS, bytes([SEATS["person"]] * played.MIN_SEATS))
    setup.save(store)


def _spoil(session, how):
    """The save will be sound, its content not: "impossible" by the rules, or "future"."""
    from engine_mpy.match import journal

    session.unsaved = True
    if how == "future":
        session.store.save(session.name, b"?", 1, journal.VERSION + 1)
        session.unsaved = False
    else:
        session.match.journal[0] = 254


def _refuse(read=0, write=0, of=""):
    """From now on the console's store cannot open its files so; the errno says why."""
    from engine_mpy.store import savefile

    def refusing(path, mode="r"):
        errno = read if mode[0] == "r" else write
        if errno and of in path:
            raise OSError(errno, "refused")
        return open(path, mode)

    setattr(savefile, "open", refusing)  # noqa: B010 - found before the builtin


def _plant(words):
    """From now on an error awaits who opens the rules, with the same traceback for ever."""
    from engine_mpy.screens import rules
    from engine_mpy.start import crashes

    kind, _, message = words.partition(": ")

    def enter(screen, console):
        raise getattr(builtins, kind)(message)

    setattr(rules.RulesScreen, "enter", enter)  # noqa: B010
    setattr(crashes, "traceback", lambda error: f"{TRACEBACK}{words}\n")  # noqa: B010
