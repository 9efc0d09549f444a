"""Two presses for every status, from every phase of every game, half-made choices included.

Somebody presses at random; wherever a table is, in what phase and in the middle of what choice,
B and one more press must tell each of the five, and nothing that was chosen may be lost by it.
"""

import random

import pytest

from engine_mpy.cues import alphabet as cue
from engine_mpy.games import castors_table as castors
from engine_mpy.games import pass_pass_table as pass_pass
from engine_mpy.games import pitaouf
from engine_mpy.games import ptit_pois_table as ptit_pois
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.store import settings as fields
from engine_mpy.store.setup import BY_EAR
from engine_mpy.text import ids_cues
from engine_mpy.text.compose import Line
from tests import cue_cards
from tests.blind_console import Blind

HANDOVER, TURN, WATCH, ROUND = STAGES = range(4)  # of a table for several
SECOND = (LEFT, RIGHT, UP, B, A)  # the second press; what B alone tells is looked at each time
MOST_PRESSES = 60_000
STEPS, REFUSED = 1, 2  # modes of Pitaouf's table
PAGES = range(4)


def place_of_pitaouf(table, top):
    """What the exchange or the table waits for, or what lies over it."""
    if top is table.exchange:
        return "exchange", top.mode
    if top is not table:
        return "path" if top is table.path else "cards"
    return table.view.phase(), table.mode, table.raised > 0 and table.mode == 0, table.walks()


def place_of_castors(table, _top):
    if table.stage != TURN:
        return table.stage, table.view.phase()
    return table.stage, table.view.phase(), table.step, table.page


def place_of_ptit_pois(table, _top):
    if table.stage != TURN:
        return table.stage, table.view.phase()
    over = table.page, table.refused, table.warned
    return table.stage, table.view.phase(), *over, table.target() > 1


def place_of_pass_pass(table, _top):
    return table.stage, table.view.phase(), table.page


def of_castors(phases, pages=(False, True), steps=(0,)):
    return {(TURN, phase, step, page) for phase in phases for page in pages for step in steps}


GAMES = {
    "pitaouf": (
        b"pitaouf",
        [0],
        pitaouf.FREE_STEPS,
        place_of_pitaouf,
        ("cursor", "raised", "steps"),
        {("exchange", mode) for mode in range(3)}
        | {"path", "cards", (pitaouf.PLAY, 0, False, True), (pitaouf.PLAY, 0, True, False)}
        | {(pitaouf.PLAY, mode, False, False) for mode in (0, STEPS, REFUSED)},
    ),
    "castors": (
        b"castors",
        [0, 0],
        2,
        place_of_castors,
        ("cursor", "step", "mine", "other"),
        of_castors((castors.PEEK, castors.LOOKED), (False,))
        | of_castors((castors.CHOOSE, castors.SWAPPING), (False,), (0, 1))
        | of_castors((castors.CHOOSE,), (True,), (0, 1))
        | of_castors((castors.DRAWN, castors.FIRST_OF_TWO, castors.LOOKING, castors.CALLING)),
    ),
    "ptit_pois": (
        b"ptit_pois",
        [0, 0],
        2,
        place_of_ptit_pois,
        ("cursor", "at"),
        {
            (TURN, phase, page, False, False, False)
            for phase in (ptit_pois.ACT, ptit_pois.AFTER_B)
            for page in (False, True)
        }
        | {(TURN, ptit_pois.ACT, False, False, False, True)}
        | {(TURN, ptit_pois.CHOOSE, page, False, False, True) for page in (False, True)}
        | {(TURN, ptit_pois.ACT, False, refused, not refused, not refused) for refused in (0, 1)}
        | {(TURN, ptit_pois.BONUS, False, False, False, action) for action in (False, True)},
    ),
    "pass_pass": (
        b"pass_pass",
        [0, 0, 0, 0],
        pass_pass.PAIRS,
        place_of_pass_pass,
        ("cursor",),
        {(TURN, pass_pass.PLAY, page) for page in PAGES}
        | {
            (TURN, phase, 0)
            for phase in (pass_pass.FIRST_TAKES, pass_pass.SECOND_TAKES, pass_pass.BANKING)
        },
    ),
}
WAITING = {  # for somebody else, or for the scores to have been read
    "castors": {(HANDOVER, castors.CHOOSE), (ROUND, castors.ROUND_END)},
    "ptit_pois": {(HANDOVER, ptit_pois.ACT), (ROUND, ptit_pois.ROUND_END)},
    "pass_pass": {(HANDOVER, pass_pass.PLAY, 0), (ROUND, pass_pass.ROUND_END, 0)},
    "pitaouf": set(),
}


class Walk:
    """A console in the hands of somebody who presses at random; `asked`: place -> presses."""

    def __init__(self, name):
        self.game, self.kinds, self.options, self.place, self.kept, self.all = GAMES[name]
        self.all = self.all | WAITING[name]
        self.name = name
        self.chance = random.Random(name)
        self.line = Line(2000)
        self.asked = {place: set() for place in self.all}
        self.deal = 0
        self.begin()

    def begin(self):
        self.deal += 1
        self.blind = Blind(self.game, self.kinds, self.deal, self.options)
        self.console = self.blind.console
        self.console.texts.open(b"cues")
        for seat in range(len(self.kinds)):
            self.console.session.setup.wish(seat, BY_EAR)

    @property
    def table(self):
        return self.console.stack.screens[0]

    def said(self):
        line = self.console.cues.text(self.line.clear(), self.console.texts)
        return bytes(line.buf[: line.n])

    def word(self, what):
        return self.console.texts[ids_cues.FOCUS + what]

    def chosen(self):
        """What somebody has chosen so far, and what is done."""
        table, match = self.table, self.blind.match
        kept = [getattr(table, field) for field in self.kept]
        if self.game == b"pitaouf":
            exchange = table.exchange
            kept += [exchange.mode, exchange.cursor, exchange.suit, table.mode == STEPS]
        return match.count, *kept

    def ask(self, second):
        """B and `second`: told, and all is as it was."""
        before, chosen = self.said(), self.chosen()
        closes = self.console.stack.top() not in (self.table, self.table_like())
        self.blind.press(B)
        assert self.console.stack.top().module == "pause"
        score = self.said()
        assert score.startswith(self.word(cue.SCORE)) and self.word(cue.GOAL) in score
        self.blind.press(second)
        told = self.said()
        if second == A:
            assert told == before or closes
        elif second == B:
            assert told and told != score
        else:
            assert told.startswith(self.leads(second)), (told, second)
            self.blind.press(A)
        assert self.chosen() == chosen
        assert self.console.stack.top() in (self.table, self.table_like())

    def table_like(self):
        return self.table.exchange if self.game == b"pitaouf" else None

    def leads(self, second):
        """How the answer begins."""
        if second == LEFT:
            nobodys = self.game != b"pitaouf" and self.table.stage != TURN
            return self.word(cue.REFUSED if nobodys else cue.HAND)
        if second == RIGHT:
            return self.word(cue.TABLE)
        return self.word(cue.PATH if self.game == b"pitaouf" else cue.SEAT)

    def step(self):
        """Ask what was not asked here yet, then press on."""
        if self.blind.match.game.over():
            self.begin()
        telling = self.table.telling.running
        place = self.place(self.table, self.console.stack.top())
        missing = [
            key for key in SECOND if not telling and key not in self.asked.get(place, SECOND)
        ]
        if missing:
            self.ask(missing[0])
            self.asked[place].add(missing[0])
        else:
            self.blind.press(self.chance.choice((LEFT, RIGHT, UP, DOWN, A, A, A)))
            self.blind.frame()

    def missing(self):
        return {place for place, keys in self.asked.items() if len(keys) < len(SECOND)}


@pytest.mark.parametrize("name", list(GAMES))
def test_everywhere_b_and_one_more_press_tell_and_lose_nothing(name):
    walk = Walk(name)
    for _ in range(MOST_PRESSES):
        if not walk.missing():
            return
        walk.step()
    raise AssertionError(walk.missing())


@pytest.mark.parametrize("name", list(GAMES))
def test_while_it_is_told_what_happened_too(name):
    walk = Walk(name)
    walk.console.settings.set(fields.ANIMATION, 1)
    left = set(SECOND)
    for _ in range(3000):
        if not left:
            return
        if walk.table.telling.running and walk.console.stack.top() is walk.table:
            second = left.pop()
            walk.blind.press(B)
            assert walk.console.stack.top().module == "pause"
            walk.blind.press(second)
            assert second in (A, B) or walk.said().startswith(walk.leads(second))
            walk.console.stack.unwind()
        walk.blind.press(walk.chance.choice((LEFT, RIGHT, UP, DOWN, A, A, A)))
    raise AssertionError(left)


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("over", ["guided", "hint", "end"])
def test_from_what_lies_over_the_table_too(name, over):
    for second in SECOND:
        walk = Walk(name)
        if name != "pitaouf" and over != "end":
            walk.blind.said(A)
        first = cover(walk, over)
        walk.blind.press(first)
        assert walk.console.stack.top().module == "pause"
        assert walk.said().startswith(walk.word(cue.SCORE))
        walk.blind.press(second)
        if second in (LEFT, RIGHT, UP):
            assert walk.said().startswith(walk.leads(second)), (walk.said(), second)
        elif over == "end":
            assert walk.console.stack.top().module in ("end_seats", "table_pitaouf_end")
            assert second == A or walk.word(cue.PLACE) in walk.said()


def cover(walk, over):
    """Put it over the table; the first press there."""
    session = walk.console.session
    if over == "end":
        play_on(walk)
        return UP
    if over == "guided":
        session.guided, session.guided_at = 1, -1
        walk.blind.said(A if name_of(walk) == "exchange" else -1)
    else:
        walk.blind.press(B)
        for _ in range(2):
            walk.blind.press(DOWN)
        walk.blind.said(A)
    assert walk.console.stack.top().module == over
    return B


def name_of(walk):
    exchange = getattr(walk.table, "exchange", None)
    return "exchange" if exchange and walk.console.stack.top() is exchange else "table"


def play_on(walk):
    """Bots bring the match to its end."""
    session = walk.console.session
    chance, legal = random.Random(1), bytearray(256)
    while not session.match.game.over():
        n = session.match.game.legal(legal)
        session.act(legal[chance.randrange(n)])
    walk.console.play()
    for _ in range(3):
        walk.blind.frame()


def test_with_few_cues_the_score_comes_behind_the_table():
    for name in GAMES:
        walk = Walk(name)
        walk.console.settings.set(fields.CUE_LEVEL, 0)
        walk.blind.said(A)
        walk.blind.press(B)
        walk.blind.press(RIGHT)
        told = walk.said()
        assert told.startswith(walk.word(cue.TABLE)) and walk.word(cue.GOAL) in told


@pytest.mark.parametrize("name", ["castors", "ptit_pois", "pass_pass"])
def test_alone_with_bots_the_own_hand_is_told_at_the_end_too(name):
    walk = Walk(name)
    walk.kinds = [0] + [1] * (len(walk.kinds) - 1)
    walk.begin()
    play_on(walk)
    walk.blind.press(UP)
    view = walk.blind.match.view(0)
    assert walk.blind.said(LEFT) == cue_cards.hand(walk.game, view, notebook=False)
