"""Pass Pass: 3 to 5 players, or pairs at 4 and 6, take cards by the majority of colours.
This is the trick.

Match writes to it, screens and bots read views. Its numbers and what lies where are in
pass_pass_table.py. Rulings are PASS-Q...
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pass_pass_rounds import Rounds
from engine_mpy.games.pass_pass_table import (
    AT_BANK,
    AT_BEFORE,
    AT_COLOURS,
    AT_FIRST,
    AT_HANDS,
    AT_LEADER,
    AT_NEED,
    AT_PHASE,
    AT_SEATS,
    AT_SECOND,
    AT_THIRD,
    AT_TRICK,
    AT_TRICK_NUMBER,
    AT_TURN,
    BANK,
    BANKING,
    FIRST_TAKES,
    GO_ON,
    GOAL,
    OUT_OF_PLAY,
    OVER,
    PASS_PASS,
    PLAY,
    PLAYED,
    ROUND_END,
    SEATS,
    SECOND_TAKES,
    TAKEN,
    TOOK,
    TRICKS,
)
from engine_mpy.games.pass_pass_trick import Majority


class PassPass(Rounds):
    """A base.Game; what only Pass Pass has (trick, cards won, colours) is asked of Table."""

    NAME = b"pass_pass"
    KEY = 3
    MIN_SEATS = 3
    MAX_SEATS = SEATS
    DECK = 48
    VARIANTS = 1  # PAIRS; who speaks is not another game
    MOST_ACTIONS = 8
    LONGEST = 227  # three rounds of eight tricks of nine actions, three pairs; two rounds go on

    def __init__(self):
        super().__init__()
        self._majority = Majority()

    def legal(self, out):
        """Cards of the hand, cards of the trick to take, or the two members of the pair.

        None in the view of a seat that does not play now.
        """
        s = self.state
        phase = s[AT_PHASE]
        if phase == PLAY:
            return self._legal_hand(out, AT_HANDS + 9 * s[AT_TURN])
        if phase == FIRST_TAKES:
            return self._legal_takes(out, 0)  # PASS-Q10
        if phase == SECOND_TAKES:
            return self._legal_takes(out, self.least_left())
        if phase == OVER:
            return 0
        if phase == ROUND_END:
            out[0] = GO_ON
            return 1
        out[0] = BANK
        out[1] = BANK + 1
        return 2

    def _legal_hand(self, out, hand):
        """PASS-Q4: any card."""
        s = self.state
        n = s[hand]
        if s[hand + 1] == UNKNOWN:
            return 0
        for i in range(n):
            hand += 1
            out[i] = s[hand]
        return n

    def _legal_takes(self, out, value):
        """Cards of the trick of this value; 0: of any."""
        n = 0
        place = self.state[AT_SEATS]
        while place:
            place -= 1
            if self._lies(place, value):
                self._insert(out, n, place)
                n += 1
        return n

    def _insert(self, out, n, place):
        card = self.trick.card(place)
        while n > 0 and out[n - 1] > card:
            out[n] = out[n - 1]
            n -= 1
        out[n] = card

    def apply(self, action):
        """Play, take, bank, or on to the next round."""
        phase = self.state[AT_PHASE]
        if phase == PLAY:
            self._play(action)
        elif phase == FIRST_TAKES:
            self._first_takes(self._lies_at(action))
        elif phase == SECOND_TAKES:
            self._second_takes(self._lies_at(action), action)
        elif phase == BANKING and BANK <= action <= BANK + 1:
            self.revealed = False
            self.bank(action - BANK)
        elif phase == ROUND_END and action == GO_ON:
            self.deal_round()
        else:
            raise base.IllegalAction("not now")

    def _play(self, card):
        s = self.state
        seat = s[AT_TURN]
        place = self.hands[seat].find(card)
        if place < 0:
            raise base.IllegalAction("play a card of your hand")
        self.hands[seat].take(place)
        s[AT_COLOURS + 4 * seat + card // 12] -= 1
        self.trick.push(card)
        self.revealed = True  # to all others
        self.events.post(PLAYED, EVERYONE, seat, card)
        if s[AT_TRICK] == s[AT_SEATS]:
            self._settle()
        else:
            seat += 1
            self.turn_to(seat if seat < s[AT_SEATS] else 0)

    def _settle(self):
        """PASS-Q5 to Q8: find W1 and W2."""
        s = self.state
        majority = self._majority
        majority.settle(s, AT_TRICK + 1, s[AT_SEATS])
        s[AT_FIRST] = (s[AT_LEADER] + majority.first) % s[AT_SEATS]
        s[AT_SECOND] = (s[AT_LEADER] + majority.second) % s[AT_SEATS]
        s[AT_PHASE] = FIRST_TAKES
        self.turn_to(s[AT_FIRST])

    # Who takes what.

    def _lies_at(self, card):
        place = -1 if card == TAKEN else self.trick.find(card)
        if place < 0:
            raise base.IllegalAction("take a card of the trick")
        return place

    def _first_takes(self, place):
        s = self.state
        seat = s[AT_FIRST]
        before = self.pass_pass(seat)
        self.revealed = False
        self._take(seat, place, 1)
        if self._completes(seat, before):
            return
        seat = s[AT_SECOND]
        s[AT_PHASE] = SECOND_TAKES
        s[AT_NEED] = 2
        s[AT_BEFORE] = self.pass_pass(seat)
        self._take_lowest()
        if s[AT_NEED]:
            self.turn_to(seat)
        else:
            self._second_has_taken()

    def _second_takes(self, place, card):
        """PASS-Q11, Q12."""
        if card % 12 + 1 != self.least_left():
            raise base.IllegalAction("take one of the lowest cards")
        self.revealed = False
        self._take(self.state[AT_SECOND], place, 2)
        self.state[AT_NEED] -= 1
        self._take_lowest()
        if self.state[AT_NEED] == 0:
            self._second_has_taken()

    def _take(self, seat, place, which):
        card = self.trick.card(place)
        self.trick.put(place, TAKEN)
        self.won[seat].push(card)
        self._post_took(seat, card, which)

    def _post_took(self, seat, card, which):
        self.events.post(TOOK, EVERYONE, seat, card, which)

    def _take_lowest(self):
        """Give W2 all the cards that need no choice (PASS-Q11)."""
        s = self.state
        while s[AT_NEED]:
            least = self.least_left()
            if self._how_many(least) > s[AT_NEED]:
                return
            for i in range(s[AT_TRICK]):
                if self._lies(i, least):
                    self._take(s[AT_SECOND], i, 2)
                    s[AT_NEED] -= 1

    def _how_many(self, value):
        found = 0
        for i in range(self.state[AT_TRICK]):
            if self._lies(i, value):
                found += 1
        return found

    def _lies(self, place, value):
        """Is the card at a place of the trick still there, and of this value (0: any)?"""
        place = self.state[AT_TRICK + 1 + place]
        return place != TAKEN and (value == 0 or place % 12 + 1 == value)

    def _completes(self, seat, before):
        """Announce new Pass Pass (PASS-Q14: two may be new); True if one wins (PASS-Q24)."""
        now = self.pass_pass(seat)
        if now == before:
            return False
        self._post_pass_pass(seat, now, now - before)
        if self.state[AT_BANK + self.side_of(seat)] + now < GOAL:
            return False
        self.state[AT_THIRD] = seat
        self.end_match()
        return True

    def _post_pass_pass(self, seat, now, new):
        self.events.post(PASS_PASS, EVERYONE, seat, now, new)

    def _second_has_taken(self):
        """W2 leads next, the next round too; what is left goes out of play, face up."""
        s = self.state
        if self._completes(s[AT_SECOND], s[AT_BEFORE]):
            return
        for i in range(AT_TRICK + 1, AT_TRICK + 1 + s[AT_TRICK]):
            if s[i] != TAKEN:
                self.out.push(s[i])
                self.events.post(OUT_OF_PLAY, EVERYONE, s[i])
        s[AT_LEADER] = s[AT_SECOND]
        s[AT_TRICK_NUMBER] += 1
        if s[AT_TRICK_NUMBER] < TRICKS:
            self.lead()
        else:
            self.end_round()
