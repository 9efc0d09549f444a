"""What presses do at Pass Pass's table, and what it says: played by scripted persons and bots."""

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import MATCH_OVER, NOBODY
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, A, B
from engine_mpy.screens.seats import TURN
from engine_mpy.screens.table_pass_pass import HANDS, TABLE, TAKEN, WON
from engine_mpy.text.compose import Line
from tests.mpy.press_pass_pass import Play

ALONE, PAIRS, SEVERAL = 0, 1, 5  # of press_pass_pass.PLACES
EVERYTHING = 2  # of the cue level


def at(want, deals=(1, 2, 3), place=ALONE, language=0):
    """A match of which a person has the turn and `want(table, view)` holds."""
    for deal in deals:
        play = Play()
        play.console.texts.open(b"cues")
        play.start(deal, place, language, wanders=False)
        while play.step():
            table = play.table
            if table.stage == TURN and not table.telling.running and want(table, table.view):
                return play
    raise AssertionError("no such moment in these matches")


def words(line):
    return bytes(line.buf[: line.n]).decode("iso8859-15").replace("\xa0", " ")


def told(play):
    """Every event still in the ring, in words."""
    line = Line(200)
    line.names = play.console.line.names
    match = play.console.session.match
    found = []
    for number in range(match.game.events.start(), match.game.events.total):
        if play.table.tell(line.clear(), number) and line.n:
            found.append((match.game.events.kind(number), words(line)))
    return found


def hears(play):
    play.console.cues.text(play.said.clear(), play.console.texts)
    return words(play.said)


def playing(table, view):
    return view.phase() == rules.PLAY and table.n > 2


def test_left_and_right_choose_and_a_plays():
    play = at(playing)
    table = play.table
    seat, before = table.viewer, table.view.hands[table.viewer].count()
    for _ in range(table.n):
        play.frame(LEFT)
    assert table.cursor == 0
    play.frame(RIGHT)
    card = table.legal[1]
    assert table.chosen() == card
    play.frame(A)
    match = play.console.session.match
    assert match.game.hands[seat].find(card) < 0
    assert match.game.hands[seat].count() == before - 1


def test_down_turns_pages_and_neither_a_nor_b_plays_from_one():
    play = at(playing)
    count = play.console.session.match.count
    for page in (HANDS, TAKEN, WON, TABLE, HANDS):
        play.frame(DOWN)
        assert play.table.page == page
    for press in (A, B):
        play.table.page = WON
        play.frame(press)
        assert play.table.page == TABLE
        assert (play.console.stack.top() is play.table) == (press == A)
    assert play.console.session.match.count == count


def test_a_card_of_the_hand_sounds_for_one_person_and_not_among_several():
    for place, heard in ((ALONE, True), (SEVERAL, False)):
        play = at(playing, place=place)
        play.frame(LEFT)
        value = str(rules.value_of(play.table.chosen()))
        assert (value in hears(play)) == heard


@pytest.mark.parametrize("language", [0, 1])
def test_a_full_trick_is_told_with_its_majority(language):
    play = at(lambda table, view: view.phase() == rules.FIRST_TAKES, language=language)
    match = play.console.session.match
    lines = [line for kind, line in told(play) if line.startswith("Majorit")]
    first, second = (play.table.seat_names[match.game.winner(i)] for i in (1, 2))
    names = [name.decode("iso8859-15").replace("\xa0", " ") for name in (first, second)]
    between = (" prend d'abord, puis ", " takes first, then ")[language]
    assert lines[-1].endswith(between.join(names))


def test_a_third_pass_pass_is_told_as_such():
    for deal in range(1, 80):
        play = Play()
        play.start(deal, ALONE, wanders=False)
        while play.step():
            pass
        if play.console.session.match.game.third() != NOBODY:
            said = [line for kind, line in told(play) if kind == MATCH_OVER]
            assert said[0].startswith("Troisième Pass Pass : ")
            return
    raise AssertionError("none of these matches ends so")


def test_what_would_make_a_pass_pass_is_said():
    play = at(makes_a_pass_pass, range(1, 40))
    seat = play.table.viewer
    before = play.table.view.pass_pass(seat)
    play.frame(A)
    assert play.console.session.match.game.pass_pass(seat) == before + 1


def makes_a_pass_pass(table, view):
    return view.phase() == rules.FIRST_TAKES and "Pass Pass !" in reads_task(table)


def reads_task(table):
    line = Line(200)
    line.names = table.line.names
    table.where_table(line)
    return words(line)


def test_a_pair_chooses_by_left_and_right():
    play = at(lambda table, view: view.phase() == rules.BANKING, place=PAIRS)
    table = play.table
    play.frame(RIGHT)
    assert table.chosen() == rules.BANK + 1
    pair = table.view.seat() % table.view.sides()
    points = table.view.points(pair + table.view.sides())
    before = table.view.score(pair)
    play.frame(A)
    assert play.console.session.match.game.score(pair) == before + points
