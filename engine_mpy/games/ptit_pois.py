"""Ptit Pois: 2 to 6 players shed cards on two discards that go up or down. This is the turn.

Rulings: shared/rules/ptit_pois.md (POIS-P...). Match writes to it, screens and bots read views.
Its numbers and what lies where are in ptit_pois_table.py.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.ptit_pois_rounds import Rounds
from engine_mpy.games.ptit_pois_table import (
    ACT,
    AFTER_B,
    AT_BONUS,
    AT_HANDS,
    AT_KNOWN,
    AT_PHASE,
    AT_ROWS,
    AT_SEATS,
    AT_TURN,
    AT_TURNS,
    AT_UP,
    BONUS,
    BONUS_WON,
    CHOOSE,
    CHOOSE_DOWN,
    CHOOSE_UP,
    DECLINE,
    DECLINED,
    DIRECTION,
    FLIP,
    FLIPPED,
    FREE_TURNS,
    GO_ON,
    LAST_TURNS,
    NO_MOVER,
    NOTHING,
    OVER,
    PLAYED,
    ROUND_END,
    SEATS,
    SHOWN,
    TURN_AND_DRAW,
)


class PtitPois(Rounds):
    """A base.Game; what only Ptit Pois has (rows, discards, direction) is asked of Table."""

    NAME = b"ptit_pois"
    KEY = 2
    MIN_SEATS = 2
    MAX_SEATS = SEATS
    DECK = 60
    MOST_ACTIONS = 103  # POIS-P32
    LONGEST = 4096  # of the journal; the guard alone would allow more (POIS-P31)
    LOWER_WINS = True

    def legal(self, out):
        """Plays by card and discard, then B, then flips, decline, Up and Down.

        None in the view of a seat that is not in turn, where its hand can be seen to be hidden.
        """
        phase = self.state[AT_PHASE]
        if phase >= ROUND_END:
            return self._legal_go_on(out, phase)
        if self._hand_is_hidden():
            return 0
        if phase == CHOOSE:
            out[0] = CHOOSE_UP
            out[1] = CHOOSE_DOWN
            return 2
        n = self._legal_plays(out, self._ranks_now())
        if phase == BONUS:
            return self._legal_bonus(out, n)
        if n == 0 or self._b_is_free():
            out[n] = TURN_AND_DRAW
            n += 1
        return n

    def _legal_bonus(self, out, n):
        for pack in range(2):
            if self._can_flip(pack):
                out[n] = FLIP + pack
                n += 1
        out[n] = DECLINE
        return n + 1

    def _legal_go_on(self, out, phase):
        if phase == OVER:
            return 0
        out[0] = GO_ON
        return 1

    def _hand_is_hidden(self):
        hand = AT_HANDS + 50 * self.state[AT_TURN]
        return self.state[hand] and self.state[hand + 1] == UNKNOWN

    def _legal_plays(self, out, ranks):
        n = self._legal_hand(out, AT_HANDS + 50 * self.state[AT_TURN], ranks)
        n = self._add_play(out, n, 0, ranks)
        return self._add_play(out, n, 1, ranks)

    def _legal_hand(self, out, i, ranks):
        s = self.state
        left = s[i]
        n = 0
        while left:
            left -= 1
            i += 1
            if ranks >> s[i] % 10 & 1:
                out[n] = s[i] << 1
                n += 1
            if ranks >> s[i] % 10 & 1024:
                out[n] = s[i] << 1 | 1
                n += 1
        return n

    def _ranks_now(self):
        """Values that may be played: bit v - 1 on the first discard, bit v + 9 on the second."""
        s = self.state
        if s[AT_PHASE] != BONUS:
            return self.ranks(0, s[AT_UP]) | self.ranks(1, s[AT_UP]) << 10
        return self.ranks(s[AT_BONUS], s[AT_UP]) << 10 * s[AT_BONUS]  # POIS-P8

    def _add_play(self, out, n, card, ranks):
        """Put the plays of the visible card of pack number `card` where they belong."""
        card = self.shown(self.state[AT_TURN], card)
        if card == NOTHING:
            return n
        ranks >>= card % 10
        card <<= 1
        if ranks & 1:
            n = self._insert(out, n, card)
        if ranks & 1024:
            n = self._insert(out, n, card | 1)
        return n

    def _insert(self, out, n, action):
        i = n
        while i > 0 and out[i - 1] > action:
            out[i] = out[i - 1]
            i -= 1
        out[i] = action
        return n + 1

    def _b_is_free(self):
        """POIS-P16, P18, P31: may B be chosen although a card can be played?"""
        s = self.state
        return s[AT_PHASE] == ACT and self.turns() < FREE_TURNS * s[AT_SEATS]

    def _b_is_forced(self):
        ranks = self.ranks(0, self.state[AT_UP]) | self.ranks(1, self.state[AT_UP])
        return not self.held(self.state[AT_TURN]) & ranks

    def _can_flip(self, pack):
        """POIS-P12: two cards, or one that lies face down."""
        return self.state[AT_ROWS + 4 * self.state[AT_TURN] + 2 * pack] != NOTHING

    def apply(self, action):
        """A play, B, a flip, a decline, the starter's choice, or on to the next round."""
        phase = self.state[AT_PHASE]
        if CHOOSE < phase < ROUND_END and action < CHOOSE_UP:
            if action < TURN_AND_DRAW:
                self._play(action >> 1, action & 1)
            elif action == TURN_AND_DRAW:
                self._turn_and_draw(phase)
            else:
                self._take_bonus(phase, action)
        elif phase == CHOOSE and (action == CHOOSE_UP or action == CHOOSE_DOWN):
            self.revealed = False
            self._set_direction(CHOOSE_DOWN - action)
            self.state[AT_PHASE] = ACT
        elif phase == ROUND_END and action == GO_ON:
            self._deal_round()
        else:
            raise base.IllegalAction("not now")

    def _set_direction(self, up):
        self.state[AT_UP] = up
        self.events.post(DIRECTION, EVERYONE, self.state[AT_TURN], up)

    def _play(self, card, discard):
        if self._ranks_now() >> card % 10 + 10 * discard & 1 == 0:
            raise base.IllegalAction("that card does not go there")
        place = self._take_card(card)
        self._post_play(card, discard | place)
        self.revealed = place == 0  # out of the hand: the others had not seen it
        if self._cover(self.discards[discard], card):
            self.state[AT_PHASE] = BONUS
            self.state[AT_BONUS] = discard
            self._post(BONUS_WON)
        else:
            self._end_turn()

    def _cover(self, discard, card):
        """Are both cards of one colour (POIS-P6: the two setup cards count as well)?"""
        covered = discard.top()
        discard.push(card)
        return covered // 10 == card // 10

    def _post(self, kind):
        self.events.post(kind, EVERYONE, self.state[AT_TURN])

    def _post_play(self, card, where):
        self.events.post(PLAYED, EVERYONE, self.state[AT_TURN], card, where)

    def _take_card(self, card):
        """From the hand: 0, or a pack: 2, 4; POIS-P7: hidden cards are not playable."""
        s = self.state
        row = AT_ROWS + 4 * s[AT_TURN]
        place = self.hands[s[AT_TURN]].find(card)
        if place >= 0:
            self.hands[s[AT_TURN]].take(place)
            return 0
        if s[row + 1] == card:
            s[row + 1] = NOTHING
            return 2
        if s[row + 3] == card:
            s[row + 3] = NOTHING
            return 4
        raise base.IllegalAction("play a card of your hand or a visible one of your row")

    def _turn_and_draw(self, phase):
        """Action B; POIS-P15 to P21."""
        if phase == BONUS or not (self._b_is_free() or self._b_is_forced()):
            raise base.IllegalAction("play a card")
        self.revealed = False
        self._set_direction(1 - self.state[AT_UP])
        self.draw_one()
        self.draw_one()
        self.state[AT_PHASE] = AFTER_B

    def _take_bonus(self, phase, action):
        if phase != BONUS:
            raise base.IllegalAction("only as a bonus")
        if action != DECLINE:
            self._flip(action - FLIP)
        else:
            self.revealed = False
            self._post(DECLINED)
        self._end_turn()  # POIS-P10

    def _flip(self, pack):
        """POIS-P11, P12: a pack's two cards trade places, or the single hidden one turns up."""
        if not self._can_flip(pack):
            raise base.IllegalAction("this pack cannot be turned")
        s = self.state
        low = AT_ROWS + 4 * s[AT_TURN] + 2 * pack
        s[low], s[low + 1] = s[low + 1], s[low]
        self.revealed = not self.seen(s[AT_TURN], pack)
        if s[low] == NOTHING:
            s[AT_KNOWN + s[AT_TURN]] &= ~(1 << pack)
        else:
            s[AT_KNOWN + s[AT_TURN]] |= 1 << pack
        self._post_flip(FLIPPED, pack, s[low])
        self._post_flip(SHOWN, pack, s[low + 1])

    def _post_flip(self, kind, pack, card):
        self.events.post(kind, EVERYONE, self.state[AT_TURN], pack, card)

    def _end_turn(self):
        s = self.state
        seat = s[AT_TURN]
        turns = self.turns() + 1
        s[AT_TURNS] = turns & 255
        s[AT_TURNS + 1] = turns >> 8
        if s[AT_HANDS + 50 * seat] == 0 or self.row_cards(seat) == 0:  # POIS-P14: not before
            self.end_round(seat)
        elif turns >= LAST_TURNS * s[AT_SEATS]:
            self.events.post(NO_MOVER, EVERYONE)
            self.end_round(base.NOBODY)
        else:
            s[AT_PHASE] = ACT
            seat += 1
            s[AT_TURN] = seat if seat < s[AT_SEATS] else 0
            self.events.post(base.TURN, EVERYONE, s[AT_TURN])
