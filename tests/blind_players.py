"""Blind players: each hears a console (tests/blind_console.py), knows the rules, presses keys.

They see no panel, no text and no state. What they hold to be their hand is given to `check`, and
a test compares it with the state; they would be refused if they misread.
"""

from engine_mpy.screens.keys import LEFT, RIGHT, UP, A, B

ENDS = {"WON", "LOST", "TIED"}
FACE_DOWN = "face down"


class Player:
    """`play` plays a match to its end; the turns belong to the game."""

    def __init__(self, console, chance, check):
        self.console = console
        self.chance = chance
        self.check = check
        self.turns = 0

    # Ears and fingers.

    def ask(self, key):
        """A status by two presses, from the table; then back to it."""
        self.console.press(B)
        said = self.console.said(key)
        if key != B:
            self.console.press(B)
        return said

    def hand(self):
        """The own hand, as told; it is what the player believes."""
        said = self.ask_hand()
        self.check(said)
        return said

    def ask_hand(self):
        return self.ask(LEFT)

    def go(self, steps):
        """Move the cursor; what is said last."""
        said = []
        for i in range(abs(steps)):
            key = RIGHT if steps > 0 else LEFT
            if i == abs(steps) - 1:
                said = self.console.said(key)
            else:
                self.console.press(key)
        return said

    def play(self, most=3000):
        heard = self.console.said()
        for _ in range(most):
            if ENDS & set(heard):
                return self
            if heard and "ROUND_OVER" in heard and "YOUR_TURN" not in heard:
                heard = self.console.said(A)
                continue
            where = self.ask(B)
            if ENDS & set(where):
                return self
            if where and where[0] == "ROUND_OVER":
                heard = self.console.said(A)
            elif where == [] or where[0] in ("SEAT", "HAND_OVER"):
                heard = self.console.said()
            else:
                self.turns += 1
                heard = self.turn(where)
        raise AssertionError("no end comes")

    def turn(self, where):
        raise NotImplementedError


class OfPassPass(Player):
    def turn(self, where):
        held = self.hand()[2:]
        table = self.ask(RIGHT)
        if "SUCCESS" in table or where[0] == "SEAT":
            return self.console.said(A)  # take the first that may be taken
        place, of = where[-2:]
        assert of == len(held) and where[0] == held[place - 1], (where, held)
        wanted = self.chance.randrange(of)
        if wanted != place - 1:
            assert self.go(wanted - place + 1) == ["FOCUS", held[wanted]]
        return self.console.said(A)


class OfPtitPois(Player):
    def turn(self, where):
        said = self.hand()
        held = said[2 : 2 + said[1]]
        shown = self.packs(said[3 + said[1] :])
        table = self.ask(RIGHT)
        if table[1] == "ASK":
            return self.console.said(A)
        if where[0] in ("UP", "DOWN", "FLIPPED", "BACK"):  # nothing can be played
            return self.console.said(A)
        only = table[table.index("BONUS") + 1] if "BONUS" in table else 0
        tops = [card for i, card in enumerate(table[2:4]) if only in (0, i + 1)]
        places = [(1, shown[0]), (2, shown[1]), *((3 + i, card) for i, card in enumerate(held))]
        places = [place for place in places if place[1] is not None]
        fitting = [i for i, (_, card) in enumerate(places) if self.fits(card, tops, table[1])]
        assert fitting, (places, table)
        now = [place for place, _ in places].index(where[-2])
        assert where[0] == places[now][1] and where[-1] == 2 + len(held), (where, places)
        wanted = self.chance.choice(fitting)
        if wanted != now:
            assert self.go(wanted - now) == ["FOCUS", places[wanted][1], "FITS"]
        return self.console.said(A)

    @staticmethod
    def packs(said):
        """What lies up in both packs: a card, FACE_DOWN, or None where nothing is."""
        packs = []
        while said:
            card = said.pop(0)
            if said and said[0] == FACE_DOWN:
                said.pop(0)
                card = FACE_DOWN if card == 0 else card
            packs.append(None if card == 0 else card)
        return packs

    @staticmethod
    def fits(card, tops, way):
        if card == FACE_DOWN:
            return False
        return any(card[0] >= top[0] if way == "UP" else card[0] <= top[0] for top in tops)


class OfCastors(Player):
    def row(self, said):
        """The own row, as the notebook has it."""
        return said[1:5]

    def turn(self, where):
        said = self.hand()
        row = self.row(said)
        if where[0] == "PILE":
            return self.take_or_draw(row)
        if "HAND" in said[1:] and where[0] == "TURNED_UP":
            return self.use(row, said[-1])
        if where[0] == "CONFIRM" and self.chance.random() < 0.3:
            assert self.go(1)[1] == "LAST_LAP"
        said = self.console.said(A)  # seen, play, go on, this place
        if said[:2] == ["CONFIRM", "SEAT"]:
            said = self.console.said(A)  # for that one of theirs
        return said

    @staticmethod
    def worst(row):
        """The place of the highest card; one that is not known counts five."""
        worth = [5 if isinstance(card, str) else card for card in row]
        return worth.index(max(worth)), max(worth)

    def take_or_draw(self, row):
        top = self.ask(RIGHT)[1]
        place, worth = self.worst(row)
        if isinstance(top, str) or top >= worth:
            return self.console.said(A)
        assert self.go(1) == ["FOCUS", "TURNED_UP", top]
        assert self.console.said(A) == ["CONFIRM", 1]
        if place:
            assert self.go(place) == ["FOCUS", place + 1]
        return self.console.said(A)

    def use(self, row, drawn):
        place, worth = self.worst(row)
        if isinstance(drawn, str) or drawn >= worth:
            return self.console.said(A)
        assert self.go(place + 1) == ["FOCUS", place + 1]
        return self.console.said(A)


class OfPitaouf(Player):
    def turn(self, where):
        held = self.hand()[2:]
        if where[0] in ("CAT", "ASK"):
            return self.console.said(A)
        table = self.ask(RIGHT)
        assert where[0] == held[where[-2] - 1], (where, held)
        danger = table[3] == "DANGER"
        worth = [self.worth(card, table[4], danger) for card in held]
        best = worth.index(max(worth))
        if worth[best] == 0:
            return self.sum(held, table[4], where[-2])
        if best != where[-2] - 1:
            said = self.go(best + 1 - where[-2])
            assert said[:2] == ["FOCUS", held[best]] and said[2] > 0, (said, held, table)
        return self.console.said(A)

    @staticmethod
    def worth(card, bottom, danger):
        """0 where it is not allowed; the best is a brio."""
        if card == "joker":
            return 2
        stronger, same = card[0] > bottom[0], card[2] == bottom[2]
        if stronger:
            return 4 if same else 3
        return 0 if danger else 1 if same or card[0] == bottom[0] else 0

    def sum(self, held, bottom, place):
        """Raise all cards: their sum is to be above."""
        raised = [card for card in held if card != "joker"]
        assert len(raised) > 1 and sum(card[0] for card in raised) > bottom[0], (held, bottom)
        self.go(1 - place)
        for i, card in enumerate(held):
            if i:
                self.go(1)
            if card != "joker":
                assert self.console.said(UP) == ["UP"]
        return self.console.said(A)


PLAYERS = {
    b"pitaouf": OfPitaouf,
    b"ptit_pois": OfPtitPois,
    b"pass_pass": OfPassPass,
    b"castors": OfCastors,
}
KINDS = {b"pitaouf": [0], b"ptit_pois": [0, 1, 1], b"pass_pass": [0, 1, 1], b"castors": [0, 1, 1]}
OPTIONS = {b"pitaouf": 0, b"ptit_pois": 1, b"pass_pass": 0, b"castors": 1}
