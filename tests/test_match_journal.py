"""The match writes down what is done, replays it, and shows each seat its own."""

import pytest

from engine_mpy.games.base import DEALT, DREW, IllegalAction
from engine_mpy.games.pitaouf import KEEP, Pitaouf
from engine_mpy.match.match import BOT_STRONG, LOG, PERSON, Match
from tests.suite import checks
from tests.suite.script import Script
from tests.take_turns import DRAW, SAID, SHOW, WAIT, TakeTurns


def started(game=None, kinds=(PERSON,), deal=1):
    match = Match(game or TakeTurns())
    match.start(deal, len(kinds), 0, bytes(kinds))
    return match


def test_actions_are_written_down_with_their_seat():
    match = started(kinds=[PERSON] * 3)
    for action in (WAIT, DRAW, SHOW, WAIT):
        match.act(action)
    assert match.count == 4
    assert list(match.journal[:4]) == [WAIT, DRAW, SHOW, WAIT]
    assert [mark & 127 for mark in match.marks[:4]] == [0, 1, 2, 0]
    assert [mark >> 7 for mark in match.marks[:4]] == [0, 1, 1, 0]


def test_an_illegal_action_changes_nothing():
    match = started(Pitaouf())
    match.act(KEEP)
    before = (bytes(match.game.state), bytes(match.journal), bytes(match.marks), match.count)
    for action in (KEEP, 0, 31, 200, 255):
        with pytest.raises(IllegalAction):
            match.act(action)
    after = (bytes(match.game.state), bytes(match.journal), bytes(match.marks), match.count)
    assert after == before


def test_nothing_can_be_done_when_it_is_over():
    match = started()
    for _ in range(12):
        match.act(WAIT)
    with pytest.raises(IllegalAction):
        match.act(WAIT)
    assert match.count == 12


@pytest.mark.parametrize(
    ("deal", "seats", "kinds", "error"),
    [
        (0, 1, [PERSON], IllegalAction),
        (1, 2, [PERSON, PERSON], IllegalAction),
        (1, 1, [], ValueError),
    ],
)
def test_a_match_that_cannot_be_leaves_the_one_before(deal, seats, kinds, error):
    match = started(Pitaouf(), deal=12)
    match.act(KEEP)
    before = (bytes(match.game.state), match.deal, match.seats, match.count, match.epoch)
    with pytest.raises(error):
        match.start(deal, seats, 0, bytes(kinds))
    assert (bytes(match.game.state), match.deal, match.seats, match.count, match.epoch) == before


def test_a_new_start_begins_anew():
    match = started(Pitaouf(), deal=12)
    first, epoch = bytes(match.game.state), match.epoch
    match.act(KEEP)
    match.start(12, 1, 0, bytes([BOT_STRONG]))
    assert bytes(match.game.state) == first
    assert (match.count, match.epoch, match.kinds[0]) == (0, epoch + 1, BOT_STRONG)


def test_the_longest_match_fits_the_journal():
    script = Script(b"pitaouf")
    match = Match(script.game)
    assert len(match.journal) == len(match.marks) == script.game.LONGEST


def test_replaying_into_another_game_leads_there():
    script = Script(b"pitaouf")
    match = Match(script.game)
    for deal in range(1, 40):
        match.start(deal, 1, deal & 3, bytes(1))
        script.start(deal, 1, deal & 3)
        while not match.game.over():
            match.act(script.choose())
        other = Pitaouf()
        match.replay_into(other, match.count)
        assert other.state == match.game.state
        assert checks.events_of(other, 0) == checks.events_of(match.game, 0)


def test_each_seat_reads_the_events_it_may_know():
    match = started(kinds=[PERSON] * 2)
    for action in (WAIT, DRAW, SHOW, DRAW):  # seats 0, 1, 0, 1
        match.act(action)
    ring = match.game.events

    def heard(seat):
        number, found = match.next_event(seat, 0), []
        while number >= 0:
            found.append((ring.kind(number), ring.a(number)))
            number = match.next_event(seat, number + 1)
        return found

    assert heard(0) == [(DEALT, 0), (SAID, 0), (SAID, 0)]
    assert heard(1) == [(DEALT, 0), (SAID, 0), (DREW, 1), (SAID, 0), (DREW, 1)]


def test_a_reader_that_comes_late_begins_with_the_oldest_event_still_held():
    match = started()
    for _ in range(LOG + 36):
        match.game.events.post(SAID, 0, 3)
    assert match.next_event(0, 0) == match.game.events.total - match.game.events.capacity
    assert match.next_event(0, match.game.events.total) == -1
    assert match.next_event(1, 0) == -1


def test_a_bot_is_to_move_in_its_seat_only():
    match = started(kinds=[PERSON, BOT_STRONG])
    asked = []
    while not match.game.over():
        asked.append(match.bot_to_move())
        match.act(WAIT)
    assert asked == [False, True] * 6
    assert not match.bot_to_move()  # over


def test_the_view_is_one_instance_written_anew():
    match = started(Pitaouf())
    view = match.view(0)
    assert view is not match.game
    assert view.state == checks.view_of(match.game, 0).state
    match.act(KEEP)
    assert match.view(0) is view
    assert view.phase() == match.game.phase()
    view.state[0] = 4  # whoever writes into a view hurts nobody
    assert match.game.phase() != 4
    assert match.view(0).phase() == match.game.phase()
