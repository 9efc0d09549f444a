"""Prints a CRC of the state, the view and the events after every action of scripted matches.

    match_states.py GAME SEATS OPTIONS FIRST_DEAL DEALS

Runs under CPython and MicroPython; tests/test_rules_interpreters.py compares the two.
"""

import sys
from binascii import crc32

from engine_mpy.match.match import Match
from tests.suite.script import Script


def main(name, seats, options, first, deals):
    script = Script(name.encode())
    match = Match(script.game)
    kinds = bytes(6)
    for deal in range(first, first + deals):
        match.start(deal, seats, options, kinds)
        script.start(deal, seats, options)
        report(match, deal)
        while not script.game.over():
            match.act(script.choose())
            report(match, deal)
            if match.count % 7 == 0 and match.undo():
                report(match, deal)
                match.act(script.choose())
                report(match, deal)


def report(match, deal):
    game = match.game
    crc = crc32(game.events.records, crc32(game.state))
    seats = [crc32(match.view(seat).state) for seat in range(match.seats)]
    print(deal, match.count, crc, game.events.total, match.can_undo(), seats)


main(sys.argv[1], *[int(a) for a in sys.argv[2:6]])
