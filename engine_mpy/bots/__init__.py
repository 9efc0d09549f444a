"""The bots by the game's name, imported when a game with a bot or a hint is entered."""


def open_bot(name, level):
    """A bot for the game called `name` (bytes) at `level`; ValueError if there is none."""
    if name == b"pitaouf":
        from engine_mpy.bots.pitaouf import PitaoufBot as bot
    elif name == b"ptit_pois":
        from engine_mpy.bots.ptit_pois import PtitPoisBot as bot
    else:
        raise ValueError("no bot for: " + str(name))
    return bot(level)
