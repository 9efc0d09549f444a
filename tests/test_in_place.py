"""Functions that run from flash: code.bin, and what is moved there, under the Unix port.

The same on the emulated chip: test_lab_match.py, test_lab_flash.py, tools.bench --lab.
"""

import ast
import re
import struct

import pytest

from firmware import code_file, update
from hardware.devices import CODE
from simulator.device_files import compiled, device_files, device_program, with_code
from simulator.lab.flash import BLOCK, image_of
from tests.micropython_port import ROOT, run

MARCH = "x64"
FRAMES = 1500


@pytest.fixture(scope="module")
def files():
    return device_files(MARCH)


def test_both_ends_agree():
    source = ast.parse((ROOT / "hardware" / "in_place.py").read_text())
    names = {
        node.targets[0].id: node.value.value
        for node in source.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
    }
    assert names["HEAD"] == code_file.HEAD
    assert names["KEY"] == code_file.SHORTEST and names["LONG"] == code_file.SHORTEST_BYTES
    assert CODE == code_file.CODE == update.CODE
    chunks = (ROOT / "hardware" / "code_chunks.py").read_text()
    assert f'CODE = "{CODE}"' in chunks


def chunks_of(code):
    at, found = 0, []
    while at < len(code):
        number, size = struct.unpack_from("<HH", code, at)
        assert number == len(found)
        found.append(code[at : at + size])
        at += size
    assert at == len(code)
    return found


def records_of(chunk):
    """(module's name, [thing]) of a chunk."""
    at = code_file.HEAD
    while size := struct.unpack_from("<H", chunk, at)[0]:
        _, length, count = struct.unpack_from("<HBB", chunk, at)
        name = chunk[at + 4 : at + 4 + length].decode()
        sizes = struct.unpack_from(f"<{count}H", chunk, at + 4 + length)
        place, things = at + 4 + length + 2 * count, []
        for each in sizes:
            things.append(chunk[place : place + each])
            place += each
        assert place == at + size
        yield name, things
        at += size
    assert not chunk[at:].strip(b"\0") and len(chunk) - at >= 2


def test_code_bin_has_the_functions_and_fonts_of_the_modules(files):
    found = {}
    for chunk in chunks_of(with_code(files)[code_file.CODE]):
        for name, things in records_of(chunk):
            found.setdefault(name, []).extend(things)
    for name, things in found.items():
        path = name.replace(".", "/")
        data = files.get(f"{path}.mpy") or files[f"{path}/__init__.mpy"]
        assert all(thing in data for thing in things), name
    assert code_file.NOT_MOVED not in found
    assert max(map(len, found["engine_mpy.draw.fonts.text"])) > 2000
    assert len(found["engine_mpy.match.match"]) > 10
    assert sum(map(len, found.values())) > 1800


def test_a_function_with_another_in_it_is_not_in_it():
    source = b"def outer(a):\n    def inner(b):\n        return b + 1 + a * 2\n    return inner\n"
    source += b"def plain(a, b):\n    return a * b + b * a - 17\n"
    data = compiled(source, "engine_mpy/nested.py", MARCH)
    assert len(code_file.things_of(data)) == 2  # inner, plain
    assert code_file.things_of(b"C" + data[1:]) == []


def test_of_a_damaged_module_nothing_is_taken(files):
    data = files["hardware/motor.mpy"]
    whole = {"code_file.mpy": b"", "hardware/motor.mpy": data}
    assert code_file.things_of(data)
    for end in range(len(data)):
        assert code_file.things_of(data[:end]) == [], end
    assert code_file.things_of(data + b"\0") == []
    damaged = whole | {"engine_mpy/damaged.mpy": data[:-9]}
    assert with_code(damaged)[code_file.CODE] == with_code(whole)[code_file.CODE]


def test_each_chunk_is_whole_in_a_block_of_littlefs(files):
    image = image_of(with_code(files), 440)
    for chunk in chunks_of(with_code(files)[code_file.CODE]):
        place = image.find(chunk)
        assert place >= 0 and place // BLOCK == (place + len(chunk) - 1) // BLOCK
        assert (place + len(chunk)) % BLOCK == 0


@pytest.fixture(scope="module")
def board(files, tmp_path_factory):
    """(program, folder with the device's files)."""
    place = tmp_path_factory.mktemp("board")
    for path, data in files.items():
        (place / "files" / path).parent.mkdir(parents=True, exist_ok=True)
        (place / "files" / path).write_bytes(data)
    parts = [
        (ROOT / "tests" / name).read_text() for name in ("mpy/stand_ins.py", "in_place_play.py")
    ]
    (place / "play.py").write_text(device_program("\n".join(parts)))
    return place / "play.py", place / "files"


def played(board, how, frames=FRAMES):
    program, folder = board
    *lines, last = run(
        program, folder, how, frames, heap="16m", path="tests/bare_chip"
    ).splitlines()
    return lines, int(last.split()[1])


def test_moved_functions_do_as_before_and_cost_no_heap(board, record_property):
    plain, plain_heap = played(board, "plain")
    moved, moved_heap = played(board, "moved")
    assert len({line.split()[1] for line in plain}) > 8, "it hardly gets anywhere"
    assert moved == plain
    record_property("figures", {"plain": plain_heap, "moved": moved_heap})
    assert moved_heap < plain_heap - 40_000


def test_what_is_no_longer_so_stays_in_the_heap(board):
    plain, plain_heap = played(board, "plain", 300)
    stale, stale_heap = played(board, "stale", 300)
    assert stale == plain
    assert abs(stale_heap - plain_heap) < 3000


def test_cuts_and_faults_while_code_bin_is_made(files, tmp_path, record_property):
    for path in (path for path in files if path.startswith(("hardware/b", "engine_mpy/m"))):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(files[path])
    printed = run(ROOT / "tests" / "code_file_cuts.py", tmp_path, heap="16m", path="firmware")
    figures = {key: int(value) for key, value in re.findall(r"(\w+) (\d+)", printed)}
    record_property("figures", figures)
    assert figures["losses"] == 0, printed
    assert figures["cuts"] > 40 and figures["empty"] > 10
