"""What counts for the bots of Gang de castors, and how much: every weight has a name and a reason.

Points are in tenths. A row of four is by level: none, easy, normal, strong. Guesses are what such
cards were worth on average in matches between bots, the rest was tuned by letting bots play each
other on deals numbered above 10,000. Integers, so that both interpreters agree.
"""

# Memory: of 256 cards that the seat has rightly seen, how many it cannot call to mind.
FORGETS_OWN = (0, 100, 36, 0)  # in its own row
FORGETS_OTHERS = (0, 230, 110, 0)  # in the rows of others
LAPS_ON_END = 1  # for so many turns, as a power of two, the same ones

# What a card is worth that is not remembered.
ACTION = 50  # a number drawn at random will replace it when the round ends
OWN_UNKNOWN = 50
OTHERS_MIDDLE = (49, 47, 44, 41, 39, 36, 33, 31, 29, 28, 24)  # by lap: high ones are thrown away
OTHERS_END = (46, 42, 39, 37, 36, 34, 33, 31, 30, 28, 24)  # seen at first, so all the sooner
CALLER_LESS = 14  # who calls has low cards

# Gains.
INFO = (0, 0, 3, 3)  # a card that is not known is replaced by one that is
LOOK = 6  # one more card of one's own row is known
EASY_TAKES = 30  # easy takes what is worth no more, and never weighs it against a draw
LEADER = (0, 0, 0, 5)  # rather exchange with who has the fewest points

# Of 66 cards, how many are what.
SWAPS = 9
LOOKS = 7
OF_A_VALUE = 4
DRAWS_PART = 9  # Piochers: of two cards, a ninth part of the gain more

# The call.
EASY_SUM = 140  # easy calls at so much, whatever the others may have
CALL_AHEAD = (0, 0, 20, 40)  # others must have so much more: it pays to wait while one gains more
CALL_AHEAD_SEAT = 10  # and so much for every seat above two: one of them may be lucky
CALL_SHARE = 24  # but not more than so many 16ths of one's own sum: little is left to gain
LAST_TURN = 10  # what a last turn brings each of the others
