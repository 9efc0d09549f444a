"""Ids of the texts in texts_pass_pass_bot.toml, made by tools.texts."""

from micropython import const

ONLY = const(3584)
GO_ON = const(3585)
EASY = const(3586)
IS_FIRST = const(3587)
IS_SECOND = const(3588)
LIKELY_FIRST = const(3589)
LIKELY_SECOND = const(3590)
LIKELY_SOME = const(3591)
LITTLE = const(3592)
WINS = const(3593)
COMPLETES = const(3594)
POINTS = const(3595)
COLOUR = const(3596)
DENY = const(3597)
BANK_PASS_PASS = const(3598)
BANK_POINTS = const(3599)
BANK_MORE = const(3600)
BANK_EQUAL = const(3601)
