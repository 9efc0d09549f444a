"""An action, its save, an undo broken off at every line: the match on the disk is never torn.

What Ctrl-C or an error nobody thought of does to Session, and what `rescue` makes of it.
"""

import sys

import pytest

from engine_mpy.match.session import Session
from engine_mpy.store import savefile
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.store.settings import Settings
from tests.faulty_disk import FaultyDisk
from tests.micropython_port import ROOT
from tests.suite.script import Script

ENGINE = str(ROOT / "engine_mpy")


@pytest.fixture
def disk(monkeypatch):
    disk = FaultyDisk(replaces=True)
    monkeypatch.setattr(savefile, "os", disk)
    monkeypatch.setattr(savefile, "open", disk.open_file, raising=False)
    return disk


def power_on():
    session = Session(Store("disk"), Settings())
    session.open(b"pitaouf")
    return session


def moves(deal, count):
    """The first actions of a scripted match, and its state after each."""
    script = Script(b"pitaouf")
    script.start(deal, 1, 0)
    states = [bytes(script.game.state)]
    actions = []
    for _ in range(count):
        actions.append(script.choose())
        script.game.apply(actions[-1])
        states.append(bytes(script.game.state))
    return actions, states


class Break:
    """Raises at the engine's line number `at`."""

    def __init__(self, at):
        self.at = at
        self.lines = 0

    def trace(self, frame, event, argument):
        if not frame.f_code.co_filename.startswith(ENGINE):
            return None
        if event == "line":
            self.lines += 1
            if self.lines == self.at:
                sys.settrace(None)
                raise KeyboardInterrupt
        return self.trace

    def during(self, call):
        """Call it; was it broken off?"""
        outside = sys.gettrace()
        sys.settrace(self.trace)
        try:
            call()
        except KeyboardInterrupt:
            return True
        finally:
            sys.settrace(outside)
        return False


def broken_everywhere(disk, prepare, call, check, step):
    """Break `call(session)` off at every `step`-th line, rescue, and check what is on the disk."""
    at = 1
    while True:
        disk.files.clear()
        session = prepare()
        stop = Break(at)
        broken = stop.during(lambda now=session: call(now))
        session.rescue()
        assert session.written()
        after = power_on()
        assert after.ready() and after.store.message == NO_MESSAGE
        assert after.match.count == session.match.count, "what was done is saved"
        check(after.match)
        if not broken:
            return at // step
        at += step


def test_an_action_and_its_save(disk):
    actions, states = moves(42, 6)
    seen = set()

    def prepare():
        session = power_on()
        session.begin(42, bytes(1))
        for action in actions[:5]:
            session.act(action)
        session.save()
        return session

    def call(session):
        session.act(actions[5])
        session.save()

    def check(match):
        seen.add(match.count)
        assert bytes(match.game.state) == states[match.count]

    assert broken_everywhere(disk, prepare, call, check, 3) > 100
    assert seen == {5, 6}


def test_an_undo_and_its_save(disk):
    actions, states = moves(42, 4)
    seen = set()

    def prepare():
        session = power_on()
        session.begin(42, bytes(1))
        for action in actions:
            session.act(action)
        session.save()
        return session

    def call(session):
        session.undo()
        session.save()

    def check(match):
        seen.add(match.count)
        assert bytes(match.game.state) == states[match.count]

    assert broken_everywhere(disk, prepare, call, check, 11) > 100
    assert seen == {3, 4}
