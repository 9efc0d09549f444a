"""Undo: free up to the last card drawn or shown, then with help; bots' actions go along."""

import pytest

from engine_mpy.games.pitaouf import KEEP, NEUTRAL, WALK, Pitaouf
from engine_mpy.match.match import ASSISTED, BOT_EASY, FREE, NOTHING, PERSON, Match
from tests.suite import checks
from tests.suite.script import Script
from tests.take_turns import DRAW, SHOW, WAIT, TakeTurns


def solo(deal=1, options=0):
    match = Match(Pitaouf())
    match.start(deal, 1, options, bytes([PERSON]))
    return match


def turns(*kinds):
    match = Match(TakeTurns())
    match.start(1, len(kinds), 0, bytes(kinds))
    return match


def taken(match):
    return list(match.journal[: match.count])


def test_there_is_nothing_to_undo_at_the_start():
    match = solo()
    before = bytes(match.game.state)
    assert match.can_undo() == NOTHING
    assert match.undo() is False
    assert bytes(match.game.state) == before
    assert not match.assisted


def test_an_action_that_showed_nothing_is_taken_back_freely():
    match = solo()
    before, epoch = bytes(match.game.state), match.epoch
    match.act(KEEP)
    assert match.can_undo() == FREE
    assert match.undo() is True
    assert bytes(match.game.state) == before
    assert (match.count, match.epoch, match.assisted) == (0, epoch + 1, False)


def test_an_exchange_or_a_pose_that_drew_needs_help():
    match = solo()
    match.act(checks.legal(match.game)[1])  # cards of the talon were seen
    assert match.can_undo() == ASSISTED
    match = solo()
    match.act(KEEP)
    match.act(checks.legal(match.game)[0])
    assert match.can_undo() == ASSISTED
    match.undo()
    assert match.assisted
    assert taken(match) == [KEEP]
    assert match.can_undo() == FREE
    match.undo()
    assert match.assisted  # it stays so
    match.start(1, 1, 0, bytes(1))
    assert not match.assisted


def test_every_pose_that_draws_counts_as_revealing_even_a_card_that_was_seen():
    """The exchange may have shown the whole talon; a draw is a draw."""
    match = solo()
    match.act(KEEP)
    match.game.state[5] = 23  # all of the talon was seen
    space = match.game.space()
    match.act(checks.legal(match.game)[-1])
    assert match.game.space() > space
    assert match.can_undo() == ASSISTED


def test_a_walk_over_known_spaces_is_free_and_one_that_turns_up_a_card_is_not():
    walks = {}
    script = Script(b"pitaouf")
    match = Match(script.game)
    for deal in range(1, 300):
        match.start(deal, 1, 2, bytes(1))
        script.start(deal, 1, 2)
        while not match.game.over():
            action = script.choose()
            hidden = _hidden(match.game)
            match.act(action)
            if action == WALK:
                walks[hidden != _hidden(match.game), match.can_undo()] = deal
    assert set(walks) == {(False, FREE), (True, ASSISTED)}


def _hidden(game):
    return [i for i in range(1, 27) if game.mark(i) == 0]


def test_reaching_the_fridge_draws_nothing_and_is_free():
    script = Script(b"pitaouf")
    match = Match(script.game)
    reached = 0
    for deal in range(1, 100):
        match.start(deal, 1, 0, bytes(1))
        script.start(deal, 1, 0)
        while not match.game.over():
            match.act(script.choose())
            if match.game.space() == 26:
                reached += 1
                assert match.can_undo() == FREE
                assert match.game.mark(25) in (0, NEUTRAL, 3)
    assert reached > 20


@pytest.mark.parametrize("options", [0, 1, 2, 3])
def test_undo_leads_where_the_match_was_at_any_point(options):
    script = Script(b"pitaouf")
    match = Match(script.game)
    for deal in range(1, 25):
        match.start(deal, 1, options, bytes(1))
        script.start(deal, 1, options)
        states = [bytes(script.game.state)]
        while not match.game.over():
            match.act(script.choose())
            states.append(bytes(script.game.state))
        assert match.can_undo() != NOTHING  # after the end, too
        while match.undo():
            states.pop()
            assert bytes(match.game.state) == states[-1]
            assert not any(match.journal[match.count :])
            assert not any(match.marks[match.count :])
        assert len(states) == 1


def test_events_after_an_undo_are_those_of_a_replay():
    match = solo(7)
    match.act(KEEP)
    records, total = bytes(match.game.events.records), match.game.events.total
    match.act(checks.legal(match.game)[0])
    match.undo()
    assert match.game.events.total == total
    assert bytes(match.game.events.records)[: 5 * total] == records[: 5 * total]


def test_nobody_goes_back_behind_what_another_seat_did():
    for other in (PERSON, BOT_EASY):
        match = turns(PERSON, other, BOT_EASY)
        match.act(WAIT)
        assert match.can_undo() == FREE
        match.act(WAIT)
        if other == BOT_EASY:
            assert match.can_undo() == NOTHING and match.undo() is False
            assert (match.count, match.game.seat()) == (2, 2)
        else:
            assert match.undo() and (match.count, match.game.seat()) == (1, 1)


def test_what_bots_alone_did_is_not_taken_back():
    match = turns(BOT_EASY, BOT_EASY)
    match.act(WAIT)
    match.act(WAIT)
    assert match.can_undo() == NOTHING
    assert match.undo() is False
    assert match.count == 2


def test_a_bots_action_before_the_first_of_a_person_stays():
    match = turns(BOT_EASY, PERSON)
    match.act(WAIT)
    match.act(WAIT)
    match.undo()
    assert (match.count, match.game.seat()) == (1, 1)
    assert match.undo() is False


@pytest.mark.parametrize("action", [DRAW, SHOW])
@pytest.mark.parametrize("other", [PERSON, BOT_EASY])
def test_with_several_seats_there_is_no_way_back_behind_a_revealed_card(action, other):
    match = turns(PERSON, other)
    match.act(action)
    match.act(WAIT)
    assert match.can_undo() == (FREE if other == PERSON else NOTHING)
    match = turns(PERSON, other)
    match.act(WAIT)
    match.act(action)
    assert match.can_undo() == NOTHING
    assert match.undo() is False
    assert (match.count, match.assisted) == (2, False)
