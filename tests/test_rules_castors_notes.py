"""Gang de castors, ruling CAST-G32: what each seat has rightly seen."""

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.castors import Castors
from engine_mpy.games.castors_table import (
    CHOOSE,
    DONE,
    LOOK_AT,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    ROUND_END,
    TAKE,
    THROW,
)
from tests.castors_position import (
    act,
    dealt,
    exchange,
    notes,
    peeked,
    position,
    row,
    see,
    shuffled_match,
)
from tests.suite import checks

every_seats = pytest.mark.parametrize("seats", range(2, 7))
ROWS = ("1 2 3 4", "5 6 7 8", "0 0 9 9", "1 2 3 4", "5 6 7 8", "8 7 6 5")


@every_seats
def test_cast_g32_each_seat_knows_its_two_cards_once_it_has_looked(seats):
    game = dealt(7, seats)
    for i in range(seats):
        looking = game.seat()
        for seat in range(seats):
            known = [notes(game, seat, owner) for owner in range(seats)]
            looked = (seat - game.starter()) % seats < i
            a, _, _, d = row(game, seat).split()
            expected = [". . . ."] * seats
            if looked:
                expected[seat] = f"{a} . . {d}"
            assert known == expected
        assert looking == (game.starter() + i) % seats
        game.apply(DONE)


def test_cast_g32_a_view_has_its_own_seats_notes_only():
    game = position(ROWS[:3])
    for seat in range(3):
        see(game, seat, (seat + 1) % 3, 1, 2)
    view = checks.view_of(game, 1)
    assert [notes(view, 1, owner) for owner in range(3)] == [". . . .", ". . . .", ". 0 9 ."]
    assert {notes(view, seat, owner) for seat in (0, 2) for owner in range(3)} == {". . . ."}


def test_cast_g32_everyone_sees_what_is_taken_from_the_discard():
    game = position(ROWS[:3], discard="9 5")
    see(game, 0, 0, 0, 1)
    see(game, 2, 0, 1)
    act(game, TAKE + 1)
    assert [notes(game, seat, 0) for seat in range(3)] == ["1 5 . .", ". 5 . .", ". 5 . ."]


def test_cast_g32_a_placed_card_is_known_to_the_drawer_alone():
    game = position(ROWS[:3], pile="0")
    see(game, 0, 0, 0)
    see(game, 1, 0, 1, 2)
    see(game, 2, 0, 1)
    act(game, PILE, PLACE + 1)
    assert [notes(game, seat, 0) for seat in range(3)] == ["1 0 . .", ". . 3 .", ". . . ."]


def test_cast_g32_an_exchange_moves_what_each_seat_knew():
    game = position(ROWS[:3], pile="SWAP")
    see(game, 0, 0, 3)
    see(game, 1, 1, 0)
    see(game, 2, 0, 3)
    see(game, 2, 1, 0)
    see(game, 2, 1, 2)
    act(game, PILE, PLAY, exchange(3, 1, 0))
    assert (row(game, 0), row(game, 1)) == ("1 2 3 5", "4 6 7 8")
    assert [notes(game, seat, 0) for seat in range(3)] == [". . . .", ". . . 5", ". . . 5"]
    assert [notes(game, seat, 1) for seat in range(3)] == ["4 . . .", ". . . .", "4 . 7 ."]


def test_cast_g32_a_look_is_the_lookers_alone():
    game = act(position(ROWS[:3], pile="LOOK"), PILE, PLAY, LOOK_AT + 2, DONE)
    assert [notes(game, seat, 0) for seat in range(3)] == [". . 3 .", ". . . .", ". . . ."]


def test_cast_g32_what_is_thrown_away_leaves_the_notes_alone():
    game = position(ROWS[:2], pile="0")
    see(game, 0, 0, 0, 3)
    act(game, PILE, THROW)
    assert notes(game, 0, 0) == "1 . . 4"


def check_notes(kind, seats):
    """Notes against a record of what everybody saw, kept from the events alone; how many."""
    seen = [{} for _ in range(seats)]
    heard = known = 0
    for game, _ in shuffled_match(seats, seats, 3, call=20, kind=kind):
        ring = game.events
        for i in range(max(heard, ring.start()), ring.total):
            witness(seen, game, ring, i)
        heard = ring.total
        looks = game.phase() == PEEK or (game.phase() == CHOOSE and game.turns() == 0)
        if looks and game.seat() != game.starter() or game.phase() == CHOOSE and looks:
            last = (game.seat() - 1) % seats  # it has just covered its two cards
            seen[last] = {(last, p): game.row(last, p) for p in (0, 3)}
        for seat in range(seats):
            for owner in range(seats):
                for place in range(4):
                    note = game.note(seat, owner, place)
                    assert note == seen[seat].get((owner, place), 255), "a false note"
                    assert note in (255, game.row(owner, place))
                    known += note != 255
    return known


@every_seats
def test_cast_g32_notes_are_true_in_every_match_and_cleared_each_round(seats):
    assert check_notes(Castors, seats) > 200


class NotesBeforeTheLook(Castors):
    def deal_round(self):
        super().deal_round()
        for seat in range(self.seats()):
            self._note(seat, 4 * seat)


class NotesWhatAnotherPlaced(Castors):
    def _note_all(self, place, note):
        super()._note_all(place, self.row(place >> 2, place & 3) + 1)


class KeepsNotesOfAPlace(Castors):
    def _note_all(self, place, note):
        if note:
            super()._note_all(place, note)


class KeepsNotesForTheNextRound(Castors):
    def deal_round(self):
        before = bytes(self.state[rules.AT_NOTES :])
        super().deal_round()
        self.state[rules.AT_NOTES :] = before

    def end_turn(self):
        before = bytes(self.state[rules.AT_NOTES :])
        super().end_turn()
        self.state[rules.AT_NOTES :] = before


@pytest.mark.parametrize(
    "kind",
    [NotesBeforeTheLook, NotesWhatAnotherPlaced, KeepsNotesOfAPlace, KeepsNotesForTheNextRound],
)
def test_cast_g32_false_notes_are_noticed(kind):
    with pytest.raises(AssertionError, match="a false note"):
        check_notes(kind, 3)


def witness(seen, game, ring, i):
    """What event number i, and being there, teaches each seat."""
    kind, a, b, c = ring.kind(i), ring.a(i), ring.b(i), ring.c(i)
    if kind in (rules.SHOWN, 0):
        for one in seen:
            one.clear()
    for seat, one in enumerate(seen):
        if kind == rules.TOOK_DISCARD:
            one[a, c] = b
        elif kind == rules.PLACED:
            one.pop((a, b), None)
            if seat == a:
                one[a, b] = game.row(a, b)
        elif kind == rules.LOOKED_AT and seat == a:
            one[a, b] = game.row(a, b)
        elif kind == rules.EXCHANGED:
            here, there = (a, c >> 2), (b, c & 3)
            was = {at: one.pop(at) for at in (here, there) if at in one}
            one.update({there if at == here else here: card for at, card in was.items()})


def test_cast_g32_nothing_is_known_of_the_next_round():
    for game, _ in shuffled_match(4, 9, 2):
        if game.phase() == ROUND_END:
            assert not any(game.state[rules.AT_NOTES : rules.SIZE])
            break
    assert game.phase() == ROUND_END
    game = peeked(9, 4)
    assert sum(n != 0 for n in game.state[rules.AT_NOTES : rules.SIZE]) == 8
