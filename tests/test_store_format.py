"""SAVE_FORMAT.md by hand: what is written equals its tables."""

import shutil
import struct
from binascii import crc32

from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.match import journal
from engine_mpy.match.match import BOT_STRONG, Match
from engine_mpy.match.statistics import BEST_SCORE, Statistics
from engine_mpy.store import settings as fields
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.store.settings import Settings
from engine_mpy.store.setup import LastSetup
from tests.micropython_port import ROOT, run
from tests.mpy import save_story

DAY_ONE = ROOT / "tests/saves/1"


def file_of(name, sequence, payload, version=1):
    """A file by the tables."""
    header = b"PCC\x1a" + struct.pack(
        "<BBHHHI", 1, version, crc32(name) & 0xFFFF, sequence, len(payload), crc32(payload)
    )
    return header + struct.pack("<I", crc32(header)) + payload


def read(directory, file):
    return (directory / file).read_bytes()


def test_header(tmp_path):
    store = Store(str(tmp_path))
    for payload in (b"one", b"", b"three" * 100):
        assert store.save(b"pitaouf", payload, len(payload), 9)
    assert read(tmp_path, "pitaouf.a") == file_of(b"pitaouf", 2, b"three" * 100, 9)
    assert read(tmp_path, "pitaouf.b") == file_of(b"pitaouf", 1, b"", 9)


def test_settings(tmp_path):
    store = Store(str(tmp_path))
    settings = Settings()
    settings.save(store)
    payload = read(tmp_path, "settings.a")[20:]
    assert payload[:10] == bytes((0, 5, 5, 0, 1, 2, 5, 0, 0, 2))
    (tmp_path / "settings.b").write_bytes(file_of(b"settings", 1, bytes((1, 9, 0, 1, 2, 0))))
    settings.load(store)
    assert (settings.language, settings.cue_speed, settings.volume) == (1, 50, 0)
    assert settings.get(fields.VOLUME) == 9 and settings.contrast == 141
    assert store.message == NO_MESSAGE


def test_setup(tmp_path):
    last = LastSetup()
    last.keep(2, 0x0103, 3, bytes((0, 1, BOT_STRONG)))
    last.names[20:23] = b"L\xe9o"
    last.save(Store(str(tmp_path)))
    payload = bytearray(142)
    payload[0] = 2
    payload[12:18] = bytes((3, 3, 1, 0, 1, 3))
    payload[102:105] = b"L\xe9o"
    assert read(tmp_path, "setup.a") == file_of(b"setup", 0, bytes(payload))


def match_of(deal, options, actions):
    match = Match(Pitaouf())
    match.start(deal, 1, options, b"\0")
    for action in actions:
        match.act(action)
    return match


def test_match(tmp_path):
    match = match_of(999999, 3, [1])
    match.serial = 258
    match.assisted = True
    match.names[:2] = b"Zo"
    into = bytearray(journal.size(match))
    n = journal.pack(match, into)
    state = bytes(match.game.state)
    head = struct.pack("<BBHHBBHHH", 1, 1, 3, 999999 & 0xFFFF, 999999 >> 16, 1, 258, 1, 153)
    body = bytes(6) + struct.pack("<I", crc32(state)) + b"Zo" + bytes(8) + b"\1" + b"\0" + state
    assert bytes(into[:n]) == head + body
    assert journal.version(match) == 1


def test_statistics(tmp_path):
    s = Statistics(b"pitaouf")
    s.record(2, True, 7, 51, False)
    s.record(2, True, 5, 51, False)
    s.record(2, False, 0, 12, True)
    s.save(Store(str(tmp_path)))
    payload = struct.pack("<HBBH", 3, 1, 0, 2)
    payload += struct.pack("<5HBB", 2, 2, 2, 2, 7, 51, 0)
    payload += struct.pack("<5HBB", 1, 0, 0, 0, 65535, 12, 0)
    assert read(tmp_path, "pitaouf-stats.a") == file_of(b"pitaouf-stats", 0, payload)
    s.record(0, True, 9, 51, False)
    s.load(Store(str(tmp_path)))
    assert s.figure(2, False, BEST_SCORE) == 7 and s.figure(0, False, BEST_SCORE) == -1


def test_the_table_of_settings_is_of_now():
    text = (ROOT / "engine_mpy/store/SAVE_FORMAT.md").read_text(encoding="utf-8")
    text = text[text.index("## Settings") : text.index("## Set-up")]
    highest = {}
    default = {}
    for row in text.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if cells[0].isdigit():
            for field in range(int(cells[0]), int(cells[0]) + (2 if "2 bytes" in row else 1)):
                highest[field] = int(cells[2].rpartition("-")[2])
                default[field] = int(cells[3])
    assert bytes(highest[field] for field in range(fields.FIELDS)) == fields.HIGHEST
    assert bytes(default[field] for field in range(fields.FIELDS)) == fields.DEFAULT


def written(directory):
    return {path.name: path.read_bytes() for path in sorted(directory.iterdir())}


def test_both_interpreters_write_what_was_written_on_day_one(tmp_path, capsys):
    save_story.main(str(tmp_path / "cpython"))
    assert capsys.readouterr().out == "saved\n"
    assert run(ROOT / "tests/mpy/save_story.py", tmp_path / "micropython") == "saved\n"
    assert written(tmp_path / "cpython") == written(DAY_ONE)
    assert written(tmp_path / "micropython") == written(DAY_ONE)


def test_files_of_day_one_can_be_read(tmp_path):
    shutil.copytree(DAY_ONE, tmp_path / "saves")
    store = Store(str(tmp_path / "saves"))
    settings = Settings()
    settings.load(store)
    assert settings.language == 1 and settings.get(fields.CONTRAST) == 8
    last = LastSetup()
    last.load(store)
    assert (last.key(), last.options(1), last.names[:3]) == (1, 3, b"No\xe9")
    statistics = Statistics(b"pitaouf")
    statistics.load(store)
    assert statistics.figure(0, False, BEST_SCORE) == 6 and statistics.serial() == 2
    match = match_of(1, 0, [])
    data = bytearray(journal.size(match))
    n = store.load(b"pitaouf", data, journal.VERSION)
    assert journal.unpack(match, data, n) == journal.OK
    assert (match.deal, match.options, match.count, match.serial) == (7, 3, 5, 2)
    assert store.message == NO_MESSAGE
