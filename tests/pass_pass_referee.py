"""A second Pass Pass, written from the rulings alone: it judges transcripts and knows no engine.

It reads JSON lines of tools.transcript and raises AssertionError at the first line that the rules
do not allow. The deals it takes from the transcript. Slow, and meant to be read.
"""

PINNED = {"V11": 0, "V6": 0, "G10": 1, "G4": 0, "B11": 0, "Y3": 2}
OURS = {7: 3, 3: 2, 9: 2, 1: 1, 5: 1, 10: 1}
DECK = sorted(f"{colour}{value}" for colour in "VBGY" for value in range(1, 13))


def value(card):
    return int(card[1:])


def diamonds(card):
    return PINNED.get(card, OURS.get(value(card), 0))


class Referee:
    """One match, from its first line on."""

    def __init__(self, first):
        self.seats = first["seats"]
        bits = first["option_bits"]
        self.pairs = bits & 1
        half = self.seats // 2
        self.sides = half if self.pairs else self.seats
        self.speakers = [pair + half * (bits >> 1 + pair & 1) for pair in range(half)]
        self.points, self.bank = [0] * self.sides, [0] * self.sides
        self.round, self.over, self.third = 0, False, None
        self.begin_round(first)
        self.leader = self.turn = first["facts"]["turn"]
        self.compare(first)

    def begin_round(self, line):
        piles = line["piles"]
        self.hands = [list(piles[f"hand {i}"]) for i in range(self.seats)]
        self.aside = sorted(piles["aside"])
        assert all(len(hand) == 8 for hand in self.hands)
        self.won, self.out = [[] for _ in self.hands], []
        self.trick, self.tricks, self.to_bank = [], 0, []
        self.phase = "play"

    def side(self, seat):
        return seat % self.sides

    def pass_pass(self, seat):
        held = [card[0] for card in self.won[seat]]
        return min(held.count(colour) for colour in "VBGY")

    def score_of(self, seat):
        return sum(1 + diamonds(card) for card in self.won[seat])

    # One line after another.

    def line(self, line):
        assert line["seat"] == self.turn
        legal = self.moves()
        assert set(line["legal"]) == set(legal)
        assert len(line["legal"]) == len(line["legal_actions"]) == len(legal)
        legal[line["words"]](line)
        self.compare(line)

    def compare(self, line):
        piles = line["piles"]
        assert sorted(sum(piles.values(), [])) == DECK
        for seat in range(self.seats):
            assert sorted(piles[f"hand {seat}"]) == sorted(self.hands[seat])
            assert sorted(piles[f"won {seat}"]) == sorted(self.won[seat])
        assert piles["trick"] == [card for card, _ in self.trick]
        assert sorted(piles["out"]) == sorted(self.out)
        assert sorted(piles["aside"]) == self.aside
        facts = line["facts"]
        assert facts["turn"] == self.turn
        names = {"V": "violet", "B": "blue", "G": "green", "Y": "yellow"}
        for seat, hand in enumerate(self.hands):
            held = [card[0] for card in hand]
            assert facts["colours"][seat] == {n: held.count(c) for c, n in names.items()}
        assert facts["banked_pass_pass"] == self.bank
        assert facts["round_pass_pass"] == [self.pass_pass(i) for i in range(self.seats)]
        assert line["scores"] == [self.points[self.side(i)] for i in range(self.seats)]
        assert line["over"] == self.over
        if self.over:
            assert line["winners"] == self.winners()

    def moves(self):
        """{words: what to do, given the line} for all that is legal."""
        if self.phase == "play":
            return {f"play {c}": lambda line, c=c: self.play(c) for c in self.hands[self.turn]}
        if self.phase == "bank":
            pair = self.to_bank[0]
            members = (pair, pair + self.sides)
            return {f"bank seat {i}": lambda line, i=i: self.bank_seat(i) for i in members}
        if self.phase == "round end":
            return {"go on to the next round": self.go_on}
        if self.phase == "first":
            return {f"take {c} first": lambda line, c=c: self.take(c) for c, _ in self.trick}
        cut = min(value(card) for card, _ in self.trick)
        choice = [card for card, _ in self.trick if value(card) == cut]
        return {f"take {c} second": lambda line, c=c: self.choose(c) for c in choice}

    # A trick.

    def play(self, card):
        self.hands[self.turn].remove(card)
        self.trick.append((card, self.turn))
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            self.first, self.second = self.judge_trick()
            self.turn, self.phase = self.first, "first"

    def judge_trick(self):
        colours = []
        for colour in "VBGY":
            held = [
                (value(card), -place, seat)
                for place, (card, seat) in enumerate(self.trick)
                if card[0] == colour
            ]
            if held:
                held.sort(reverse=True)
                colours.append((sum(v for v, _, _ in held), held))
        colours.sort(reverse=True)
        best = colours[0][1]
        second = best[1] if len(best) > 1 else colours[1][1][0]
        return best[0][2], second[2]

    def give(self, seat, card):
        (entry,) = (entry for entry in self.trick if entry[0] == card)
        self.trick.remove(entry)
        self.won[seat].append(card)

    def take(self, card):
        self.give(self.first, card)
        if self.has_third(self.first):
            return
        self.need, self.turn, self.phase = 2, self.second, "second"
        self.give_lowest()

    def choose(self, card):
        self.give(self.second, card)
        self.need -= 1
        self.give_lowest()

    def give_lowest(self):
        while self.need:
            cut = min(value(card) for card, _ in self.trick)
            lowest = [card for card, _ in self.trick if value(card) == cut]
            if len(lowest) > self.need:
                return
            for card in lowest:
                self.give(self.second, card)
            self.need -= len(lowest)
        if not self.has_third(self.second):
            self.end_trick()

    def has_third(self, seat):
        if self.bank[self.side(seat)] + self.pass_pass(seat) < 3:
            return False
        self.third, self.over, self.turn = seat, True, None
        return True

    def end_trick(self):
        self.out += [card for card, _ in self.trick]
        self.trick = []
        self.tricks += 1
        self.leader = self.turn = self.second
        self.phase = "play"
        if self.tricks == 8 and self.pairs:
            self.to_bank = list(range(self.sides))
            self.ask_next_pair()
        elif self.tricks == 8:
            for seat in range(self.seats):
                self.count(seat)
            self.end_round()

    # A round.

    def count(self, seat):
        self.points[self.side(seat)] += self.score_of(seat)
        self.bank[self.side(seat)] += self.pass_pass(seat)

    def ask_next_pair(self):
        self.phase, self.turn = "bank", self.speakers[self.to_bank[0]]

    def bank_seat(self, seat):
        self.count(seat)
        self.to_bank.pop(0)
        if self.to_bank:
            self.ask_next_pair()
        else:
            self.end_round()

    def end_round(self):
        self.round += 1
        self.phase, self.turn = "round end", self.leader
        if self.round == 3:
            self.over, self.turn = True, None

    def go_on(self, line):
        self.begin_round(line)

    def winners(self):
        if self.third is not None:
            best = {self.side(self.third)}
        else:
            totals = list(zip(self.points, self.bank, strict=True))
            best = {side for side, total in enumerate(totals) if total == max(totals)}
        return [seat for seat in range(self.seats) if self.side(seat) in best]


def judge(lines):
    """Follow a whole transcript; the referee at its end."""
    referee = Referee(lines[0])
    for line in lines[1:]:
        assert not referee.over, "play goes on after the end"
        referee.line(line)
    return referee
