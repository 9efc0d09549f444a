"""Saves under errors and cuts at every file operation, on a double of `os` and `open`."""

import errno

import pytest

from engine_mpy.store import savefile
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.text import ids_store as ids
from tests.faulty_disk import FaultyDisk, PowerCut

GAME = b"pitaouf"
# What happens to the disk, one after another: a name and a payload; None erases.
STORY = [
    (GAME, b"first" * 10),
    (b"settings", b"s1"),
    (GAME, b"second" * 40),
    (GAME, b"third"),
    (GAME, None),
    (GAME, b"a new match"),
    (b"settings", b"s2"),
    (GAME, None),
]
NAMES = (GAME, b"settings")
ERRORS = [
    OSError(errno.ENOSPC, "full"),
    OSError(errno.EIO, "broken"),
    OSError(errno.EROFS, "read-only"),
    MemoryError(),
    PowerCut(),
    KeyboardInterrupt(),
]


@pytest.fixture
def disk(monkeypatch):
    disk = FaultyDisk(replaces=False)
    monkeypatch.setattr(savefile, "os", disk)
    monkeypatch.setattr(savefile, "open", disk.open_file, raising=False)
    return disk


def tell(store, name, payload):
    if payload is None:
        return store.erase(name)
    return store.save(name, payload, len(payload))


def read(store, name):
    into = bytearray(400)
    return bytes(into[: max(store.load(name, into), 0)])


def tell_all(disk, steps):
    """Play the first `steps` steps of the story without a fault; what each name holds then."""
    disk.files.clear()
    disk.fail(-1, None)
    store = Store("disk")
    held = dict.fromkeys(NAMES, b"")
    for name, payload in STORY[:steps]:
        assert tell(store, name, payload)
        held[name] = payload or b""
    return store, held


def test_story_without_faults(disk):
    _, held = tell_all(disk, len(STORY))
    store = Store("disk")
    assert {name: read(store, name) for name in NAMES} == held
    assert store.message == NO_MESSAGE


@pytest.mark.parametrize("warm", [True, False], ids=["store in use", "store just opened"])
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__ + str(error))
def test_error_at_every_operation_leaves_old_or_new(disk, error, warm, record_property):
    """At each operation of each step; then the next start reads old or new, and goes on saving."""
    points = 0
    for step, (name, payload) in enumerate(STORY):
        at = 0
        while True:
            store, held = tell_all(disk, step)
            if not warm:
                store = Store("disk")
            disk.fail(at, error)
            done = None
            try:
                done = tell(store, name, payload)
            except (PowerCut, KeyboardInterrupt):
                store = None
            failed = len(disk.done) > at
            disk.fail(-1, None)
            store = store or Store("disk")
            if not failed:
                assert done
                break
            points += 1
            check_old_or_new(store, held, name, payload or b"", done)
            at += 1
    record_property("points", points)
    assert points > 40


@pytest.mark.parametrize("what", ["write", "flush"])
def test_ctrl_c_in_a_save_leaves_it_whole_and_says_so(disk, what):
    """So that on the way to the REPL nothing is written a second time."""
    store, _ = tell_all(disk, 3)
    disk.fail(-1, None)
    assert store.save(GAME, b"newer", 5) and not store.owing
    at = disk.done.index(what)
    disk.fail(at, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        store.save(GAME, b"newest", 6)
    assert not store.owing
    disk.fail(-1, None)
    assert read(store, GAME) == read(Store("disk"), GAME) == b"newest"


def test_ctrl_c_before_a_save_is_said_to_be_owed(disk):
    store, _ = tell_all(disk, 3)
    disk.fail(0, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        store.save(GAME, b"newest", 6)
    assert store.owing


def check_old_or_new(store, held, name, new, done):
    """After the fault: in the same store, at the next start, and after a later save."""
    if done is False:
        assert store.message not in (NO_MESSAGE, ids.SAVE_DAMAGED)
    assert read(store, name) in ((new,) if done else (held[name], new))
    for _ in range(2):
        for other in NAMES:
            old = held[other]
            assert read(store, other) in ((old, new) if other == name else (old,))
        store = Store("disk")
    assert store.save(name, b"later", 5)
    assert read(Store("disk"), name) == b"later"


def test_error_when_reading_is_said_and_harms_nothing(disk):
    store, held = tell_all(disk, 3)
    disk.fail(-1, None)
    read(Store("disk"), GAME)
    operations = len(disk.done)
    files = {name: bytes(data) for name, data in disk.files.items()}
    for error in (OSError(errno.EIO, "broken"), MemoryError()):
        for at in range(1, operations):  # 0 makes the directory
            disk.fail(-1, None)
            store = Store("disk")
            disk.fail(at - 1, error)
            got = read(store, GAME)
            disk.fail(-1, None)
            assert store.message == ids.SAVE_UNREADABLE
            assert got in (b"", b"first" * 10, held[GAME])
            assert disk.files == files
            assert read(store, GAME) == held[GAME]


def test_full_disk_says_so_until_a_save_works(disk):
    store, held = tell_all(disk, 3)
    disk.room = sum(map(len, disk.files.values())) + 30
    for _ in range(3):
        assert not store.save(GAME, bytes(300), 300)
        assert store.message == ids.SAVE_FULL
        again = Store("disk")
        assert read(again, GAME) == held[GAME]
        assert again.message == NO_MESSAGE  # what a failed save left is not damage
    disk.room = None
    assert store.save(GAME, bytes(300), 300)
    assert store.message == NO_MESSAGE
    assert read(Store("disk"), GAME) == bytes(300)


def test_read_only_directory_says_so_and_loads(disk):
    _, held = tell_all(disk, 3)
    files = {name: bytes(data) for name, data in disk.files.items()}
    disk.read_only = True
    store = Store("disk")
    assert read(store, GAME) == held[GAME]
    assert not store.save(GAME, b"x", 1)
    assert store.message == ids.SAVE_READ_ONLY
    store.seen()
    assert store.message == ids.SAVE_READ_ONLY  # it is still so
    assert disk.files == files
    disk.read_only = False
    assert store.save(GAME, b"x", 1)
    assert store.message == NO_MESSAGE
    assert store.message == NO_MESSAGE


def test_read_only_directory_with_damage_keeps_all(disk):
    _, held = tell_all(disk, 3)
    disk.files["pitaouf.b"][25] ^= 1
    files = {name: bytes(data) for name, data in disk.files.items()}
    disk.read_only = True
    store = Store("disk")
    assert read(store, GAME) == b"first" * 10
    assert store.message == ids.SAVE_OTHER_COPY
    assert not store.save(GAME, b"x", 1)
    assert disk.files == files
    disk.read_only = False
    assert store.save(GAME, b"x", 1)
    assert sorted(disk.files) == ["pitaouf.a", "pitaouf.b", "pitaouf.bad1", "settings.a"]


def test_damage_that_cannot_be_set_aside_is_not_written_over(disk):
    tell_all(disk, 3)
    disk.files["pitaouf.b"][25] ^= 1
    files = {name: bytes(data) for name, data in disk.files.items()}
    rename = disk.rename

    def refuse(old, new):
        raise OSError(errno.EACCES, "no")

    disk.rename = refuse
    store = Store("disk")
    assert not store.save(GAME, b"x", 1)
    assert store.message == ids.SAVE_READ_ONLY
    assert disk.files == files
    disk.rename = rename
    assert store.save(GAME, b"x", 1)
    assert disk.files["pitaouf.bad1"] == files["pitaouf.b"]


def test_the_directory_is_missing(disk):
    def missing(path, mode):
        raise OSError(errno.ENOENT, "not there")

    savefile.open = missing
    store = Store("disk")
    assert read(store, GAME) == b""
    assert not store.save(GAME, b"x", 1)
    assert store.message == ids.SAVE_FAILED
