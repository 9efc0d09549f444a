"""What an event of the log sounds like, by engine_mpy/cues/README.md: events as cue_decoder has
them. Shared by nobody but the tests of what is heard again."""

from engine_mpy.games import base
from engine_mpy.games import castors_table as castors
from engine_mpy.games import pass_pass_table as pass_pass
from engine_mpy.games import ptit_pois_table as ptit_pois
from tests import cue_cards

NOBODY = 255


class Event:
    """Number `number` of a ring."""

    def __init__(self, ring, number):
        self.kind, self.a, self.b = ring.kind(number), ring.a(number), ring.b(number)
        self.c = ring.c(number)
        self.seat = ["SEAT", self.a + 1]


def said(game, ring, number, draws):
    """What event `number` of `game` must say; `draws` is how many cards a DREW stands for."""
    event = Event(ring, number)
    if event.kind == base.TURN:
        return [*_full_trick(game, ring, number), "OTHERS_TURN", event.a + 1]
    if event.kind == base.DREW:
        return [*event.seat, "DREW", draws]
    if event.kind < 32:
        names = {base.SHUFFLED: "SHUFFLED", base.MATCH_OVER: "GOAL"}
        if event.kind in names:
            return [names[event.kind]]
        return ["DEALT" if event.kind == base.DEALT else "ROUND_OVER", event.a + 1]
    of = {b"castors": _castors, b"ptit_pois": _ptit_pois, b"pass_pass": _pass_pass}
    return of[game](event, ring, number)


def _castors(event, ring, number):
    card = cue_cards.of_castors
    if event.kind == castors.TOOK_DISCARD:
        return [*event.seat, "PLAYED", card(event.b), event.c + 1]
    if event.kind == castors.PLACED:
        return [*event.seat, "PLAYED", event.b + 1]
    if event.kind == castors.DISCARDED:
        return [*([] if event.a == NOBODY else event.seat), "TURNED_UP", card(event.b)]
    if event.kind == castors.PLAYED:
        return [*event.seat, "PLAYED", card(event.b)]
    if event.kind == castors.LOOKED_AT:
        return [*event.seat, "LOOKED", event.b + 1]
    if event.kind == castors.EXCHANGED:
        places = (event.c >> 2) + 1, (event.c & 3) + 1
        return ["SWAPPED", *event.seat, places[0], "SEAT", event.b + 1, places[1]]
    if event.kind == castors.CALLED:
        return ["LAST_LAP", event.a + 1]
    if event.kind == castors.SHOWN:
        return [*event.seat, *(card(ring.c(number - 3 + i)) for i in range(4))]
    if event.kind == castors.REPLACED:
        return [*event.seat, event.b + 1, card(event.c)]
    return [*event.seat, "SCORE", event.b]


def _ptit_pois(event, ring, number):
    card = cue_cards.of_ptit_pois
    points = event.b | event.c << 8
    if event.kind == ptit_pois.PLAYED:
        return [*event.seat, "PLAYED", card(event.b), (event.c & 1) + 1]
    if event.kind == ptit_pois.SHOWN:
        alone = ring.c(number - 1) == ptit_pois.NOTHING
        return [*event.seat, "TURNED_UP" if alone else "FLIPPED", card(event.c)]
    if event.kind == ptit_pois.ROW_LEFT:
        before = Event(ring, number - 1)
        return [*event.seat, "HAND", before.b | before.c << 8, "TABLE", event.b]
    if event.kind == ptit_pois.SCORED:
        return [*event.seat, "SCORE", points]
    return {
        ptit_pois.DIRECTION: [*event.seat, "UP" if event.b else "DOWN"],
        ptit_pois.BONUS_WON: [*event.seat, "BONUS"],
        ptit_pois.DECLINED: [*event.seat, "BACK"],
        ptit_pois.NO_MOVER: ["NONE"],
    }[event.kind]


def _pass_pass(event, _ring, _number):
    card = cue_cards.of_pass_pass
    if event.kind == pass_pass.OUT_OF_PLAY:
        return ["NONE", card(event.a)]
    return {
        pass_pass.PLAYED: [*event.seat, "PLAYED", card(event.b)],
        pass_pass.TOOK: [*event.seat, "SUCCESS", card(event.b)],
        pass_pass.PASS_PASS: [*event.seat, "PASS_PASS", event.b],
        pass_pass.BANKED: ["CONFIRM", "SEAT", event.b + 1],
        pass_pass.SCORED: [*event.seat, "SCORE", event.b, event.c],
    }[event.kind]


def _full_trick(game, ring, number):
    """Of Pass Pass: the majority's colour and sum, who takes first and second (PASS-Q6 to Q8)."""
    if game != b"pass_pass" or ring.kind(number - 1) != pass_pass.PLAYED:
        return []
    played = []  # seat, colour, value
    while number > ring.start() and ring.kind(number - 1) in (pass_pass.PLAYED, base.TURN):
        number -= 1
        if ring.kind(number) == pass_pass.PLAYED:
            card = ring.b(number)
            played.insert(0, (ring.a(number), card // 12, card % 12 + 1))
    colours = sorted({colour for _, colour, _ in played}, key=lambda c: _rank(played, c))
    first = [card for card in played if card[1] == colours[-1]]
    first.sort(key=lambda card: card[2])
    second = first[-2] if len(first) > 1 else None
    if second is None:
        second = max((c for c in played if c[1] == colours[-2]), key=lambda card: card[2])
    total = sum(value for _, _, value in first)
    shape = cue_cards.PASS_PASS[colours[-1]]
    return [shape, total, "SEAT", first[-1][0] + 1, "SEAT", second[0] + 1]


def _rank(played, colour):
    """Sum, highest value, how early that was played."""
    values = [value if of == colour else 0 for _, of, value in played]
    return sum(values), max(values), -values.index(max(values))
