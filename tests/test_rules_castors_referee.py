"""Gang de castors: a referee that knows the rules and not the engine follows transcripts to the
end."""

import json

import pytest

from engine_mpy.match.match import Match
from tests.castors_position import shuffled_match
from tests.castors_referee import judge
from tests.suite.script import Script
from tools import transcript
from tools.describe import castors as described


def written(match, players):
    """The lines of a match that was just started, as a file would have them."""
    return json.loads(json.dumps(list(transcript.record(match, b"", players))))


def scripted(seats, options, deal):
    script = Script(b"castors")
    match = Match(script.game)
    match.start(deal, seats, options, bytes(6))
    script.start(deal, seats, options)
    chooser = lambda match: script.choose()  # noqa: E731
    return written(match, [chooser] * seats)


def by(*kinds):
    def players(seats, options, deal):
        match = Match(Script(b"castors").game)
        match.start(deal, seats, options, bytes(6))
        names = [kinds[i % len(kinds)] for i in range(seats)]
        return written(
            match, [transcript.player(name, "castors", deal, i) for i, name in enumerate(names)]
        )

    return players


@pytest.mark.parametrize(("seats", "options"), described.VARIANTS)
@pytest.mark.parametrize(
    "players", [scripted, by("random"), by("strong", "easy", "normal")], ids=("a", "b", "c")
)
def test_a_referee_follows_every_variant(players, seats, options):
    for deal in range(1, 4):
        assert judge(players(seats, options, deal)).over


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_referee_follows_long_rounds_shuffles_and_forced_calls(seats):
    match = Match(Script(b"castors").game)
    match.start(5, seats, 1, bytes(6))
    journal = [action for _, action in shuffled_match(seats, 5, 1, call=0, draws=True)]
    lines = json.loads(json.dumps(list(transcript.record(match, journal))))
    assert judge(lines).over
    assert any("because it must" in str(line) for line in lines)
    kinds = [event["kind"] for line in lines for event in line.get("events", ())]
    assert ("SHUFFLED" in kinds) == (seats > 2)


def action_line(lines, kind):
    return next(line for line in lines if any(e["kind"] == kind for e in line.get("events", ())))


def falsify_a_draw(lines):
    line = next(line for line in lines if "draw" in line)
    line["draw"] = "1" if line["draw"] != "1" else "2"


def drop_a_draw(lines):
    lines.remove(next(line for line in lines if "draw" in line))


def forget_a_legal_action(lines):
    lines[4]["legal"].pop()


def give_a_point(lines):
    action_line(lines, "SCORED")["scores"][0] += 1


def claim_to_know(lines):
    knows = action_line(lines, "PLACED")["facts"]["knows"]
    knows[0][1] = ["1", "2", "3", "4"]


def swap_two_cards(lines):
    piles = lines[2]["piles"]
    other = next(i for i, card in enumerate(piles["pile"]) if card != piles["row 0"][1])
    piles["row 0"][1], piles["pile"][other] = piles["pile"][other], piles["row 0"][1]


def skip_a_turn(lines):
    line = action_line(lines[4:], "TURN")
    line["facts"]["turn"] = (line["facts"]["turn"] + 1) % 3


def hide_a_call(lines):
    action_line(lines, "CALLED")["facts"]["caller"] = None


@pytest.mark.parametrize(
    "forge",
    [
        falsify_a_draw,
        drop_a_draw,
        forget_a_legal_action,
        give_a_point,
        claim_to_know,
        swap_two_cards,
        skip_a_turn,
        hide_a_call,
    ],
)
def test_the_referee_notices_forgeries(forge):
    lines = scripted(3, 0, 5)
    judge(lines)
    forge(lines)
    with pytest.raises((AssertionError, KeyError, IndexError)):
        judge(lines)
