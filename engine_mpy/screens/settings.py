"""The settings: each change is seen and heard at once, all are saved on leaving.

Reached from the menu and the pause. What there is to set is data: a text, a field of
store/settings.py, and how its value is said.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.screens.listing import ListScreen
from engine_mpy.store import settings as fields
from engine_mpy.text import ids
from engine_mpy.text import ids_setup as setup

# How a value is said: as a number, or as the text with this id plus the value.
_NUMBER = const(-1)
_PERCENT = const(-2)
_NOTHING = const(-3)

_RESET = const(-1)  # in the place of a field
_DIAGNOSTICS = const(-2)

ROWS = (
    (setup.SET_LANGUAGE, fields.LANGUAGE, setup.LANGUAGE_0),
    (setup.SET_VOLUME, fields.VOLUME, _NUMBER),
    (setup.SET_MUTE, fields.MUTE, setup.OFF),
    (setup.SET_VIBRATION, fields.VIBRATION, _NUMBER),
    (setup.SET_CUE_LEVEL, fields.CUE_LEVEL, setup.CUE_LEVEL_0),
    (setup.SET_CUE_SPEED, fields.CUE_SPEED, _PERCENT),
    (setup.SET_CONTRAST, fields.CONTRAST, _NUMBER),
    (setup.SET_INVERSE, fields.INVERSE, setup.OFF),
    (setup.SET_FLIP, fields.FLIP, setup.OFF),
    (setup.SET_ANIMATION, fields.ANIMATION, setup.ANIMATION_0),
    (setup.SET_DIM, fields.DIM, setup.DIM_0),
    (setup.SET_SLEEP, fields.SLEEP, setup.SLEEP_0),
    (setup.SET_LARGE, fields.LARGE, setup.OFF),
    (setup.SET_DIAGNOSTICS, _DIAGNOSTICS, _NOTHING),
    (setup.SET_RESET, _RESET, _NOTHING),
)


class SettingsScreen(ListScreen):
    """A row a setting; LEFT and RIGHT change it, A goes on to its next value."""

    title = ids.MENU_SETTINGS

    def enter(self, console):
        """Open the texts."""
        super().enter(console)
        console.texts.open(b"setup")

    def leave(self):
        """Save what was changed."""
        console = self.console
        console.texts.close(b"setup")
        if console.settings.unsaved:
            console.settings.save(console.store)

    def count(self):
        """The settings; the statistics belong to a game."""
        return len(ROWS)

    def label(self, row):
        """A setting's name."""
        return self.console.texts[ROWS[row][0]]

    def value(self, row, line):
        """A setting's value."""
        how = ROWS[row][2]
        if how == _NOTHING:
            return
        value = self.console.settings.get(ROWS[row][1])
        if how == _NUMBER:
            line.number(value)
        elif how == _PERCENT:
            line.say(self.console.texts[setup.STAT_PERCENT], fields.SPEEDS[value])
        else:
            line.put(self.console.texts[how + value])

    def code(self, row):
        """Its number, as it is kept."""
        field = ROWS[row][1]
        return -1 if field < 0 else self.console.settings.get(field)

    def change(self, row, step):
        """The value before or after, if there is one."""
        field = ROWS[row][1]
        if field < 0:
            super().change(row, step)  # nothing to change: it says where one is
        elif not self.console.settings.change(field, step):
            self.console.cues.play(cue.EDGE)
        else:
            self._changed(field)

    def choose(self, row):
        """The next value, the first after the last."""
        console = self.console
        field = ROWS[row][1]
        if field == _RESET:
            console.ask(setup.ASK_RESET)
        elif field == _DIAGNOSTICS:
            console.cues.play(cue.CONFIRM)
            console.stack.push(open_screen(b"diagnostics"))
        else:
            if not console.settings.change(field, 1):
                console.settings.set(field, 0)
            self._changed(field)

    def _changed(self, field):
        """Let it be seen and heard."""
        console = self.console
        console.use_settings()
        value = console.settings.get(field)
        if field == fields.MUTE:
            console.cues.play(cue.MUTED if value else cue.UNMUTED)
        else:
            console.cues.play(cue.CONFIRM)
            console.cues.number(value, True, cue.DETAILS)
        console.stack.dirty = True

    def confirmed(self, question):
        """Forget the figures of the open game."""
        console = self.console
        console.session.statistics.reset()
        console.session.statistics.save(console.store)
        console.cues.play(cue.CONFIRM)
