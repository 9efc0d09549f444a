"""Gang de castors: 2 to 6 players remember, draw and swap; the least sum wins. This is the turn.

Rulings: shared/rules/castors.md (CAST-G...). Match writes to it, screens and bots read views.
Its numbers and what lies where are in castors_table.py.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games.castors_rounds import Rounds
from engine_mpy.games.castors_table import (
    AT_HELD,
    AT_NOTES,
    AT_PHASE,
    AT_PILE,
    AT_PLACE,
    AT_ROWS,
    AT_SEATS,
    AT_STARTER,
    AT_TURN,
    AT_WAITING,
    CALL,
    CALLING,
    CHOOSE,
    DONE,
    DRAW,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FIRST_OF_TWO,
    LOOK_AT,
    LOOKED,
    LOOKED_AT,
    LOOKING,
    NOTHING,
    OVER,
    PEEK,
    PILE,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    ROUND_END,
    SEATS,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
    TOOK_DISCARD,
)
from engine_mpy.games.events import EVERYONE


class Castors(Rounds):
    """A base.Game; what only Gang de castors has (rows, discard, notes) is asked of Table."""

    NAME = b"castors"
    KEY = 4
    MIN_SEATS = 2
    MAX_SEATS = SEATS
    DECK = 66
    MOST_ACTIONS = 80  # an Échanger among six
    LONGEST = 31 * (6 + 126 * 15 + 1)  # rounds of looks, turns (CAST-G31) and going on
    LOWER_WINS = True

    def legal(self, out):
        """By action number. None in the view of a seat that cannot see the card drawn."""
        phase = self.state[AT_PHASE]
        if phase == CHOOSE:
            return self._legal_choice(out)
        if phase == DRAWN or phase == FIRST_OF_TWO:
            return self._legal_uses(out, self.state[AT_HELD])
        if phase == SWAPPING:
            return self._legal_exchanges(out)
        if phase == LOOKING:
            return self._four(out, 0, LOOK_AT)
        if phase == OVER:
            return 0
        out[0] = DONE
        if phase != CALLING:
            return 1
        out[1] = CALL
        return 2

    def _legal_choice(self, out):
        n = 0
        if self.discard.top() < SWAP:
            n = self._four(out, 0, TAKE)
        out[n] = PILE
        return n + 1

    def _legal_uses(self, out, card):
        if card == UNKNOWN:
            return 0
        if card < SWAP:
            self._four(out, 0, PLACE)
            out[4] = THROW
            return 5
        out[0] = THROW  # CAST-G7: never into the row
        out[1] = PLAY
        return 2

    def _four(self, out, n, action):
        """`action` and the three after it: the four places of a row."""
        out[n] = action
        out[n + 1] = action + 1
        out[n + 2] = action + 2
        out[n + 3] = action + 3
        return n + 4

    def _legal_exchanges(self, out):
        n = 0
        i = 0
        while i < 24:  # own place * 6 + other seat
            if self._is_other(i % 6):
                n = self._four(out, n, EXCHANGE + 4 * i)
            i += 1
        return n

    def _is_other(self, seat):
        return seat < self.state[AT_SEATS] and seat != self.state[AT_TURN]

    def apply(self, action):
        """See the actions in castors_table.py."""
        phase = self.state[AT_PHASE]
        if phase == CHOOSE and TAKE <= action <= PILE:
            if action == PILE:
                self._draw(DRAWN)
            else:
                self._take(action - TAKE)
        elif (phase == DRAWN or phase == FIRST_OF_TWO) and PLACE <= action <= PLAY:
            self._use_drawn(action, self.state[AT_HELD])
        elif phase == SWAPPING and EXCHANGE <= action < EXCHANGE + 96:
            self._exchange(action - EXCHANGE)
        elif phase == LOOKING and LOOK_AT <= action < LOOK_AT + 4:
            self._look(action - LOOK_AT)
        elif phase == CALLING and (action == DONE or action == CALL):
            self._answer(action)
        elif action == DONE and (phase == PEEK or phase == LOOKED or phase == ROUND_END):
            self._go_on(phase)
        else:
            raise base.IllegalAction("not now")

    def _go_on(self, phase):
        """What was shown is covered: no undo shows it again (CAST-G3, G32)."""
        self.revealed = True
        if phase == PEEK:
            self._end_peek(self.state[AT_TURN])
        elif phase == LOOKED:
            self._end_action()
        else:
            self.deal_round()

    def _end_peek(self, seat):
        self._note(seat, 4 * seat)
        self._note(seat, 4 * seat + 3)
        s = self.state
        seat = (seat + 1) % s[AT_SEATS]
        s[AT_TURN] = seat
        if seat == s[AT_STARTER]:
            s[AT_PHASE] = CHOOSE
        self.events.post(base.TURN, EVERYONE, seat)

    def _answer(self, action):
        """CAST-G21."""
        self.revealed = False
        if action == CALL:
            self.call(0)
        self.next_turn()

    # Notes (CAST-G32). A place here is owner * 4 + place.

    def _note(self, seat, place):
        """`seat` has seen the card at `place`."""
        self.state[AT_NOTES + 24 * seat + place] = self.state[AT_ROWS + place] + 1

    def _note_all(self, place, note):
        """Everyone has seen it go there (card + 1), or nobody (0)."""
        place += AT_NOTES
        for _ in range(self.state[AT_SEATS]):
            self.state[place] = note
            place += 24

    # A: the top of the discard.

    def _take(self, place):
        """CAST-G5: take and place at once."""
        card = self.discard.top()
        if card >= SWAP:
            raise base.IllegalAction("an action is not taken: draw")
        self.discard.pop()
        self._post_taken(card, place)
        place += 4 * self.state[AT_TURN]
        self._lay(place, card)
        self._note_all(place, card + 1)
        self.end_turn()

    def _post_taken(self, card, place):
        self.events.post(TOOK_DISCARD, EVERYONE, self.state[AT_TURN], card, place)

    def _lay(self, place, card):
        """The card that lies there goes face up on the discard, a surprise to all (CAST-G8)."""
        s = self.state
        self.revealed = True
        self.throw(s[AT_ROWS + place])
        s[AT_ROWS + place] = card

    # B: draw.

    def _draw(self, phase):
        s = self.state
        s[AT_HELD] = self.draw_top()
        s[AT_PHASE] = phase
        self.revealed = True
        for to in range(s[AT_SEATS]):
            self._post_drawn(to, s[AT_HELD])

    def _post_drawn(self, to, card):
        if to != self.state[AT_TURN]:
            card = UNKNOWN
        self.events.post(base.DREW, to, self.state[AT_TURN], card, self.state[AT_PILE])

    def _use_drawn(self, action, card):
        if action == PLAY and card < SWAP or action < THROW and card >= SWAP:
            raise base.IllegalAction("numbers are placed, actions are played")
        self.revealed = True  # of what was drawn, or of the card that had been there
        if action == PLAY:
            self._play(card)
            return
        self.state[AT_HELD] = NOTHING
        if action != THROW:
            self._place(action - PLACE, card)
        else:
            self.throw(card)
            if self.state[AT_PHASE] == FIRST_OF_TWO:
                self._draw(DRAWN)  # CAST-G14, G17
                return
        self.end_turn()

    def _place(self, place, card):
        self.post(PLACED, self.state[AT_TURN], place)
        place += 4 * self.state[AT_TURN]
        self._lay(place, card)
        self._note_all(place, 0)
        self._note(self.state[AT_TURN], place)

    def _play(self, card):
        s = self.state
        self.post(PLAYED, s[AT_TURN], card)
        if card == DRAW:  # CAST-G16: a fresh one, even inside another
            s[AT_WAITING] += 1
            self._draw(FIRST_OF_TWO)
        else:
            s[AT_PHASE] = SWAPPING if card == SWAP else LOOKING

    # Actions in play.

    def _exchange(self, code):
        """CAST-G12: the places are public, the cards are not."""
        other = code // 4 % 6
        if not self._is_other(other):
            raise base.IllegalAction("exchange with another seat")
        self.revealed = False
        self._post_exchange(other, code // 24 << 2 | code & 3)
        self._swap(4 * self.state[AT_TURN] + code // 24, 4 * other + (code & 3))
        self._end_action()

    def _post_exchange(self, other, places):
        self.events.post(EXCHANGED, EVERYONE, self.state[AT_TURN], other, places)

    def _swap(self, mine, theirs):
        """Two cards of the rows, and with them what each seat knows of them."""
        s = self.state
        mine += AT_ROWS
        theirs += AT_ROWS
        s[mine], s[theirs] = s[theirs], s[mine]
        mine += AT_NOTES - AT_ROWS
        theirs += AT_NOTES - AT_ROWS
        for _ in range(s[AT_SEATS]):
            s[mine], s[theirs] = s[theirs], s[mine]
            mine += 24
            theirs += 24

    def _look(self, place):
        """CAST-G11: one's own, private."""
        s = self.state
        s[AT_PLACE] = place
        s[AT_PHASE] = LOOKED
        self.revealed = True
        self._note(s[AT_TURN], 4 * s[AT_TURN] + place)
        self.post(LOOKED_AT, s[AT_TURN], place)

    def _end_action(self):
        """CAST-G14: the played action goes to the discard after its effect."""
        s = self.state
        self.throw(s[AT_HELD])
        s[AT_HELD] = NOTHING
        s[AT_PLACE] = 0
        self.end_turn()
