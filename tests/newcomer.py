"""A player who has never seen the console: reads what the screen in front says of itself, and
presses keys. He goes from power-on through the menus to the end of a match.

He knows the words of the menus, and that A does what is offered; where A is refused he tries
around. He asks neither rules nor match.
"""

from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B

ENCODING = "iso8859-15"
MOST = 6000  # presses of a match
ENDS = (" gagne", "Victoire partagée", "Gagné", "Perdu")
TITLES = {
    "pitaouf": "Pitaouf",
    "ptit_pois": "Ptit Pois",
    "pass_pass": "Pass Pass",
    "castors": "Gang de castors",
}


class Newcomer:
    """`keys` yields a press each time, `witness` holds the console; `people` sit down with him."""

    def __init__(self, witness, game, people, chance):
        self.witness = witness
        self.game = game
        self.people = people
        self.chance = chance
        self.read = []  # what he has read last
        self.ended = False
        self.keys = self._keys()

    def reads(self):
        """What the screen says, in words."""
        line = self.witness._line.clear()
        self.witness.console.stack.top().where(line)
        said = bytes(line.buf[: line.n]).decode(ENCODING).replace("\xa0", " ")
        self.read = [*self.read[-9:], said]
        return said

    def _keys(self):
        yield from self._until(DOWN, TITLES[self.game])
        yield A
        yield from self._until(DOWN, "Nouvelle partie")
        yield A
        if self.game != "pitaouf":
            yield from self._sit_down()
        yield from self._play()

    def _until(self, key, words):
        """Press a key until the screen says this."""
        for _ in range(40):
            if words in self.reads():
                return
            yield key
        raise AssertionError(f"nowhere: {words}; {self.read}")

    def _sit_down(self):
        yield from self._until(DOWN, "robot")
        for _ in range(self.people - 1):
            yield from self._until(LEFT, "personne")
            yield DOWN
        if self.game != "pass_pass":
            yield from self._until(DOWN, "Manches")
            yield from self._until(LEFT, "Manches : 1.")
        yield from self._until(UP, "Jouer")
        yield A

    def _play(self):
        for _ in range(MOST):
            said = self.reads()
            if any(word in said for word in ENDS) and "1 sur" in said:
                self.ended = True
                return
            if said.startswith("Pause"):
                yield B
            elif self.chance.random() < 0.65:
                yield A
            else:
                yield self.chance.choice((LEFT, RIGHT, UP, DOWN, RIGHT, UP, B))
        raise AssertionError(f"no end in sight: {self.read}")
