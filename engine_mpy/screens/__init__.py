"""The screens by name, imported when shown and let go of when left: a closed screen costs no RAM.

Whoever opens a screen calls `open_screen` and pushes it; the stack lets go of what came with it. A
new screen is a line in SCREENS.
"""

_PACKAGE = "engine_mpy.screens."

# Name, module of this package, class; in one text, which takes a third of the heap of three.
SCREENS = (
    "title menu TitleScreen",
    "game menu GameScreen",
    "deal deal DealScreen",
    "setup setup SetupScreen",
    "name name NameScreen",
    "trainer trainer TrainerScreen",
    "lesson lesson LessonScreen",
    "guided guided GuidedScreen",
    "wishes wishes WishesScreen",
    "variants variants VariantsScreen",
    "rules rules RulesScreen",
    "reader reader ReaderScreen",
    "statistics statistics StatisticsScreen",
    "settings settings SettingsScreen",
    "diagnostics diagnostics DiagnosticsScreen",
    "buttons diagnostics_buttons ButtonsScreen",
    "panel diagnostics_panel PanelScreen",
    "sounds diagnostics_sounds SoundsScreen",
    "saves diagnostics_facts SavesScreen",
    "system diagnostics_facts SystemScreen",
    "pause pause PauseScreen",
    "hint hint HintScreen",
    "confirm confirm ConfirmScreen",
    "message message MessageScreen",
    "news news NewsScreen",
    "table_pitaouf table_pitaouf TablePitaouf",
    "end_pitaouf table_pitaouf_end EndPitaouf",
    "table_ptit_pois table_ptit_pois TablePtitPois",
    "table_pass_pass table_pass_pass TablePassPass",
    "table_castors table_castors TableCastors",
    "log log LogScreen",
    "rounds rounds RoundsScreen",
    "end_seats end_seats EndSeats",
)


def open_screen(name):
    """A new screen called `name` (bytes); ValueError for a name that is none. Takes heap."""
    wanted = str(name, "ascii") + " "
    for entry in SCREENS:
        if entry.startswith(wanted):
            _, module, kind = entry.split()
            screen = getattr(__import__(_PACKAGE + module, None, None, (kind,)), kind)()
            screen.module = module
            return screen
    raise ValueError("no such screen: " + wanted + "; see SCREENS in engine_mpy/screens")
