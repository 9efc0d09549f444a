"""Every tool says what it is for, refuses what it does not know, and has its line in README.md."""

import subprocess
import sys

import pytest

from tests.micropython_port import ROOT

FILES = [*(ROOT / "tools").glob("*.py"), *(ROOT / "tools").glob("*/__main__.py")]
COMMANDS = sorted(
    path.parent.name if path.stem == "__main__" else path.stem
    for path in FILES
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
)


def run(name, *words):
    return subprocess.run(
        [sys.executable, "-m", f"tools.{name}", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


def test_the_tools_are_those_of_the_readme():
    text = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    named = [
        line.split("tools.")[1].split("`")[0]
        for line in text.splitlines()
        if "-m tools." in line and line.startswith("|")
    ]
    assert sorted(named) == COMMANDS
    assert {"bench", "fonts", "icons", "screens", "texts", "transcript"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help(name):
    said = run(name, "--help")
    assert said.returncode == 0
    assert said.stdout.startswith(f"usage: python -m tools.{name} ")
    assert len(said.stdout) > 200, "a usage line alone explains nothing"


@pytest.mark.parametrize("name", COMMANDS)
def test_an_unknown_word_is_refused(name):
    said = run(name, "--nonsense")
    assert said.returncode == 2
    assert "--nonsense" in said.stderr
    assert said.stdout == ""
