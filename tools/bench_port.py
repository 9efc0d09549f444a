"""What MicroPython's Unix port can tell: the heap in play, what games leave behind, saves, sizes.

tools.bench calls it. The console runs as .mpy files, as on the chip, on its own drivers over
tools/port/machine.py. A word is 64 bits there and 32 on the chip: free heap is an indication only.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from simulator.chip.install import ROOT
from simulator.device_files import compiled as device_compiled
from simulator.device_files import device_program, device_sources
from tools.bench_rows import LEAST, Row

FLASH = 1_441_792  # bytes of the stock file system: 352 blocks
BLOCK = 4_096
PLAIN = "plain"
PORT_ARCH = "x64"
NATIVE = re.compile(r"^ *@micropython\.(viper|native)$", re.MULTILINE)
BUILD = ROOT / "build" / "mpy"
PORT = ROOT / "tools" / "port"
HEAP_KB = 2 * 231  # 236,544 bytes are free on the stock firmware; words are twice as long here
SMALL_HEAP_KB = 2 * 192  # words are twice the chip's here
GAMES_HEAP_KB = 192


def rows(quick: bool) -> Iterator[Row]:
    """All of it."""
    yield from _growth(2 if quick else 6)
    yield from _free()
    yield from _changes(10 if quick else 200)
    yield from _saves(5 if quick else 100)
    yield from _sizes()


def tool(name: str) -> Path:
    """A program that a test dependency installs beside Python."""
    path = Path(sys.executable).parent / name
    if not path.exists():
        raise RuntimeError(f"no {name} at {path}: run `make bench`, which installs it")
    return path


def compiled(arch: str) -> list[Path]:
    """Every module of the console as on the device, .mpy in build/mpy/ARCH; the files.

    `arch` is one of mpy-cross, or PLAIN: bytecode only, viper functions as well. For the port
    itself all of them stay native: bytecode.py says why the device's do not.
    """
    made = []
    for name, source in device_sources(native=arch == PORT_ARCH).items():
        if arch == PLAIN:
            data = device_compiled(NATIVE.sub("", source).encode(), name, PORT_ARCH)
        else:
            data = device_compiled(source.encode(), name, arch)
        out = (BUILD / arch / name).with_suffix(".mpy")
        made.append(out)
        if not out.exists() or out.read_bytes() != data:
            out.parent.mkdir(parents=True, exist_ok=True)
            aside = out.with_suffix(f".{os.getpid()}")  # another process may be reading `out`
            aside.write_bytes(data)
            aside.replace(out)
    return made


def port(
    heap: str, *words, arch: str = PORT_ARCH, folder: Path = PORT, program: str = "play.py"
) -> dict:
    """Run a program of tools/port with these words under a heap of that size; what it found."""
    compiled(arch)
    with tempfile.TemporaryDirectory() as made:
        for path in folder.glob("*.py"):
            Path(made, path.name).write_text(device_program(path.read_text()))
        done = subprocess.run(
            [str(tool("micropython")), "-X", f"heapsize={heap}", program, *map(str, words)],
            cwd=made,
            env={"MICROPYPATH": f"{made}:{BUILD / arch}:.frozen", "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            timeout=600,
        )
    if done.returncode:
        raise RuntimeError(f"{program} {' '.join(map(str, words))}: {done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def _games() -> list[str]:
    from engine_mpy.games import NAMES

    return [name.decode() for name in NAMES]


def _growth(matches):
    found = [port("2m", "growth", matches, game) for game in _games()]
    held, ever, actions, frames = (
        sum(one[what] for one in found) for what in ("held", "ever", "actions", "frames")
    )
    how = (
        f"Unix port, {matches} matches of bots of each game through the console: {actions:,} "
        f"actions, {frames:,} frames, the heap locked in every second; nothing is saved meanwhile"
    )
    yield Row("heap held after a match", held, "bytes", 0, how=how)
    how = "the unlocked ones; on the device some drawing takes 12 to 20 words and gives them back"
    yield Row("heap ever taken in a match", ever, "bytes", 0, how=how)


def _free():
    found = {game: port(f"{HEAP_KB}k", "free", game, arch=PLAIN) for game in _games()}
    for where in ("menu", "table", "hint"):
        game = min(found, key=lambda game: found[game][where])
        how = f"{game}; indication: of {HEAP_KB} KB, words twice the chip's, bytecode only"
        yield Row(f"least free heap, {where}", found[game][where] / 1024, "KB", how=how)


def _changes(times):
    # The Unix port never gives back the memory of native code; the chip keeps that in its heap.
    whole = port(f"{SMALL_HEAP_KB}k", "changes", times, arch=PLAIN)
    games = port(f"{GAMES_HEAP_KB}k", times, arch=PLAIN, program="sessions.py")
    for found, what, heap, name in (
        (whole, "the whole console with its screens", SMALL_HEAP_KB, "changes of game"),
        (games, "matches of bots, without screens", GAMES_HEAP_KB, "changes of game, no screens"),
    ):
        how = (
            f"Unix port, {heap} KB of heap, bytecode only, {what}; the limit: before the {times} "
            f"changes; free: {found['free_before']:,}, then {found['free']:,} bytes"
        )
        yield Row(
            f"largest free block after {name}",
            found["after"],
            "bytes",
            found["before"],
            LEAST,
            how,
        )


def _saves(times):
    found = port("1m", "saves", times)
    how = (
        f"littlefs, 4,096-byte blocks, {times} saves of {found['payload']} bytes; worst "
        f"{found['worst']} writes and erases"
    )
    yield Row("a save: bytes written", found["written"], "bytes", how=how)
    operations = found["writes"] + found["erases"]
    how = f"{found['writes']:.3g} writes, {found['erases']:.3g} erases, {found['reads']:.3g} reads"
    yield Row("a save: writes and erases", operations, "operations", how=how)


def _sizes():
    sizes: dict[str, int] = {}
    blocks = 0
    for path in compiled("armv6m"):
        parts = path.relative_to(BUILD / "armv6m").parts
        room = "/".join(parts[:2]) if parts[0] == "engine_mpy" and len(parts) > 2 else parts[0]
        size = path.stat().st_size
        sizes[room] = sizes.get(room, 0) + size
        blocks += -(-size // BLOCK)
    for room, size in sizes.items():
        yield Row(f"{room}, .mpy", size, "bytes", how="mpy-cross -march=armv6m")
    how = f"of {FLASH:,} bytes of file system; {sum(sizes.values()):,} bytes of files, in blocks"
    yield Row("the console installed", blocks * BLOCK, "bytes", FLASH, how=how)
