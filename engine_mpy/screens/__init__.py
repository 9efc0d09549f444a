"""The screens by name, imported when first shown: a screen nobody opens costs no RAM."""


def open_screen(name):
    """A new screen called `name` (bytes); ValueError for a name that is none."""
    if name == b"title":
        from engine_mpy.screens.title import TitleScreen as screen
    else:
        raise ValueError("no such screen: " + str(name))
    return screen()
