"""The code itself: no two cues alike, everything can be decoded from the motor, not too long."""

import itertools
import tomllib

import pytest

from engine_mpy.cues import alphabet
from engine_mpy.cues.score import DIAMOND
from engine_mpy.store import settings as fields
from engine_mpy.text import ids_cues
from tests import cue_decoder, cue_ear, cue_table
from tests.cue_stage import Stage

NAMES = cue_table.names()
SUITS = ("spade", "heart", "clover", "diamond")
COLOURS = ("heart", "crescent", "drop", "full round", "clover", "grapes")
CARDS = [(suit, rank) for suit in range(4) for rank in range(2, 15)]


def heard(say):
    """What the motor does when `say(player)` is called."""
    stage = Stage()
    assert say(stage.player)
    return stage.hear()[0]


def rhythms():
    """Rhythm -> name, of all cues."""
    return {
        cue_decoder.rhythm(heard(lambda player, cue=cue: player.play(cue))): name
        for cue, name in enumerate(NAMES)
    }


def decoded(say):
    return cue_decoder.decode(cue_decoder.rhythm(heard(say)), rhythms())


def lasts_ms(say, frame_ms=10):
    stage = Stage()
    assert say(stage.player)
    return sum(on_ms + off_ms for on_ms, off_ms in stage.hear(frame_ms)[0])


def everything():
    """(name, what to call) of all that can be said, colours that share a suit's shape left out."""
    yield from ((name, lambda p, c=cue: p.play(c)) for cue, name in enumerate(NAMES))
    yield from ((f"number {n}", lambda p, n=n: p.number(n)) for n in range(200))
    yield from ((f"suit {s}", lambda p, s=s: p.suit(s)) for s in range(4))
    yield from ((f"colour {c}", lambda p, c=c: p.colour(c)) for c in (1, 2, 3, 5))
    yield from ((f"card {card}", lambda p, card=card: p.card(*card)) for card in CARDS)
    yield "joker", lambda p: p.card(4, 0)
    yield "face down", lambda p: p.card(19, 0)
    for colour, value in itertools.product((1, 2, 3, 5), range(13)):
        for n in range(4):
            name = f"value {value} of {colour} with {n}"
            yield name, lambda p, c=colour, v=value, n=n: p.colour_card(c, v + n * DIAMOND)


def test_no_two_have_the_same_rhythm():
    seen = {}
    for name, say in everything():
        letters = cue_decoder.rhythm(heard(say))
        assert letters not in seen, f"{name} sounds like {seen[letters]}: {letters}"
        seen[letters] = name


@pytest.mark.parametrize(("place", "percent"), list(enumerate(fields.SPEEDS)))
def test_frames_of_20_ms_leave_all_of_it_apart_at_every_speed(place, percent):
    stage = Stage()
    stage.settings.set(fields.CUE_SPEED, place)
    stage.player.use_settings()
    for name, say in everything():
        assert say(stage.player)
        written = "".join(
            alphabet_letters(stage.player.score, i) for i in range(stage.player.score.n)
        )
        assert cue_ear.letters(stage.hear(20)[0], percent) == written, name


def alphabet_letters(score, i):
    """Pulse i of what is to be played, as written."""
    length = cue_decoder.LENGTHS[score.length_ms(i)]
    return length + (cue_decoder.GAPS[score.gap_ms(i)] if i + 1 < score.n else "")


def test_a_cue_begins_with_no_category():
    for letters, name in rhythms().items():
        assert not letters.startswith(("t-", "t.t-")), name


def test_numbers_can_be_decoded():
    for n in (*range(130), 999, 1000, 5060, 65535, 100000, 999999):
        assert decoded(lambda p, n=n: p.number(n)) == [n]


def test_cards_and_shapes_can_be_decoded():
    for suit, rank in CARDS:
        assert decoded(lambda p, s=suit, r=rank: p.card(s, r)) == [(rank, 0, SUITS[suit])]
    for suit, name in enumerate(SUITS):
        assert decoded(lambda p, s=suit: p.suit(s)) == [name]
    for colour, name in enumerate(COLOURS):
        assert decoded(lambda p, c=colour: p.colour(c)) == [name]
        for value, n in itertools.product(range(13), range(4)):
            say = [(value, n, name)]
            card = value + n * DIAMOND
            assert decoded(lambda p, c=colour, v=card: p.colour_card(c, v)) == say
    assert decoded(lambda p: p.card(4, 1)) == ["joker"]
    assert decoded(lambda p: p.card(19, 9)) == ["face down"]
    assert decoded(lambda p: p.colour_card(6, 9)) == [9]


def test_sequences_can_be_decoded():
    def say(player):
        player.number(7)
        for cue in range(len(NAMES)):
            assert player.play(cue, True)
            player.number(cue, True)
            if player.score.items > 12:
                break
        player.card(3, 12, True)
        return player.colour(2, True)

    expected = [7]
    for cue in range(6):
        expected += [NAMES[cue], cue]
    assert decoded(say) == [*expected, (12, 0, "diamond"), "drop"]


@pytest.mark.parametrize("frame_ms", [10, 20])
def test_a_card_takes_no_more_than_two_and_a_half_seconds(frame_ms):
    cards = [lambda p, c=card: p.card(*c) for card in CARDS]
    cards.append(lambda p: p.card(4, 0))
    for colour, value in itertools.product(range(7), range(13)):
        cards.append(lambda p, c=colour, v=value: p.colour_card(c, v))
    for colour, value, n in itertools.product((1, 2, 4, 5), range(1, 13), range(4)):
        cards.append(lambda p, c=colour, v=value + n * DIAMOND: p.colour_card(c, v))
    assert max(lasts_ms(card, frame_ms) for card in cards) <= 2500


@pytest.mark.parametrize("frame_ms", [10, 20])
def test_a_hand_of_five_takes_no_more_than_thirteen_seconds(frame_ms):
    longest = sorted(CARDS, key=lambda card: lasts_ms(lambda p: p.card(*card)))[-5:]

    def say(player):
        return all(player.card(*card, i > 0) for i, card in enumerate(longest))

    assert 12000 < lasts_ms(say, frame_ms) <= 13000


def test_cues_of_every_step_are_short():
    for cue in (alphabet.FOCUS, alphabet.EDGE, alphabet.CONFIRM, alphabet.BACK):
        assert lasts_ms(lambda p, c=cue: p.play(c)) <= 250
    for cue, name in enumerate(NAMES):
        assert lasts_ms(lambda p, c=cue: p.play(c)) <= 1500, name


def test_refused_is_alone_with_the_lowest_pitch_throughout():
    lowest = [
        name
        for name, cue in zip(NAMES, alphabet.CUES, strict=True)
        if set(cue[2::3].decode()) == {"0"}
    ]
    assert lowest == ["REFUSED"]


def test_pulses_are_well_written():
    patterns = [cue[1:] for cue in alphabet.CUES] + [*alphabet.SUITS, *alphabet.COLOURS]
    for pattern in patterns:
        assert len(pattern) % 3 == 2
        assert set(pattern[0::3].lower()) <= set(alphabet.LENGTHS)
        assert set(pattern[1::3]) <= set(b"0123456789^v")
        assert set(pattern[2::3]) <= set(alphabet.GAPS)
    assert all(48 <= cue[0] <= 50 for cue in alphabet.CUES)


def test_every_cue_has_a_text_of_its_name():
    texts = tomllib.loads(cue_table.TEXTS.read_text(encoding="utf-8"))
    assert [name for name in texts if name != "book"][: len(NAMES)] == NAMES
    assert ids_cues.SPADE - ids_cues.FOCUS == len(NAMES) == len(alphabet.CUES)
    for language in ("fr", "en"):
        said = [texts[name][language] for name in NAMES]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", NAMES)
def test_the_list_in_the_readme_is_of_now(name):
    assert f"| {name} | " in cue_table.table()


def test_the_readme_is_of_now():
    text = cue_table.README.read_text(encoding="utf-8")
    assert cue_table.written(text) == text, "run: python -m tests.cue_table"
    for letter, ms in zip("tpdrcq", alphabet.LENGTHS_MS, strict=True):
        assert f"| {letter} | " in text and f" | {ms} |" in text
