"""The figures of the open game: a page a variant, its assisted games counted apart.

LEFT and RIGHT turn the pages, UP and DOWN read the figures. Reached from a game's menu.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows, shapes
from engine_mpy.match import statistics as figures
from engine_mpy.screens import setup_game
from engine_mpy.screens.listing import ListScreen
from engine_mpy.screens.variants import of_game, say_options
from engine_mpy.text import ids
from engine_mpy.text import ids_setup as setup

_RATE = const(-1)

# Text, figure, is it one of the assisted games.
ROWS = (
    (setup.STAT_GAMES, figures.GAMES, False),
    (setup.STAT_WINS, figures.WINS, False),
    (setup.STAT_RATE, _RATE, False),
    (setup.STAT_STREAK, figures.STREAK, False),
    (setup.STAT_BEST_STREAK, figures.BEST_STREAK, False),
    (setup.STAT_BEST_SCORE, figures.BEST_SCORE, False),
    (setup.STAT_DISTANCE, figures.BEST_DISTANCE, False),
    (setup.STAT_ASSISTED, figures.GAMES, True),
    (setup.STAT_ASSISTED_WINS, figures.WINS, True),
)


class StatisticsScreen(ListScreen):
    """`page` is a set of option bits, or the place of one among those that were played."""

    title = setup.STATISTICS

    def enter(self, console):
        """Begin with the variant chosen now."""
        super().enter(console)
        console.texts.open(b"setup")
        self.key = console.session.match.game.KEY
        self.variants = of_game(console.session.name)
        if self.variants:
            self.pages = 1 << len(self.variants)
            self.page = console.session.options()
        else:
            console.texts.open(b"seats")
            self.pages = max(1, console.session.statistics.variants())
            self.page = 0

    def leave(self):
        """Its texts go with it."""
        self.console.texts.close(b"setup")
        self.console.texts.close(b"seats")

    def options(self):
        """The option bits of the page."""
        if self.variants:
            return self.page
        statistics = self.console.session.statistics
        return statistics.options(self.page) if statistics.variants() else 0

    def _say_options(self, line):
        texts = self.console.texts
        if self.variants:
            say_options(texts, self.variants, self.page, line)
        else:
            line.put(texts[setup_game.label(self.key)]).put(texts[ids.COLON])
            setup_game.say(texts, line, self.key, self.options(), 0)

    def count(self):
        """The figures."""
        return len(ROWS)

    def label(self, row):
        """A figure's name."""
        return self.console.texts[ROWS[row][0]]

    def code(self, row):
        """A figure; -1: there is none yet."""
        statistics = self.console.session.statistics
        if ROWS[row][1] != _RATE:
            return statistics.figure(self.options(), ROWS[row][2], ROWS[row][1])
        games = statistics.figure(self.options(), False, figures.GAMES)
        if games == 0:
            return -1
        wins = statistics.figure(self.options(), False, figures.WINS)
        return (wins * 100 + games // 2) // games

    def value(self, row, line):
        """A figure."""
        figure = self.code(row)
        if figure < 0:
            line.byte(45)
        elif ROWS[row][1] == _RATE:
            line.say(self.console.texts[setup.STAT_PERCENT], figure)
        else:
            line.number(figure)

    def change(self, row, step):
        """Turn the page."""
        page = self.page + step
        if 0 <= page < self.pages:
            self.page = page
            self.console.cues.play(cue.FOCUS)
            self.console.cues.number(page + 1, True)
            self.console.cues.number(self.pages, True, cue.DETAILS)
            self.console.stack.dirty = True
        else:
            self.console.cues.play(cue.EDGE)

    def choose(self, row):
        """Nothing to choose."""
        self.console.cues.play(cue.EDGE)

    def draw_title(self, canvas):
        """The variant between arrows."""
        line = self.console.line.clear()
        self._say_options(line)
        rows.title_line(canvas, line)
        if self.page:
            canvas.icon(shapes.LEFT, 1, 2, 1)
        if self.page + 1 < self.pages:
            canvas.icon(shapes.RIGHT, 123, 2, 1)

    def where(self, line):
        """The variant, the figure, its place."""
        self._say_options(line)
        line.put(b". ")
        self.say_row(line, self.focus)
        line.put(b". ").say(self.console.texts[ids.PLACE], self.focus + 1, len(ROWS))
        line.put(b", ").say(self.console.texts[ids.PAGE], self.page + 1, self.pages)
