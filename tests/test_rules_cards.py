"""Piles and chance: what every game's rules stand on."""

from collections import Counter
from itertools import permutations

import pytest

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng


def pile(cards=(), capacity=8, offset=3):
    made = Pile(bytearray(offset + capacity + 4), offset, capacity)
    for card in cards:
        made.push(card)
    return made


def held(p):
    return [p.card(i) for i in range(p.count())]


def rng(number=1, salt=1):
    made = Rng(bytearray(12), 2)
    made.seed(number, salt)
    return made


def test_a_pile_is_a_count_and_its_cards_bottom_first():
    p = pile([7, 8, 9])
    assert bytes(p.state) == bytes([0, 0, 0, 3, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0])
    assert (p.count(), p.top(), p.find(8), p.find(5)) == (3, 9, 1, -1)
    p.put(1, 44)
    assert held(p) == [7, 44, 9]


def test_cards_taken_leave_no_trace():
    p = pile([7, 8, 9])
    assert (p.pop(), p.take(0), p.pop()) == (9, 7, 8)
    assert not any(p.state)
    p = pile([7, 8, 9])
    p.clear()
    assert not any(p.state)
    p = pile([7, 8, 9])
    assert (p.take(1), held(p)) == (8, [7, 9])


def test_a_full_pile_and_an_empty_one_refuse():
    p = pile([1, 2], capacity=2)
    with pytest.raises(IndexError):
        p.push(3)
    assert held(p) == [1, 2]
    with pytest.raises(IndexError):
        pile().pop()


def test_hiding_leaves_the_lower_cards():
    p = pile([1, 2, 3, 4])
    p.hide(2)
    assert held(p) == [1, 2, UNKNOWN, UNKNOWN]
    p.hide()
    assert held(p) == [UNKNOWN] * 4
    assert p.state[p.offset + 5] == 0


def sfc16(number, salt):
    """The generator of Chris Doty-Humphrey's PractRand, written down once more."""
    a, b, c, n = number & 0xFFFF, number >> 16, salt, 1
    skipped = 0
    while True:
        out = (a + b + n) % 65536
        n = (n + 1) % 65536
        a, b, c = b ^ b >> 5, (c + (c << 3)) % 65536, ((c << 6 | c >> 10) % 65536 + out) % 65536
        if skipped < 12:
            skipped += 1
        else:
            yield out


@pytest.mark.parametrize(("number", "salt"), [(1, 1), (999_999, 0x104), (65_536, 65_535)])
def test_chance_is_sfc16(number, salt):
    ours, theirs = rng(number, salt), sfc16(number, salt)
    for _ in range(70_000):  # the counter wraps, too
        assert ours.word() == next(theirs)


def test_chance_touches_its_eight_bytes_only():
    made = rng()
    for _ in range(1000):
        made.word()
    assert made.state[:2] + made.state[10:] == bytes(4)


class Scale(Rng):
    """A generator that gives every word once, in order."""

    def __init__(self):
        super().__init__(bytearray(8), 0)
        self.next = -1

    def word(self):
        self.next += 1
        if self.next > 65535:
            raise EOFError
        return self.next


@pytest.mark.parametrize("n", [1, 2, 3, 28, 54, 48 * 47, 16_000])
def test_below_gives_each_number_exactly_as_often(n):
    scale, found = Scale(), Counter()
    with pytest.raises(EOFError):
        while True:
            found[scale.below(n)] += 1
    assert found == dict.fromkeys(range(n), 65_536 // n)


def test_a_shuffle_gives_every_order_about_as_often():
    chance, found = rng(5), Counter()
    for _ in range(24_000):
        p = pile([1, 2, 3, 4])
        p.shuffle(chance)
        found[tuple(held(p))] += 1
    assert set(found) == set(permutations([1, 2, 3, 4]))
    assert all(850 < times < 1150 for times in found.values())


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 255])
def test_a_partial_shuffle_gives_every_choice_of_top_cards_about_as_often(top):
    chance, found = rng(6), Counter()
    for _ in range(12_000):
        p = pile([1, 2, 3, 4, 5])
        p.shuffle(chance, top)
        assert sorted(held(p)) == [1, 2, 3, 4, 5]
        found[tuple(held(p)[max(0, 5 - top) :])] += 1
    expected = list(permutations([1, 2, 3, 4, 5], min(top, 5)))
    assert set(found) == set(expected)
    mean = 12_000 / len(expected)
    assert all(abs(times - mean) < 5 * mean**0.5 for times in found.values())


@pytest.mark.parametrize("cards", [[], [1], [1, 2]])
def test_a_shuffle_of_few_cards(cards):
    p = pile(cards)
    p.shuffle(rng())
    assert sorted(held(p)) == cards
