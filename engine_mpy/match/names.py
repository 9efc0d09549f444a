"""What seats are called: names as bytes, NAME_BYTES a seat, filled up with zeros."""

from engine_mpy.match.match import NAME_BYTES

# What bots are called, a seat each.
BOT_NAMES = (
    b"Pixel\0\0\0\0\0Boulon\0\0\0\0Rouage\0\0\0\0Zinc\0\0\0\0\0\0Turbo\0\0\0\0\0Ressort\0\0\0"
)


def end_of_name(names, start):
    """Where the name that begins at `start` ends in `names`; `start` for none."""
    stop = start
    while stop < start + NAME_BYTES and names[stop]:
        stop += 1
    return stop
