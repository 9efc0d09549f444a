"""The checks of the shared suite: each takes a game in some state and raises AssertionError.

tests/test_rules_conformance.py plays and calls them; tests/test_rules_suite.py breaks games on
purpose to see each of them fail. They know games by base.Game and tools.describe only.
"""

from collections import Counter

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.base import NO_ACTION, NOBODY, IllegalAction

_SENTINEL = 0xEE


def legal(game):
    """The legal actions, as bytes."""
    out = bytearray([_SENTINEL]) * (game.MOST_ACTIONS + 1)
    return bytes(out[: game.legal(out)])


def new(game):
    """Another instance of the game's class."""
    return type(game)()


def check_actions(game):
    """Ascending, within MOST_ACTIONS and the buffer; one at least unless over (C3)."""
    before = bytes(game.state)
    out = bytearray([_SENTINEL]) * (game.MOST_ACTIONS + 1)
    n = game.legal(out)
    assert n <= game.MOST_ACTIONS, "more actions than MOST_ACTIONS"
    assert all(b == _SENTINEL for b in out[n:]), "wrote beyond what it answered"
    actions = list(out[:n])
    assert actions == sorted(set(actions)), "actions are not ascending"
    assert NO_ACTION not in actions
    assert (n == 0) == game.over() == (game.seat() == NOBODY), "no action, and yet not over"
    assert bytes(game.state) == before, "legal() changed the state"


def check_cards(game, described):
    """Each card of the deck is in exactly one place (C2)."""
    held = sorted(card for pile in described.piles(game).values() for card in pile)
    assert held == described.DECK, "cards are not conserved"


def check_refusals(game):
    """Every number that is not legal is refused, and nothing changes: state, events, mark."""
    good = legal(game)
    before = _everything(game)
    for action in range(256):
        if action in good:
            continue
        try:
            game.apply(action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"action {action} is not legal and was taken")
        assert _everything(game) == before, f"refusing action {action} changed something"


def _everything(game):
    return bytes(game.state), bytes(game.events.records), game.events.total, game.revealed


def check_copy(game, action):
    """A copy is equal, does the same, and leaves the game it was made of as it was."""
    copy = new(game)
    copy.copy_from(game)
    assert copy.state == game.state
    assert legal(copy) == legal(game)
    before = bytes(game.state)
    copy.apply(action)
    assert bytes(game.state) == before, "a copy shares something with its game"
    after = bytes(copy.state)
    again = new(game)
    again.copy_from(game)
    again.apply(action)
    assert bytes(again.state) == after, "two copies differ"


def view_of(game, seat):
    """What `seat` may know, as a new instance."""
    view = new(game)
    game.view_for(seat, view)
    return view


def check_views(game, described, seats):
    """Views are of the same size, know no chance, answer `legal`, and a view of one is the same.

    They hide what tools.describe says is unknown, and nothing else (C4).
    """
    before = _everything(game)
    for seat in range(seats):
        view = view_of(game, seat)
        hidden = set(described.unknown(game, seat))
        blank = {*described.chance(game), *notes_of_others(game, described, seat)}
        for i in range(game.STATE_BYTES):
            if i in hidden:
                assert view.state[i] == UNKNOWN, f"byte {i} shows a hidden card"
            elif i in blank:
                assert view.state[i] == 0, f"byte {i}, chance or what others know, shows"
            else:
                assert view.state[i] == game.state[i], f"byte {i} is known and not told"
        assert view_of(view, seat).state == view.state, "a view of a view is another"
        if seat == game.seat():
            assert legal(view) == legal(game), "a view answers other actions"
    assert _everything(game) == before, "making a view changed the game"


def check_leaks(game, described, action, seats, random):
    """Whatever a seat may not know is moved about, and nothing it is shown changes (C4).

    The cards that `action` shows stay where they are. Then view, actions and events of the seat
    before and after `action` are equal in both worlds.
    """
    for seat in range(seats):
        after = new(game)
        after.copy_from(game)
        after.apply(action)
        places = still_unknown(game, after, described, action, seat)
        other = other_world(game, described, seat, places, random)
        assert view_of(other, seat).state == view_of(game, seat).state, "a view leaks"
        assert legal(view_of(other, seat)) == legal(view_of(game, seat)), "actions leak"
        if chance_of(after, described) != chance_of(game, described):
            for i in described.chance(game):  # it shuffles: what it then shows is chance
                other.state[i] = game.state[i]
        if action not in legal(other):
            continue  # what others do tells something of what they hold
        other.apply(action)
        assert events_of(other, seat) == events_of(after, seat), "an event leaks"
        assert view_of(other, seat).state == view_of(after, seat).state, "a view leaks later"


def check_revealed(game, described, action, seats):
    """An action that says it revealed nothing shows no seat, nor the public, a card: an undo of
    it takes back nothing that anybody saw."""
    after = new(game)
    after.copy_from(game)
    after.apply(action)
    if after.revealed:
        return
    for seat in (*range(seats), NOBODY):
        before = Counter(game.state[i] for i in described.unknown(game, seat))
        now = Counter(after.state[i] for i in described.unknown(after, seat))
        assert before <= now, f"action {action} shows seat {seat} a card, and can be taken back"


def still_unknown(game, after, described, action, seat):
    """The places with a card that the seat does not know, and will not after `action` either."""
    places = described.unknown(game, seat)
    if hasattr(described, "shown_by"):
        seen = {*described.remembered(game, seat), *described.shown_by(game, after, action, seat)}
        return [i for i in places if i not in seen]
    cards = {after.state[i] for i in described.unknown(after, seat)}
    return [i for i in places if game.state[i] in cards]


def notes_of_others(game, described, seat):
    """The bytes of what other seats know, where the game keeps them."""
    return described.blank(game, seat) if hasattr(described, "blank") else ()


def other_world(game, described, seat, places, random):
    """A copy of `game` in which the cards at `places` lie otherwise, and chance goes otherwise."""
    other = new(game)
    other.copy_from(game)
    for _ in range(4 * len(places)):  # exchanges of two keep to what may lie where
        i, j = random.choice(places), random.choice(places)
        a, b = other.state[i], other.state[j]
        if described.may_hold(other, i, b) and described.may_hold(other, j, a):
            other.state[i], other.state[j] = b, a
    for i in described.chance(game):
        other.state[i] = random.randrange(256)
    for i in notes_of_others(game, described, seat):
        other.state[i] = random.randrange(14)
    return other


def chance_of(game, described):
    """The random words."""
    return [game.state[i] for i in described.chance(game)]


def events_of(game, seat):
    """The events in the ring that `seat` may know."""
    ring = game.events
    return [
        (ring.kind(i), ring.a(i), ring.b(i), ring.c(i))
        for i in range(ring.start(), ring.total)
        if ring.audience(i) in (255, seat)
    ]
