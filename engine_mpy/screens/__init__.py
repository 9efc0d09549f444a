"""The screens by name, imported when shown and let go of when left: a closed screen costs no RAM.

Stack calls `close_screen`; whoever opens a screen calls `open_screen` and pushes it. A new screen
is a line in SCREENS.
"""

import sys

_PACKAGE = "engine_mpy.screens."

# Name, module of this package, class.
SCREENS = (
    (b"title", "menu", "TitleScreen"),
    (b"game", "menu", "GameScreen"),
    (b"deal", "deal", "DealScreen"),
    (b"setup", "setup", "SetupScreen"),
    (b"name", "name", "NameScreen"),
    (b"trainer", "trainer", "TrainerScreen"),
    (b"lesson", "lesson", "LessonScreen"),
    (b"guided", "guided", "GuidedScreen"),
    (b"wishes", "wishes", "WishesScreen"),
    (b"variants", "variants", "VariantsScreen"),
    (b"rules", "rules", "RulesScreen"),
    (b"reader", "reader", "ReaderScreen"),
    (b"statistics", "statistics", "StatisticsScreen"),
    (b"settings", "settings", "SettingsScreen"),
    (b"diagnostics", "diagnostics", "DiagnosticsScreen"),
    (b"buttons", "diagnostics_buttons", "ButtonsScreen"),
    (b"panel", "diagnostics_panel", "PanelScreen"),
    (b"sounds", "diagnostics_sounds", "SoundsScreen"),
    (b"saves", "diagnostics_facts", "SavesScreen"),
    (b"system", "diagnostics_facts", "SystemScreen"),
    (b"pause", "pause", "PauseScreen"),
    (b"hint", "hint", "HintScreen"),
    (b"confirm", "confirm", "ConfirmScreen"),
    (b"message", "message", "MessageScreen"),
    (b"news", "news", "NewsScreen"),
    (b"table_pitaouf", "table_pitaouf", "TablePitaouf"),
    (b"end_pitaouf", "table_pitaouf_end", "EndPitaouf"),
    (b"table_ptit_pois", "table_ptit_pois", "TablePtitPois"),
    (b"table_pass_pass", "table_pass_pass", "TablePassPass"),
    (b"table_castors", "table_castors", "TableCastors"),
    (b"log", "log", "LogScreen"),
    (b"rounds", "rounds", "RoundsScreen"),
    (b"end_seats", "end_seats", "EndSeats"),
)


def open_screen(name):
    """A new screen called `name` (bytes); ValueError for a name that is none. Takes heap."""
    for entry in SCREENS:
        if entry[0] == name:
            module = __import__(_PACKAGE + entry[1], None, None, (entry[2],))
            screen = getattr(module, entry[2])()
            screen.module = entry[1]
            return screen
    raise ValueError("no such screen: " + str(name) + "; see SCREENS in engine_mpy/screens")


def close_screen(module):
    """Let go of a module of this package; those who still hold its screens keep them."""
    sys.modules.pop(_PACKAGE + module, None)
    globals().pop(module, None)  # the package holds its modules by name as well
