"""What is named for frozen builds and for `mpremote mip install` is what lies on the device."""

import json
import subprocess
import sys

import pytest

from simulator.device_files import FIRMWARE, ROOT, device_files
from simulator.lab.flash import files_of, image_of
from tests.board_on_pty import PortBoard
from tools import package


def test_the_list_for_mip_is_up_to_date(capsys):
    assert package.main(["--check"]) == 0, capsys.readouterr().err
    urls = json.loads(package.LIST.read_text(encoding="utf-8"))["urls"]
    assert {path for path, _ in urls} == device_files().keys() | {"manifest.txt"}


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    (tmp_path / "firmware").mkdir()
    monkeypatch.setattr(package, "ROOT", tmp_path)
    monkeypatch.setattr(package, "PLACE", tmp_path / "build" / "package")
    monkeypatch.setattr(package, "LIST", tmp_path / "firmware" / "package.json")
    files = {"boot.py": b"print(1)", "main.py": b"print(2)", "engine_mpy/x.mpy": b"M" * 900}
    monkeypatch.setattr(package, "device_files", lambda march: dict(files))
    return files


def test_a_list_that_is_out_of_date_is_noticed(elsewhere, capsys):
    assert package.main(["--check"]) == 1
    assert "python -m tools.package" in capsys.readouterr().err
    assert not package.LIST.exists()
    assert package.main([]) == 0
    assert package.main(["--check"]) == 0
    package.device_files = lambda march: elsewhere | {"hardware/new.mpy": b"M"}
    assert package.main(["--check"]) == 1


def test_mpremote_installs_it(elsewhere, tmp_path):
    assert package.main([]) == 0
    image = tmp_path / "flash.img"
    image.write_bytes(image_of({}, 60))
    with PortBoard(image) as board:
        assert board.wait_for(b">>> ")
        done = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", board.port, "mip", "install",
             "--target", "/", str(package.LIST)],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    found = files_of(image.read_bytes(), 60)
    assert found.pop("manifest.txt").count(b"\n") == 4
    assert found == elsewhere


def test_a_frozen_build_holds_every_module():
    frozen = set()

    def names(folder):
        paths = (FIRMWARE / folder).resolve().rglob("*.py")
        return {path.relative_to(ROOT).as_posix() for path in paths}

    def package_(name, base_path="."):
        frozen.update(names(f"{base_path}/{name}"))

    def module(name, base_path="."):
        assert (FIRMWARE / base_path / name).is_file()
        frozen.add(name)

    source = (FIRMWARE / "manifest.py").read_text(encoding="utf-8")
    included = []
    exec(source, {"include": included.append, "package": package_, "module": module})
    assert included == ["$(PORT_DIR)/boards/manifest.py"]
    on_device = {path.removesuffix(".mpy").removesuffix(".py") for path in device_files()}
    assert {name.removesuffix(".py") for name in frozen} == on_device
