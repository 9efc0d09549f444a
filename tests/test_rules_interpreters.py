"""C1: CPython and MicroPython play the same match, state by state (PIT-C1 and its kin)."""

import os
import subprocess
import sys

import pytest

from engine_mpy.games import WITH_RULES
from tests import micropython_port
from tests.micropython_port import ROOT
from tests.suite.amounts import AMOUNTS
from tools import describe

SCRIPT = ROOT / "tests" / "mpy" / "match_states.py"
VARIANTS = [
    (name.decode(), seats, options)
    for name in WITH_RULES
    for seats, options in describe.describe(name.decode()).VARIANTS
]


def under_cpython(script, *args):
    path = os.pathsep.join([str(ROOT), str(ROOT / "simulator" / "shims")])
    return subprocess.run(
        [sys.executable, str(script), *map(str, args)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_c1_both_interpreters_have_equal_states_after_every_action(name, seats, options):
    """Some deals of every variant; altogether more than a hundred a game."""
    deals = AMOUNTS[name].interpreters
    args = (name, seats, options, 1 + deals * options, deals)
    ours = under_cpython(SCRIPT, *args).splitlines()
    theirs = micropython_port.run(SCRIPT, *args).splitlines()
    assert len(ours) > 200
    for a, b in zip(ours, theirs, strict=True):
        assert a == b
