"""The version is one, and the console says it on the serial line once it shows something."""

import tomllib

from engine_mpy.version import VERSION
from simulator.headless import Headless
from tests.micropython_port import ROOT


def test_the_console_and_the_project_have_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert VERSION.decode("ascii") == project["project"]["version"]


def test_it_says_that_it_is_ready_when_the_first_picture_is_there(tmp_path):
    seen = []

    def look(run):
        seen.append((run.world.serial.text(), any(run.handheld.picture())))

    Headless(frames=2, on_frame=look).run(tmp_path)
    assert seen[-1] == (f"console ready {VERSION.decode()}\n", True)
    assert all(picture for said, picture in seen if said)


def test_it_says_so_once(tmp_path):
    headless = Headless(frames=50)
    headless.run(tmp_path)
    assert headless.world.serial.text().count("console ready") == 1
