"""How the next match of a game for several is set up: seats, who sits there, rounds, deal.

Reached from the game's menu; the first row plays, so that the set-up of last time is two presses
away. LEFT and RIGHT change a row, A names a person or sets the number of the deal. Everything is
kept for next time when the match begins.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.match.chance import deal_number
from engine_mpy.match.match import BOT_NORMAL, BOT_STRONG, MAX_SEATS, NAME_BYTES, PERSON
from engine_mpy.match.names import BOT_NAMES, end_of_name
from engine_mpy.screens import open_screen
from engine_mpy.screens import setup_game as games
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids, ids_seats
from engine_mpy.text.compose import Line

# Rows; a row a seat lies between SEATS and OPTION.
_PLAY = const(0)
_SEATS = const(1)
_SEAT = const(2)


class SetupScreen(ListScreen):
    """`seats`, `kinds`, `options`: what is chosen; `deal`: its number, 0 by chance."""

    def enter(self, console):
        """Begin with what was played last, or with a person and bots."""
        super().enter(console)
        console.texts.open(b"seats")
        self.session = console.session
        self.game = console.session.match.game
        self.key = self.game.KEY
        self.words = Line(24)
        self.kinds = bytearray(MAX_SEATS)
        self.deal = 0
        self.names_changed = False
        setup = self.session.setup
        self.seats = self.session.last_seats()
        for seat in range(MAX_SEATS):
            kind = setup.kind(self.key, seat) if seat < self.seats else BOT_NORMAL
            self.kinds[seat] = min(kind, BOT_STRONG)
        if self.seats == 0:
            self.seats = self.game.MIN_SEATS
            self.kinds[0] = PERSON
        self.options = games.fitting(self.key, self.session.options(), self.seats)
        self.labels = [b""] * (MAX_SEATS + 1)
        self._name_rows()

    def leave(self):
        """Names stay even if nothing is played."""
        if self.names_changed:
            self.session.keep_setup()
        self.console.texts.close(b"seats")

    def resume(self):
        """A name or a number was set; the language may be another one."""
        super().resume()
        self._name_rows()

    def _name_rows(self):
        """A bytes a seat: rows are drawn from them."""
        for seat in range(self.seats):
            self._say_name(self.words.clear(), seat)
            self.labels[seat] = bytes(self.words.buf[: self.words.n])

    def _say_name(self, line, seat):
        names = self.session.setup.names if self.kinds[seat] == PERSON else BOT_NAMES
        start = seat * NAME_BYTES
        if names[start]:
            seat = end_of_name(names, start)
            line.put(names, start, seat)
        else:
            line.say(self.console.texts[ids_seats.PLAYER], seat + 1)

    # Rows.

    def count(self):
        """Play, seats, each seat, what varies, the deal, wishes of people."""
        return _SEAT + self.seats + (3 if self._persons() else 2)

    def label(self, row):
        """What a row sets."""
        texts = self.console.texts
        if row == _PLAY:
            return texts[ids_seats.SETUP_PLAY if self._persons() else ids_seats.SETUP_WATCH]
        if row == _SEATS:
            return texts[ids_seats.SETUP_SEATS]
        row -= _SEAT
        if row < self.seats:
            return self.labels[row]
        if row > self.seats + 1:
            return texts[ids_seats.SETUP_WISHES]
        return texts[games.label(self.key) if row == self.seats else ids_seats.SETUP_DEAL]

    def _persons(self):
        persons = 0
        for seat in range(self.seats):
            if self.kinds[seat] == PERSON:
                persons += 1
        return persons

    def value(self, row, line):
        """What it is set to."""
        texts = self.console.texts
        if row == _SEATS:
            line.number(self.seats)
        elif _SEAT <= row < _SEAT + self.seats:
            line.put(texts[ids_seats.KIND_PERSON + self.kinds[row - _SEAT]])
        elif row == _SEAT + self.seats:
            games.say(texts, line, self.key, self.options, self.seats)
        elif row == _SEAT + self.seats + 1:
            if self.deal:
                line.number(self.deal)
            else:
                line.put(texts[ids_seats.SETUP_CHANCE])

    def code(self, row):
        """Seats, who sits there (0 a person, 1-3 a bot), the rounds or pairs, the deal."""
        if row == _PLAY:
            return -1
        if row == _SEATS:
            return self.seats
        row -= _SEAT
        if row < self.seats:
            return self.kinds[row]
        if row > self.seats + 1:
            return -1
        return self.options if row == self.seats else self.deal

    def _say_changed(self, changed):
        cues = self.console.cues
        cues.play(cue.CONFIRM if changed else cue.EDGE)
        if changed:
            cues.number(max(0, self.code(self.focus)), True, cue.DETAILS)
        self.console.stack.dirty = True

    def change(self, row, step):
        """The value before or after, if there is one."""
        changed = False
        if self.code(row) < 0:
            super().change(row, step)  # nothing to change: it says where one is
            return
        if row == _SEATS:
            changed = self._change_seats(self.seats + step)
        elif _SEAT <= row < _SEAT + self.seats:
            changed = self._change_kind(row - _SEAT, step)
        elif row == _SEAT + self.seats:
            changed = self._change_options(step)
        elif row == _SEAT + self.seats + 1 and self.deal and step < 0:
            self.deal = 0
            changed = True
        self._say_changed(changed)

    def _change_seats(self, seats):
        if not self.game.MIN_SEATS <= seats <= self.game.MAX_SEATS:
            return False
        self.seats = seats
        self.options = games.fitting(self.key, self.options, seats)
        self._name_rows()
        return True

    def _change_kind(self, seat, step):
        kind = self.kinds[seat] + step
        if not PERSON <= kind <= BOT_STRONG:
            return False
        self.kinds[seat] = kind
        self._name_rows()
        return True

    def _change_options(self, step):
        options = games.stepped(self.key, self.options, self.seats, step)
        changed = options != self.options
        self.options = options
        return changed

    def choose(self, row):
        """Play, name, or open what sets the row."""
        if row == _PLAY:
            self._play()
        elif row == _SEATS:
            self._turn_seats()
        elif row < _SEAT + self.seats:
            self._choose_seat(row - _SEAT)
        elif row == _SEAT + self.seats:
            self.change(row, 1)
        elif row == _SEAT + self.seats + 1:
            self._choose_deal()
        else:
            self._choose_wishes()

    def _turn_seats(self):
        seats = self.seats + 1
        if seats > self.game.MAX_SEATS:
            seats = self.game.MIN_SEATS
        self._change_seats(seats)
        self._say_changed(True)

    def _choose_seat(self, seat):
        if self.kinds[seat] != PERSON:
            if not self._change_kind(seat, 1):
                self._change_kind(seat, PERSON - self.kinds[seat])
            self._say_changed(True)
            return
        screen = open_screen(b"name")
        screen.seat = seat
        self.names_changed = True
        self.console.cues.play(cue.CONFIRM)
        self.console.stack.push(screen)

    def _choose_deal(self):
        screen = open_screen(b"deal")
        screen.setup = self
        self.console.cues.play(cue.CONFIRM)
        self.console.stack.push(screen)

    def _choose_wishes(self):
        screen = open_screen(b"wishes")
        screen.setup = self
        self.console.cues.play(cue.CONFIRM)
        self.console.stack.push(screen)

    def _play(self):
        if self.session.ready():
            self.console.ask(ids.ASK_ABANDON)
        else:
            self.confirmed(ids.ASK_ABANDON)

    def confirmed(self, question):
        """Begin."""
        console = self.console
        session = self.session
        session.set_options(games.complete(self.key, self.options, self.seats, self.kinds))
        session.begin(self.deal or self._chance(), self.kinds, self.seats)
        session.keep_setup()
        self.names_changed = False
        console.cues.play(cue.CONFIRM)
        console.play()

    def _chance(self):
        console = self.console
        return deal_number(console.now_ms, console.settings.next_count(console.store))
