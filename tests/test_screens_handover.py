"""Between two people: who may look when, what happened meanwhile, cuts, sleep, pause, undo."""

import random

import pytest

from engine_mpy.games import NAMES, open_game
from engine_mpy.games.base import NOBODY
from engine_mpy.match.match import FREE
from engine_mpy.screens.keys import A, B
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN, WATCH
from tests.seats_console import BOT, PERSON, Table
from tests.suite import checks

GAMES = [(b"ptit_pois", 2), (b"ptit_pois", 3), (b"pass_pass", 3), (b"castors", 2), (b"castors", 3)]
DARK = bytes(1024)


# Who looks when.


@pytest.mark.parametrize("game", NAMES[1:])
def test_between_people_the_next_one_must_say_that_it_is_him(game):
    seats_of = open_game(game).MIN_SEATS
    table = Table().start(game, [PERSON] * seats_of)
    chance = random.Random(5)
    opened = 0
    for _ in range(600):
        screen = table.table
        seat = table.match.game.seat()
        if screen.stage == HANDOVER and not screen.telling.running:
            assert screen.viewer == NOBODY
            frame = bytes(table.display.frame)
            for key in (0, 1, 2, 3, 8, 9, 12):  # directions, and A held down from before
                table.frame(key)
                assert screen.viewer == NOBODY and screen.stage == HANDOVER
            assert screen.seat_names[seat].decode() in table.reads()
            table.frame(A)
            assert (screen.viewer, screen.stage) == (seat, TURN)
            assert bytes(table.display.frame) != frame
            opened += 1
        elif screen.viewer != NOBODY and screen.stage == TURN:
            assert screen.viewer == seat or screen.telling.running
        if not table.step(chance):
            break
    assert opened > 8


@pytest.mark.parametrize("game", NAMES[1:])
@pytest.mark.parametrize("place", [0, 1])
def test_one_person_among_bots_never_hands_over(game, place):
    kinds = [BOT] * open_game(game).MIN_SEATS
    kinds[place] = PERSON
    table = Table(animation=0).start(game, kinds, options=0)
    chance = random.Random(2)
    stages = set()
    for _ in range(900):
        stages.add(table.table.stage)
        assert table.table.viewer == place and table.table.stage != HANDOVER
        if not table.step(chance):
            break
    assert {TURN, WATCH} <= stages


@pytest.mark.parametrize("game", NAMES[1:])
def test_bots_alone_play_to_the_end_in_public(game):
    table = Table(animation=0).start(game, [BOT] * open_game(game).MIN_SEATS, options=0)
    for _ in range(40000):
        assert table.table.viewer == NOBODY and table.table.stage in (WATCH, ROUND)
        if table.top is not table.table:
            break
        table.now_ms += 1000
        table.frame()
    assert table.top.module == "end_seats"


def test_bots_between_two_people_play_in_public():
    table = Table().start(b"ptit_pois", [PERSON, BOT, PERSON, BOT])
    chance = random.Random(3)
    told = 0
    for _ in range(900):
        if table.table.stage == WATCH:
            told += table.table.telling.running and table.table.viewer == NOBODY
            assert table.table.viewer == NOBODY or table.table.telling.running
        table.step(chance)
    assert told > 20


# What happened meanwhile.


def news(table):
    line = table.table.news.line
    return bytes(line.buf[: line.n]).decode("iso8859-15")


@pytest.mark.parametrize(("game", "persons"), GAMES)
def test_the_hand_over_tells_what_the_others_did_since_and_not_what_one_did_oneself(game, persons):
    table = Table(animation=0).start(game, [PERSON] * persons, deal=9)
    chance = random.Random(8)
    turns = told = 0
    for _ in range(500):
        screen = table.table
        if screen.stage == HANDOVER and not screen.telling.running:
            seat = table.match.game.seat()
            name = screen.seat_names[seat].decode()
            words = news(table).split("\n")
            if not words[0].startswith("Manche"):  # a turn before, in the same round
                own = any(line.startswith(name) for line in words)
                assert not own or game == b"pass_pass"  # where others' takes settle one's own
                others = {n.decode() for i, n in enumerate(screen.seat_names) if i != seat}
                told += any(name in line for name in others for line in words)
                turns += 1
        if not table.step(chance):
            break
    assert turns > 8 and told > turns * 3 // 4


def test_what_happened_is_read_at_ones_own_pace():
    table = Table(animation=0).start(b"castors", [PERSON, BOT, BOT, BOT, BOT, BOT])
    chance = random.Random(1)
    while table.match.count < 20 or table.table.stage != TURN:
        assert table.step(chance)
    table.table.persons = 2  # as if one of the bots had been somebody
    table.table.close()
    table.table.settle()
    table.frame()
    news = table.table.news
    assert news.lines > 8 and news.first == 0
    pictures, seen = set(), set()
    for _ in range(news.events + 1):
        pictures.add(bytes(table.display.frame))
        seen |= {*range(news.first, news.first + 3)}
        table.frame(1)
    assert news.first == news.lines - 3 and len(pictures) == news.events + 1
    assert seen >= {*range(news.lines)}
    for _ in range(news.events):
        table.frame(8 | 0)
    assert news.first == 0 and news.focus == 0
    assert table.table.stage == HANDOVER


# Cuts, sleep, menus.


@pytest.mark.parametrize("game", NAMES[1:])
def test_after_a_cut_in_any_phase_the_console_comes_back_closed(game):
    kinds = [PERSON] * open_game(game).MIN_SEATS
    table = Table(animation=0).start(game, kinds, saving=True)
    chance = random.Random(7)
    phases = set()
    for _ in range(260):
        phase = table.match.game.phase()
        if phase not in phases and not table.match.game.over():
            phases.add(phase)
            table.session.save()
            again = Table(table.store).resume(game).frame()
            assert again.match.game.state == table.match.game.state
            assert again.table.viewer == NOBODY
            again.skip()
            assert again.table.viewer == NOBODY and again.table.stage in (HANDOVER, ROUND)
            picture = bytes(again.display.frame)
            assert again.frame().panel.picture() != DARK and bytes(again.display.frame) == picture
        if not table.step(chance):
            break
    assert len(phases) >= {b"castors": 6}.get(game, 3)


def test_put_to_sleep_on_a_private_screen_or_over_it_the_console_wakes_at_the_hand_over():
    table = Table().start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    for keys in ((), (B,), (B, 1, 1, A)):  # the table, its pause, the hint
        for key in keys:
            table.frame(key)
        assert table.console.stack.depth == 1 + bool(keys)
        table.display.memories.clear()
        table.console.sleep()
        assert table.display.memories[0] == DARK and not table.panel.on
        table.console.wake()
        table.frame()
        assert table.panel.on
        assert (table.table.viewer, table.table.stage) == (NOBODY, HANDOVER)
        assert table.top is table.table
        table.frame(A)
        assert table.table.stage == TURN


def test_asleep_in_a_menu_or_alone_the_console_stays_where_it_was():
    table = Table().start(b"ptit_pois", [PERSON, BOT]).until(TURN)
    table.frame(B)
    table.console.sleep()
    table.console.wake()
    assert table.console.stack.depth == 2 and table.table.viewer == 0


def test_leaving_the_table_and_coming_back_asks_again():
    table = Table().start(b"castors", [PERSON, PERSON]).until(TURN)
    table.console.home()
    assert table.display.memories[-1] == DARK
    table.play()
    table.frame()
    assert table.table.viewer == NOBODY


# Pause at the hand-over: nothing of the one who is to come, nothing of the one before.


def test_the_pause_of_the_hand_over_has_no_hint_and_tells_only_public_things():
    table = Table().start(b"castors", [PERSON, PERSON]).until(TURN)
    rows = pause_rows(table)
    assert "Indice" in rows and "Journal" in rows
    table.frame(B)
    table.until(HANDOVER)
    rows = pause_rows(table)
    assert "Indice" not in rows and "Journal" in rows


def pause_rows(table):
    table.frame(B)
    pause = table.top
    return [pause.label(row).decode("iso8859-15") for row in range(pause.count())]


def test_an_undo_goes_back_to_the_one_who_acted_and_closes_the_other():
    table = Table().start(b"castors", [PERSON, PERSON]).until(TURN)
    seat = table.match.game.seat()
    chance = random.Random(1)
    while table.match.can_undo() != FREE or table.match.game.seat() == seat:
        seat = table.match.game.seat()
        assert table.step(chance)
    before = table.match.undone_count()
    table.until(HANDOVER)
    table.frame(A)  # the other one has seen his cards, and both agree to take it back
    assert table.table.viewer == table.match.game.seat()
    table.frame(B)
    table.frame(1)
    assert "Reprend" in table.reads()
    table.frame(A)
    table.frame()
    assert table.match.count == before
    assert (table.table.viewer, table.table.stage) == (NOBODY, HANDOVER)
    assert table.table.seat_names[table.match.game.seat()].decode() in table.reads()


def test_what_an_undo_would_take_back_is_told_from_what_everybody_knows():
    table = Table().start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    asked = []

    def action_text(line, view, action):
        asked.append(bytes(view.state))

    table.table.act(124)
    table.skip().frame(B)
    while table.top is not table.table:
        table.frame(B)
    before = checks.new(table.match.game)
    before.copy_from(table.match.game)
    seat = before.seat()
    table.table.act(next(a for a in checks.legal(before) if a < 120 and ends_turn(before, a)))
    table.table.action_text = action_text
    table.until(HANDOVER)
    table.frame(B)
    public = bytes(checks.view_of(before, NOBODY).state)
    assert asked == [public] and public != bytes(checks.view_of(before, seat).state)


def ends_turn(game, action):
    after = checks.new(game)
    after.copy_from(game)
    after.apply(action)
    return after.seat() != game.seat()
