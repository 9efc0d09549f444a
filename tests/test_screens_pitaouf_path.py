"""The path at a glance, every space read, every known card read again (PIT-S20)."""

import pytest

from engine_mpy.games.pitaouf import DANGER, HIDDEN, NEUTRAL, OPEN
from engine_mpy.screens import table_pitaouf_path as path
from engine_mpy.screens.keys import UP
from engine_mpy.screens.table_pitaouf_reread import HAND, POSED, SEEN, SPACE
from tests.pitaouf_play import Frugal, Table


@pytest.fixture(scope="module")
def on_the_way():
    """A table in the middle of a way home that has every kind of space."""
    for deal in range(1, 60):
        table = Table(deal, keep=False)
        table.press("ra")  # an exchange, so that some of the talon was seen
        table.press("aa")
        table.presser = Frugal(table.console, deal, False)
        while table.step():
            view = table.view
            marks = {view.mark(space) for space in range(1, 27)}
            if view.back() and len(marks) == 4 and not view.over() and view.turns() > 20:
                return table
    raise AssertionError("no such deal")


@pytest.fixture
def table(on_the_way):
    while on_the_way.console.stack.depth > 1:
        on_the_way.console.stack.pop()
    on_the_way.press("d")
    return on_the_way


def test_the_picture_is_a_way_without_jumps():
    for space in range(1, 26):
        across = abs(path.column(space + 1) - path.column(space))
        down = path.row(space + 1) - path.row(space)
        assert across + down == 1
        assert path.space_at(path.column(space), path.row(space)) == space


def test_it_begins_at_the_cat_and_moves_by_one(table):
    cat = table.view.space()
    assert table.top.cursor == cat
    table.press("l")
    assert table.top.cursor == cat - 1
    table.press("r")
    assert table.top.cursor == cat


def test_up_and_down_move_by_a_row(table):
    table.top.cursor = 7
    table.press("d")
    assert table.top.cursor == 14
    table.press("d")
    assert table.top.cursor == 26  # there is nothing under 14: the fridge
    table.press("d")
    assert table.top.cursor == 26
    table.press("uu")
    assert table.top.cursor == 6


def test_the_ends_are_edges(table):
    table.top.cursor = 1
    table.press("l")
    assert table.top.cursor == 1
    table.frame(UP | 8)
    assert table.top.cursor == 1
    table.top.cursor = 26
    table.press("r")
    assert table.top.cursor == 26


def cell(table, space):
    """The pixels of a cell without its frame."""
    x = 4 + 12 * path.column(space)
    y = 1 + 13 * path.row(space)
    frame = table.display.frame
    return tuple(
        frame[(yy >> 3) * 128 + xx] >> (yy & 7) & 1
        for yy in range(y + 1, y + 10)
        for xx in range(x + 1, x + 10)
    )


def test_what_is_unknown_safe_and_dangerous_looks_different_and_alike_among_itself(table):
    view = table.view
    looks = {HIDDEN: set(), NEUTRAL: set(), DANGER: set(), OPEN: set()}
    special = {view.space(), 10, 20, 26}
    table.top.cursor = view.space()
    table.console.stack.dirty = True
    table.frame()
    for space in range(1, 27):
        if space not in special:
            looks[view.mark(space)].add(cell(table, space))
    hatches = looks.pop(HIDDEN)  # a hatch runs through from cell to cell
    for look in (looks[NEUTRAL], looks[DANGER]):
        assert len(look) == 1
        assert not look & hatches
    assert not looks[NEUTRAL] & looks[DANGER]
    assert sum(looks[DANGER].pop()) > 60  # light: it must not be overlooked
    assert sum(looks[NEUTRAL].pop()) < 30
    assert len({cell(table, space) for space in special}) == len(special)


def test_every_space_is_read_in_words(table):
    view = table.view
    for space in range(1, 27):
        table.top.cursor = space
        told = table.words()
        assert f"Case {space} : " in told
        if view.mark(space) == DANGER:
            assert "DANGER" in told and "battre" in told
        if view.mark(space) == HIDDEN:
            assert "caché" in told
        posed = [i for i in range(view.posed.count()) if view.posed_on(i) == space]
        assert told.count("dessus :") == len(posed)
        assert told.endswith(f"Le chat est en case {view.space()}.")


def read(table, pack):
    """All cards of a pack, turned over with RIGHT; stops at the last."""
    screen = table.top
    while screen.pack != pack:
        table.press("d" if screen.pack < pack else "u")
    cards = []
    for _ in range(60):
        cards.append(screen.card())
        place = screen.place
        table.press("r")
        if screen.place == place:
            return cards
    raise AssertionError("no last card")


def test_the_cards_of_a_space_are_read_in_large_in_the_order_posed(table):
    view = table.view
    for space in range(1, 27):
        table.top.cursor = space
        if view.mark(space) == HIDDEN:
            table.press("a")
            assert table.top.card() == 255
            assert "cachée" in table.words()
        else:
            posed = [
                view.posed.card(i) for i in range(view.posed.count()) if view.posed_on(i) == space
            ]
            table.press("a")
            assert read(table, SPACE) == [view.path(space), *posed]
        table.press("a")


def test_hand_posed_cards_and_those_seen_in_the_talon_can_be_read(table):
    view = table.view
    table.press("a")
    assert read(table, HAND) == [view.hand.card(i) for i in range(view.hand.count())] or [255]
    assert read(table, POSED) == [view.posed.card(i) for i in range(view.posed.count())]
    seen = [view.talon.card(i) for i in range(view.talon_seen())]
    assert read(table, SEEN) == (seen or [255])
    assert 255 not in seen
    table.press("d")  # there is no pack after these, and a space comes before the hand
    assert table.top.pack == SEEN
    table.press("uuuu")
    assert table.top.pack == SPACE
    table.press("a")
    assert table.top is table.table.path
    table.press("a" + "b")
    assert table.top.module == "pause"
    table.press("b")
    assert table.top is table.table


def test_what_the_screens_read_is_a_view(table):
    assert table.table.view is not table.console.session.match.game
    assert 255 in table.table.view.state
