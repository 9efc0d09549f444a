"""A second Pitaouf, written from the rulings alone: it judges transcripts and knows no engine.

It reads JSON lines of tools.transcript and raises AssertionError at the first line that the rules
do not allow. Cards are names, positions are plain lists; slow, and meant to be read.
"""

from itertools import combinations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = {"S": "spade", "H": "heart", "C": "club", "D": "diamond"}
DECK = sorted([r + s for r in RANKS for s in SUITS] + ["JK", "JK"])


def value(card):
    return RANKS.index(card[:-1]) + 2


class Referee:
    """One match, from its first line on."""

    def __init__(self, first):
        piles = first["piles"]
        self.free = "free-steps" in first["options"]
        self.facile = "facile" in first["options"]
        self.path = [None] + [piles[f"path {i}"][0] for i in range(1, 27)]
        self.posed = {i: [] for i in range(1, 27)}
        self.lies = dict.fromkeys(range(1, 27), "hidden") | {1: "open", 26: "open"}
        self.hand, self.talon = list(piles["hand"]), list(piles["talon"])
        self.cat, self.back, self.over, self.won = 1, False, False, False
        self.exchange = True
        self.expected_draws = []
        assert (len(self.hand), len(self.talon)) == (5, 23)
        assert self.path[10][0] == self.path[20][0] == "A"
        assert self.path[26] == "JK"
        self.compare(first)

    # One line after another.

    def line(self, line):
        if "draw" in line:
            assert self.expected_draws, "a draw that the rules do not know"
            drawn = (line["draw"], line["from"], line["to"], line["left"])
            assert drawn == self.expected_draws.pop(0)
            return
        assert not self.expected_draws, "a draw is missing"
        legal = {self.words(move): move for move in self.moves()}
        assert set(line["legal"]) == set(legal)
        assert len(line["legal"]) == len(line["legal_actions"]) == len(legal)
        self.do(*legal[line["words"]])
        self.compare(line)

    def compare(self, line):
        assert sorted(sum(line["piles"].values(), [])) == DECK
        piles = {f"path {i}": [self.path[i], *self.posed[i]] for i in range(1, 27)}
        assert line["piles"] == piles | {"hand": self.hand, "talon": self.talon}
        assert line["facts"]["spaces"] == {f"path {i}": lies for i, lies in self.lies.items()}
        assert line["facts"]["space"] == self.cat
        assert line["facts"]["distance"] == (52 - self.cat if self.back else self.cat)
        assert line["over"] == self.over
        assert line["scores"] == [len(self.hand) + len(self.talon) if self.won else 0]
        if self.over:
            assert line["winners"] == ([0] if self.won else [])

    # The rules.

    def moves(self):
        """(what, cards, number) of all that is legal."""
        if self.over:
            return []
        if self.exchange:
            gifts = [("give", [c], s) for c in self.hand for s in SUITS if s != c[-1]]
            return [("keep", [], 0), *gifts]
        if self.cat == 26 or self.lies[self.cat] == "neutral":
            return [("walk", [], 1)]
        return self.poses()

    def poses(self):
        found = []
        for card in self.hand:
            result, steps = self.result(card)
            if result:
                room = self.cat - 1 if self.back else 26 - self.cat
                fewest = 1 if self.free else steps
                most = min(steps, room) if self.free else steps
                found += [(result, [card], s) for s in range(fewest, most + 1)]
        if self.lies[self.cat] == "open":
            plain = [c for c in self.hand if c != "JK"]
            for n in range(2, len(plain) + 1):
                for cards in combinations(plain, n):
                    if sum(map(value, cards)) > value(self.path[self.cat]):
                        found.append(("danger", list(cards), 1))
        return found

    def result(self, card):
        here = self.path[self.cat]
        if card == "JK":
            return "brio", 3
        same = card[-1] == here[-1] or (self.facile and (card[-1] in "HD") == (here[-1] in "HD"))
        farther = card[:-1] in "JQKA"
        if value(card) > value(here):
            return ("brio", 2 + farther) if same else ("success", 1 + farther)
        if self.lies[self.cat] == "open" and (same or value(card) == value(here)):
            return "danger", 1
        return None, 0

    def do(self, what, cards, number):
        if what == "give":
            self.give(cards[0], number)
        elif what == "walk":
            self.go(1)
        elif what != "keep":
            for card in cards:
                self.hand.remove(card)
            self.posed[self.cat] += cards
            self.lies[self.cat] = "danger" if what == "danger" else "neutral"
            if self.talon and (self.back or self.cat + number < 26):
                card = self.talon.pop()
                self.hand.append(card)
                self.expected_draws.append((card, "talon", "hand", len(self.talon)))
            self.go(number)
        self.exchange = False
        self.over = self.won or not (self.moves())

    def give(self, card, suit):
        for i, other in enumerate(self.talon):
            if other[-1] == suit and other != "JK":
                place = self.hand.index(card)
                self.hand[place], self.talon[i] = other, card
                return

    def go(self, steps):
        if self.cat == 26:
            self.back = True
        self.cat = max(self.cat - steps, 1) if self.back else min(self.cat + steps, 26)
        self.back = self.back or self.cat == 26
        if self.lies[self.cat] == "hidden":
            self.lies[self.cat] = "open"
        self.won = self.back and self.cat == 1

    def words(self, move):
        what, cards, number = move
        cards = " + ".join(f"{card} (hand {self.hand.index(card)})" for card in cards)
        if what == "keep":
            return "keep the hand"
        if what == "walk":
            return "walk 1 step"
        if what == "give":
            return f"give {cards} for a {SUITS[number]}"
        return f"pose {cards}: {what}, {number} step" + ("s" if number > 1 else "")


def judge(lines):
    """Follow a whole transcript (parsed lines); the referee at its end."""
    referee = Referee(lines[0])
    for line in lines[1:]:
        referee.line(line)
    assert not referee.expected_draws
    return referee
