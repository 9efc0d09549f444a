"""A second Gang de castors, written from the rulings alone: it judges transcripts and knows no
engine.

It reads JSON lines of tools.transcript and raises AssertionError at the first line that the rules
do not allow. How cards are shuffled it takes from the transcript, and checks that they are the
right ones. Slow, and meant to be read.
"""

ACTIONS = ("SWAP", "LOOK", "DRAW")
DECK = sorted(
    [str(v) for v in range(9) for _ in range(4)]
    + ["9"] * 9
    + ["SWAP"] * 9
    + ["LOOK"] * 7
    + ["DRAW"] * 5
)


class Referee:
    """One match, from its first line on."""

    def __init__(self, first):
        self.seats = first["seats"]
        self.rounds = first["option_bits"] or (4 if self.seats == 2 else self.seats)
        self.scores, self.last, self.round = [0] * self.seats, [0] * self.seats, 0
        self.starter = first["facts"]["starter"]  # by chance
        self.over = False
        self.begin_round(first)
        self.compare(first)

    def begin_round(self, line):
        """Take the deal from the line, if it is one."""
        piles = line["piles"]
        self.rows = [list(piles[f"row {i}"]) for i in range(self.seats)]
        self.discard, self.pile = list(piles["discard"]), list(piles["pile"])
        assert all(len(row) == 4 for row in self.rows)
        assert len(self.discard) == 1
        self.hand, self.waiting, self.aside = None, 0, []
        self.knows = [{} for _ in range(self.seats)]  # (owner, place): card
        self.caller, self.turns, self.turn = None, 0, self.starter
        self.phase = "look at first and fourth"

    # One action after another, each with the lines of what it drew.

    def action(self, line, draws):
        self.after, self.draws = line, draws
        assert line["seat"] == self.turn
        legal = self.moves()
        assert set(line["legal"]) == set(legal)
        assert len(line["legal"]) == len(line["legal_actions"]) == len(legal)
        legal[line["words"]]()
        assert not self.draws, "a draw that the rules do not know"
        self.compare(line)

    def compare(self, line):
        piles, facts = line["piles"], line["facts"]
        assert sorted(sum(piles.values(), [])) == DECK
        assert piles == {
            **{f"row {i}": row for i, row in enumerate(self.rows)},
            "discard": self.discard,
            "pile": self.pile,
            "aside": self.aside,
            "in hand": [self.hand] if self.hand else [],
            "waiting": ["DRAW"] * self.waiting,
        }
        assert facts["phase"] == ("over" if self.over else self.phase)
        assert facts["turn"] == (None if self.over else self.turn)
        assert (facts["caller"], facts["turns"]) == (self.caller, self.turns)
        assert (facts["round"], facts["rounds"]) == (self.round, self.rounds)
        assert (facts["starter"], facts["last_round"]) == (self.starter, self.last)
        assert facts["knows"] == [
            [[known.get((owner, p), "??") for p in range(4)] for owner in range(self.seats)]
            for known in self.knows
        ]
        assert (line["scores"], line["over"]) == (self.scores, self.over)
        if self.over:
            best = [i for i in range(self.seats) if self.scores[i] == min(self.scores)]
            assert line["winners"] == best

    # The rules.

    def moves(self):
        """{words: what it does} of all that is legal."""
        if self.over:
            return {}
        if self.phase == "choose":
            found = {"draw": lambda: self.draw("drawn")}
            top = self.discard[-1]
            if top not in ACTIONS:
                found |= self.four(f"take {top} for place {{}}", self.take)
            return found
        if self.phase in ("drawn", "drawn, first of two"):
            found = {f"discard {self.hand}": self.throw}
            if self.hand in ACTIONS:
                return found | {f"play {self.hand}": self.play}
            return found | self.four(f"put {self.hand} at place {{}}", self.place)
        if self.phase == "exchanging":
            others = [i for i in range(self.seats) if i != self.turn]
            return {
                f"exchange place {mine} with seat {other} place {theirs}": (
                    lambda mine=mine, other=other, theirs=theirs: self.exchange(
                        mine, other, theirs
                    )
                )
                for mine in range(4)
                for other in others
                for theirs in range(4)
            }
        if self.phase == "looking":
            return self.four("look at place {}", self.look)
        if self.phase == "calling":
            return {"do not call": self.next_turn, "call the last lap": self.call}
        if self.phase == "round end":
            return {"go on to the next round": lambda: self.begin_round(self.after)}
        return {"seen": self.seen if self.phase == "looked" else self.peeked}

    def four(self, words, do):
        return {words.format(place): lambda place=place: do(place) for place in range(4)}

    def peeked(self):
        for place in (0, 3):
            self.knows[self.turn][self.turn, place] = self.rows[self.turn][place]
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.starter:
            self.phase = "choose"

    def from_pile(self, to):
        if not self.pile:
            covered, top = self.discard[:-1], self.discard[-1]
            drawn = [line["draw"] for line in self.draws][: len(covered)]
            rest = [] if len(drawn) == len(covered) else self.after["piles"]["pile"]
            self.pile, self.discard = [*rest, *reversed(drawn)], [top]
            assert sorted(self.pile) == sorted(covered)
        card = self.pile.pop()
        line = self.draws.pop(0)
        assert line == {
            "draw": card, "seat": to[1], "from": "pile", "to": to[0], "left": len(self.pile),
            "number": self.after["number"],
        }  # fmt: skip
        return card

    def draw(self, phase):
        self.hand, self.phase = self.from_pile(("in hand", self.turn)), phase

    def swap_in(self, place, card):
        self.discard.append(self.rows[self.turn][place])
        self.rows[self.turn][place] = card

    def take(self, place):
        card = self.discard.pop()
        self.swap_in(place, card)
        for known in self.knows:
            known[self.turn, place] = card
        self.end_turn()

    def place(self, place):
        card, self.hand = self.hand, None
        self.swap_in(place, card)
        for known in self.knows:
            known.pop((self.turn, place), None)
        self.knows[self.turn][self.turn, place] = card
        self.end_turn()

    def throw(self):
        self.discard.append(self.hand)
        self.hand = None
        if self.phase == "drawn, first of two":
            self.draw("drawn")
        else:
            self.end_turn()

    def play(self):
        if self.hand == "DRAW":
            self.waiting += 1
            self.draw("drawn, first of two")
        else:
            self.phase = "exchanging" if self.hand == "SWAP" else "looking"

    def exchange(self, mine, other, theirs):
        a, b = (self.turn, mine), (other, theirs)
        for known in self.knows:
            both = known.pop(a, None), known.pop(b, None)
            for at, card in zip((b, a), both, strict=True):
                if card is not None:
                    known[at] = card
        rows = self.rows
        rows[a[0]][a[1]], rows[b[0]][b[1]] = rows[b[0]][b[1]], rows[a[0]][a[1]]
        self.end_action()

    def look(self, place):
        self.knows[self.turn][self.turn, place] = self.rows[self.turn][place]
        self.phase = "looked"

    def seen(self):
        self.end_action()

    def end_action(self):
        self.discard.append(self.hand)
        self.hand = None
        self.end_turn()

    def end_turn(self):
        self.discard += ["DRAW"] * self.waiting
        self.waiting = 0
        if self.caller is None and self.turns == 20 * self.seats:
            self.call()
        elif self.caller is None and self.turns >= self.seats:
            self.phase = "calling"
        else:
            self.next_turn()

    def call(self):
        self.caller = self.turn
        self.next_turn()

    def next_turn(self):
        self.turns += 1
        self.turn, self.phase = (self.turn + 1) % self.seats, "choose"
        if self.turn == self.caller:
            self.end_round()

    def end_round(self):
        self.knows = [{} for _ in range(self.seats)]
        for i in range(self.seats):
            seat = (self.caller + i) % self.seats
            for place in range(4):
                while self.rows[seat][place] in ACTIONS:
                    self.aside.append(self.rows[seat][place])
                    self.rows[seat][place] = self.from_pile((f"row {seat}", seat))
        self.last = [sum(map(int, row)) for row in self.rows]
        self.scores = [a + b for a, b in zip(self.scores, self.last, strict=True)]
        self.round += 1
        self.starter = (self.starter + 1) % self.seats
        self.turn, self.phase = self.starter, "round end"
        self.over = self.round == self.rounds


def judge(lines):
    """The referee after all lines; AssertionError where they break the rules."""
    referee = Referee(lines[0])
    i = 1
    while i < len(lines):
        draws = i + 1
        while draws < len(lines) and "draw" in lines[draws]:
            draws += 1
        referee.action(lines[i], lines[i + 1 : draws])
        i = draws
    return referee
