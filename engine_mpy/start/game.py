"""From what is wired up to a console with its first menu in front. main.py calls it.

What only a start needs is imported when it is called for and let go of after it; console and games
are imported only in `start`: in safe mode none of them is.
"""

import gc

from engine_mpy.modules import let_go

SAFE_MODE = 1  # of `held`, as in held.py: a test holds it
# With all that belongs to them; crashes.py stays.
_START_ONLY = (
    "engine_mpy.start.held",
    "engine_mpy.start.news",
    "engine_mpy.start.page",
    "engine_mpy.text.ids_start",
    "hardware.console_json",
    "hardware.board",
    "hardware.boards",
)


def held(devices, store):
    """What is asked for by keys held at power-on: a mask of held.py's wishes."""
    from engine_mpy.start import held

    return held.ask(devices, store)


def safe(devices, store):
    """Say that this is safe mode, and how to leave it."""
    from engine_mpy.start import safe

    safe.show(devices, store)


def start(devices, store, wishes, problem):
    """A Console; `wishes` are of held.py, `problem` of console_json.py or None."""
    console = _console(devices, store, wishes, problem)
    for name in _START_ONLY:
        let_go(name)
    gc.collect()
    return console


def _console(devices, store, wishes, problem):
    from engine_mpy.console import Console
    from engine_mpy.start import news

    console = Console(
        devices.display,
        devices.buttons,
        devices.buzzer,
        devices.motor,
        store,
        devices.power,
    )
    news.tell(console, wishes, problem, devices)
    return console
