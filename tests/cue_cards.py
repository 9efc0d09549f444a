"""What cards sound like, by the documentation: cards of a state as cue_decoder tells them."""

SUITS = ("spade", "heart", "clover", "diamond")
COLOURS = ("heart", "crescent", "drop", "full round", "clover", "grapes")
FACE_DOWN = "face down"
PASS_PASS = ("grapes", "drop", "clover", "crescent")
DIAMONDS = {7: 3, 3: 2, 9: 2, 1: 1, 5: 1, 10: 1}
ACTIONS = {10: "SWAPPED", 11: "LOOKED", 12: "DREW"}


def of_pitaouf(card):
    return "joker" if card >= 52 else (card % 13 + 2, 0, SUITS[card // 13])


def of_ptit_pois(card):
    return (card % 10 + 1, 0, COLOURS[card // 10])


def of_pass_pass(card):
    value = card % 12 + 1
    return (value, DIAMONDS.get(value, 0), PASS_PASS[card // 12])


def of_castors(card):
    return FACE_DOWN if card == 255 else ACTIONS.get(card, card)


def pile(pile, name):
    return [name(pile.card(i)) for i in range(pile.count())]


def hand(game, view, seat=0, notebook=True):
    """What "my hand" must say of a game called `game`; in castors with a notebook, or without."""
    if game == b"pitaouf":
        return ["HAND", view.hand.count(), *pile(view.hand, of_pitaouf)]
    if game == b"pass_pass":
        return ["HAND", view.hands[seat].count(), *pile(view.hands[seat], of_pass_pass)]
    if game == b"ptit_pois":
        said = ["HAND", view.hands[seat].count(), *pile(view.hands[seat], of_ptit_pois)]
        return [*said, "TABLE", *row(view, seat)]
    said = ["HAND"]
    for place in range(4):
        card = view.row(seat, place)
        noted = view.note(seat, seat, place) if notebook else card
        said.append(of_castors(noted if card == 255 else card))
    return said if view.held() in (254, 255) else [*said, "HAND", of_castors(view.held())]


def row(view, seat):
    """A row of Ptit Pois."""
    said = []
    for pack in range(2):
        shown = view.shown(seat, pack)
        said.append(0 if shown == 254 else of_ptit_pois(shown))
        if view.hidden(seat, pack) != 254:
            said.append(FACE_DOWN)
    return said
