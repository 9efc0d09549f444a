"""The command line: every wrong one is answered with what to do and exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from simulator import cli
from simulator.disk import DiskError, disk

DEMO = Path(__file__).parent / "demo_main.py"


def asked(*words):
    """(exit code) of a command line, in this process."""
    try:
        return cli.main([str(word) for word in words])
    except SystemExit as end:
        return end.code


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--headless", "--press", "JUMP"], "keys are UP DOWN"),
        (["--headless", "--script", "missing.txt"], "cannot read the script missing.txt"),
        (["--headless", "--press", "A", "--script", "x"], "not both"),
        (["--headless", "--frames", "-1"], "0 or more"),
        (["--headless", "--scale", "3"], "not for --headless"),
        (["--press", "A"], "needs --headless"),
        (["--deal", "7"], "needs a --game"),
        (["--headless", "--game", "pitaouf", "--deal", "0"], "1 to 999999"),
        (["--scale", "99"], "1 to 20"),
        (["--speed", "0"], "0.1 to 20"),
        (["--window", "--terminal"], "not allowed with"),
        (["--controller", "ssd1309"], "ssd1306"),
        (["--main", "missing.py"], "no file missing.py"),
        (["--terminal"], "no terminal"),
        (["--nonsense"], "unrecognized"),
    ],
)
def test_a_command_that_cannot_be_followed(words, says, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", open("/dev/null"))  # noqa: SIM115
    assert asked(*words) == cli.BAD
    assert says in capsys.readouterr().err


def test_one_line_of_results_and_a_picture(tmp_path, capsys):
    words = ["--headless", "--main", DEMO, "--press", "RIGHT A", "--json"]
    assert asked(*words, "--png", tmp_path / "a.png", "--gif", tmp_path / "a.gif") == 0
    line = json.loads(capsys.readouterr().out)
    assert line["frames"] == 10 + 25
    assert line["wire_bytes"] > 10_000
    assert (tmp_path / "a.png").exists()
    assert (tmp_path / "a.gif").exists()


def test_headless_leaves_nothing_behind_unless_a_disk_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert asked("--headless", "--main", DEMO) == 0
    assert not (tmp_path / "data").exists()
    assert asked("--headless", "--main", DEMO, "--disk", tmp_path / "disk") == 0
    assert (tmp_path / "disk" / "last").exists()


def test_no_display_and_no_terminal_is_said(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "simulator"],
        cwd=cli.ROOT,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == cli.BAD
    assert "--headless" in done.stderr


def test_a_disk_serves_one_simulator_at_a_time(tmp_path):
    with disk(tmp_path), pytest.raises(DiskError, match="another simulator"), disk(tmp_path):
        pass
    with disk(tmp_path):
        pass


def test_a_disk_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(DiskError, match="--disk"), disk(tmp_path / "file"):
        pass
