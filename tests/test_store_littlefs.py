"""Saves on littlefs itself: power cut at every write, a full disk, a read-only mount."""

import re

import pytest

from tests.micropython_port import ROOT, run

# Block bytes, blocks, program bytes: as on the chip, and small ones that make littlefs work more.
GEOMETRIES = [(4096, 12, 256), (512, 64, 16)]


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
def test_power_cut_at_every_write_leaves_old_or_new(geometry, record_property):
    printed = run(ROOT / "tests/littlefs_cuts.py", *geometry, 300, heap="8m")
    figures = {key: int(value) for key, value in re.findall(r"(\w+) (\d+)", printed)}
    record_property("figures", figures)
    assert figures["losses"] == 0, printed
    assert figures["cuts"] == 2 * figures["operations"]
    assert figures["old"] + figures["new"] == figures["cuts"]
    assert figures["old"] > 300 and figures["new"] >= 300
    if geometry[0] == 4096:  # writing stops the chip's interrupts: a save is few operations
        assert figures["operations"] <= 2 * figures["steps"]


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
def test_an_error_at_every_write_leaves_old_or_new_and_the_mount_goes_on(
    geometry, record_property
):
    """EIO, ENOSPC and MemoryError out of the block device, in saves of settings and of matches."""
    printed = run(ROOT / "tests/littlefs_errors.py", *geometry, 60, heap="8m")
    figures = {key: int(value) for key, value in re.findall(r"(\w+) (\d+)", printed)}
    record_property("figures", figures)
    assert figures["losses"] == 0, printed
    assert figures["old"] + figures["new"] == figures["points"] > 200


def test_while_the_heap_is_full_nothing_is_raised_and_nothing_lost(record_property):
    printed = run(ROOT / "tests/low_memory.py", heap="700k")
    figures = {key: int(value) for key, value in re.findall(r"(\w+) (\d+)", printed)}
    record_property("figures", figures)
    assert figures["raised"] == figures["losses"] == 0, printed
    assert figures["tried"] == 150 and 20 < figures["failed"] < 130


def test_full_and_read_only_disk():
    assert run(ROOT / "tests/littlefs_full.py", heap="2m") == "ok\n"
