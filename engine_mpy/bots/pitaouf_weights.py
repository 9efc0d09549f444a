"""What counts for Pitaouf's bot, and how much: every weight has a name and a reason.

A pair is (on the way out, on the way home), by where the pose leads; a table has a row for each.
Points are for one card, one space, or a chance of 1. Tuned by playing some 2,000,000 deals, all
numbered above 10,000; only proportions matter. Whole numbers: both interpreters agree.
"""

# How steps usually fall, in 16ths: the rest is one step.
TRIAL_TWO = 5  # a trial on the way home: a brio, or a figure
TRIAL_THREE = 3  # a figure of its suit
DANGER_TWO = 5  # strong cards beat dangers, and they go far
DANGER_THREE = 1  # but seldom have their suit
FREE_TWO = 3  # of what is still to be walked out, most will be neutralised
FREE_THREE = 1

# Progress and cards.
FAR = (531, 62)  # a space further: most of its worth is in NEED
CARD_LEFT = (405, 471)  # a card more, in hand or talon, to pose later
NEED = (-346, -473)  # a card to be posed on the known way home
SHORT = (-430, -658)  # a card too few to get home: somewhere luck must help
TIGHT = (-478, -455)  # the same below TIGHT_CARDS: dangers cost more than they should
TIGHT_CARDS = 768  # this and the next two in 256ths of a card
MARGIN_SPACE = 276  # what a space of the way out takes: to pose, and on the way back
MARGIN_NEAR = 60

# The hand kept.
HELD = (  # by value, from 0 on, joker last: strong cards beat dangers, low ones hardly a trial
    (0, 0, 1252, 1252, 1252, 1520, 1520, 1815, 1815, 2198, 2198, 2894, 3147, 3511, 3744, 5187),
    (0, 0, 1013, 1013, 1013, 1440, 1440, 1662, 1662, 2088, 2088, 2979, 3273, 3454, 3763, 4822),
)
COLOUR_HELD = (96, 285)  # another suit in hand: more trials can be met with a brio
ONE_HELD = (-1514, -1392)  # one card in hand leaves no choice
NONE_HELD = (-902, -1077)  # no card lives by the draw

# The known way home: times the chance to stop there.
TRIAL_MET = (-94, -311)  # a jumped space is still a trial
DOG_MET = (-446, -1574)  # an ace takes a joker or the rest of the hand
MISTRESS_MET = (-528, -1602)
DANGER_MET = (  # by bottom value: the higher, the fewer cards beat it
    (0, 0, 671, 426, 406, 458, 293, 288, 19, 80, -143, -515, -963, -1544, -2529),
    (0, 0, 689, 1074, 722, 280, 638, -44, 389, -209, 40, -289, -509, -1387, -2682),
)
DANGER_HARD = (-1134, -1227)  # the share of the unseen cards that would not beat it
DANGER_OPEN = (-364, -1770)  # no card in hand beats it
DANGER_BARELY = (-112, -524)  # one card in hand beats it, and may be needed before

# The next space.
DANGER_NEXT = (4, -46)  # a danger there
DANGER_NEXT_VALUE = (-6, -11)  # times its bottom value: what it takes is gone
DANGER_NEXT_OPEN = (-3095, -6645)  # the chance that neither hand nor draw beats it: defeat
TRIAL_NEXT = (434, 351)  # a hidden card there
BRIO_NEXT_FAR = (862, -186)  # the share of unseen cards that a figure of their suit beats
BRIO_NEXT = (584, 179)  # that a lower card of their suit beats
SUCCESS_NEXT_FAR = (312, -716)  # that a figure of another suit beats
SUCCESS_NEXT = (294, -234)  # that a lower card of another suit beats
SUM_NEXT = (-1451, -1338)  # that take a sum: cards lost, and a danger made
ACE_NEXT = (-1551, -107)  # dog or mistress there

# Places.
ACE_AHEAD = (  # dog or mistress 1, 2 or 3 spaces ahead: can it still be jumped?
    (0, -296, -291, -201),
    (0, 274, 140, -55),
)
FRIDGE_AHEAD = (0, -420, -175, -176)  # surplus steps are lost
LATE_SPACE = (10, 273, 298, 54, 46, -15)  # 20-25: the way home begins
TURN = 16610  # the fridge is reached: no draw, and space 25 must be crossed
TURN_HELD = 4  # each card held there
TURN_OPEN = -8  # the chance of defeat on 25, which no draw can help

# The exchange.
KEEP_HAND = 0  # a hand kept shows no cards of the talon, but is sure
FIRST_SUM = -4000  # no single card for the first trial: two are lost on it

# By how much a level misjudges a pose, at most twice that either way.
ERROR = (0, 900, 480, 0)


def value(card):
    """2 .. 14, a joker 15."""
    return 15 if card >= 52 else card % 13 + 2
