"""The menus: the games, and the menu of a game. The first screen at power-on.

`Console.home` shows them; with one game its menu is the first screen, with the console's name and
the cat above it. What is in a menu is data: a text and what it opens.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import shapes_pitaouf
from engine_mpy.draw.fonts import big, text
from engine_mpy.games import NAMES
from engine_mpy.match.chance import deal_number
from engine_mpy.match.match import BOT_EASY, PERSON
from engine_mpy.screens import open_screen
from engine_mpy.screens.listing import ListScreen
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.text import ids

_BANNER = 25  # pixel rows

# Name and title of every game; those of games.NAMES are offered.
GAMES = (
    (b"pitaouf", ids.GAME_PITAOUF),
    (b"ptit_pois", ids.GAME_PTIT_POIS),
    (b"pass_pass", ids.GAME_PASS_PASS),
    (b"castors", ids.GAME_CASTORS),
)

# Text, and the screen it opens; "continue", "new" and "same" begin a game.
CONSOLE_ROWS = (
    (ids.MENU_SETTINGS, b"settings"),
    (ids.MENU_TRAINER, b"trainer"),
    (ids.MENU_MESSAGE, b"message"),
)
GAME_ROWS = (
    (ids.MENU_CONTINUE, b"continue"),
    (ids.MENU_NEW, b"new"),
    (ids.MENU_DEAL, b"deal"),
    (ids.MENU_VARIANTS, b"variants"),
    (ids.MENU_RULES, b"rules"),
    (ids.MENU_STATISTICS, b"statistics"),
    (ids.MENU_SETTINGS, b"settings"),
    (ids.MENU_MESSAGE, b"message"),
    (ids.MENU_GUIDED, b"guided"),
)
# Of a game for several.
SEATS_ROWS = (
    (ids.MENU_CONTINUE, b"continue"),
    (ids.MENU_SAME, b"same"),
    (ids.MENU_NEW, b"setup"),
    (ids.MENU_RULES, b"rules"),
    (ids.MENU_STATISTICS, b"statistics"),
    (ids.MENU_SETTINGS, b"settings"),
    (ids.MENU_MESSAGE, b"message"),
    (ids.MENU_GUIDED, b"guided"),
)

ONE_PERSON = bytes([PERSON])
GUIDED_SEATS = bytes([PERSON, BOT_EASY, BOT_EASY])
_GUIDED_DEAL = 7


def game_text(name):
    """The text id of a game's name."""
    for game in GAMES:
        if game[0] == name:
            return game[1]
    raise ValueError("no title for the game " + str(name) + "; see GAMES in screens/menu.py")


class MenuScreen(ListScreen):
    """Rows of a tuple, those that make sense now."""

    entries = ()
    pitch = 12

    def enter(self, console):
        """Find the rows."""
        super().enter(console)
        self.rows = bytearray(len(self.entries))
        self.shown = 0
        self.refresh()

    def resume(self):
        """A message may have come or gone."""
        row = self.rows[self.focus]
        self.refresh()
        for i in range(self.shown):
            if self.rows[i] == row:
                self.focus = i
        super().resume()

    def refresh(self):
        """List the rows that make sense now."""
        self.shown = 0
        for i in range(len(self.entries)):
            if self.has(self.entries[i][1]):
                self.rows[self.shown] = i
                self.shown += 1

    def has(self, target):
        """Does this row make sense now?"""
        return target != b"message" or self.console.store.message != NO_MESSAGE

    def count(self):
        """The rows that make sense."""
        return self.shown

    def label(self, row):
        """From the table."""
        return self.console.texts[self.entries[self.rows[row]][0]]

    def choose(self, row):
        """Open what the row names."""
        self.console.cues.play(cue.CONFIRM)
        self.open(self.entries[self.rows[row]][1])

    def open(self, target):
        """Show the screen called `target`."""
        self.console.stack.push(open_screen(target))


class TitleScreen(MenuScreen):
    """The games, then what belongs to the console; shown only when there are several games."""

    title = ids.CONSOLE_NAME
    pitch = 11  # all games in sight

    def enter(self, console):
        """The games first."""
        rows = []
        for name in NAMES:
            rows.append((game_text(name), name))
        self.entries = tuple(rows) + CONSOLE_ROWS
        super().enter(console)
        if console.session.name in NAMES:
            self.focus = NAMES.index(console.session.name)

    def back(self):
        """There is nothing behind."""
        self.console.cues.play(cue.EDGE)

    def open(self, target):
        """A game's menu, or a screen of the console."""
        if target in NAMES:
            self.console.session.open(target)
            target = b"game"
        super().open(target)


class GameScreen(MenuScreen):
    """The menu of the open game. Continue comes first: one press at power-on."""

    guided = False  # was the guided deal chosen?

    def enter(self, console):
        """Find the game's name, then the rows."""
        self.name = game_text(console.session.name)
        self.entries = GAME_ROWS if console.session.match.game.MAX_SEATS == 1 else SEATS_ROWS
        super().enter(console)

    def has(self, target):
        """Continue only with a match that can be read; the same players if there were some."""
        if target == b"continue":
            return self.console.session.ready()
        if target == b"same":
            return self.console.session.last_seats() > 0
        return super().has(target)

    def top(self):
        """Under the banner, as long as the focus is near it."""
        return _BANNER if self.focus < 3 else 0

    def back(self):
        """To the games, if there are several."""
        if self.console.stack.depth > 1:
            super().back()
        else:
            self.console.cues.play(cue.EDGE)

    def say_opened(self):
        """Which game, then the row."""
        game = self.console.session.match.game
        self.console.cues.marked(cue.CHAPTER, game.KEY, cue.DETAILS)
        super().say_opened()

    def draw(self, canvas):
        """The banner and the list."""
        self.pitch = 12
        if self.focus < 3:
            self.pitch = 11
            canvas.icon(shapes_pitaouf.CAT_L, 2, 1, 1)
            canvas.text(big, self.console.texts[ids.CONSOLE_NAME], -1, 28, 0, 1)
            canvas.text(text, self.console.texts[self.name], -1, 28, 13, 1)
        super().draw(canvas)

    def value(self, row, line):
        """The deal that Continue goes on with; of several seats it is told at the end (C4)."""
        match = self.console.session.match
        if self.entries[self.rows[row]][1] == b"continue" and match.seats == 1:
            line.say(self.console.texts[ids.MENU_CONTINUED], match.deal)

    def open(self, target):
        """Continue, begin, or open a screen."""
        console = self.console
        if target == b"continue":
            console.play()
            return
        self.guided = target == b"guided"
        if target != b"new" and target != b"same" and not self.guided:
            super().open(target)
        elif console.session.ready():
            console.ask(ids.ASK_ABANDON)
        else:
            self.confirmed(ids.ASK_ABANDON)

    def confirmed(self, question):
        """Begin a deal that nobody chose, or the one that teaches."""
        console = self.console
        if self.guided:
            alone = self.entries is GAME_ROWS
            console.session.begin_guided(_GUIDED_DEAL, ONE_PERSON if alone else GUIDED_SEATS)
            console.play()
            return
        number = deal_number(console.now_ms, console.settings.next_count(console.store))
        if self.entries is GAME_ROWS:
            console.session.begin(number, ONE_PERSON)
        else:
            console.session.begin_same(number)
        console.play()

    def where(self, line):
        """The game's name first."""
        line.put(self.console.texts[self.name]).put(b". ")
        super().where(line)
