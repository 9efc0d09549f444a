"""Every test finds the modules a MicroPython program expects, as the simulator offers them."""

import gc
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from simulator.chip.install import install  # noqa: E402

install()

# How long an example takes says nothing on a machine that is busy with other things.
settings.register_profile("console", deadline=None)
settings.load_profile("console")

OF_THE_LAB = "a test of the lab"


@pytest.fixture(scope="session")
def pico_image():
    """MicroPython's image for the lab; without one the test is skipped, and the run says why."""
    from simulator.lab.image import NoImageError, find_image

    try:
        return find_image()
    except NoImageError as error:
        pytest.skip(f"{OF_THE_LAB}: {error}")


def pytest_collection_finish(session):
    """What finding the tests left behind is not looked through by collections."""
    _leave_out()


def pytest_runtest_setup(item):
    """Nor is what the tests of another file keep: it was half of the suite's time."""
    if item.path != _leave_out.path:
        _leave_out.path = item.path
        _leave_out()


def _leave_out():
    """The console collects garbage at fixed moments, as the chip must: a test does so by the
    thousand, each time through everything that is not left out."""
    gc.collect()
    gc.freeze()


_leave_out.path = None


def pytest_terminal_summary(terminalreporter):
    """One line for all of the lab's tests that did not run: how many, and what to do."""
    reasons = [
        report.longrepr[2]
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and OF_THE_LAB in report.longrepr[2]
    ]
    if reasons:
        reason = reasons[0].partition(f"{OF_THE_LAB}: ")[2]
        terminalreporter.write_line(f"{len(reasons)} tests of the lab did not run: {reason}")


@pytest.fixture
def screens_stay_loaded(monkeypatch):
    """For tests that open screens by the hundred: these collect garbage and let go of their
    modules, which here would be most of the time."""
    from engine_mpy.screens import stack

    monkeypatch.setattr(gc, "collect", lambda: 0)
    monkeypatch.setattr(stack, "back_to", lambda names, others: None)
