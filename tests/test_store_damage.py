"""Saves damaged, cut short, swapped, or written by something else: on a real directory."""

import os
import struct
from binascii import crc32

import pytest

from engine_mpy.store import generation
from engine_mpy.store.savefile import KEPT_ASIDE, NO_MESSAGE, Store
from engine_mpy.text import ids_store as ids

GAME = b"pitaouf"
OLD = bytes(range(30))
NEW = bytes(range(100, 131))


def open_with_two(directory):
    """A store in which pitaouf.a holds OLD and pitaouf.b, the newer, NEW."""
    store = Store(str(directory))
    assert store.save(GAME, OLD, len(OLD)) and store.save(GAME, NEW, len(NEW))
    return store


def read(directory, name=GAME, version=1):
    """What a fresh start reads: the payload or the code, and the message."""
    store = Store(str(directory))
    into = bytearray(200)
    n = store.load(name, into, version)
    return (bytes(into[:n]) if n > 0 else n), store.message


def aside(directory):
    return sorted(entry for entry in os.listdir(directory) if ".bad" in entry)


def start_again(directory, files):
    for entry in os.listdir(directory):
        (directory / entry).unlink()
    for name, data in files.items():
        (directory / name).write_bytes(data)


def two_files(directory):
    open_with_two(directory)
    return {name: (directory / name).read_bytes() for name in ("pitaouf.a", "pitaouf.b")}


def test_name_may_be_text_and_directory_end_in_a_slash(tmp_path):
    store = Store(str(tmp_path / "saves") + "/")
    assert store.load("pitaouf", bytearray(9)) == 0
    assert store.save("pitaouf", b"abc", 3)
    assert read(tmp_path / "saves") == (b"abc", NO_MESSAGE)


def test_only_the_bytes_asked_for_are_saved(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(GAME, bytearray(b"abcdef"), 4)
    into = bytearray(b"........")
    assert store.load(GAME, into) == 4
    assert into == b"abcd...."
    assert store.saved(GAME) == 4


def test_erased_is_nothing_and_not_the_generation_before(tmp_path):
    store = open_with_two(tmp_path)
    assert store.erase(GAME)
    assert read(tmp_path) == (0, NO_MESSAGE)
    assert store.saved(GAME) == 0


def test_erasing_nothing_makes_no_file(tmp_path):
    store = Store(str(tmp_path))
    assert store.erase(GAME)
    assert os.listdir(tmp_path) == []


def test_sequence_wraps(tmp_path):
    store = Store(str(tmp_path))
    for start in (65533, 32766):
        store._known["pitaouf"] = start * 2
        for i in range(6):
            data = bytes([start & 255, i])
            assert store.save(GAME, data, 2)
            assert read(tmp_path) == (data, NO_MESSAGE)


@pytest.mark.parametrize("name", ["pitaouf.a", "pitaouf.b"])
def test_every_byte_flipped_is_found_and_set_aside(tmp_path, name):
    files = two_files(tmp_path)
    other = NEW if name == "pitaouf.a" else OLD
    for place in range(len(files[name])):
        for flip in (1, 128, 255):
            bad = bytearray(files[name])
            bad[place] ^= flip
            start_again(tmp_path, {**files, name: bad})
            assert read(tmp_path) == (other, ids.SAVE_OTHER_COPY), place
            assert aside(tmp_path) == ["pitaouf.bad1"]
            assert (tmp_path / "pitaouf.bad1").read_bytes() == bad
            assert read(tmp_path) == (other, NO_MESSAGE)


@pytest.mark.parametrize("name", ["pitaouf.a", "pitaouf.b"])
def test_truncated_at_every_length_is_found(tmp_path, name):
    files = two_files(tmp_path)
    other = NEW if name == "pitaouf.a" else OLD
    for length in range(1, len(files[name])):
        start_again(tmp_path, {**files, name: files[name][:length]})
        assert read(tmp_path) == (other, ids.SAVE_OTHER_COPY), length
        assert (tmp_path / "pitaouf.bad1").read_bytes() == files[name][:length]
    start_again(tmp_path, {**files, name: b""})  # as a cut save leaves it: nothing to keep or say
    assert read(tmp_path) == (other, NO_MESSAGE)


def test_longer_than_it_says_is_found(tmp_path):
    files = two_files(tmp_path)
    start_again(tmp_path, {**files, "pitaouf.b": files["pitaouf.b"] + b"\0"})
    assert read(tmp_path) == (OLD, ids.SAVE_OTHER_COPY)


def test_both_damaged_is_said_and_the_next_save_starts_anew(tmp_path):
    files = two_files(tmp_path)
    for spoil in (lambda data: data[:-1], lambda data: b"", lambda data: data[:21] + b"?" * 30):
        start_again(tmp_path, {name: spoil(data) for name, data in files.items()})
        assert read(tmp_path) == (-1, ids.SAVE_DAMAGED)
        store = Store(str(tmp_path))
        assert store.save(GAME, b"anew", 4)
        assert read(tmp_path) == (b"anew", NO_MESSAGE)


@pytest.mark.parametrize("content", [b"x", b"PCX", b"hello, world", bytes(500), b"PK\3\4" * 9000])
def test_foreign_is_set_aside(tmp_path, content):
    start_again(tmp_path, {"pitaouf.a": content})
    assert read(tmp_path) == (-1, ids.SAVE_FOREIGN)
    assert (tmp_path / "pitaouf.bad1").read_bytes() == content
    assert read(tmp_path) == (0, NO_MESSAGE)


def test_a_file_under_another_name_is_foreign(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(b"settings", b"french", 6)
    os.rename(tmp_path / "settings.a", tmp_path / "pitaouf.a")
    assert read(tmp_path) == (-1, ids.SAVE_FOREIGN)


def test_a_directory_in_the_place_of_a_file(tmp_path):
    (tmp_path / "pitaouf.a").mkdir()
    store = Store(str(tmp_path))
    assert store.load(GAME, bytearray(9)) == -1
    assert store.message == ids.SAVE_UNREADABLE
    assert store.save(GAME, b"on", 2)
    assert read(tmp_path) == (b"on", NO_MESSAGE)
    assert (tmp_path / "pitaouf.bad1").is_dir()


def newer_format(data):
    """The file as a later console may write it: only magic, format and header CRC are as now."""
    header = bytearray(data[:20])
    header[4] = generation.FORMAT + 1
    header[10:16] = b"??????"
    return bytes(header[:16]) + struct.pack("<I", crc32(header[:16])) + b"whatever"


@pytest.mark.parametrize("name", ["pitaouf.a", "pitaouf.b"])
@pytest.mark.parametrize("kind", ["header", "payload"])
def test_a_newer_console_s_file_is_left_alone(tmp_path, name, kind):
    files = two_files(tmp_path)
    if kind == "header":
        files[name] = newer_format(files[name])
    else:
        header = bytearray(files[name])
        header[5] = 2
        files[name] = header[:16] + struct.pack("<I", crc32(header[:16])) + header[20:]
    start_again(tmp_path, files)
    assert read(tmp_path) == (-1, ids.SAVE_FUTURE)
    store = Store(str(tmp_path))
    assert not store.save(GAME, b"x", 1) and not store.erase(GAME)
    assert store.message == ids.SAVE_FUTURE
    store.set_aside(GAME)
    assert {name: (tmp_path / name).read_bytes() for name in os.listdir(tmp_path)} == files
    assert store.save(b"settings", b"ok", 2)  # the other files go on
    assert store.message == ids.SAVE_FUTURE  # found at the start, until it was seen
    store.seen()
    assert store.message == NO_MESSAGE
    if kind == "payload":
        assert read(tmp_path, version=2)[1] == NO_MESSAGE


def test_a_version_that_the_caller_knows_is_told(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(GAME, b"one", 3, 1)
    assert store.load(GAME, bytearray(9), 3) == 3
    assert store.version == 1
    assert store.save(GAME, b"three", 5, 3)
    assert store.load(GAME, bytearray(9), 3) == 5
    assert store.version == 3


def test_longer_than_the_caller_can_take_is_kept(tmp_path):
    open_with_two(tmp_path)
    store = Store(str(tmp_path))
    assert store.load(GAME, bytearray(30)) == 30  # NEW has 31: the one before fits
    assert aside(tmp_path) == ["pitaouf.bad1"]


def test_a_single_one_too_long_is_not_nothing(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(GAME, NEW, len(NEW))
    assert store.load(GAME, bytearray(30)) == -1
    assert store.message == ids.SAVE_DAMAGED
    assert aside(tmp_path) == ["pitaouf.bad1"]


def test_a_length_that_does_not_fit_is_found(tmp_path):
    files = two_files(tmp_path)
    for length in (30, 32):
        header = bytearray(files["pitaouf.b"][:16])
        header[10] = length
        forged = header + struct.pack("<I", crc32(header)) + files["pitaouf.b"][20:]
        start_again(tmp_path, {**files, "pitaouf.b": forged})
        assert read(tmp_path) == (OLD, ids.SAVE_OTHER_COPY)


def test_saving_after_setting_aside_keeps_the_one_before(tmp_path):
    store = open_with_two(tmp_path)
    before = (tmp_path / "pitaouf.a").read_bytes()
    store.set_aside(GAME)
    assert store.save(GAME, b"on", 2)
    assert (tmp_path / "pitaouf.a").read_bytes() == before


def test_set_aside_by_the_caller_gives_the_one_before(tmp_path):
    store = open_with_two(tmp_path)
    store.set_aside(GAME)
    assert store.message == ids.SAVE_DAMAGED
    into = bytearray(50)
    assert bytes(into[: store.load(GAME, into)]) == OLD
    assert store.save(GAME, b"on", 2)
    assert read(tmp_path) == (b"on", NO_MESSAGE)
    assert aside(tmp_path) == ["pitaouf.bad1"]


def test_no_more_than_a_few_are_kept_the_newest_of_them(tmp_path):
    for i in range(KEPT_ASIDE + 8):
        (tmp_path / "pitaouf.a").write_bytes(b"rubbish %d" % i)
        assert read(tmp_path)[1] == ids.SAVE_FOREIGN
    kept = [(tmp_path / name).read_bytes() for name in aside(tmp_path)]
    assert sorted(kept) == sorted(b"rubbish %d" % i for i in range(8, KEPT_ASIDE + 8))


def test_damage_of_one_name_says_nothing_of_another(tmp_path):
    (tmp_path / "settings.a").write_bytes(b"rubbish")
    store = Store(str(tmp_path))
    assert store.load(b"settings", bytearray(9)) == -1
    assert store.load(GAME, bytearray(9)) == 0
    assert store.message == ids.SAVE_FOREIGN
    assert store.save(GAME, b"x", 1)
    assert store.message == ids.SAVE_FOREIGN
    store.seen()
    assert store.message == NO_MESSAGE
