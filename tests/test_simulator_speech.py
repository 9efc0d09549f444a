"""--speak and --cues FILE: what the buzzer says, spoken by a program on the PATH, written down."""

import sys

import pytest

from simulator import cli

ESPEAK = """#!/bin/sh
printf '%s\\n' "$*" >> "{log}"
"""
WALK = ["--headless", "--press", "25 DOWN 30 B 30"]


@pytest.fixture
def espeak(tmp_path, monkeypatch):
    log = tmp_path / "spoken"
    program = tmp_path / "bin" / "espeak-ng"
    program.parent.mkdir()
    program.write_text(ESPEAK.format(log=log))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    return log


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
def test_each_cue_is_spoken_in_the_language(espeak):
    assert cli.main([*WALK, "--speak"]) == 0
    spoken = espeak.read_text(encoding="utf-8").splitlines()
    assert spoken[0] == "-v fr -- Bonjour"
    assert spoken[1].startswith("-v fr -- Choix suivant") and len(spoken) == 3


def test_without_espeak_it_says_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert cli.main([*WALK, "--speak"]) == 2
    assert "install" in capsys.readouterr().err


def test_cues_are_written_to_a_file(tmp_path, capsys):
    written = tmp_path / "said.txt"
    assert cli.main([*WALK, "--cues", str(written)]) == 0
    lines = written.read_text(encoding="utf-8").splitlines()
    assert [line.split(maxsplit=1)[1] for line in lines][0] == "Bonjour" and len(lines) == 3
    assert "Bonjour" not in capsys.readouterr().out
    assert cli.main([*WALK, "--cues", str(tmp_path / "none" / "said.txt")]) == 2


def test_a_file_for_cues_is_for_headless_runs(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--cues", "said.txt", "--terminal"])
    assert "--headless" in capsys.readouterr().err
