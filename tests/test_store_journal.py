"""A match as bytes: packed and unpacked at every action; damaged and impossible ones refused."""

import random
from binascii import crc32

import pytest

from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.match import journal
from engine_mpy.match.match import Match
from engine_mpy.store.numbers import put


def started(deal=7, options=0):
    match = Match(Pitaouf())
    match.start(deal, 1, options, b"\0")
    match.serial = 300
    match.names[:5] = b"L\xe9a\0\0"
    return match


def step(match, chance):
    out = bytearray(Pitaouf.MOST_ACTIONS)
    match.act(out[chance.randrange(match.game.legal(out))])


def packed(match):
    into = bytearray(journal.size(match))
    return into, journal.pack(match, into)


def facts(match):
    return (
        bytes(match.game.state),
        bytes(match.journal),
        bytes(match.marks),
        bytes(match.kinds),
        bytes(match.names),
        match.count,
        match.deal,
        match.seats,
        match.options,
        match.serial,
        match.assisted,
    )


@pytest.mark.parametrize("options", range(4))
def test_same_match_at_every_action(options):
    chance = random.Random(options)
    for deal in (1, 7, 999999):
        match = started(deal, options)
        match.assisted = deal == 7
        while True:
            data, n = packed(match)
            again = started(5, 0)
            assert journal.unpack(again, data, n) == journal.OK
            assert facts(again) == facts(match)
            assert n <= 460  # with its header inside littlefs's metadata: one write a save
            if match.game.over():
                break
            step(match, chance)
        assert again.can_undo() == match.can_undo()
        again.undo()
        match.undo()
        assert facts(again) == facts(match)


def halfway():
    match = started()
    chance = random.Random(1)
    while match.count < 6:
        step(match, chance)
    return match


def test_every_flipped_byte_is_refused_or_means_the_same_play():
    match = halfway()
    data, n = packed(match)
    harmless = {7, 8, 9} | set(range(24, 34))  # flags, serial, name: no part of the play
    for place in range(n):
        for flip in (1, 16, 255):
            bad = bytearray(data)
            bad[place] ^= flip
            result = journal.unpack(started(), bad, n)
            to_bot = place == 14 and flip == 1  # the same play, by another
            no_base = place == 7 and flip & 2
            expected = (place in harmless and not no_base) or to_bot
            assert (result == journal.OK) == expected, place


def test_truncated_and_lengthened_is_refused():
    match = halfway()
    data, n = packed(match)
    data += bytes(10)
    for length in range(n + 10):
        if length != n:
            assert journal.unpack(started(), data, length) != journal.OK


def forged(match, change):
    """A packed match in which `change` worked on the bytes, the CRC of the state made right."""
    data, n = packed(match)
    change(data)
    put(data, 20, 4, crc32(data[n - Pitaouf.STATE_BYTES : n]))
    return journal.unpack(started(), data, n)


def test_impossible_journals_are_refused():
    match = halfway()
    first = 24 + 10

    def other_action(data):
        data[first] = 200

    def other_state(data):
        data[first + 12 + 6] ^= 1

    def other_mark(data):
        data[first + 6 + 2] ^= 128

    def other_deal(data):
        put(data, 4, 3, 8)

    def other_options(data):
        data[2] = 64

    for change in (other_action, other_state, other_mark, other_deal, other_options):
        assert forged(match, change) == journal.IMPOSSIBLE, change.__name__


@pytest.mark.parametrize(
    ("place", "value"), [(0, 2), (1, 0), (1, 2), (4, 0), (10, 52), (12, 1), (14, 4), (15, 1)]
)
def test_numbers_that_the_game_cannot_have_are_refused(place, value):
    match = halfway()
    data, n = packed(match)
    if place == 4:
        put(data, 4, 3, 0)
    data[place] = value
    assert journal.unpack(started(), data, n) == journal.NOT_THIS_GAME


def test_nothing_is_refused():
    assert journal.unpack(started(), bytearray(0), 0) == journal.DAMAGED
    assert journal.unpack(started(), bytearray(300), 300) == journal.NOT_THIS_GAME
