"""Draw the wiring of every board, and write its table into the build guide.

Called by hand after a pin file was changed, and by `make lint` (`--check`). Reads
hardware/boards/; writes hardware/pictures/wiring_*.svg and the tables in hardware/README.md.
"""

import argparse
import sys
from pathlib import Path

from tools.wiring.layout import draw
from tools.wiring.plan import PlanError, names, plan
from tools.wiring.table import put_in, table

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"


def made() -> dict[Path, str]:
    """Every file as it should be."""
    page = HARDWARE / "README.md"
    found = {page: page.read_text(encoding="utf-8")}
    for name in names():
        planned = plan(name)
        found[HARDWARE / "pictures" / f"wiring_{name}.svg"] = draw(planned).svg()
        found[page] = put_in(found[page], name, table(planned))
    return found


def main(words: list[str]) -> int:
    """Run with these words; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.wiring", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    asked = parser.parse_args(words)
    try:
        files = made()
    except (PlanError, ValueError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    stale = [file for file, text in files.items() if _read(file) != text]
    for file in stale:
        name = file.relative_to(HARDWARE.parent)
        if asked.check:
            print(f"{name} is out of date: run python -m tools.wiring", file=sys.stderr)
        else:
            file.write_text(files[file], encoding="utf-8")
            print(f"{name} written")
    return 1 if asked.check and stale else 0


def _read(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.exists() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
