"""What tables with several seats share: telling, log, scores, end; in neutral words."""

import random

import pytest

from engine_mpy.games import base, open_game
from engine_mpy.games.base import NOBODY
from engine_mpy.match import match as match_module
from engine_mpy.match.match import FREE, NOTHING
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import LEFT, RIGHT, A, B
from engine_mpy.screens.seats import ROUND, TURN
from tests import mpy_frames
from tests.seats_console import BOT, PERSON, Table

SEVERAL = (b"ptit_pois", b"pass_pass", b"castors")
SHARED = (
    "seats", "seats_hooks", "seats_telling", "seats_handover", "seats_round", "end_seats",
    "rounds", "log", "name", "setup_game", "pause", "statistics",
)  # fmt: skip
COLD = {"screens.setup": {"confirmed"}}  # it begins a match


def kinds_of(game, *first):
    kinds = list(first)
    return kinds + [BOT] * (open_game(game).MIN_SEATS - len(kinds))


def said(line):
    return bytes(line.buf[: line.n]).decode("iso8859-15").replace("\xa0", " ")


# Telling.


def test_what_one_did_is_told_before_the_screen_closes_and_any_press_goes_on():
    table = Table(animation=2).start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    seat = table.match.game.seat()
    name = table.table.seat_names[seat].decode()
    table.table.act(124)
    table.skip()
    table.table.act(table.choose(random.Random(1)))
    assert table.table.telling.running and table.table.viewer == seat
    assert name in table.frame().reads()
    table.frame(RIGHT)
    for _ in range(5):
        table.frame(RIGHT)
    assert not table.table.telling.running


def test_the_pace_is_that_of_the_settings():
    lengths = []
    for animation in (1, 2, 3, 0):
        table = Table(animation=animation).start(b"ptit_pois", [BOT, BOT])
        begun = table.now_ms
        while table.match.count < 3:
            table.frame()
        lengths.append(table.now_ms - begun)
    assert lengths == sorted(lengths, reverse=True) and len(set(lengths)) == 4
    person = Table(animation=0).start(b"ptit_pois", kinds_of(b"ptit_pois", PERSON))
    assert not person.table.telling.running  # nothing waits where nobody wants it


def test_a_press_while_it_is_told_does_nothing_else():
    table = Table(animation=2).start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    table.table.act(124)
    count = table.match.count
    assert table.table.telling.running
    table.frame(A)
    assert table.match.count == count
    table.skip()
    table.table.act(table.choose(random.Random(1)))
    table.frame(B)  # the pause comes at once; undo is in it
    assert table.top.module == "pause" and table.match.can_undo() in (FREE, NOTHING)


@pytest.mark.parametrize("game", SEVERAL)
def test_events_of_one_action_are_told_together_where_they_fit(game):
    table = Table(animation=2).start(game, [BOT] * open_game(game).MIN_SEATS, deal=8)
    strips = events = 0
    last = ""
    for _ in range(4000):
        if table.top is not table.table:
            break
        if table.table.telling.running:
            words = said(table.table.telling.line)
            assert words and words[0] == words[0].upper()
            assert table.table.telling._wrap().lines <= 3
            if words != last:
                strips += 1
                last = words
        events = table.match.game.events.total
        table.frame(A)
    assert 20 < strips < events


def test_what_only_one_may_know_is_told_to_him_alone():
    """Who draws in Ptit Pois reads which card; nobody else does, nor the log."""
    table = Table(animation=2).start(b"ptit_pois", [PERSON, PERSON], deal=11)
    chance = random.Random(4)
    found = 0
    for _ in range(800):
        events = table.match.game.events
        if not table.step(chance):
            break
        for number in range(max(events.start(), events.total - 12), events.total):
            if events.kind(number) != base.DREW or events.b(number) == 255:
                continue
            public = table.match.next_event(NOBODY, number)
            assert public != number, "the card is public"
            found += 1
    assert found > 3


@pytest.mark.parametrize("game", SEVERAL)
def test_draws_in_a_row_are_told_once(game):
    table = Table(animation=0).start(game, [BOT] * open_game(game).MIN_SEATS, deal=5)
    for _ in range(4000):
        if table.top is not table.table:
            break
        table.now_ms += 500
        table.frame()
    events = table.match.game.events
    told = drawn = 0
    for number in range(events.start(), events.total):
        to = events.audience(number)
        if events.kind(number) == base.DREW and to == (0 if events.a(number) else 1):
            drawn += 1
            told += table.table.draws(number)
    assert game == b"pass_pass" or drawn > 5
    assert told == drawn


# The log.


def log_lines(table):
    """All that the log would say now."""
    log = open_screen(b"log")
    log.enter(table.console)
    lines = []
    for place in range(log.count):
        log._wrap(place)
        lines.append(said(log.words))
    return lines


@pytest.mark.parametrize("game", SEVERAL)
def test_the_log_says_the_same_whoever_looks_and_never_you(game):
    table = Table(animation=0).start(game, [PERSON] * open_game(game).MIN_SEATS, deal=6)
    chance = random.Random(9)
    compared = drawn = 0
    for _ in range(160):
        events = table.match.game.events
        drawn += events.total > 0 and events.kind(events.total - 2) == base.DREW
        if table.table.stage == TURN and not table.table.telling.running:
            private = log_lines(table)
            viewer, table.table.viewer = table.table.viewer, NOBODY
            assert log_lines(table) == private
            table.table.viewer = viewer
            assert not any("Vous" in line or "votre" in line for line in private)
            compared += len(private) > 4
        if not table.step(chance):
            break
    assert compared > 8 and (drawn > 5 or game == b"pass_pass")


def test_the_log_reaches_back_to_the_deal_and_scrolls_event_by_event():
    table = Table(animation=0).start(b"castors", [PERSON, PERSON, PERSON], deal=6)
    chance = random.Random(2)
    for _ in range(60):
        table.step(chance)
    table.until(TURN, chance=chance)
    lines = log_lines(table)
    assert lines[0].startswith("Manche 1") and len(lines) > 12
    for key in (B, 1, 1, 1, A):
        table.frame(key)
    log = table.top
    assert log.module == "log" and log.first == log.last > 5
    table.frame(1)
    assert log.focus == log.count - 1  # the edge
    table.frame(0)
    assert log.first == log.last and log.focus == log.count - 2
    assert lines[log.focus] in table.reads()
    for _ in range(200):
        table.frame(LEFT)
    assert log.first == log.focus == 0
    table.frame(RIGHT)
    assert log.first == log.focus == 3


def test_after_a_cut_the_log_is_still_there():
    table = Table(animation=0).start(b"castors", [PERSON, PERSON], saving=True)
    chance = random.Random(3)
    for _ in range(30):
        table.step(chance)
    table.until(TURN, chance=chance)
    lines = log_lines(table)
    table.session.save()
    again = Table(table.store, animation=0).resume(b"castors")
    again.frame()
    again.until(TURN)
    assert log_lines(again) == lines


def test_alone_there_is_no_log():
    table = Table(animation=0).start(b"pitaouf", [PERSON])
    table.frame(A)
    table.frame(B)
    names = [table.top.label(row).decode("iso8859-15") for row in range(table.top.count())]
    assert "Journal" not in names and "Indice" in names


# Scores and end.


@pytest.mark.parametrize("game", [b"ptit_pois", b"castors"])
def test_after_a_round_the_scores_wait_for_a_press_and_the_table_can_be_seen(game):
    table = Table(animation=0).start(game, kinds_of(game, PERSON), deal=4).until(ROUND)
    table.frame()
    scores = bytes(table.display.frame)
    count = table.match.count
    for seat in range(table.match.seats):
        assert table.table.seat_names[seat].decode() in table.reads()
        assert f"total {table.match.game.score(seat)}" in table.reads()
    table.frame(RIGHT)
    assert bytes(table.display.frame) != scores and table.table.stage == ROUND
    table.frame(LEFT)
    assert bytes(table.display.frame) == scores
    for _ in range(300):
        table.frame()
    assert table.match.count == count  # no time limit
    table.frame(A)
    assert table.match.count == count + 1 and table.table.stage != ROUND


def test_where_nobody_presses_the_scores_stay_a_while():
    table = Table(animation=3).start(b"castors", [BOT, BOT], deal=2)
    shown = 0
    for _ in range(60000):
        if table.table.stage == ROUND and not table.table.telling.running:
            shown += 1
        elif shown:
            break
        table.frame()
    assert 100 < shown < 400


def ended(game, seats, deal=1, options=0, persons=0, looked_at_ms=1000):
    """A match played by bots to its end, its screen in front."""
    table = Table(animation=0).start(
        game, [PERSON] * persons + [BOT] * (seats - persons), deal, options
    )
    chance = random.Random(6)
    for _ in range(60000):
        if table.top is not table.table:
            table.now_ms += looked_at_ms
            return table.frame()
        table.now_ms += 1000
        table.step(chance)
    raise AssertionError("no end")


@pytest.mark.parametrize(
    ("game", "seats"), [(b"ptit_pois", 2), (b"pass_pass", 3), (b"castors", 6)]
)
def test_the_end_ranks_everybody_and_names_the_winners(game, seats):
    table = ended(game, seats)
    end = table.top
    assert end.module == "end_seats"
    out = bytearray(6)
    won = table.match.game.winners(out)
    assert {end.ranking[i] for i in range(won)} == set(out[:won])
    scores = [table.match.game.score(seat) for seat in end.ranking]
    rest = scores[won:]
    assert rest == sorted(rest, reverse=not table.match.game.LOWER_WINS)
    assert sorted(end.ranking) == list(range(seats))
    names = [table.table.seat_names[seat].decode() for seat in out[:won]]
    words = table.reads()
    assert words.startswith(f"{names[0]} gagne" if won == 1 else "Victoire partagée")
    for i, seat in enumerate(end.ranking):
        place = 1 + sum(better(table, other, seat) for other in range(seats))
        if seat not in out[:won]:
            place = max(place, won + 1)
            assert end.place(i) >= won + 1
        assert f"{table.table.seat_names[seat].decode()} {scores[i]}" in words


def better(table, seat, other):
    difference = table.match.game.score(seat) - table.match.game.score(other)
    return difference < 0 if table.match.game.LOWER_WINS else difference > 0


def test_shared_places_have_one_number():
    table = ended(b"castors", 6, 2, 1)
    end = table.top
    places = [end.place(i) for i in range(6)]
    scores = [table.match.game.score(seat) for seat in end.ranking]
    for i in range(1, 6):
        assert (places[i] == places[i - 1]) == (scores[i] == scores[i - 1])
        assert places[i] in (places[i - 1], i + 1)


@pytest.mark.parametrize(
    ("game", "seats", "options"), [(b"ptit_pois", 2, 0), (b"castors", 3, 9), (b"pass_pass", 4, 1)]
)
def test_points_by_round_add_up_to_the_scores(game, seats, options):
    table = ended(game, seats, 3, options)
    table.frame(RIGHT)
    table.frame(A)
    rounds = table.top
    assert rounds.module == "rounds" and rounds.rounds >= 1
    for seat in range(seats):
        points = rounds.points[40 * seat : 40 * seat + 40]
        assert sum(points) == table.match.game.score(seat)
    for _ in range(12):
        table.frame(RIGHT)
    assert rounds.first == max(0, rounds.rounds - 3)
    table.frame(B)
    assert table.top.module == "end_seats"


def test_a_match_without_its_beginning_says_that_it_has_no_rounds(monkeypatch):
    monkeypatch.setattr(match_module, "JOURNAL", 20)
    table = ended(b"castors", 2)
    table.frame(RIGHT)
    table.frame(A)
    assert table.reads().startswith("Une partie si longue")


def test_a_press_meant_for_what_was_told_before_begins_no_new_deal():
    table = ended(b"ptit_pois", 2, looked_at_ms=0)
    deal = table.match.deal
    table.frame(A)
    assert table.top.module == "end_seats" and table.match.deal == deal
    for _ in range(40):
        table.now_ms += 300
        table.frame(A)
    assert table.top.module == "end_seats" and table.match.deal == deal
    table.now_ms += 1000
    table.frame(A)
    assert table.match.deal != deal


def test_from_the_end_one_goes_on_in_every_way():
    for turns, module in (
        (0, "table_ptit_pois"),
        (2, "log"),
        (3, "setup"),
        (4, "table_ptit_pois"),
        (5, "menu"),
    ):
        table = ended(b"ptit_pois", 2)
        deal = table.match.deal
        for _ in range(turns):
            table.frame(RIGHT)
        table.frame(A)
        table.frame()
        assert table.top.module == module, turns
        if module == "table_ptit_pois":
            assert (table.match.deal == deal) == (turns == 4) and list(table.match.kinds[:2]) == [
                BOT
            ] * 2


def test_an_end_that_a_cut_hid_is_shown_again():
    table = ended(b"castors", 2)
    table.play()
    table.frame()
    table.frame()
    assert table.top.module == "end_seats"


@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize("game", SEVERAL)
def test_statistics_have_a_page_for_what_was_played(game, language):
    table = Table(language=language)
    table.session.open(game)
    statistics = table.session.statistics
    options = {b"ptit_pois": (0, 32), b"pass_pass": (0, 1), b"castors": (0, 3)}[game]
    for bits in options:
        statistics.record(bits, True, 12, 0, False, True)
    table.console.home()
    table.console.stack.push(open_screen(b"statistics"))
    words = []
    for _ in range(2):
        table.frame()
        words.append(table.reads())
        table.frame(RIGHT)
    assert words[0] != words[1] and "2 " in words[1].rpartition("page")[2]
    table.frame(B)
    assert table.top.module == "menu"


@pytest.mark.parametrize("module", SHARED)
def test_no_frame_of_what_is_shared_comes_from_the_heap(module):
    large = mpy_frames.too_large(f"engine_mpy.screens.{module}")
    assert {name.split(",")[0] for name in large} <= COLD.get(module, set())
