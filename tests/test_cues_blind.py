"""Whole matches by ear alone: nothing misread, nothing refused, the own hand known at each turn.

`python -m tests.test_cues_blind GAME [MATCHES] [touch] [SPEED 0-4]` plays more of them and counts.
"""

import random
import sys

import pytest

import tests.conftest  # noqa: F401 -- when run by hand
from engine_mpy.store.setup import CARNET
from tests import cue_cards
from tests.blind_castors import OfCastorsByHeart
from tests.blind_console import Blind
from tests.blind_players import KINDS, OPTIONS, PLAYERS


class Match:
    """One match by ear; `hands` counts the hands compared with the state."""

    def __init__(self, game, deal, by_touch=False, speed=2, wish=CARNET):
        self.game = game
        self.hands = 0
        self.console = Blind(game, KINDS[game], deal, OPTIONS[game], by_touch, wish, speed)
        player = PLAYERS[game] if wish or game != b"castors" else OfCastorsByHeart
        self.player = player(self.console, random.Random(deal), self.check)

    def check(self, hand, known=None):
        """`known`: what it holds to be its row of castors, where it has no notebook."""
        view = self.console.match.view(0)
        assert hand == cue_cards.hand(self.game, view, notebook=known is None)
        if known is not None:
            cards = [(view.row(0, place), view.note(0, 0, place)) for place in range(4)]
            assert known == [
                cue_cards.of_castors(noted if shown == 255 else shown) for shown, noted in cards
            ]
        self.hands += 1

    def play(self):
        self.player.play()
        match = self.console.match
        assert match.game.over() and not match.assisted
        assert self.console.refused == 0
        return self


SLOWEST, FASTEST = 0, 4
DEALS = {b"pitaouf": (1,), b"ptit_pois": (1,), b"pass_pass": (1,), b"castors": (1, 2)}


@pytest.mark.parametrize("by_touch", [False, True], ids=["buzzer", "motor"])
@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_blind_player_plays_to_the_end(game, by_touch):
    for deal in DEALS[game]:
        match = Match(game, deal + 50 * by_touch, by_touch).play()
        assert match.hands > 0


@pytest.mark.parametrize("by_touch", [False, True], ids=["buzzer", "motor"])
@pytest.mark.parametrize("speed", [SLOWEST, FASTEST], ids=["slowest", "fastest"])
@pytest.mark.parametrize("game", list(PLAYERS))
def test_at_the_slowest_and_the_fastest_speed_too(game, speed, by_touch):
    match = Match(game, 3 + speed + 50 * by_touch, by_touch, speed).play()
    assert match.hands > 0


@pytest.mark.parametrize("by_touch", [False, True], ids=["buzzer", "motor"])
def test_castors_without_a_notebook_is_played_by_heart(by_touch):
    """CAST-G32: what it has rightly seen, and where that went, it knows from what it heard."""
    known = 0
    for deal in (1, 2, 5):
        match = Match(b"castors", deal + 50 * by_touch, by_touch, wish=0).play()
        assert match.hands > 0
        known += match.player.known
    assert known > 10


def by_hand(game, matches=100, touch="", speed=2):
    turns = hands = won = 0
    for deal in range(1, int(matches) + 1):
        match = Match(game.encode(), deal, touch == "touch", int(speed)).play()
        turns += match.player.turns
        hands += match.hands
        winners = bytearray(6)
        n = match.console.match.game.winners(winners)
        won += 0 in winners[:n]
    print(f"{game} {touch or 'ear'}: {matches} matches to the end, {won} won, {turns} turns,")
    print(f"{hands} hands heard and right, none refused")


if __name__ == "__main__":
    by_hand(*sys.argv[1:])
