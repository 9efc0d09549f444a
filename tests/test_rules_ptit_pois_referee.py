"""Ptit Pois: a referee that knows the rules and not the engine follows transcripts to the end."""

import json

import pytest

from engine_mpy.match.match import Match
from tests.ptit_pois_referee import judge
from tests.suite.script import Script
from tools import transcript
from tools.describe import ptit_pois as described


def scripted(seats, options, deal):
    """The lines of a finished match, as a file would have them."""
    script = Script(b"ptit_pois")
    match = Match(script.game)
    match.start(deal, seats, options, bytes(6))
    script.start(deal, seats, options)
    chooser = lambda match: script.choose()  # noqa: E731
    return json.loads(json.dumps(list(transcript.record(match, b"", [chooser] * seats))))


def random(seats, options, deal):
    match = Match(Script(b"ptit_pois").game)
    match.start(deal, seats, options, bytes(6))
    players = [transcript.player("random", "ptit_pois", deal, seat) for seat in range(seats)]
    return json.loads(json.dumps(list(transcript.record(match, b"", players))))


@pytest.mark.parametrize(("seats", "options"), described.VARIANTS)
@pytest.mark.parametrize("players", [scripted, random])
def test_a_referee_follows_every_variant(players, seats, options):
    for deal in range(1, 6):
        assert judge(players(seats, options, deal)).over


def action_line(lines, kind):
    return next(line for line in lines if any(e["kind"] == kind for e in line.get("events", ())))


def falsify_a_draw(lines):
    line = next(line for line in lines if "draw" in line)
    line["draw"] = "R1" if line["draw"] != "R1" else "R2"


def drop_a_draw(lines):
    lines.remove(next(line for line in lines if "draw" in line))


def forget_a_legal_action(lines):
    lines[5]["legal"].pop()


def give_a_point(lines):
    action_line(lines, "SCORED")["scores"][0] += 1


def turn_the_direction(lines):
    facts = action_line(lines, "PLAYED")["facts"]
    facts["direction"] = "down" if facts["direction"] == "up" else "up"


def swap_two_hidden_cards(lines):
    piles = lines[1]["piles"]
    hidden = piles["row 0 pack 0 hidden"]
    hidden[0], piles["pile"][0] = piles["pile"][0], hidden[0]


def skip_a_turn(lines):
    line = action_line(lines, "TURN")
    line["facts"]["turn"] = (line["facts"]["turn"] + 1) % 3


@pytest.mark.parametrize(
    "forge",
    [
        falsify_a_draw,
        drop_a_draw,
        forget_a_legal_action,
        give_a_point,
        turn_the_direction,
        swap_two_hidden_cards,
        skip_a_turn,
    ],
)
def test_the_referee_notices_forgeries(forge):
    lines = scripted(3, 0, 5)
    judge(lines)
    forge(lines)
    with pytest.raises((AssertionError, KeyError)):
        judge(lines)
