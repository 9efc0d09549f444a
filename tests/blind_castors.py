"""A blind player of Gang de castors without a notebook: what it has seen it keeps in mind.

It knows a card from a look, a card it drew or took, and where cards went from what was told of
everybody's moves. A test compares what it holds to be its row with what it can rightly know.
"""

from tests.blind_players import FACE_DOWN, OfCastors

PLACES = 4
SEATS = 6


class OfCastorsByHeart(OfCastors):
    """`rows`: of every seat what this player knows; `known` counts own cards known at a turn."""

    def __init__(self, console, chance, check):
        super().__init__(console, chance, check)
        self.known = 0
        self.actor = 0
        self.held = FACE_DOWN
        self._forget()
        hears = console.said

        def said(press=-1):
            heard = hears(press)
            self.listen(heard)
            return heard

        console.said = said

    def _forget(self):
        self.rows = [[FACE_DOWN] * PLACES for _ in range(SEATS)]

    def turn(self, where):
        self.actor = 0
        return super().turn(where)

    def row(self, said):
        """What it knows, with what it is shown now."""
        for place, card in enumerate(said[1 : 1 + PLACES]):
            if card != FACE_DOWN:
                self.rows[0][place] = card
        if "HAND" in said[1:]:
            self.held = said[-1]
        self.known += PLACES - self.rows[0].count(FACE_DOWN)
        self.check(said, self.rows[0])
        return self.rows[0]

    def hand(self):
        return self.ask_hand()

    def listen(self, heard):
        """Follow the cards through what is told."""
        for at, what in enumerate(heard):
            after = heard[at + 1 :]
            if what == "OTHERS_TURN":
                self.actor = after[0] - 1
            elif what == "YOUR_TURN":
                self.actor = 0
            elif what == "DEALT":
                self._forget()
            elif what == "PLAYED":
                self._lies_down(numbers(after))
            elif what == "SWAPPED" and after[0:4:3] == ["SEAT", "SEAT"]:  # else it is a card
                self._trade(after[1] - 1, after[2] - 1, after[4] - 1, after[5] - 1)

    def _lies_down(self, said):
        """A card taken and its place; or the place of the card drawn; or, an action, nothing."""
        if len(said) == 2:
            self.rows[self.actor][said[1] - 1] = said[0]
        elif len(said) == 1:
            self.rows[self.actor][said[0] - 1] = FACE_DOWN if self.actor else self.held

    def _trade(self, seat, place, other, theirs):
        mine, others = self.rows[seat], self.rows[other]
        mine[place], others[theirs] = others[theirs], mine[place]


def numbers(heard):
    """The numbers at the beginning."""
    found = []
    for what in heard:
        if not isinstance(what, int):
            break
        found.append(what)
    return found
