"""What is read rather than played, by the buzzer alone: log, hand-over, points, rules, manual.

Each entry of the log is compared with tests/cue_events.py, written from the documentation.
"""

import random
import re
from types import SimpleNamespace

import pytest

from engine_mpy.games.base import NOBODY
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.start import crash
from engine_mpy.store import settings as fields
from engine_mpy.text import ids_store
from tests import cue_events
from tests.blind_console import Blind
from tests.cue_ear import Ear
from tests.micropython_port import ROOT
from tests.mpy.stand_ins import Buzzer, Display, MemoryStore, Motor

GAMES = {b"castors": 2, b"ptit_pois": 2, b"pass_pass": 1}  # options: rounds; in pairs
SEATS = {b"castors": 3, b"ptit_pois": 2, b"pass_pass": 4}
FAST = 4
ROUND = 3


def listening(game, deal, kinds=None):
    return Blind(game, kinds or [0] * SEATS[game], deal, GAMES[game], speed=FAST)


def play_on(console, chance, most):
    """Random actions, without a sound; False at the end of the match."""
    match, legal = console.match, bytearray(256)
    for _ in range(most):
        if match.game.over():
            return False
        console.console.session.act(legal[chance.randrange(match.game.legal(legal))])
    return True


def expected(console, number):
    """Of event `number`, by the documentation."""
    table = console.console.stack.screens[0]
    ring = console.match.game.events
    return cue_events.said(table.book, ring, number, table.draws(number))


def shown(console):
    """The table as the match is now."""
    console.console.play()
    console.said(A)


@pytest.mark.parametrize("game", GAMES)
def test_each_entry_of_the_log_says_who_did_what_and_its_place(game):
    chance, kinds = random.Random(4), set()
    for deal in range(1, 40):
        console = listening(game, deal)
        while play_on(console, chance, chance.randrange(4, 60)):
            kinds |= read_log(console, 5)
            if deal % 3:
                break
        kinds |= read_log(console, 30)
        if kinds >= ALL[game]:
            return
    raise AssertionError(ALL[game] - kinds)


ALL = {  # kinds of events
    b"castors": {0, 1, 2, 4, 5, *range(32, 42)},
    b"ptit_pois": {0, 1, 2, 4, 5, 32, 33, 35, 36, 37, 39, 40},
    b"pass_pass": {0, 1, 4, *range(32, 38)},
}


def read_log(console, most):
    """Go up from the last entry; the kinds that were heard."""
    shown(console)
    console.console.stack.push(open_screen(b"log"))
    console.said()
    log = console.console.stack.top()
    kinds = set()
    for key in [A] + [UP] * min(most, log.count - 1):
        heard = console.said(key)
        number = log.start + log.numbers[log.focus]
        said = [*expected(console, number), log.focus + 1, log.count]
        assert heard == (said if key == A else ["FOCUS", *said])
        kinds.add(console.match.game.events.kind(number))
    return kinds


def test_the_log_ends_in_edges_and_with_few_cues_a_tells_the_entry():
    console = listening(b"castors", 3)
    play_on(console, random.Random(1), 30)
    shown(console)
    console.console.stack.push(open_screen(b"log"))
    assert console.said(DOWN) == ["EDGE"] and console.said(RIGHT) == ["EDGE"]
    for _ in range(40):
        console.press(LEFT)
    assert console.said(UP) == ["EDGE"] and console.said(LEFT) == ["EDGE"]
    assert console.said(A) == ["DEALT", 1, 1, console.console.stack.top().count]
    console.console.settings.set(fields.CUE_LEVEL, 0)
    assert console.said(DOWN) == []
    assert len(console.said(A)) > 1
    assert console.said(B) == ["BACK"]


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_at_the_hand_over_one_by_one(game):
    chance, heard = random.Random(2), 0
    for deal in range(1, 6):
        console = listening(game, deal)
        if not play_on(console, chance, 7 + 5 * deal):
            continue
        console.console.play()
        console.said()
        table = console.console.stack.screens[0]
        if table.stage != 0:
            continue
        numbers = told_since(console, table)
        for place, number in enumerate(numbers):
            said = console.said(DOWN if place % 2 else RIGHT)
            assert said == ["FOCUS", *expected(console, number), place + 1, len(numbers)]
            heard += 1
        assert console.said(DOWN) == ["EDGE"]
        for place in range(len(numbers) - 1, 0, -1):
            assert console.said(UP if place % 2 else LEFT)[0] == "FOCUS"
        assert console.said(UP) == ["EDGE"] and console.said(LEFT) == ["EDGE"]
    assert heard > 10


def told_since(console, table):
    """The public events that are put into words at this hand-over, as its lines say."""
    from engine_mpy.text.compose import Line

    numbers, line = [], Line(200)
    line.names = console.console.line.names
    number = console.match.next_event(NOBODY, table.news._base)
    while number >= 0:
        if table.tell(line.clear(), number) and line.n:
            numbers.append(number)
        number = console.match.next_event(NOBODY, number + 1)
    return numbers


def test_who_is_next_is_told_by_number():
    console = listening(b"castors", 3)
    assert console.said()[-2:] == ["HAND_OVER", console.match.game.seat() + 1]


@pytest.mark.parametrize("game", GAMES)
def test_the_scores_of_a_round_are_told_and_again(game):
    chance, legal = random.Random(5), bytearray(256)
    console = listening(game, 4)
    match = console.match
    table = console.console.stack.screens[0]
    while match.game.phase() != table.round_end:
        console.console.session.act(legal[chance.randrange(match.game.legal(legal))])
    shown_round(console)
    table = console.console.stack.screens[0]
    assert table.stage == ROUND
    view = match.view(NOBODY)
    points = []
    for seat in range(SEATS[game]):
        points += ["SEAT", seat + 1, table.round_points(view, seat), view.score(seat)]
    said = ["FOCUS", "ROUND_OVER", view.round(), *points]
    assert console.said(UP) == said and console.said(DOWN) == said
    assert console.said(RIGHT) == ["FOCUS", "TABLE"] and console.said(LEFT) == said


def shown_round(console):
    console.console.play()
    console.said()


@pytest.mark.parametrize("game", GAMES)
def test_points_round_by_round_then_the_totals(game):
    console = listening(game, 2)
    match, legal, chance = console.match, bytearray(256), random.Random(3)
    rounds, before = [], [0] * SEATS[game]
    while not match.game.over():
        was = match.game.round()
        console.console.session.act(legal[chance.randrange(match.game.legal(legal))])
        if match.game.round() > was or match.game.over():
            now = [match.game.score(seat) for seat in range(SEATS[game])]
            rounds.append([a - b for a, b in zip(now, before, strict=True)])
            before = now
    if match.based:
        rounds = []
    shown_round(console)
    console.console.stack.push(open_screen(b"rounds"))
    heard = console.said()
    for place, points in enumerate([*rounds, before] if rounds else []):
        seats = [said for seat, n in enumerate(points) for said in ("SEAT", seat + 1, n)]
        last = place == len(rounds)
        lead = ["SCORE", len(rounds)] if last else ["ROUND_NUMBER", place + 1]
        assert heard[-len(seats) - 2 :] == [*lead, *seats]
        assert console.said(A) == [*lead, *seats]
        heard = console.said(RIGHT)
    assert heard == ["EDGE"] if rounds else heard[-1] == "NONE"
    assert console.said(UP) == ["EDGE"]


@pytest.mark.parametrize("about", [b"", b"console"])
def test_the_rules_and_the_manual_say_chapter_and_page(about):
    console = listening(b"castors", 3)
    rules = open_screen(b"rules")
    rules.about = about
    console.console.stack.push(rules)
    console.said()
    heard = console.said(A)
    reader = console.console.stack.top()
    pages = reader.before[len(reader.guide.TITLES)]
    assert heard == ["CONFIRM", "CHAPTER", 1, 1, pages]
    assert console.said(LEFT) == ["EDGE"]
    chapter = 1
    for page in range(2, pages + 1):
        heard = console.said(RIGHT)
        if page - 1 in reader.before[: len(reader.guide.TITLES)]:
            chapter += 1
            assert heard == ["FOCUS", "CHAPTER", chapter, page, pages]
        else:
            assert heard == ["FOCUS", page, pages]
    assert chapter == len(reader.guide.TITLES)
    assert console.said(RIGHT) == ["EDGE"] and console.said(A) == ["EDGE"]


def test_a_message_of_the_console_says_its_number():
    console = listening(b"castors", 3)
    console.console.store.message = ids_store.SAVE_FULL
    console.said()
    console.console.stack.push(open_screen(b"message"))
    assert console.said()[-2:] == ["MESSAGE", 7]
    assert console.said(LEFT) == ["MESSAGE", 7] and console.said(UP) == ["EDGE"]


def test_news_of_the_start_say_their_numbers_one_after_the_other():
    console = listening(b"castors", 3)
    for number in (13, 10):
        news = open_screen(b"news")
        news.title, news.words, news.number = b"Au demarrage", b"Son coupe.", number
        console.console.stack.push(news)
    console.said()
    assert console.said(RIGHT) == ["MESSAGE", 10]
    assert console.said(A) == ["BACK", "MESSAGE", 13]


def test_the_manual_lists_every_message_of_the_store():
    numbers = range(1, ids_store.SAVE_FAILED - ids_store.SAVE_DAMAGED + 2)
    for language in ("fr", "en"):
        manual = (ROOT / f"firmware/guide/{language}/console.md").read_text(encoding="utf-8")
        assert all(re.search(rf"(- |\. ){n} ?:", manual) for n in numbers)


@pytest.mark.parametrize("kept", [True, False])
def test_a_crash_says_whether_the_last_move_may_be_lost(kept):
    display, buzzer, ear, now_ms = Display(), Buzzer(), Ear(), 0
    devices = SimpleNamespace(display=display, buzzer=buzzer, motor=Motor())
    page = crash.page(devices, MemoryStore(), "ValueError: no", kept)
    while page.cues.running():
        now_ms += 20
        page.frame(now_ms)
        ear.sense(now_ms, buzzer.hz > 0)
    assert ear.heard() == (["CRASHED"] if kept else ["CRASHED", "NOT_SAVED"])
