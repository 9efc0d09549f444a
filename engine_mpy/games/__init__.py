"""The games by name: imported when entered, let go of when left: a loaded module costs RAM."""

import gc
import sys

NAMES = (b"pitaouf",)


def open_game(name):
    """A new instance of the game called `name` (bytes); ValueError for a name that is none."""
    if name == b"pitaouf":
        from engine_mpy.games.pitaouf import Pitaouf as game
    else:
        raise ValueError("no such game: " + str(name) + "; see NAMES in engine_mpy/games")
    return game()


def close_game(name):
    """Let go of the module: the next game finds the heap as this one did. Keep no instance."""
    module = str(name, "ascii")
    sys.modules.pop("engine_mpy.games." + module, None)
    globals().pop(module, None)  # the package holds its modules by name as well
    gc.collect()
