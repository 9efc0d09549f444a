"""An install survives: power cuts and faults at every write, and a disk of any fullness.

The figures are in the report of the run (`--junitxml`), and printed with -rP.
"""

import re

import pytest

from firmware import update
from tests import update_versions as versions
from tests.micropython_port import ROOT, run

# Block bytes, blocks: as on the chip, and small ones that make littlefs split its folders.
GEOMETRIES = [(4096, 60), (512, 200)]
# Between which versions, and at which cuts the way forward is cut again.
WAYS = [("old", "new", 100), ("-", "old", 140)]


def figures_of(script, geometry, old, new, *more):
    printed = run(ROOT / "tests" / script, *geometry, old, new, *more, heap="16m", path="firmware")
    print(script, *geometry, printed)
    return printed, {key: int(value) for key, value in re.findall(r"(\w+) (\d+)", printed)}


def pack_paths(tmp_path, old, new):
    made = dict(zip(("old", "new"), versions.packs(tmp_path), strict=True))
    return made.get(old, "-"), made[new]


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_power_cut_at_every_write_leaves_old_or_new(geometry, way, tmp_path, record_property):
    old, new, again = way
    printed, figures = figures_of(
        "update_cuts.py", geometry, *pack_paths(tmp_path, old, new), again
    )
    record_property("figures", figures)
    assert figures["losses"] == 0, printed
    assert figures["cuts"] > 2 * figures["writes"] > 140
    assert figures["old"] + figures["new"] == figures["cuts"]
    assert figures["old"] >= 20 and figures["new"] >= 50


def test_a_fault_at_every_write_or_call_leaves_old_or_new(tmp_path, record_property):
    printed, figures = figures_of("update_faults.py", GEOMETRIES[0], *versions.packs(tmp_path))
    record_property("figures", figures)
    assert figures["losses"] == 0, printed
    assert figures["old"] + figures["new"] == figures["faults"]
    assert figures["faults"] == 4 * figures["writes"] + 2 * figures["calls"]
    assert figures["overcome"] >= 100 and figures["old"] >= 50


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_what_does_not_fit_is_refused_before_anything_changes(geometry, way, tmp_path):
    _, figures = figures_of("update_room.py", geometry, *pack_paths(tmp_path, *way[:2]))
    assert figures["done"] > 10 and figures["refused"] > 10 and figures["full"] > 3


def test_what_is_no_whole_pack_is_removed_and_what_is_there_starts(tmp_path):
    printed = run(
        ROOT / "tests/update_damage.py", *versions.packs(tmp_path), heap="16m", path="firmware"
    )
    assert printed.splitlines()[-1] == "ok", printed


@pytest.mark.parametrize(
    ("path", "may"),
    [
        ("engine_mpy/console.mpy", True),
        ("boot.py", True),
        ("saves/pitaouf.a", False),
        ("console.json", False),
        ("crash.txt", False),
        ("crashes", False),
        ("/boot.py", False),
        ("engine_mpy/../saves/x", False),
        ("", False),
    ],
)
def test_the_players_files_are_nobody_elses(path, may):
    assert update.may_write(path) is may
