"""What is wired to what on a board: its pins in their order, and one wire for each that is used.

Read from a pin file alone, so neither a drawing nor a table can say anything else than the
firmware does. The other modules of this folder draw it; nothing here has coordinates.
"""

import importlib
from dataclasses import dataclass
from pathlib import Path

BOARDS = Path(__file__).resolve().parents[2] / "hardware" / "boards"
KEYS = ("up", "down", "left", "right", "A", "B")
EDGES = ("LEFT", "BOTTOM", "RIGHT")


@dataclass(frozen=True)
class Pin:
    """One place on a board's edge. `number` counts as on a chip: down the left, up the right."""

    label: str
    gpio: int | None
    edge: str
    place: int  # from the top, or from the left
    number: int


@dataclass(frozen=True)
class Wire:
    """A signal from a pin of the board to a part's terminal."""

    part: str  # "OLED", "up" ... "B", "buzzer", "motor"
    terminal: str
    pin: Pin
    then: str  # where the part's other end goes


@dataclass(frozen=True)
class Plan:
    """A board with everything on it. Power pins may be shared by several parts."""

    key: str
    name: str
    pins: tuple[Pin, ...]
    wires: tuple[Wire, ...]
    supply: Pin
    ground: Pin
    volts3: Pin


class PlanError(Exception):
    """A pin file cannot be drawn; says why."""


def names() -> list[str]:
    """The boards there are, by file name."""
    return sorted(path.stem for path in BOARDS.glob("[!_]*.py"))


def plan(key: str, board=None) -> Plan:
    """The plan of the board of that name; `board` stands in for its file."""
    board = board or importlib.import_module(f"hardware.boards.{key}")
    pins = _pins(board)
    by_gpio = {pin.gpio: pin for pin in pins if pin.gpio is not None}

    def at(gpio, what):
        if gpio not in by_gpio:
            raise PlanError(f"{key}: {what} is on GPIO {gpio}, which is on no edge of the board")
        return by_gpio[gpio]

    wires = [
        Wire("OLED", "SDA", at(board.SDA, "SDA"), ""),
        Wire("OLED", "SCL", at(board.SCL, "SCL"), ""),
    ]
    for name, gpio in zip(KEYS, board.KEYS, strict=True):
        wires.append(Wire(name, name, at(gpio, name), "button, then ground"))
    if board.BUZZER is not None:
        wires.append(Wire("buzzer", "+", at(board.BUZZER, "BUZZER"), "buzzer, then ground"))
    if board.MOTOR is not None:
        wires.append(
            Wire("motor", "base", at(board.MOTOR, "MOTOR"), "1 kΩ, base of the transistor")
        )
    supply = _power(pins, ("VSYS", "5V"))
    return Plan(
        key,
        board.NAME,
        pins,
        tuple(wires),
        supply,
        _power(pins, ("GND",), supply.edge),
        _power(pins, ("3V3",)),
    )


def _pins(board) -> tuple[Pin, ...]:
    found = []
    words = {edge: getattr(board, edge).split() for edge in EDGES}
    before = {"LEFT": 1, "BOTTOM": 1 + len(words["LEFT"])}
    last = sum(map(len, words.values()))
    for edge in EDGES:
        for place, word in enumerate(words[edge]):
            label, _, gpio = word.partition("=")
            if not gpio and label.startswith("GP"):
                gpio = label[2:]
            number = last - place if edge == "RIGHT" else before[edge] + place
            found.append(Pin(label, int(gpio) if gpio else None, edge, place, number))
    return tuple(found)


def _power(pins, labels, edge=None) -> Pin:
    """The first pin with one of these labels, on that edge if it has one."""
    for label in labels:
        fits = [pin for pin in pins if pin.label == label]
        fits.sort(key=lambda pin: (pin.edge != edge, pin.place))
        if fits:
            return fits[0]
    raise PlanError(f"no pin is labelled {' or '.join(labels)}")
