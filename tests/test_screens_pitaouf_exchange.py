"""Pitaouf's exchange on the screen: keep, give, what was looked at, nothing found (PIT-S3, S5)."""

import pytest

from engine_mpy.games.pitaouf import EXCHANGE, GIVE, JOKER, KEEP, PLAY
from tests.pitaouf_play import FirstLegal, Table

SUITS = ("pique", "cœur", "trèfle", "carreau")


def new(deal, **how):
    return Table(deal, keep=False, **how)


def talon(table):
    """The hidden truth, for a test: the talon from the bottom."""
    pile = table.console.session.match.game.talon
    return [pile.card(i) for i in range(pile.count())]


def ask(table, place, suit):
    """Give the card of a place for a suit, by presses."""
    while table.top.cursor < place:
        table.press("r")
    table.press("a")
    while table.top.suit != suit:
        table.press("r")
    table.press("a")


def test_the_first_trial_and_the_hand_are_seen_before_it():
    table = new(7)
    assert table.top is table.table.exchange
    assert table.view.phase() == EXCHANGE
    assert "Case 1 : épreuve, 3 de pique" in words(table)


def words(table):
    return table.words().replace("½", "œ")


def test_keeping_the_hand_takes_one_press():
    table = new(7)
    table.press("a")
    assert table.console.session.match.journal[0] == KEEP
    assert table.top is table.table


@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_card_is_given_for_a_suit(place):
    table = new(7)
    given = table.view.hand.card(place)
    suit = (given // 13 + 1) % 4
    cards = talon(table)
    found = next(card for card in cards if card // 13 == suit)
    ask(table, place, suit)
    assert table.console.session.match.journal[0] == GIVE + place * 4 + suit
    assert table.view.hand.card(place) == found
    screen = table.top
    assert list(screen.seen[: screen.count]) == cards[: cards.index(found) + 1]
    assert screen.taken == found
    assert words(table).startswith("Talon fouillé, à vous :")
    table.frame()
    assert table.top is screen  # the cards stay until the player goes on
    table.press("a")
    assert table.top is table.table
    assert table.view.phase() == PLAY


def test_ones_own_suit_is_not_offered():
    table = new(7)
    table.press("ra")
    own = table.top.card() // 13
    offered = set()
    for _ in range(8):
        offered.add(table.top.suit)
        table.press("r")
    for _ in range(8):
        offered.add(table.top.suit)
        table.press("l")
    assert offered == {0, 1, 2, 3} - {own}


def test_a_joker_may_ask_for_any_suit():
    table = next(t for t in map(new, range(1, 30)) if t.view.hand.find(JOKER + 1) >= 0)
    while table.top.cursor < table.view.hand.find(JOKER + 1):
        table.press("r")
    table.press("a")
    offered = set()
    for _ in range(4):
        offered.add(table.top.suit)
        table.press("r")
    assert offered == {0, 1, 2, 3}


def test_no_such_suit_is_said_and_all_the_talon_was_seen():
    table = new(7)
    game = table.console.session.match.game
    for i in range(game.talon.count()):  # a talon without a club
        if game.talon.card(i) // 13 == 2:
            game.talon.put(i, 0)
    table.press("r")
    while table.top.card() // 13 == 2:
        table.press("r")
    ask(table, table.top.cursor, 2)
    assert words(table).startswith("Aucun trèfle, échange raté")
    assert table.top.count == 23
    table.press("a")
    assert table.top is table.table


def test_up_goes_back_from_the_suits_and_b_is_the_pause_everywhere():
    table = new(7)
    table.press("ra")
    assert table.top.mode == 1
    table.press("bb")
    assert table.top.mode == 1  # nothing is given up for the pause
    table.press("u")
    assert table.top.mode == 0
    assert table.view.phase() == EXCHANGE
    table.press("b")
    assert table.top.module == "pause"
    table.press("b")
    assert table.top is table.table.exchange


def test_the_cursor_goes_from_keeping_through_the_hand():
    table = new(7)
    seen = [table.top.cursor]
    for key in "drrrrrulll":
        table.press(key)
        seen.append(table.top.cursor)
    assert seen == [-1, 0, 1, 2, 3, 4, 4, -1, -1, -1, -1]


def test_the_suit_asked_for_is_named():
    table = new(7)
    table.press("ra")
    for _ in range(3):
        assert words(table).startswith("A : " + SUITS[table.top.suit])
        table.press("r")


def test_undone_from_the_pause_it_begins_again():
    table = new(7)
    ask(table, 1, 0)
    table.press("b")
    table.console.session.undo()
    table.console.stack.pop()
    table.frame()
    assert table.top is table.table.exchange
    assert table.top.mode == 0
    assert table.view.phase() == EXCHANGE


class GivesFirst(FirstLegal):
    """Exchanges whenever it can."""

    def step(self):
        n = self.view.legal(self.legal)
        return self.legal[n - 1]


def test_a_bot_exchanges_and_what_it_saw_can_be_read():
    table = new(7)
    table.console.session.match.kinds[0] = 2
    table.console.session.bots[0] = GivesFirst()
    table.frame()
    assert table.top.mode == 2
    for _ in range(100):
        table.frame()
    assert table.top is table.table.exchange
    for _ in range(100):
        table.frame()
    assert table.top is table.table
