"""Writes the save of a match that begins, as the console itself would, for `--game`.

It uses the engine's own store, session and set-up; the console then finds a match to continue.
"""

from pathlib import Path

SEATS = {"person": 0, "bot": 3, "easy": 1, "normal": 2, "strong": 3}
SAVES = "saves"  # the directory that firmware/main.py keeps on the chip


class MatchError(Exception):
    """There can be no such match; says what there can be."""


def write(disk: Path, name: str, deal: int, seats: list[str], options: int, replace: bool) -> None:
    """Write a match of `name` into `disk`. MatchError if it cannot be, or would replace one."""
    # Here, since boot starts the firmware with modules of its own.
    from engine_mpy.games.base import IllegalAction
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import NO_MESSAGE, Store
    from engine_mpy.store.settings import Settings

    kinds = _kinds(seats)
    store, settings = Store(str(disk / SAVES)), Settings()
    settings.load(store)
    session = Session(store, settings)
    _open(session, name)
    if not replace and session.resume() and session.match.count:
        raise MatchError(
            f"a match of {name} is under way in {disk}; play it on without --game, "
            f"replace it with --replace, or name another directory with --disk"
        )
    try:
        session.new(deal, options, len(kinds), kinds)
    except (ValueError, IllegalAction) as error:
        raise MatchError(f"{name} cannot be played so: {error}") from None
    _remember(store, session, options, kinds)
    session.close()
    if store.message != NO_MESSAGE:
        raise MatchError(f"the match could not be written to {disk}")


def _kinds(seats):
    unknown = [seat for seat in seats if seat not in SEATS]
    if unknown or not 1 <= len(seats) <= 6:
        raise MatchError(f"--seats is one to six of {', '.join(SEATS)}, as person,bot")
    return bytes(SEATS[seat] for seat in seats)


def _open(session, name):
    from engine_mpy.games import NAMES

    known = [known.decode() for known in NAMES]
    if name not in known:
        raise MatchError(f"no game {name!r}: there is {', '.join(known)}")
    session.open(name.encode())


def _remember(store, session, options, kinds):
    """The console offers the game played last first."""
    from engine_mpy.store.setup import LastSetup

    setup = LastSetup()
    setup.load(store)
    setup.keep(session.match.game.KEY, options, len(kinds), kinds)
    setup.save(store)
