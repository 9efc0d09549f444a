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
FAR = (529, 69)  # a space further: most of its worth is in NEED
CARD_LEFT = (401, 463)  # a card more, in hand or talon, to pose later
NEED = (-343, -487)  # a card to be posed on the known way home
SHORT = (-409, -628)  # a card too few to get home: somewhere luck must help
TIGHT = (-430, -487)  # the same below TIGHT_CARDS: dangers cost more than they should
TIGHT_CARDS = 768  # this and the next two in 256ths of a card
MARGIN_SPACE = 276  # what a space of the way out takes: to pose, and on the way back
MARGIN_NEAR = 60

# The hand kept.
HELD = (  # by value, from 0 on, joker last: strong cards beat dangers, low ones hardly a trial
    (0, 0, 1242, 1242, 1242, 1494, 1494, 1795, 1795, 2145, 2145, 2813, 3121, 3386, 3662, 4991),
    (0, 0, 1019, 1019, 1019, 1396, 1396, 1784, 1784, 2078, 2078, 2998, 3128, 3480, 3792, 4860),
)
COLOUR_HELD = (128, 359)  # another suit in hand: more trials can be met with a brio
ONE_HELD = (-1510, -1237)  # one card in hand leaves no choice
NONE_HELD = (-902, -1060)  # no card lives by the draw

# The known way home: times the chance to stop there.
TRIAL_MET = (-98, -335)  # a jumped space is still a trial
DOG_MET = (-439, -1702)  # an ace takes a joker or the rest of the hand
MISTRESS_MET = (-466, -1674)
DANGER_MET = (  # by bottom value: the higher, the fewer cards beat it
    (0, 0, 826, 618, 338, 376, 227, 247, 97, 63, -297, -525, -812, -1518, -2306),
    (0, 0, 749, 655, 569, 315, 459, -30, 275, -156, -43, -239, -651, -1278, -2655),
)
DANGER_HARD = (-1131, -1263)  # the share of the unseen cards that would not beat it
DANGER_OPEN = (-310, -1933)  # no card in hand beats it
DANGER_BARELY = (-62, -393)  # one card in hand beats it, and may be needed before

# The next space.
DANGER_NEXT = (4, -140)  # a danger there
DANGER_NEXT_VALUE = (-6, -23)  # times its bottom value: what it takes is gone
DANGER_NEXT_OPEN = (-3095, -6570)  # the chance that neither hand nor draw beats it: defeat
TRIAL_NEXT = (411, 374)  # a hidden card there
BRIO_NEXT_FAR = (657, -153)  # the share of unseen cards that a figure of their suit beats
BRIO_NEXT = (439, -68)  # that a lower card of their suit beats
SUCCESS_NEXT_FAR = (384, -529)  # that a figure of another suit beats
SUCCESS_NEXT = (302, -76)  # that a lower card of another suit beats
SUM_NEXT = (-1211, -1270)  # that take a sum: cards lost, and a danger made
ACE_NEXT = (-1527, -49)  # dog or mistress there

# Places.
ACE_AHEAD = (  # dog or mistress 1, 2 or 3 spaces ahead: can it still be jumped?
    (0, -319, -386, -167),
    (0, -29, 55, 234),
)
FRIDGE_AHEAD = (0, -431, -223, -136)  # surplus steps are lost
LATE_SPACE = (7, 129, 310, 94, -2, -25)  # 20-25: the way home begins
TURN = 16587  # the fridge is reached: no draw, and space 25 must be crossed
TURN_HELD = 1  # each card held there
TURN_OPEN = 8  # the chance of defeat on 25, which no draw can help

# The exchange.
KEEP_HAND = 0  # a hand kept shows no cards of the talon, but is sure
FIRST_SUM = -4000  # no single card for the first trial: two are lost on it

# By how much a level misjudges a pose, at most twice that either way.
ERROR = (0, 900, 480, 0)


def value(card):
    """2 .. 14, a joker 15."""
    return 15 if card >= 52 else card % 13 + 2
