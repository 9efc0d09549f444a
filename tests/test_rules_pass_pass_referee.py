"""Pass Pass: a referee that knows the rules and not the engine follows transcripts to the end."""

import json

import pytest

from engine_mpy.match.match import Match
from tests.pass_pass_referee import judge
from tests.suite.script import Script
from tools import transcript
from tools.describe import pass_pass as described


def recorded(seats, options, deal, player):
    """The lines of a finished match, as a file would have them."""
    script = Script(b"pass_pass")
    match = Match(script.game)
    match.start(deal, seats, options, bytes(6))
    script.start(deal, seats, options)
    if player == "script":
        players = [lambda match: script.choose()] * seats
    else:
        players = [transcript.player(player, "pass_pass", deal, seat) for seat in range(seats)]
    return json.loads(json.dumps(list(transcript.record(match, b"", players))))


@pytest.mark.parametrize(("seats", "options"), described.VARIANTS)
@pytest.mark.parametrize("player", ["script", "random", "easy"])
def test_a_referee_follows_every_variant(player, seats, options):
    for deal in range(1, 3):
        assert judge(recorded(seats, options, deal, player)).over


def line_with(lines, kind):
    return next(line for line in lines if any(e["kind"] == kind for e in line.get("events", ())))


def forget_a_legal_action(lines):
    lines[5]["legal"].pop()


def give_a_point(lines):
    line_with(lines, "ROUND_OVER")["scores"][0] += 1


def lose_a_card(lines):
    lines[3]["piles"]["aside"].pop()


def exchange_two_cards(lines):
    piles = lines[3]["piles"]
    piles["hand 0"][0], piles["hand 1"][0] = piles["hand 1"][0], piles["hand 0"][0]


def forget_a_pass_pass(lines):
    facts = line_with(lines, "PASS_PASS")["facts"]
    facts["round_pass_pass"] = [0] * len(facts["round_pass_pass"])


def hide_a_colour(lines):
    lines[2]["facts"]["colours"][1]["blue"] += 1


def let_another_seat_act(lines):
    lines[4]["seat"] = (lines[4]["seat"] + 1) % 3


def crown_another_seat(lines):
    lines[-1]["winners"] = [(seat + 1) % 3 for seat in lines[-1]["winners"]]


@pytest.mark.parametrize(
    "forge",
    [
        forget_a_legal_action,
        give_a_point,
        lose_a_card,
        exchange_two_cards,
        forget_a_pass_pass,
        hide_a_colour,
        let_another_seat_act,
        crown_another_seat,
    ],
)
def test_the_referee_notices_forgeries(forge):
    lines = recorded(3, 0, 5, "random")
    judge(lines)
    forge(lines)
    with pytest.raises(AssertionError):
        judge(lines)
