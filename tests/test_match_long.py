"""A match longer than the journal goes on: from a base, with undo and saves back to it."""

import random

import pytest

from engine_mpy.games import open_game
from engine_mpy.match import journal
from engine_mpy.match import match as match_module
from engine_mpy.match.match import NOTHING, PERSON, Match
from engine_mpy.match.session import Session
from engine_mpy.store.savefile import Store
from engine_mpy.store.settings import Settings

TINY = 9


@pytest.fixture
def tiny(monkeypatch):
    monkeypatch.setattr(match_module, "JOURNAL", TINY)


def started(game=b"ptit_pois"):
    match = Match(open_game(game))
    match.start(3, 3, 0, bytes([PERSON] * 3))
    return match


def step(match, chance):
    out = bytearray(match.game.MOST_ACTIONS)
    match.act(out[chance.randrange(match.game.legal(out))])


def play(match, actions, seed=1):
    chance = random.Random(seed)
    for _ in range(actions):
        step(match, chance)
    return match


@pytest.mark.parametrize("game", [b"ptit_pois", b"pass_pass", b"castors"])
def test_it_goes_on_as_if_the_journal_were_long(game, monkeypatch):
    long = play(started(game), 40)
    assert (long.count, long.based) == (40, False)
    monkeypatch.setattr(match_module, "JOURNAL", TINY)
    short = play(started(game), 40)
    assert len(short.journal) == TINY
    assert (short.count, short.based) == (40 % TINY, True)
    assert short.game.state == long.game.state
    assert short.journal[: short.count] == long.journal[40 - short.count : 40]


def test_replay_begins_with_the_base(tiny):
    match = play(started(), 40)
    other = open_game(b"ptit_pois")
    match.replay_into(other, match.count)
    assert other.state == match.game.state
    match.replay_into(other, 0)
    assert other.state == match.base != started().game.state


def test_undo_goes_back_to_the_base_and_no_further(tiny):
    match = started(b"castors")
    states = [bytes(match.game.state)]
    chance = random.Random(4)
    undone = 0
    for _ in range(50):
        step(match, chance)
        states.append(bytes(match.game.state))
        while match.can_undo() != NOTHING:
            assert match.undo()
            states.pop()
            assert bytes(match.game.state) == states[-1]
            undone += 1
    assert undone > 3
    match = play(started(), TINY)
    assert (match.count, match.based) == (0, True)
    assert match.can_undo() == NOTHING and match.undo() is False


def test_a_match_that_ends_with_the_last_place_keeps_its_actions(monkeypatch):
    whole = started(b"pass_pass")
    chance = random.Random(1)
    while not whole.game.over():
        step(whole, chance)
    monkeypatch.setattr(match_module, "JOURNAL", whole.count)
    again = started(b"pass_pass")
    for i in range(whole.count):
        again.act(whole.journal[i])
    assert (again.count, again.based) == (whole.count, False)


def facts(match):
    kept = match.count
    return (
        bytes(match.game.state),
        bytes(match.journal[:kept]),
        bytes(match.marks[:kept]),
        bytes(match.base) if match.based else b"",
        match.based,
        match.count,
    )


def test_saved_and_loaded_at_every_action(tiny):
    match = started()
    chance = random.Random(2)
    versions = set()
    for _ in range(30):
        step(match, chance)
        data = bytearray(journal.size(match))
        n = journal.pack(match, data)
        versions.add(journal.version(match))
        again = Match(open_game(b"ptit_pois"))
        assert journal.unpack(again, data, n) == journal.OK
        assert facts(again) == facts(match)
    assert versions == {1, 2}
    assert journal.unpack(again, data, n - 1) == journal.DAMAGED
    data[n - match.game.STATE_BYTES] ^= 1  # another base: the actions lead elsewhere
    assert journal.unpack(again, data, n) == journal.IMPOSSIBLE


def test_a_session_resumes_it_and_a_new_match_begins_with_its_deal(tiny, tmp_path):
    def session():
        made = Session(Store(str(tmp_path)), Settings())
        made.open(b"ptit_pois")
        return made

    first = session()
    first.new(3, 0, 3, bytes(3))
    play(first.match, 20)
    first.unsaved = True
    first.close()
    second = session()
    assert second.resume()
    assert (second.match.based, second.match.count) == (True, 2)
    assert second.match.begun() and second.knows(3)
    second.again()
    assert not second.match.based and not second.match.begun()
    assert second.match.game.state == started().game.state
