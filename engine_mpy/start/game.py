"""From what is wired up to a console with its first menu in front. main.py calls it.

Console and games are imported only then: in safe mode none of them is.
"""


def start(devices, store, wishes, problem):
    """A Console; `wishes` are of held.py, `problem` of console_json.py or None."""
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
