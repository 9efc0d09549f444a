"""The bots by the game's name, imported for a seat or a hint and let go of: a module costs RAM."""

from engine_mpy.modules import let_go


def open_bot(name, level):
    """A bot for the game called `name` (bytes) at `level`; ValueError if there is none."""
    if name == b"pitaouf":
        from engine_mpy.bots.pitaouf import PitaoufBot as bot
    elif name == b"ptit_pois":
        from engine_mpy.bots.ptit_pois import PtitPoisBot as bot
    elif name == b"pass_pass":
        from engine_mpy.bots.pass_pass import PassPassBot as bot
    elif name == b"castors":
        from engine_mpy.bots.castors import CastorsBot as bot
    else:
        raise ValueError("no bot for: " + str(name))
    return bot(level)


def close_bot(name):
    """Let go of its modules (the game's name, or that and _...); keep no instance."""
    let_go("engine_mpy.bots." + str(name, "ascii"))
