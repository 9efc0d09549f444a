"""Take a picture of every screen in every state worth seeing, in both languages; compare, record.

The scripts are in tests/screens/*.toml, the hashes of their pictures in hashes.txt beside them. A
contact sheet to look at is written to build/. Recording is refused while a picture has a trouble:
text that touches something or is cut off, a blank picture, another screen than the one named, a
screen without a script. Nothing here draws: the console does, run by the simulator.
"""

import argparse
import ast
import hashlib
import shutil
import sys
import tomllib
from pathlib import Path

from PIL.Image import Image

from simulator import recorder
from simulator.chip.install import ROOT
from simulator.script import ScriptError
from tools import contact_sheet
from tools.screen_scripts import FOLDER, LANGUAGES, Script, Shot, called, play, read

HASHES = FOLDER / "hashes.txt"
SHEET = ROOT / "build" / "screens.png"
CHANGED = ROOT / "build" / "changed"
SCREENS = ROOT / "engine_mpy" / "screens"
RECORD = "look at them, then: python -m tools.screens --record"


def hash_of(picture: bytes) -> str:
    """What hashes.txt keeps of a picture."""
    return hashlib.sha256(picture).hexdigest()[:16]


def recorded() -> dict[tuple[str, str], str]:
    """The hash of each (name, language) in hashes.txt."""
    if not HASHES.exists():
        return {}
    entries = (line.split() for line in HASHES.read_text(encoding="utf-8").splitlines())
    return {(name, language): kept for name, language, kept in entries}


def screens(folder: Path = SCREENS) -> set[str]:
    """Every screen class of the engine that can be in front, in the words of picture names.

    A class from which another one is derived is a base, and none itself.
    """
    bases: dict[str, list[str]] = {}
    for path in folder.glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    derived = {base for names in bases.values() for base in names}
    return {called(name) for name in bases.keys() - derived if _is_screen(name, bases)}


def _is_screen(name, bases):
    return name == "Screen" or any(_is_screen(base, bases) for base in bases.get(name, ()))


def unreached(scripts: list[Script]) -> list[str]:
    """The screens that no script shows (a picture of another screen than it names is refused)."""
    shown = {name.partition("-")[0] for script in scripts for name in script.names}
    missing = screens() - shown
    return [f"{screen}: no script shows it" for screen in sorted(missing)]


def troubles(shots: list[Shot]) -> list[str]:
    """What is wrong with the pictures themselves, a line each."""
    found = [f"{s.name}, {s.language}: {trouble}" for s in shots for trouble in s.troubles]
    first: dict[bytes, Shot] = {}
    for shot in shots:
        twin = first.setdefault(shot.picture, shot)
        if twin is not shot:
            found.append(f"{shot.name}, {shot.language}: as {twin.name}, {twin.language}")
    return found


def changes(shots: list[Shot], kept: dict[tuple[str, str], str]) -> list[Shot]:
    """Those whose picture is not the recorded one."""
    return [s for s in shots if kept.get((s.name, s.language)) != hash_of(s.picture)]


def pictures(shots: list[Shot]) -> dict[Path, Image]:
    """The large pictures that texts of the repository show: file, and how it must look."""
    by_name = {(shot.name, shot.language): shot for shot in shots}
    made = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("picture", []):
            shot = by_name.get((entry["of"], entry["language"]))
            if shot:
                made[ROOT / entry["file"]] = contact_sheet.glowing(shot.picture, entry["scale"])
    return made


def record(shots: list[Shot], everything: bool) -> None:
    """Write the hashes, and the pictures; entries without a script go if these are all shots."""
    kept = {} if everything else recorded()
    kept |= {(shot.name, shot.language): hash_of(shot.picture) for shot in shots}
    lines = [f"{name} {language} {value}\n" for (name, language), value in sorted(kept.items())]
    HASHES.write_text("".join(lines), encoding="utf-8", newline="\n")
    for path, image in pictures(shots).items():
        if not contact_sheet.same(image, path):
            path.parent.mkdir(parents=True, exist_ok=True)
            image.save(path, "PNG", optimize=True)


def save_changed(shots: list[Shot]) -> None:
    """Write each picture to build/changed, to be looked at."""
    for shot in shots:
        recorder.save_png(shot.picture, CHANGED / f"{shot.name}.{shot.language}.png", 4)


def _compare(shots, everything) -> list[str]:
    """What differs from what is recorded, a line each."""
    kept = recorded()
    changed = changes(shots, kept)
    shutil.rmtree(CHANGED, ignore_errors=True)  # what differed another time
    save_changed(changed)
    lines = [f"{s.name}, {s.language}: not the picture recorded" for s in changed]
    if everything:
        names = {(shot.name, shot.language) for shot in shots}
        lines += [
            f"{name}, {lang}: recorded, but no script shows it"
            for name, lang in sorted(kept.keys() - names)
        ]
    for path, image in pictures(shots).items():
        if not contact_sheet.same(image, path):
            lines.append(f"{path.relative_to(ROOT).as_posix()} is not up to date")
    return lines


def _play_all(scripts: list[Script], word: str) -> list[Shot]:
    shots = []
    for language in LANGUAGES:
        for script in scripts:
            if any(word in name for name in script.names):
                shots += [shot for shot in play(script, language) if word in shot.name]
    return shots


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m tools.screens", description=__doc__)
    what = made.add_mutually_exclusive_group()
    what.add_argument("--record", action="store_true", help="keep the pictures as they are now")
    what.add_argument("--check", action="store_true", help="compare only, write no sheet")
    what.add_argument("--list", action="store_true", help="name the pictures, take none")
    made.add_argument(
        "--only", metavar="WORD", default="", help="pictures with WORD in their name"
    )
    made.add_argument(
        "--sheet", metavar="FILE", type=Path, help=f"default {SHEET.relative_to(ROOT)}"
    )
    return made


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks; 1 if something is wrong with the pictures, 2 with it."""
    asked = parser().parse_args(arguments)
    try:
        scripts = read(FOLDER)
    except ScriptError as error:
        print(f"tools.screens: {error}", file=sys.stderr)
        return 2
    if asked.list:
        print(
            *(name for script in scripts for name in script.names if asked.only in name), sep="\n"
        )
        return 0
    shots = _play_all(scripts, asked.only)
    if not shots:
        print(
            f"tools.screens: no picture has {asked.only!r} in its name; see --list",
            file=sys.stderr,
        )
        return 2
    if asked.sheet or not asked.check:
        print(f"{len(shots)} pictures: {contact_sheet.save(shots, asked.sheet or SHEET)}")
    wrong = troubles(shots) + ([] if asked.only else unreached(scripts))
    return _judge(asked, shots, wrong)


def _judge(asked, shots, wrong) -> int:
    if asked.record and not wrong:
        record(shots, not asked.only)
        return 0
    print(*wrong, sep="\n", end="\n" if wrong else "")
    if asked.record:
        print("nothing was recorded", file=sys.stderr)
        return 1
    differing = _compare(shots, not asked.only)
    print(*differing, sep="\n", end="\n" if differing else "")
    if differing:
        print(
            f"the pictures that differ are in {CHANGED.relative_to(ROOT)}; {RECORD}",
            file=sys.stderr,
        )
    return 1 if wrong or differing else 0


if __name__ == "__main__":
    sys.exit(main())
