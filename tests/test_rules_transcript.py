"""tools.transcript: a reader who knows the rules and not the engine can follow it to the end."""

import json

import pytest

from engine_mpy.games import WITH_RULES, open_game
from engine_mpy.match import journal
from engine_mpy.match.match import Match
from engine_mpy.store.savefile import Store
from tests.pitaouf_referee import judge
from tests.suite.script import Script
from tools import describe, transcript

BITS = {"": 0, "facile": 1, "free-steps": 2, "facile,free-steps": 3}


def scripted(name, seats, options, deal):
    """A finished match and its lines."""
    script = Script(name)
    match = Match(script.game)
    match.start(deal, seats, options, bytes(6))
    script.start(deal, seats, options)
    chooser = lambda match: script.choose()  # noqa: E731
    return match, list(transcript.record(match, b"", [chooser] * seats))


@pytest.mark.parametrize("options", BITS.values())
def test_a_referee_follows_a_hundred_matches(options):
    wins = 0
    for deal in range(1, 101):
        match, lines = scripted(b"pitaouf", 1, options, deal)
        referee = judge(json.loads(json.dumps(lines)))
        assert referee.over
        wins += referee.won
        assert sum("action" in line for line in lines) == match.count
    assert wins


def falsify_a_draw(lines):
    line = next(line for line in lines if "draw" in line)
    line["draw"] = "2S" if line["draw"] != "2S" else "3S"


def drop_a_draw(lines):
    lines.remove(next(line for line in lines if "draw" in line))


def forget_a_legal_action(lines):
    lines[1]["legal"].pop()


def lose_a_card(lines):
    lines[2]["piles"]["talon"].pop()


def give_a_point(lines):
    lines[-1 if "draw" not in lines[-1] else -2]["scores"][0] += 1


def move_the_cat(lines):
    lines[2]["facts"]["space"] += 1


def invent_an_action(lines):
    lines[2]["words"] = "pose JK (hand 0): brio, 4 steps"


@pytest.mark.parametrize(
    "forge",
    [
        falsify_a_draw,
        drop_a_draw,
        forget_a_legal_action,
        lose_a_card,
        give_a_point,
        move_the_cat,
        invent_an_action,
    ],
)
def test_the_referee_notices_forgeries(forge):
    _, lines = scripted(b"pitaouf", 1, 0, 5)
    lines = json.loads(json.dumps(lines))
    judge(lines)
    forge(lines)
    with pytest.raises((AssertionError, KeyError)):
        judge(lines)


@pytest.mark.parametrize("name", WITH_RULES)
def test_every_game_can_be_written_down(name):
    described = describe.describe(name.decode())
    for seats, options in described.VARIANTS:
        _, lines = scripted(name, seats, options, 3)
        first, *rest = json.loads(json.dumps(lines))
        assert (first["game"], first["seats"], first["deal"]) == (name.decode(), seats, 3)
        numbers = [line["number"] for line in rest if "action" in line]
        assert numbers == list(range(len(numbers)))
        for line in rest:
            if "action" in line:
                assert sorted(sum(line["piles"].values(), [])) == described.DECK
                assert line["words"] in line["legal"]
                assert len(line["legal"]) == len(set(line["legal"])) == len(line["legal_actions"])
                assert 0 <= line["seat"] < seats
                assert all(event["words"] for event in line["events"])
        assert [line for line in rest if "action" in line][-1]["over"]


# The command line.


def run(capsys, *args):
    """Exit code, parsed lines, what was said on stderr."""
    try:
        code = transcript.main([str(a) for a in args])
    except SystemExit as error:
        code = error.code
    done = capsys.readouterr()
    lines = done.out.splitlines()
    return code, [json.loads(line) for line in lines] if code == 0 else lines, done.err


@pytest.mark.parametrize("options", BITS)
def test_the_command_writes_a_whole_match(capsys, options):
    code, lines, _ = run(capsys, "--deal", 12, "--options", options, "--seats", "random")
    assert code == 0
    assert lines[0]["option_bits"] == BITS[options]
    assert judge(lines).over
    assert run(capsys, "--deal", 12, "--options", BITS[options])[1] == lines


def test_given_actions_are_written_and_no_more(capsys):
    match, lines = scripted(b"pitaouf", 1, 0, 9)
    some = ",".join(map(str, match.journal[:3]))
    code, found, _ = run(capsys, "--deal", 9, "--actions", some)
    assert code == 0
    assert [line["action"] for line in found if "action" in line] == list(match.journal[:3])
    assert found == json.loads(json.dumps(lines))[: len(found)]
    code, found, _ = run(capsys, "--deal", 9, "--actions", some, "--seats", "random")
    assert judge(found).over


def test_an_output_file(capsys, tmp_path):
    code, lines, _ = run(capsys, "--deal", 4, "--out", tmp_path / "it.jsonl")
    assert (code, lines) == (0, [])
    assert judge([json.loads(x) for x in (tmp_path / "it.jsonl").read_text().splitlines()]).over


def saved(directory, deal, options, actions):
    match = Match(open_game(b"pitaouf"))
    match.start(deal, 1, options, bytes(1))
    for action in actions:
        match.act(action)
    data = bytearray(journal.size(match))
    Store(str(directory)).save(b"pitaouf", data, journal.pack(match, data))
    (file,) = directory.glob("pitaouf.*")
    return file


def test_a_saved_match_is_written_down_and_left_alone(capsys, tmp_path):
    match, lines = scripted(b"pitaouf", 1, 3, 9)
    file = saved(tmp_path, 9, 3, match.journal[:4])
    before = file.read_bytes()
    code, found, _ = run(capsys, "--save", file)
    assert code == 0
    assert found == json.loads(json.dumps(lines))[: len(found)]
    assert sum("action" in line for line in found) == 4
    assert file.read_bytes() == before


def test_a_damaged_save_is_refused_and_left_alone(capsys, tmp_path):
    file = saved(tmp_path, 9, 0, [1])
    damaged = bytearray(file.read_bytes())
    damaged[-1] ^= 1
    file.write_bytes(damaged)
    code, lines, said = run(capsys, "--save", file)
    assert (code, lines) == (2, [])
    assert "damaged" in said
    assert file.read_bytes() == damaged


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["--deal", "0"], "1-999999"),
        (["--deal", "x"], "--deal"),
        (["--game", "chess"], "pitaouf"),
        (["--options", "9"], "0-3"),
        (["--options", "fast"], "free-steps"),
        (["--seats", "nobody"], "random"),
        (["--seats", "random,random"], "one seat"),
        (["--actions", "1,x"], "1,97,33"),
        (["--actions", "1,250"], "Legal for seat 0: "),
        (["--actions", "1", "--save", "pitaouf.a"], "not allowed"),
        (["--save", "/nowhere/pitaouf.a"], "cannot be read"),
        (["--save", "pitaouf.a", "--deal", "3"], "leave them out"),
        (["--save", "other.txt"], "pitaouf"),
        (["--out", "/nowhere/it.jsonl"], "/nowhere/it.jsonl"),
    ],
)
def test_bad_arguments_are_told_and_nothing_is_written(capsys, args, hint):
    code, lines, said = run(capsys, *args)
    assert (code, lines) == (2, [])
    assert hint in said
