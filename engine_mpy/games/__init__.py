"""The games by name: imported when entered, let go of when left: a loaded module costs RAM."""

import gc

from engine_mpy.modules import let_go

NAMES = (b"pitaouf", b"ptit_pois", b"pass_pass", b"castors")  # on the menu, in this order
WITH_RULES = (b"pitaouf", b"ptit_pois", b"pass_pass", b"castors")  # by their KEYs


def open_game(name):
    """A new instance of the game called `name` (bytes); ValueError for a name that is none."""
    if name == b"pitaouf":
        from engine_mpy.games.pitaouf import Pitaouf as game
    elif name == b"ptit_pois":
        from engine_mpy.games.ptit_pois import PtitPois as game
    elif name == b"castors":
        from engine_mpy.games.castors import Castors as game
    elif name == b"pass_pass":
        from engine_mpy.games.pass_pass import PassPass as game
    else:
        raise ValueError("no such game: " + str(name) + "; see WITH_RULES in engine_mpy/games")
    return game()


def close_game(name):
    """Let go of its modules (the game's name, or that and _...): the next game finds the heap as
    this one did. Keep no instance."""
    let_go("engine_mpy.games." + str(name, "ascii"))
    gc.collect()
