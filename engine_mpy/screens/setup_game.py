"""What can be chosen of a game for several seats: seats, and the one thing that varies.

The set-up screen shows it as a row, the statistics as a page. Ptit Pois: rounds, or until
somebody has many points; Pass Pass: alone or in pairs; Gang de castors: rounds.
"""

from micropython import const

from engine_mpy.match.match import PERSON
from engine_mpy.text import ids_seats as ids

_PTIT_POIS = const(2)
_PASS_PASS = const(3)
_UNTIL_POINTS = const(32)
_MOST_ROUNDS = const(31)
_PAIRS = const(1)
_UPPER_SPEAKS = const(2)
_USUAL = const(3)  # rounds of Ptit Pois


def label(key):
    """The text id of what varies."""
    return ids.SETUP_PAIRS if key == _PASS_PASS else ids.SETUP_ROUNDS


def fitting(key, options, seats):
    """The nearest option bits that the game of this KEY has with so many seats."""
    if key == _PASS_PASS:
        if seats == 6:
            return _PAIRS
        return options & _PAIRS if seats == 4 else 0
    if key == _PTIT_POIS and options & _UNTIL_POINTS:
        return _UNTIL_POINTS
    return options & 31


def stepped(key, options, seats, step):
    """The option bits one step on, or the same at the edge."""
    if key == _PASS_PASS:
        if seats != 4:
            return options
        return _PAIRS if step > 0 else 0
    usual = _usual(key, seats)
    rounds = 0 if options == _UNTIL_POINTS else options or usual
    rounds += step
    # Before one round of Ptit Pois: until points.
    if not (0 if key == _PTIT_POIS else 1) <= rounds <= _MOST_ROUNDS:
        return options
    if rounds == 0:
        return _UNTIL_POINTS
    return 0 if rounds == usual else rounds


def _usual(key, seats):
    """The number of rounds that the option bits 0 mean."""
    if key == _PTIT_POIS:
        return _USUAL
    return 4 if seats == 2 else seats


def say(texts, line, key, options, seats):
    """Append the value of what varies; `seats` 0: of any number."""
    if key == _PASS_PASS:
        line.put(texts[ids.SETUP_IN_PAIRS if options & _PAIRS else ids.SETUP_ALONE])
    elif key == _PTIT_POIS and options & _UNTIL_POINTS:
        line.say(texts[ids.SETUP_POINTS], 30 if seats == 2 else 50)
    elif options:
        line.number(options)
    elif key == _PTIT_POIS or seats:
        line.number(_usual(key, seats))
    else:
        line.put(texts[ids.SETUP_AS_SEATS])


def complete(key, options, seats, kinds):
    """The option bits with who speaks for a pair (PASS-Q25): the person, if just one is one."""
    if key == _PASS_PASS and options & _PAIRS:
        pairs = seats // 2
        for pair in range(pairs):
            if kinds[pair] != PERSON and kinds[pair + pairs] == PERSON:
                options |= _UPPER_SPEAKS << pair
    return options
