"""The wiring of each board as a table, between two marks of the build guide."""

from tools.wiring.plan import Plan

HEAD = "| from | printed | pin | GPIO | to |\n|---|---|---|---|---|\n"
SIGNALS = {"SDA": "OLED, data", "SCL": "OLED, clock", "+": "buzzer", "base": "motor"}


def table(plan: Plan) -> str:
    """Markdown: what, the label on the board, its number counted round, its GPIO, the way on."""
    rows = []
    for wire in plan.wires:
        what = SIGNALS.get(wire.terminal, f"button {wire.terminal}")
        then = wire.then or f"module {wire.terminal}"
        rows.append((what, wire.pin, then))
    motor = any(wire.part == "motor" for wire in plan.wires)
    rows.append(("3.3 V", plan.volts3, "module VCC" + "; motor and diode (band)" * motor))
    rows.append(
        ("ground", plan.ground, "module GND, buttons, buzzer, cells −" + ", emitter" * motor)
    )
    rows.append(("supply", plan.supply, "cells + through switch and diode"))
    lines = [HEAD]
    for what, pin, then in rows:
        gpio = "" if pin.gpio is None else pin.gpio
        lines.append(f"| {what} | {pin.label} | {pin.number} | {gpio} | {then} |\n")
    return "".join(lines)


def put_in(page: str, key: str, text: str) -> str:
    """The page with `text` between the marks of that board. ValueError where there are none."""
    begin, end = f"<!-- wiring of {key}, made by python -m tools.wiring -->\n", "<!-- end -->\n"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(
            f"hardware/README.md: the lines {begin.strip()} and {end.strip()} belong there"
        )
    return before + begin + text + end + after
