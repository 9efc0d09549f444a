"""The language of key presses, and keys out of a terminal's bytes."""

import pytest

from simulator import script, tty_keys
from simulator.script import Moment, ScriptError, parse


def test_each_word_takes_its_time():
    moments, length = parse("A . DOWN 30 @now  # the end\n b+ 2 B-")
    assert moments == [
        Moment(0, 4, True),
        Moment(3, 4, False),
        Moment(6, 1, True),
        Moment(9, 1, False),
        Moment(41, -1, name="now"),
        Moment(41, 5, True),
        Moment(43, 5, False),
    ]
    assert length == 43


def test_presses_are_counted():
    moments, length = parse("RIGHT*3")
    assert [m.frame for m in moments if m.down] == [0, 5, 10]
    assert length == 15


@pytest.mark.parametrize(
    "word", ["JUMP", "A*", "*3", "A*x", "-1", "1.5", "+", "@", "@a/b", "DOWN*99999"]
)
def test_other_words_are_refused_with_their_line(word):
    with pytest.raises(ScriptError, match="line 2"):
        parse(f"A\n{word}")


def test_a_script_of_days_is_refused():
    with pytest.raises(ScriptError, match="days"):
        parse("9" * 12)


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        (b"\x1b[A\x1b[B\x1bOD\x1bOC", [0, 1, 2, 3]),
        (b"\r\n xW", [4, 4, 4, 4, 4]),
        (b"\x7fc\x08", [5, 5, 5]),
        (b"\x1b\x1b[A", [5, 0]),
        (b"\x1b[1;5A\x1b[200~zz", []),
        (b"\x1b[24~\x1b[20~\x03", [tty_keys.SHOT, tty_keys.FILM, tty_keys.QUIT]),
        ("é²".encode(), []),
    ],
)
def test_bytes_of_a_terminal_are_keys(data, keys):
    assert tty_keys.Reader().feed(data) == keys


def test_a_sequence_may_come_in_pieces_and_a_lone_escape_is_a_key():
    reader = tty_keys.Reader()
    assert reader.feed(b"\x1b") == []
    assert reader.feed(b"[") == []
    assert reader.feed(b"A") == [0]
    assert reader.feed(b"\x1b") == []
    assert reader.pause() == [5]
    assert reader.pause() == []


def played(arrivals, until_ms=2000):
    """(ms, key, down) changes for {ms: keys}, stepped every 5 ms."""
    changes = []
    now = 0
    presses = tty_keys.Presses(lambda key, down: changes.append((now, key, down)))
    for now in range(0, until_ms, 5):
        if now in arrivals:
            presses.feed(arrivals[now], now * 1000)
        presses.step(now * 1000)
    return changes


def test_a_burst_is_presses_one_after_another():
    changes = played({0: [1, 1, 4]})
    assert [(key, down) for _, key, down in changes] == [
        (1, True), (1, False), (1, True), (1, False), (4, True), (4, False),
    ]  # fmt: skip
    downs = [at for at, _, down in changes if down]
    assert all(b - a >= 100 for a, b in zip(downs, downs[1:], strict=False))


def test_the_terminals_auto_repeat_holds_the_key():
    changes = played({ms: [1] for ms in range(0, 1000, 30)})
    assert [(key, down) for _, key, down in changes] == [(1, True), (1, False)]
    assert changes[1][0] > 1000


def test_a_script_holds_the_six_keys_of_the_console():
    assert script.KEYS == ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
