"""The match in play across cuts, full disks and damaged files: nothing lost, nothing twice."""

import errno
import sys

import pytest

from engine_mpy.match import statistics as figures
from engine_mpy.match.match import ASSISTED, BOT_STRONG, PERSON
from engine_mpy.match.session import Session
from engine_mpy.store import savefile
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.store.settings import Settings
from engine_mpy.text import ids_store as ids
from tests.faulty_disk import FaultyDisk, PowerCut
from tests.suite.script import Script

ONE = bytes([PERSON])


@pytest.fixture
def disk(monkeypatch):
    disk = FaultyDisk(replaces=False)
    monkeypatch.setattr(savefile, "os", disk)
    monkeypatch.setattr(savefile, "open", disk.open_file, raising=False)
    return disk


def power_on():
    session = Session(Store("disk"), Settings())
    session.open(b"pitaouf")
    return session


def actions(deal):
    """A whole scripted match."""
    script = Script(b"pitaouf")
    script.start(deal, 1, 0)
    while not script.game.over():
        action = script.choose()
        script.game.apply(action)
        yield action


def play(session, deal):
    """Go on with the scripted match of `deal` from where it is, saving after each action."""
    for action in list(actions(deal))[session.match.count :]:
        session.act(action)
        session.save()


def games(session, assisted=False):
    return session.statistics.figure(0, assisted, figures.GAMES)


def test_a_match_is_saved_from_its_start_and_goes_on_after_a_cut(disk):
    session = power_on()
    assert not session.ready()
    session.begin(42, ONE)
    session.save()
    for number, action in enumerate(actions(42)):
        again = power_on()
        assert again.ready() and again.match.count == number
        assert again.match.game.state == session.match.game.state
        session.act(action)
        session.save()


def test_a_cut_at_every_operation_of_the_end_counts_the_match_once(disk):
    """Over, counted, erased: three writes; then the next power-on puts right what is missing."""
    moves = list(actions(7))
    points = 0
    at = 0
    while True:
        disk.files.clear()
        disk.fail(-1, None)
        session = power_on()
        session.begin(7, ONE)
        for action in moves[:-1]:
            session.act(action)
            session.save()
        disk.fail(at, PowerCut())
        try:
            session.act(moves[-1])
            session.save()
        except PowerCut:
            points += 1
        cut = len(disk.done) > at
        disk.fail(-1, None)
        after = power_on()
        if after.ready():
            assert after.match.count >= len(moves) - 1
            play(after, 7)
            after.save()
        assert games(after) == 1
        last = power_on()
        assert games(last) == 1 and not last.ready()
        if not cut:
            break
        at += 1
    assert points > 12


def test_a_match_found_over_is_counted_and_can_be_looked_at(disk):
    session = power_on()
    session.begin(7, ONE)
    for action in actions(7):
        session.act(action)
    disk.fail(-1, None)
    saved = session.statistics.save
    session.statistics.save = lambda _store: False  # the cut comes before the statistics
    session.save()
    session.statistics.save = saved
    after = power_on()
    assert games(after) == 0
    assert after.ready() and after.match.game.over()
    after.save()
    assert games(after) == 1
    assert not power_on().ready()


def test_undo_is_saved_with_its_mark(disk):
    session = power_on()
    session.begin(42, ONE)
    for action in list(actions(42))[:4]:
        session.act(action)
    assert session.match.can_undo() == ASSISTED
    assert session.undo()
    session.save()
    again = power_on()
    assert again.ready() and again.match.count == 3 and again.match.assisted
    while again.undo():
        pass
    again.save()
    again = power_on()
    assert again.ready() and again.match.count == 0 and again.match.assisted


def test_after_the_end_undo_begins_an_assisted_match(disk):
    session = power_on()
    session.begin(7, ONE)
    play(session, 7)
    assert games(session) == 1 and not session.running
    assert session.undo() and session.running
    session.save()
    session = power_on()
    assert session.ready() and session.match.assisted
    play(session, 7)
    assert (games(session), games(session, True)) == (1, 1)


def test_the_same_deal_again_is_assisted(disk):
    session = power_on()
    session.begin(7, ONE)
    session.act(next(actions(7)))
    session.again()
    assert session.match.count == 0 and session.match.assisted
    play(session, 7)
    assert (games(session), games(session, True)) == (0, 1)
    session.begin(7, ONE)
    assert session.match.assisted  # asked for by its number
    session.begin(8, ONE)
    assert not session.match.assisted
    session.begin(8, ONE)
    assert not session.match.assisted  # nothing was seen of it but its beginning


@pytest.mark.parametrize("what", ["begin", "again", "undo", "ready"])
def test_a_match_that_is_over_counts_however_quick_the_next_press(disk, what):
    session = power_on()
    session.begin(7, ONE)
    for action in actions(7):
        session.act(action)
    if what == "begin":
        session.begin(8, ONE)
    elif what == "ready":
        assert not session.ready()
    else:
        getattr(session, what)()
    assert games(session) == 1
    session.save()
    assert games(power_on()) == 1


def test_a_hint_is_saved_as_help(disk):
    session = power_on()
    session.begin(7, ONE)
    session.save()
    session.mark_assisted()
    session.save()
    again = power_on()
    assert again.ready() and again.match.assisted


def test_without_a_disk_the_match_goes_on_and_is_saved_when_there_is_one(disk):
    disk.read_only = True
    session = power_on()
    session.begin(42, ONE)
    for action in list(actions(42))[:5]:
        session.act(action)
        session.save()
    assert session.store.message == ids.SAVE_READ_ONLY
    assert session.ready() and session.match.count == 5 and not session.written()
    disk.read_only = False
    session.save()
    assert session.written() and session.store.message == NO_MESSAGE
    assert power_on().ready()


def test_statistics_that_cannot_be_written_are_written_later(disk):
    session = power_on()
    session.begin(7, ONE)
    disk.room = 0
    play(session, 7)
    assert session.store.message == ids.SAVE_FULL
    session.begin(8, ONE)
    session.save()
    disk.room = None
    session.act(next(actions(8)))
    session.save()
    again = power_on()
    assert games(again) == 1 and again.ready() and again.match.deal == 8


def test_a_full_disk_at_the_end_leaves_the_match_to_be_counted(disk):
    session = power_on()
    session.begin(7, ONE)
    moves = list(actions(7))
    for action in moves[:-1]:
        session.act(action)
        session.save()
    disk.fail(0, OSError(errno.EIO, "broken"))
    session.act(moves[-1])
    session.save()
    disk.fail(-1, None)
    after = power_on()
    if after.ready():
        play(after, 7)
        after.save()
    assert games(after) == 1


@pytest.mark.parametrize("rubbish", [b"", b"rubbish" * 9, bytes(60)])
def test_a_file_that_is_no_save_is_set_aside(disk, rubbish):
    disk.files["pitaouf.a"] = bytearray(rubbish)
    session = power_on()
    assert not session.ready()
    if rubbish:
        assert session.store.message == ids.SAVE_FOREIGN
        assert [bytes(data) for data in disk.files.values()] == [rubbish]
    session.begin(3, ONE)
    session.save()
    assert power_on().ready()


def test_a_sound_file_that_breaks_the_rules_is_set_aside(disk):
    session = power_on()
    session.begin(42, ONE)
    play_some = list(actions(42))[:6]
    for action in play_some:
        session.act(action)
    session.match.journal[2] = 255
    session.save()
    after = power_on()
    assert not after.ready()
    assert after.store.message == ids.SAVE_IMPOSSIBLE
    assert any("bad" in name for name in disk.files)
    assert not after.knows(42)


def test_options_are_kept_and_those_of_another_version_are_not(disk):
    session = power_on()
    assert session.options() == 0
    session.set_options(3)
    session.keep_setup()
    assert power_on().options() == 3
    session.set_options(4096)
    session.keep_setup()
    session = power_on()
    assert session.options() == 0
    session.begin(5, ONE)
    assert session.match.options == 0


def bot_modules():
    return [name for name in sys.modules if name.startswith("engine_mpy.bots.pitaouf")]


def test_bots_are_opened_for_their_seats_and_let_go_of(disk):
    session = power_on()
    session.begin(42, bytes([BOT_STRONG]))
    assert session.bots[0] is not None and session.match.bot_to_move()
    session.begin(42, ONE)
    assert session.bots[0] is None
    session.close()
    assert not bot_modules()


def test_the_bot_of_a_hint_goes_with_it_unless_it_plays(disk):
    session = power_on()
    session.begin(42, ONE)
    session.ask_hint(session.match.view(0))
    session.end_hint()
    assert session.hint_bot is None and not bot_modules()
    session.begin(42, bytes([BOT_STRONG]))
    session.ask_hint(session.match.view(0))
    session.end_hint()
    assert bot_modules()


def test_opening_the_open_game_again_changes_nothing(disk):
    session = power_on()
    session.begin(42, ONE)
    match = session.match
    session.open(b"pitaouf")
    assert session.match is match and session.running


def test_close_saves(disk):
    session = power_on()
    session.begin(42, ONE)
    session.close()
    assert session.match is None
    assert power_on().ready()
