"""Measure every budget of the design, and say which is kept: a table, or JSON.

What only the chip can tell (its own speed, its heap) is listed as "lab", and measured with --lab.
Exit code 1 if a budget is not kept. Speeds are the fastest of several runs; run it on a quiet
machine. Called by hand and by `make bench`.
"""

import argparse
import json
import os
import platform
import sys

from simulator.chip.install import install
from tools import bench_engine, bench_lab, bench_port, bench_wire
from tools.bench_rows import LAB, LEAST, Row, table

PARTS = {"engine": bench_engine.rows, "wire": bench_wire.rows, "port": bench_port.rows}


def lab() -> list[Row]:
    """The budgets that the emulated (--lab) or the real chip must show."""
    return [
        Row("press to last pixel, on the chip", None, "ms", 40, how="debounce included, 400 kHz"),
        Row("free heap in the largest game, on the chip", None, "KB", 90, LEAST, "as .mpy"),
        Row("heap held after a match, on the chip", None, "bytes", 0),
        Row("late by cues, on the chip", None, "frames", 0),
        Row("heap taken by sounding cues, on the chip", None, "bytes", 0),
        Row("a step of a bot, on the chip", None, "ms", 10),
        Row("power-on to menu", None, "s", 1.5),
        Row("power-on to a resumed match", None, "s", 2.5),
    ]


def limits(words: list[str]) -> list[tuple[str, float]]:
    """ "NAME=VALUE" as pairs; argparse's error for others."""
    found = []
    for word in words:
        name, equals, value = word.rpartition("=")
        try:
            found.append((name, float(value)))
        except ValueError:
            equals = ""
        if not equals or not name:
            raise argparse.ArgumentTypeError(f"{word!r} is no NAME=VALUE")
    return found


def measure(parts, quick: bool, other_limits) -> list[Row]:
    """The rows of these parts; `other_limits` replaces the limits of rows with such a name."""
    install()
    rows: list[Row] = []
    for part in parts:
        print(f"measuring: {part}", file=sys.stderr)
        rows += bench_lab.rows(quick) if part == LAB else PARTS[part](quick)
    if LAB not in parts:
        rows += lab()
    for name, value in other_limits:
        named = [row for row in rows if row.name == name]
        if not named:
            raise argparse.ArgumentTypeError(f"no row is called {name!r}")
        for row in named:
            row.limit = value
    return rows


def _load() -> float:
    """How many programs were busy in the last minute; 0 where the system does not say."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    made.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; default: all")
    made.add_argument("--json", action="store_true", help="print JSON instead of the table")
    made.add_argument(
        "--lab", action="store_true", help="on the emulated chip; alone, or beside the parts named"
    )
    made.add_argument("--quick", action="store_true", help="small samples: does it run?")
    made.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="another limit of a row"
    )
    return made


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 if a limit is passed."""
    made = parser()
    asked = made.parse_args(arguments)
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        made.error(f"no part {', '.join(unknown)}; there is {', '.join(PARTS)}")
    try:
        parts = asked.parts + [LAB] if asked.lab else asked.parts or PARTS
        rows = measure(parts, asked.quick, limits(asked.limit))
    except argparse.ArgumentTypeError as error:
        made.error(f"--limit: {error}")
    except RuntimeError as error:
        print(f"tools.bench: {error}", file=sys.stderr)
        return 1
    over = [row.name for row in rows if row.status == "over"]
    load, cores = _load(), os.cpu_count() or 1
    if load > cores:
        print(f"{load:.1f} programs are busy on {cores} cores: speeds are low", file=sys.stderr)
    if asked.json:
        about = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "load": load,
            "over": over,
            "rows": [row.record() for row in rows],
        }
        print(json.dumps(about, indent=1))
    else:
        print(table(rows))
    if over:
        print(f"over: {', '.join(over)}", file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
