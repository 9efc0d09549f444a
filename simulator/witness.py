"""Gets hold of the console that the firmware makes, to see its match and its cues. It only looks.

The firmware tells nobody of its objects. So `watch`, given to boot.run, notes each Console as it
is made.
"""

import zlib
from typing import Any

CUES = b"cues"  # the book of texts (engine_mpy/text)
ENCODING = "iso8859-15"


class Witness:
    """`console` is the running one, None before it is made; `page` what is shown without one."""

    def __init__(self):
        self.console: Any = None
        self.page: Any = None
        self._texts: Any = None
        self._line: Any = None
        self._heard, self._said = (0, 0), ""

    def watch(self) -> None:
        """Call when the firmware's modules are fresh, before main.py runs."""
        from engine_mpy.console import Console
        from engine_mpy.start.page import Page
        from engine_mpy.text.compose import Line
        from engine_mpy.text.texts import Texts

        self.console = self.page = None
        self._texts, self._line = Texts(), Line(1500)
        self._texts.open(CUES)
        self._heard, self._said = (0, 0), ""
        self._note(Console, "console")
        self._note(Page, "page")
        self._note_crash()

    def _note_crash(self):
        """The class of pages is another one by then: the start has let go of the first."""
        from engine_mpy.start import crashes

        make = crashes._page

        def noting(*parts):
            page = make(*parts)
            self.console, self.page = None, page
            return page

        setattr(crashes, "_page", noting)  # noqa: B010 - a plain assignment is a type error

    def _note(self, kind, name):
        """Keep the object of this class made last, and forget the one of the other."""
        made = kind.__init__

        def noting(thing, *parts):
            self.console = self.page = None
            setattr(self, name, thing)
            made(thing, *parts)

        setattr(kind, "__init__", noting)  # noqa: B010 - a plain assignment is a type error

    @property
    def match(self):
        """The match in play, None if none is open."""
        session = getattr(self.console, "session", None)
        return getattr(session, "match", None)

    def rows_to(self, game: str) -> int:
        """How far below the focus `game` is in the list of games; 0 once a game is open."""
        if self.console is None or self.console.session.name:
            return 0
        from engine_mpy.games import NAMES

        return NAMES.index(game.encode()) - self.console.stack.top().focus

    def cue(self) -> str:
        """The text of what sounds, or sounded last; "" before anything did."""
        player = getattr(self.console, "cues", None)
        if player is None:
            return ""
        heard = (player.started, player.score.n)
        if heard != self._heard:
            self._heard = heard
            self._texts.use(self.console.settings.language)
            player.text(self._line.clear(), self._texts)
            self._said = bytes(self._line.buf[: self._line.n]).decode(ENCODING)
        return self._said

    def result(self) -> dict:
        """The match as a line of results; empty if none is open."""
        match = self.match
        if match is None or not match.seats:
            return {}
        game = match.game
        return {
            "game": game.NAME.decode(),
            "deal": match.deal,
            "options": match.options,
            "over": game.over(),
            "result": _outcome(game, match.seats) if game.over() else None,
            "scores": [game.score(seat) for seat in range(match.seats)],
            "turns": match.count,
            "crc": zlib.crc32(game.state),
        }


def _outcome(game, seats):
    """ "won" or "lost" for one player, the winners' seats for several."""
    out = bytearray(6)
    n = game.winners(out)
    winners = list(out[:n])
    if seats == 1:
        return "won" if winners else "lost"
    return winners
