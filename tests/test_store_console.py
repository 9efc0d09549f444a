"""A settings change, and what sleep saves, on the whole console: errors and cuts at every step.

Whatever fails, at whichever operation on the disk: no error comes out of the console, the next
power-on finds old or new, and the player is told what was not saved.
"""

import errno

import pytest

from engine_mpy.store import savefile
from engine_mpy.store import settings as fields
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.text import ids_store as ids
from tests.faulty_disk import FaultyDisk, PowerCut
from tests.screens_rig import Rig

SETTINGS = "dddddda"  # with a match to go on with in the first row
ERRORS = [
    OSError(errno.ENOSPC, "full"),
    OSError(errno.EIO, "broken"),
    OSError(errno.EROFS, "read-only"),
    MemoryError(),
    PowerCut(),
]


@pytest.fixture
def disk(monkeypatch):
    disk = FaultyDisk(replaces=False)
    monkeypatch.setattr(savefile, "os", disk)
    monkeypatch.setattr(savefile, "open", disk.open_file, raising=False)
    return disk


def power_on():
    """A console on the disk, its match of Pitaouf open and written."""
    rig = Rig(Store("disk"))
    rig.keys("..")
    return rig


def act(rig):
    """The first legal action."""
    legal = bytearray(256)
    rig.console.session.match.game.legal(legal)
    rig.console.session.act(legal[0])


def prepare(disk):
    """Some settings and a match on the disk, as the last evening left them."""
    disk.files.clear()
    disk.fail(-1, None)
    rig = power_on()
    rig.console.session.begin(7, b"\0")
    act(rig)
    rig.console.session.save()
    rig.console.settings.set(fields.VOLUME, 3)
    rig.console.settings.save(rig.store)
    return {name: bytearray(data) for name, data in disk.files.items()}


def change_volume(rig):
    """Louder, and leave the settings: they are written."""
    rig.keys(SETTINGS + "dr" + "b")


def fall_asleep(rig):
    """In the middle of the settings, with a match that was not written yet."""
    rig.keys(SETTINGS + "dr")
    act(rig)
    rig.console.sleep()


def found(disk):
    """(volume, actions of the match) of the next power-on."""
    rig = power_on()
    rig.console.session.open(b"pitaouf")
    assert rig.console.session.ready()
    # A cut on a desktop leaves half a file; on littlefs it does not (test_store_littlefs.py).
    assert rig.store.message in (NO_MESSAGE, ids.SAVE_OTHER_COPY)
    return rig.console.settings.get(fields.VOLUME), rig.console.session.match.count


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__ + str(error))
@pytest.mark.parametrize("what", [change_volume, fall_asleep])
def test_an_error_at_every_operation_leaves_old_or_new(disk, what, error, record_property):
    files = prepare(disk)
    points = losses = at = 0
    while True:
        disk.files = {name: bytearray(data) for name, data in files.items()}
        rig = power_on()
        assert rig.console.session.ready() and rig.console.session.match.count == 1
        disk.fail(at, error)
        try:
            what(rig)
        except PowerCut:
            rig = None
        met = len(disk.done) > at
        disk.fail(-1, None)
        volume, actions = found(disk)
        losses += volume not in (3, 4) or actions not in (1, 2)
        if not met:
            assert (volume, actions) == (4, 1 if what is change_volume else 2)
            break
        points += 1
        if rig:
            told_or_saved(rig, what, volume, actions)
        at += 1
    record_property("points", points)
    assert losses == 0 and points >= 4 * (1 if what is change_volume else 2)


@pytest.mark.parametrize("error", ERRORS[:4], ids=lambda error: type(error).__name__ + str(error))
def test_when_nothing_can_be_saved_waking_says_so(disk, error):
    prepare(disk)
    rig = power_on()
    assert rig.console.session.ready()
    disk.refuses = error
    fall_asleep(rig)
    assert rig.console.unsaved()
    rig.frame(4)
    rig.frame()
    assert rig.console.notice.shown and "Pas enregistré" in rig.hears()
    disk.refuses = None
    rig.console.sleep()
    assert not rig.console.unsaved() and found(disk) == (4, 2)


def told_or_saved(rig, what, volume, actions):
    """The console goes on: what is not on the disk was said, and is written next time."""
    kept = volume == 4 and (what is change_volume or actions == 2)
    assert kept or rig.console.unsaved()  # an error in closing: there, and yet to be written again
    if what is fall_asleep:
        rig.frame(4)
        rig.frame()
    if rig.console.unsaved():
        assert rig.store.message != NO_MESSAGE
        assert rig.console.notice.shown and "Pas enregistré" in rig.hears()
    rig.console.close()
    assert not rig.console.unsaved()
