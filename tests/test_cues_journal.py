"""The course of a match is the same with cues on, off and as text, for equal presses."""

import random

import pytest

from engine_mpy.store import settings as fields
from engine_mpy.text.compose import Line
from tests.blind_console import Blind
from tests.blind_players import KINDS

SET = {
    "all": {},
    "few, fast": {fields.CUE_LEVEL: 0, fields.CUE_SPEED: 4},
    "mute and still": {fields.MUTE: 1, fields.VIBRATION: 0},
}


def journal(game, changed, presses, animation, as_text=False):
    """What was done in a match of these presses, and where its screens stand at the end."""
    console = Blind(game, KINDS[game], 5)
    for field, value in {**changed, fields.ANIMATION: animation}.items():
        console.console.settings.set(field, value)
    console.console.use_settings()
    console.console.texts.open(b"cues")
    line = Line(2000)
    for press in presses:
        console.frame(press)
        if as_text:
            console.console.cues.text(line.clear(), console.console.texts)
    match = console.match
    return (
        bytes(match.journal[: match.count]),
        bytes(match.game.state),
        console.console.stack.depth,
    )


@pytest.mark.parametrize(("game", "animation"), [*((g, 0) for g in KINDS), (b"castors", 3)])
def test_equal_presses_give_equal_journals(game, animation):
    chance = random.Random(3)
    presses = []
    for _ in range(70):
        presses += [chance.choice((0, 2, 3, 4, 4, 4, 4))] + [-1] * chance.randrange(10)
    done = journal(game, {}, presses, animation)
    assert done[0]
    for changed in SET.values():
        assert journal(game, changed, presses, animation) == done
    assert journal(game, {}, presses, animation, as_text=True) == done
