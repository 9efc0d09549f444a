"""Between two people nothing private is shown, said, sounded or kept, frame by frame: recordings
of hand-overs of every kind, on two consoles that differ in what is private."""

import pytest

from engine_mpy.games import NAMES
from engine_mpy.games.base import NOBODY
from engine_mpy.screens.seats import TURN
from tests.handover_twins import Twins, described
from tests.leak_positions import match
from tests.seats_console import PERSON, Table
from tests.suite import checks

GAMES = [(b"ptit_pois", 2), (b"ptit_pois", 3), (b"pass_pass", 3), (b"castors", 2), (b"castors", 3)]
PAIRS = 1  # of Pass Pass, who speaks included
# What a hand-over is recorded after: the phases in which a person's last action can be, a round's
# scores, and an undo.
AFTER = {
    b"ptit_pois": {"act", "after b", "bonus", "scores", "undo"},
    b"pass_pass": {"play", "first takes", "second takes", "banking", "scores", "undo"},
    b"castors": {
        "look at first and fourth", "choose", "drawn", "drawn, first of two", "exchanging",
        "looked", "calling", "scores", "undo",
    },
}  # fmt: skip


@pytest.mark.parametrize(("game", "persons"), GAMES)
def test_nothing_private_from_one_private_screen_to_the_next(game, persons):
    twins = Twins(game, persons).play(140)
    assert twins.moved > 30 and twins.private > 6
    assert twins.between > 150


def kinds_of(position, names):
    """After what a hand-over comes here; none, where the same seat goes on."""
    game, after = position.game, checks.new(position.game)
    if position.action is None or position.after.over():
        return set()
    after.copy_from(game)
    after.apply(position.action)
    if names[after.phase()] == "round end":
        return {"scores"}
    if after.seat() == game.seat():
        return set()
    return {names[game.phase()]} | (set() if after.revealed else {"undo"})


@pytest.mark.parametrize("game", NAMES[1:])
def test_every_kind_of_hand_over_is_recorded(game):
    missing = set(AFTER[game])
    names = described(game).PHASES
    for seats, options in [(4, PAIRS), (6, PAIRS)] if game == b"pass_pass" else [(2, 2), (3, 2)]:
        twins = Twins(game, seats, deal=4, options=options)
        twins.stops = True
        for deal in range(1, 40):
            for position in match(game.decode(), seats, options, deal, deal):
                kinds = kinds_of(position, names) & missing
                if not kinds:
                    continue
                missing -= kinds
                twins.sit(position)
                before = twins.between
                if twins.one.table.stage == TURN:
                    twins.act(position.action)
                    assert twins.one.table.viewer == NOBODY and twins.between > before
                if "undo" in kinds:
                    twins.undo()
                    twins.record()
                    assert twins.one.table.viewer == NOBODY
    assert not missing


def test_a_leak_on_the_hand_over_is_found(monkeypatch):
    twins = Twins(b"ptit_pois", 2)
    # Screens are let go of and imported anew, so the module in use is the tables' own.
    handover = twins.one.table.draw.__func__.__globals__["handover"]
    assert handover is twins.other.table.draw.__func__.__globals__["handover"]
    drawn = handover.draw

    def leaking(canvas, table):
        drawn(canvas, table)
        canvas.pixel(0, 63, table.match.game.state[70] & 1)
        canvas.pixel(1, 63, table.match.game.hands[0].card(0) & 1)
        canvas.pixel(2, 63, table.match.game.hands[1].card(0) & 1)

    monkeypatch.setattr(handover, "draw", leaking)
    with pytest.raises(AssertionError):
        twins.play(45)


def test_a_panel_that_is_not_wiped_is_found(monkeypatch):
    from engine_mpy.console import Console

    monkeypatch.setattr(Console, "wipe", lambda console: None)
    with pytest.raises(AssertionError, match="still holds"):
        Twins(b"pass_pass", 3).play(10)


def test_no_cue_of_a_private_screen_can_be_repeated():
    table = Table().start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    table.console.cues.card(1, 7)
    assert table.console.cues.repeat()
    table.table.close()
    assert not table.console.cues.repeat()
