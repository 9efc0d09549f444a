"""Lays the compiled console out for `mpremote mip install`, and writes firmware/package.json.

The list is committed and says where each file is found: in build/package/, which this tool fills.
`--check` compares the list with the files and writes nothing. `make flash` is the better way: mip
knows of no pulled cable.
"""

import argparse
import json
import shutil
import sys

from simulator.chip.install import ROOT
from simulator.device_files import FIRMWARE, CompileError, device_files
from tools import flash_pack

LIST = FIRMWARE / "package.json"
PLACE = ROOT / "build" / "package"
MARCH = "armv6m"


def listed(paths) -> str:
    """The text of package.json for files with these paths on the device."""
    folder = PLACE.relative_to(ROOT).as_posix()
    urls = [[path, f"../{folder}/{path}"] for path in flash_pack.order(paths)]
    return json.dumps({"urls": urls, "version": flash_pack.TODAY}, indent=1) + "\n"


def lay_out(files: dict[str, bytes]) -> None:
    """Fill build/package/ with the files."""
    shutil.rmtree(PLACE, ignore_errors=True)
    for path, data in files.items():
        target = PLACE / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def main(arguments: list[str] | None = None) -> int:
    """Write both; 1 if they cannot be made, or with --check if the list is not up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the list is right")
    asked = parser.parse_args(arguments)
    try:
        files = device_files(MARCH)
    except CompileError as error:
        print(f"tools.package: {error}", file=sys.stderr)
        return 1
    files["manifest.txt"] = flash_pack.manifest(flash_pack.entries_of(files), MARCH)
    text = listed(files)
    if asked.check:
        if LIST.exists() and LIST.read_text(encoding="utf-8") == text:
            return 0
        print("firmware/package.json is not up to date: python -m tools.package", file=sys.stderr)
        return 1
    lay_out(files)
    LIST.write_text(text, encoding="utf-8")
    print(f"{len(files)} files in {PLACE.relative_to(ROOT)}. To install them, not safe from cuts:")
    print("mpremote mip install --target / firmware/package.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
