"""Writes one file of every kind into a directory, on either interpreter: save_story.py DIRECTORY.

tests/test_store_format.py compares what both write with tests/saves/1, the files as they were when
version 1 of the format was made. A change of theirs is a change of the format: raise the payload's
version, and see that the old ones can still be read.
"""

import sys

from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.match import journal
from engine_mpy.match.match import Match
from engine_mpy.match.statistics import Statistics
from engine_mpy.store import settings
from engine_mpy.store.savefile import Store
from engine_mpy.store.settings import Settings
from engine_mpy.store.setup import LastSetup


def played(deal, options, actions):
    """A match of so many actions, the first legal one each time."""
    match = Match(Pitaouf())
    match.start(deal, 1, options, b"\0")
    match.names[:4] = b"No\xe9\0"
    match.serial = 2
    out = bytearray(Pitaouf.MOST_ACTIONS)
    for _ in range(actions):
        match.game.legal(out)
        match.act(out[0])
    return match


def save_match(store, match):
    data = bytearray(journal.size(match))
    return store.save(b"pitaouf", data, journal.pack(match, data), journal.version(match))


def main(directory):
    store = Store(directory)
    mine = Settings()
    mine.set(settings.LANGUAGE, 1)
    mine.set(settings.CONTRAST, 8)
    done = mine.save(store)
    last = LastSetup()
    last.keep(1, 3, 1, b"\0")
    last.names[:3] = b"No\xe9"
    done = last.save(store) and done
    statistics = Statistics(b"pitaouf")
    statistics.record(0, True, 6, 51, False)
    statistics.record(3, False, 0, 17, True)
    done = statistics.save(store) and done
    for actions in (3, 4, 5):
        done = save_match(store, played(7, 3, actions)) and done
    print("saved" if done else store.message)


if __name__ == "__main__":
    main(sys.argv[1])
