"""A second Ptit Pois, written from the rulings alone: it judges transcripts and knows no engine.

It reads JSON lines of tools.transcript and raises AssertionError at the first line that the rules
do not allow. How cards are shuffled it takes from the transcript, and checks that they are the
right ones. Slow, and meant to be read.
"""


def value(card):
    return int(card[1:])


def total(cards):
    return sum(map(value, cards))


class Referee:
    """One match, from its first line on."""

    def __init__(self, first):
        self.seats = first["seats"]
        colours = {2: "RYBG", 3: "RYBG", 4: "RYBOG", 5: "RYBOGV", 6: "RYBOGV"}[self.seats]
        self.deck = sorted(f"{c}{v}" for c in colours for v in range(1, 11))
        self.scores, self.last, self.round = [0] * self.seats, [0] * self.seats, 0
        bits = first["option_bits"]
        self.rounds = None if bits == 32 else bits or 3
        self.over = False
        self.begin_round(first)
        self.compare(first)

    def begin_round(self, line):
        """Take the deal from the line, if it is one."""
        piles = line["piles"]
        self.hands = [list(piles[f"hand {i}"]) for i in range(self.seats)]
        # A pack is [hidden, visible], None where no card lies.
        lies = ("hidden", "visible")
        self.rows = [
            [[piles[f"row {i} pack {p} {lie}"][0] for lie in lies] for p in (0, 1)]
            for i in range(self.seats)
        ]
        self.discards = [list(piles["discard 0"]), list(piles["discard 1"])]
        self.pile = list(piles["pile"])
        assert all(len(hand) == 4 for hand in self.hands)
        assert [len(d) for d in self.discards] == [1, 1]
        self.turn = line["facts"]["turn"]
        most = max(self.scores)
        best = [i for i in range(self.seats) if self.scores[i] == most]
        rows = {i: total(pack[1] for pack in self.rows[i]) for i in best}
        assert rows[self.turn] == max(rows.values()), "somebody else should begin"
        self.up, self.turns, self.bonus = None, 0, None
        self.phase = "choose"
        self.draws = []

    # One line after another.

    def line(self, line):
        if "draw" in line:
            assert self.draws, "a draw that the rules do not know"
            drawn = (line["seat"], line["from"], line["to"], line["left"])
            assert drawn == self.draws.pop(0)
            assert line["draw"] in (self.drawn if self.shuffled else self.drawn[:1])
            self.drawn.remove(line["draw"])
            return
        assert not self.draws, "a draw is missing"
        assert line["seat"] == self.turn
        legal = self.moves()
        assert set(line["legal"]) == set(legal)
        assert len(line["legal"]) == len(line["legal_actions"]) == len(legal)
        legal[line["words"]](line)
        self.compare(line)

    def compare(self, line):
        piles = dict(line["piles"])
        left_out = piles.pop("left out")
        assert sorted(sum(piles.values(), [])) == self.deck
        assert len(left_out) + len(self.deck) == 60
        mine = {f"hand {i}": sorted(hand) for i, hand in enumerate(self.hands)}
        for i, row in enumerate(self.rows):
            for p, (hidden, visible) in enumerate(row):
                mine[f"row {i} pack {p} hidden"] = [hidden] if hidden else []
                mine[f"row {i} pack {p} visible"] = [visible] if visible else []
        mine |= {f"discard {d}": cards for d, cards in enumerate(self.discards)}
        mine["pile"] = self.pile
        assert {n: sorted(c) if n.startswith("hand") else c for n, c in piles.items()} == mine
        assert line["facts"]["turn"] == self.turn
        assert line["facts"]["direction"] == {True: "up", False: "down", None: None}[self.up]
        assert line["scores"] == self.scores
        assert line["over"] == self.over
        if self.over:
            best = min(zip(self.scores, self.last, strict=True))
            winners = [i for i in range(self.seats) if (self.scores[i], self.last[i]) == best]
            assert line["winners"] == winners

    # The rules.

    def moves(self):
        """{words: what it does} of all that is legal."""
        if self.over:
            return {}
        if self.phase == "round end":
            return {"go on to the next round": self.go_on}
        if self.phase == "choose":
            return {f"choose {way}": self.choose(way == "up") for way in ("up", "down")}
        found = self.plays()
        if self.phase == "bonus":
            for p, (hidden, _) in enumerate(self.rows[self.turn]):
                if hidden:
                    found[f"flip pack {p}"] = lambda line, p=p: self.flip(p)
            return found | {"no bonus": lambda line: self.end_turn()}
        free = self.phase == "act" and self.turns < 40 * self.seats
        if free or not found:
            found[f"turn to {'down' if self.up else 'up'} and draw 2"] = self.turn_and_draw
        return found

    def plays(self):
        found = {}
        places = [(card, "hand") for card in self.hands[self.turn]]
        places += [
            (pack[1], f"pack {p}") for p, pack in enumerate(self.rows[self.turn]) if pack[1]
        ]
        for card, place in places:
            for d in (0, 1):
                if self.phase == "bonus" and d != self.bonus:
                    continue
                top = value(self.discards[d][-1])
                if value(card) == top or (value(card) > top) == self.up:
                    words = f"play {card} ({place}) on discard {d}"
                    found[words] = lambda line, card=card, d=d: self.play(card, d)
        return found

    def choose(self, up):
        def do(line):
            self.up, self.phase = up, "act"

        return do

    def play(self, card, d):
        if card in self.hands[self.turn]:
            self.hands[self.turn].remove(card)
        else:
            pack = next(pack for pack in self.rows[self.turn] if pack[1] == card)
            pack[1] = None
        same = self.discards[d][-1][0] == card[0]
        self.discards[d].append(card)
        if same:
            self.phase, self.bonus = "bonus", d
        else:
            self.end_turn()

    def flip(self, p):
        self.rows[self.turn][p].reverse()
        self.end_turn()

    def turn_and_draw(self, line):
        self.up, self.phase = not self.up, "after b"
        self.drawn, self.shuffled = [], False
        for _ in range(2):
            if not self.pile and max(map(len, self.discards)) > 1:
                self.shuffle(line)
            if self.pile:
                card = self.pile.pop()
                self.hands[self.turn].append(card)
                self.drawn.append(card)
                self.draws.append((self.turn, "pile", f"hand {self.turn}", len(self.pile)))

    def shuffle(self, line):
        """The new pile is what the line shows, and on it what is still drawn from it."""
        covered = sorted(self.discards[0][:-1] + self.discards[1][:-1])
        self.discards = [d[-1:] for d in self.discards]
        shown, hand = line["piles"]["pile"], line["piles"][f"hand {self.turn}"]
        drawn = [card for card in hand if card in covered]
        assert sorted(shown + drawn) == covered
        self.pile = [*shown, *drawn]
        self.shuffled = True  # in what order the two were drawn, only their lines tell

    def end_turn(self):
        self.turns += 1
        hand, row = self.hands[self.turn], self.row(self.turn)
        if not hand or not row:
            self.end_round(self.turn)
        elif self.turns == 60 * self.seats:
            self.end_round(None)
        else:
            self.turn, self.phase = (self.turn + 1) % self.seats, "act"

    def row(self, seat):
        return [card for pack in self.rows[seat] for card in pack if card]

    def end_round(self, mover):
        both = [(total(self.hands[i]), total(self.row(i))) for i in range(self.seats)]
        self.last = [max(sums) for sums in both]
        if mover is not None:
            left = sum(both[mover])
            lowest = all(left < self.last[i] for i in range(self.seats) if i != mover)
            self.last[mover] = 0 if lowest else 2 * left
        self.scores = [a + b for a, b in zip(self.scores, self.last, strict=True)]
        self.round += 1
        enough = max(self.scores) >= (30 if self.seats == 2 else 50)
        self.over = self.round == self.rounds if self.rounds else enough
        self.phase = "round end"
        self.turn = None if self.over else mover or 0

    def go_on(self, line):
        self.begin_round(line)


def judge(lines):
    """The referee after all lines; AssertionError where they break the rules."""
    referee = Referee(lines[0])
    for line in lines[1:]:
        referee.line(line)
    assert not referee.draws, "a draw is missing"
    return referee
