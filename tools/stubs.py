"""Check engine, drivers and firmware against MicroPython's own names and signatures, by mypy.

Called by `make lint`. The stubs of the RP2040 port (a test dependency) are laid out in build/stubs
as the standard library that mypy knows, so that `machine`, `framebuf`, `time`, `gc` are the chip's
and CPython's are not there. Nothing of the console is run.
"""

import argparse
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STUBS = ROOT / "build" / "stubs"
DISTRIBUTIONS = ("micropython-rp2-rpi-pico-stubs", "micropython-stdlib-stubs")
ROOMS = ("engine_mpy", "hardware", "firmware")
OPTIONS = (
    "--config-file=",
    "--check-untyped-defs",
    "--no-site-packages",
    "--no-strict-optional",
    "--exclude=firmware/manifest.py",  # run by MicroPython's build
    # What a variable holds at first does not bind it, here: None and () are filled in later.
    "--disable-error-code=var-annotated",
    "--disable-error-code=assignment",
)
# Complaints about what is right on the chip.
RIGHT = re.compile(
    r'"None" has no attribute'  # a field that another object fills in
    r'|expected "ptr(8|16|32)"'  # viper takes any buffer
    r'|abstract class "VfsLfs2"|expected "AbstractBlockDev"'  # any object with its methods is one
    r"|Cannot assign multiple modules"  # `font = small` is how a font is chosen
)
ERROR = re.compile(r"^(?P<file>[^:]+):\d+: error: ")


def lay_out(target: Path = STUBS) -> Path:
    """Copy the stub files of the distributions into one directory."""
    shutil.rmtree(target, ignore_errors=True)
    for name in DISTRIBUTIONS:
        for file in importlib.metadata.files(name) or ():
            if file.suffix == ".pyi" or file.name == "VERSIONS":
                path = target / file
                path.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), path)
    return target


def errors(paths: list[str], root: Path = ROOT) -> list[str]:
    """What mypy says of these files and folders under `root`, less what is right on the chip."""
    stubs = lay_out()
    said = subprocess.run(
        [sys.executable, "-m", "mypy", *OPTIONS, f"--custom-typeshed-dir={stubs}", *paths],
        cwd=root,
        env=os.environ | {"MYPYPATH": str(stubs)},
        capture_output=True,
        text=True,
    )
    if said.returncode > 1 or not said.stdout:
        raise RuntimeError(f"mypy did not run: {said.stdout}{said.stderr}")
    found = []
    for line in said.stdout.splitlines():
        match = ERROR.match(line)
        # The stubs have faults of their own.
        if (
            match
            and not Path(root, match["file"]).is_relative_to(stubs)
            and not RIGHT.search(line)
        ):
            found.append(line)
    return found


def main(arguments: list[str] | None = None) -> int:
    """Print the errors; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tools.stubs", description=__doc__)
    parser.add_argument("paths", nargs="*", default=ROOMS, help=f"default: {' '.join(ROOMS)}")
    asked = parser.parse_args(arguments)
    missing = [path for path in asked.paths if not (ROOT / path).exists()]
    if missing:
        parser.error(f"there is no {', '.join(missing)} here")
    try:
        found = errors(list(asked.paths))
    except (RuntimeError, importlib.metadata.PackageNotFoundError) as error:
        print(
            f"tools.stubs: {error}; run `make lint`, which installs what is needed",
            file=sys.stderr,
        )
        return 1
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
