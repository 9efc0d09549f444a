"""One UF2 of MicroPython and the console: what is in it, what is refused, and that it boots."""

import struct

import pytest

from simulator.device_files import device_files, with_code
from simulator.lab.flash import BLOCK, files_of
from simulator.lab.lab import Lab
from tools import flash_pack, image, uf2

START, BLOCKS = 0xA0000, 352  # a Pico's


def micropython(start=START, blocks=BLOCKS, size=0x4000):
    """As much of a MicroPython as the tool looks at, as UF2."""
    flash = bytearray(b"\x55" * size)
    where = uf2.FLASH
    struct.pack_into(
        "<5I", flash, 0x1D4, 0x7188EBF2, where + 0x1000, where + 0x100C, 0, 0xE71AA390
    )
    struct.pack_into("<3I", flash, 0x1000, where + 0x2000, 0x20000000, where + 0x2100)
    struct.pack_into("<2HI", flash, 0x2000, 6, 0x5052, 0)
    struct.pack_into("<2H3I", flash, 0x2100, 7, 0x504D, 0, where + start, blocks * BLOCK)
    return uf2.write({0: bytes(flash)})


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "RPI_PICO.uf2"
    path.write_bytes(micropython())
    return path


def run(*arguments):
    return image.main([str(argument) for argument in arguments])


def test_it_holds_micropython_and_every_file(source, tmp_path, capsys):
    (tmp_path / "mine.json").write_bytes(b'{"board": "pico_w"}')
    out = tmp_path / "build" / "console.uf2"
    assert run(source, "--out", out, "--console-json", tmp_path / "mine.json") == 0
    assert "of 352 blocks" in capsys.readouterr().out
    flash = uf2.read(out.read_bytes(), "made")
    before = uf2.read(source.read_bytes(), "given")
    assert flash[: len(before)] == before
    assert len(flash) <= START + BLOCKS * BLOCK
    files = device_files()
    expected = with_code(files) | {
        "manifest.txt": flash_pack.manifest(flash_pack.entries_of(files), "armv6m"),
        "console.json": b'{"board": "pico_w"}',
    }
    assert files_of(flash[START:].ljust(BLOCKS * BLOCK, b"\xff")) == expected


def test_the_place_is_that_of_the_given_micropython(source, tmp_path):
    source.write_bytes(micropython(start=0x60000, blocks=400))
    assert run(source, "--out", tmp_path / "made.uf2") == 0
    flash = uf2.read((tmp_path / "made.uf2").read_bytes(), "made")
    assert "boot.py" in files_of(flash[0x60000:].ljust(400 * BLOCK, b"\xff"), 400)


def damaged():
    data = bytearray(micropython())
    data[1024 + 510] ^= 1
    return bytes(data)


def for_chip(family):
    data = bytearray(micropython())
    for at in range(0, len(data), 512):
        struct.pack_into("<I", data, at + 28, family)
    return bytes(data)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is no UF2"),
        (b"PK\x03\x04" * 128, "is no UF2"),
        (micropython()[:-1], "is no UF2"),
        (damaged(), "is damaged at byte 1024"),
        (for_chip(0xE48BFF59), "is for RP2350"),
        (for_chip(0x12345678), "is for another chip"),
        (uf2.write({0: b"\x55" * BLOCK}), "is no MicroPython with a file system"),
        (uf2.write({uf2.LARGEST: b"\x55" * BLOCK}), "which is no flash"),
        (micropython(blocks=212), "too large for the 848 KB"),
        (micropython(start=0x3000), "no room for its own file system"),
        (micropython(start=uf2.LARGEST - BLOCK), "no room for its own file system"),
    ],
)
def test_what_cannot_be_used_is_refused_and_nothing_is_written(data, said, source, capsys):
    source.write_bytes(data)
    out = source.with_name("made.uf2")
    assert run(source, "--out", out) == 1
    error = capsys.readouterr().err
    assert said in error and "RPI_PICO" in error
    assert not out.exists()


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert run(tmp_path / "none.uf2", "--out", tmp_path / "made.uf2") == 1
    assert "none.uf2: No such file" in capsys.readouterr().err


def test_it_boots_in_the_lab(pico_image, tmp_path):
    out = tmp_path / "console.uf2"
    assert run(pico_image, "--out", out) == 0
    lab = Lab(out)
    lab.boot()  # until the first picture
    assert any(lab.settle())
