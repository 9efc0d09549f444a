"""Statistics: figures a variant, assisted matches apart, a match counted once."""

import pytest

from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.match.match import BOT_NORMAL, PERSON, Match
from engine_mpy.match.statistics import (
    BEST_DISTANCE,
    BEST_SCORE,
    BEST_STREAK,
    GAMES,
    MOST_VARIANTS,
    STREAK,
    WINS,
    Statistics,
)
from engine_mpy.store.savefile import NO_MESSAGE, Store

FIGURES = (GAMES, WINS, STREAK, BEST_STREAK, BEST_SCORE, BEST_DISTANCE)


def figures(statistics, options=0, assisted=False):
    return tuple(statistics.figure(options, assisted, figure) for figure in FIGURES)


def play_to_the_end(deal, kind=PERSON, serial=0):
    """A match that is over, the first legal action each time."""
    match = Match(Pitaouf())
    match.start(deal, 1, 0, bytes([kind]))
    match.serial = serial
    out = bytearray(Pitaouf.MOST_ACTIONS)
    while not match.game.over():
        match.game.legal(out)
        match.act(out[0])
    return match


def test_nothing_yet():
    assert figures(Statistics(b"pitaouf")) == (0, 0, 0, 0, -1, 0)


def test_figures_add_up():
    s = Statistics(b"pitaouf")
    for won, score, distance in [(0, 0, 9), (1, 0, 51), (1, 7, 51), (0, 0, 30), (1, 3, 51)]:
        s.record(0, won, score, distance, False)
    assert figures(s) == (5, 3, 1, 2, 7, 51)


def test_a_win_with_nothing_left_is_a_best_score_of_0():
    s = Statistics(b"pitaouf")
    s.record(0, True, 0, 51, False)
    assert s.figure(0, False, BEST_SCORE) == 0


def test_assisted_matches_are_apart_and_break_no_streak():
    s = Statistics(b"pitaouf")
    s.record(0, True, 4, 51, False)
    s.record(0, False, 0, 12, True)
    s.record(0, True, 9, 51, False)
    assert figures(s) == (2, 2, 2, 2, 9, 51)
    assert figures(s, assisted=True) == (1, 0, 0, 0, -1, 12)


def test_variants_are_apart():
    s = Statistics(b"pitaouf")
    s.record(0, True, 4, 51, False)
    s.record(3, False, 0, 5, False)
    assert figures(s, 3) == (1, 0, 0, 0, -1, 5)
    assert figures(s, 1) == (0, 0, 0, 0, -1, 0)
    assert [s.options(i) for i in range(s.variants())] == [0, 3]


def test_lower_score_is_better_where_the_game_says_so():
    s = Statistics(b"castors")
    for score in (30, 12, 20):
        s.record(0, True, score, 0, False, lower_wins=True)
    assert s.figure(0, False, BEST_SCORE) == 12


def test_counts_stop_at_their_limit():
    s = Statistics(b"pitaouf")
    for _ in range(65540):
        s.record(0, True, 70000, 300, False)
    assert figures(s) == (65535, 65535, 65535, 65535, 65534, 255)
    s.record(0, False, 0, 0, False)
    assert figures(s)[:4] == (65535, 65535, 0, 65535)


def test_more_variants_than_there_is_room_for():
    s = Statistics(b"pitaouf")
    for options in range(MOST_VARIANTS):
        for _ in range(1 if options == 5 else 3):
            s.record(options, True, 1, 0, False)
    s.record(999, True, 8, 0, True)
    assert s.variants() == MOST_VARIANTS
    assert s.figure(5, False, GAMES) == 0
    assert s.figure(999, True, BEST_SCORE) == 8 and s.figure(999, False, GAMES) == 0
    assert s.figure(6, False, GAMES) == 3


def test_saved_and_loaded(tmp_path):
    store = Store(str(tmp_path))
    s = Statistics(b"pitaouf")
    for options in range(MOST_VARIANTS):
        s.record(options, options & 1, options, 40 + options, options & 2)
        assert s.save(store)
        again = Statistics(b"pitaouf")
        again.record(77, True, 1, 1, False)
        again.load(Store(str(tmp_path)))
        assert again._data == s._data
    assert store.message == NO_MESSAGE


def test_impossible_file_is_set_aside_and_the_one_before_used(tmp_path):
    store = Store(str(tmp_path))
    s = Statistics(b"pitaouf")
    s.record(0, True, 4, 51, False)
    assert s.save(store)
    assert store.save(b"pitaouf-stats", b"\1\0\5\0", 4)
    again = Statistics(b"pitaouf")
    again.load(store)
    assert figures(again) == (1, 1, 1, 1, 4, 51)
    assert store.message != NO_MESSAGE
    assert (tmp_path / "pitaouf-stats.bad1").exists()


def test_reset(tmp_path):
    s = Statistics(b"pitaouf")
    s.record(0, True, 4, 51, False)
    s.reset()
    assert figures(s) == (0, 0, 0, 0, -1, 0) and s.variants() == 0


@pytest.mark.parametrize("deal", [1, 2, 3, 42])
def test_a_match_is_recorded_once(deal):
    s = Statistics(b"pitaouf")
    s.record(0, False, 0, 1, False)
    match = play_to_the_end(deal, serial=s.serial())
    assert s.record_match(match)
    assert not s.record_match(match)
    assert s.figure(0, False, GAMES) == 2
    assert s.figure(0, False, BEST_DISTANCE) == match.game.distance()
    match.undo()
    assert not s.record_match(play_to_the_end(deal, serial=match.serial))
    assert s.record_match(play_to_the_end(deal, serial=s.serial()))


def test_a_match_begun_before_a_reset_counts():
    s = Statistics(b"pitaouf")
    for _ in range(5):
        s.record(0, False, 0, 1, False)
    match = play_to_the_end(1, serial=s.serial())
    s.reset()
    assert s.record_match(match)
    assert not s.record_match(match)


def test_a_match_counted_before_a_reset_does_not_count_again():
    s = Statistics(b"pitaouf")
    match = play_to_the_end(1, serial=s.serial())
    assert s.record_match(match)
    s.reset()
    assert not s.record_match(match)


def test_statistics_lost_in_the_middle_of_a_match_count_it_once():
    s = Statistics(b"pitaouf")
    match = play_to_the_end(1, serial=7)
    assert s.record_match(match)
    assert not s.record_match(match)
    assert s.serial() == 8


def test_a_match_of_bots_alone_is_not_recorded():
    s = Statistics(b"pitaouf")
    assert not s.record_match(play_to_the_end(1, kind=BOT_NORMAL))
    assert s.serial() == 0
