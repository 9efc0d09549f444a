"""The bounce patterns of tests/contacts/patterns.toml, as levels of a contact in time."""

import tomllib

from tests.micropython_port import ROOT

STEP_MS = 0.25
LONGEST_MS = 12
CLOSED, OPEN = 0, 1  # the contact pulls the pin to ground


def read():
    """{name: (levels when pressed, levels when let go)}, each [(ms, level), ...]."""
    with (ROOT / "tests/contacts/patterns.toml").open("rb") as file:
        drawn = tomllib.load(file)
    return {
        name: (
            levels(entry["press"], OPEN) + [(len(entry["press"]) * STEP_MS, CLOSED)],
            levels(entry["release"], CLOSED) + [(len(entry["release"]) * STEP_MS, OPEN)],
        )
        for name, entry in drawn.items()
    }


def levels(plot, before):
    """The changes of a drawn contact that was at `before`."""
    if set(plot) - {"#", "."}:
        raise ValueError(f"a pattern is drawn with # and .: {plot!r}")
    if len(plot) * STEP_MS > LONGEST_MS:
        raise ValueError(f"a pattern lasts {LONGEST_MS} ms at most: {plot!r}")
    found = []
    for i, sign in enumerate(plot):
        level = CLOSED if sign == "#" else OPEN
        if level != before:
            found.append((i * STEP_MS, level))
            before = level
    return found


def press(pattern, start_ms, held_ms):
    """A press that begins at `start_ms` and is let go `held_ms` later."""
    closing, opening = pattern
    return [(start_ms + ms, level) for ms, level in closing] + [
        (start_ms + held_ms + ms, level) for ms, level in opening
    ]
