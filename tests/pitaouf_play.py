"""Pitaouf's screens in the hands of tests: presses, words, a frugal player, pictures of states."""

from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import FACILE, KEEP, LOST_TO_TRIAL, WALK
from engine_mpy.screens import table_pitaouf_draw as drawing
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.text.compose import Line
from tests.mpy.press_pitaouf import Play, Presser

KEYS = {"u": UP, "d": DOWN, "l": LEFT, "r": RIGHT, "a": A, "b": B}


class Frugal(Presser):
    """Poses the weakest card that gets by, brio first: wins now and then."""

    def _draw_action(self, table):
        self.count = self.match.count
        view = table.view
        n = view.legal(self.legal)
        if self.count == 0:
            self.target = KEEP
        elif n and self.legal[0] == WALK:
            self.target = WALK
        elif n:
            self.target = min(self.legal[:n], key=lambda action: cost(view, action))


def cost(view, action):
    """What a pose costs: dangers behind, cards, their values."""
    mask = action & 31
    cards = [view.hand.card(i) for i in range(5) if mask >> i & 1]
    spent = sum(30 if card >= 52 else card % 13 for card in cards)
    return (view.outcome(mask) >> 2) // 3 * 40 + spent * len(cards) - 4 * (action >> 5)


class Table(Play):
    """A console at the table of a deal."""

    def __init__(self, deal=7, options=0, language=0, animation=0, keep=True):
        super().__init__()
        self.start(deal, options, language, animation)
        self.table = self.console.stack.screens[0]
        if keep:
            self.press("a")

    def press(self, keys):
        for key in keys:
            self.frame(KEYS[key])

    def put(self, position):
        """Go on from a position of pitaouf_position.py."""
        self.console.session.match.game.state[:] = position.state
        self.console.play()
        self.frame()
        self.table = self.console.stack.screens[0]
        return self

    @property
    def top(self):
        return self.console.stack.top()

    @property
    def view(self):
        return self.console.session.match.view(0)

    def words(self):
        """What a player who does not see is told."""
        line = self.said.clear()
        self.top.where(line)
        return bytes(line.buf[: line.n]).decode("iso8859-15").replace("\xa0", " ")

    def go_to(self, place):
        """Put the cursor on a hand place."""
        while self.table.cursor < place:
            self.press("r")
        while self.table.cursor > place:
            self.press("l")

    def raise_only(self, mask):
        """Raise these hand places and no others."""
        for place in range(self.view.hand.count()):
            if (self.table.raised ^ mask) >> place & 1:
                self.go_to(place)
                self.press("u")

    def play_out(self, presser=Frugal):
        """Press until the end is on the screen; the phase."""
        self.presser = presser(self.console, self.console.session.match.deal, False)
        while self.step():
            pass
        return self.view.phase()


def ended(phase, **how):
    """A table played to its end in this phase: a trial is lost at random, the rest by Frugal."""
    presser = Presser if phase == LOST_TO_TRIAL else Frugal
    for deal in range(9, 60):  # 9 is won, 10 lost to a danger, as long as chance stays as it is
        table = Table(deal, FACILE, keep=False, **how)
        if table.play_out(presser) == phase:
            return table
    raise AssertionError(f"none of 50 deals ends in phase {phase}")


def said(table, put, *args):
    """What `put` appends to a Line."""
    line = Line(200)
    line.names = table.console.line.names
    put(line, *args)
    return bytes(line.buf[: line.n]).decode("iso8859-15").replace("\xa0", " ")


def outcome(table):
    """What the large line of the table says."""
    return said(table, drawing.say_outcome, table.table)


def singles(view, result):
    """The hand places whose card alone would have this result."""
    return [i for i in range(view.hand.count()) if view.outcome(1 << i) >> 2 == result]


class FirstLegal:
    """Thinks for three steps, then does the first thing allowed."""

    def begin(self, view):
        self.view = view
        self.left = 3
        self.legal = bytearray(64)

    def step(self):
        self.left -= 1
        if self.left:
            return NO_ACTION
        self.view.legal(self.legal)
        return self.legal[0]
