"""The alphabet of the cues: lengths, gaps, pitches, shapes of suits and colours, and the cues.

The player (player.py) sounds them and screens name them; README.md here is the code for people.
A pulse is written as in b"p5.r7": a length, a pitch, then the gap to the next pulse. No two cues
share their lengths and gaps, so that the motor alone tells them apart.
"""

from micropython import const

# Lengths in ms: tick, point, drop, round, crescent, square. A capital (T) is a soft pulse.
LENGTHS = b"tpdrcq"
LENGTHS_MS = (40, 70, 150, 250, 400, 550)
# Gaps in ms: burst, tight, in a number, pause, between groups, before a cue that follows.
GAPS = b":.-=_|"
GAPS_MS = (40, 70, 130, 240, 400, 700)
# Pitches 0-9 in Hz, then ^ and v, which slide from the first to the last of SLIDE_HZ and back.
PITCHES_HZ = (196, 262, 392, 523, 659, 784, 1047, 1319, 1568, 2093)
SLIDE_HZ = (523, 1319)

# How much the player wants to hear: a cue sounds if its level is not above the setting.
EVENTS = const(0)
FOCUSED = const(1)
DETAILS = const(2)

# Signs of a number, and what comes before: a category.
POINT = b"p8"
ROUND = b"r5"
SQUARE = b"q2"
ZERO = b"p8=q0"
DIAMOND_TICK = b"T8"  # of Pass Pass, after a number
NUMBER_LEAD = b"t7"  # a number or a card follows
SHAPE_LEAD = b"t4.t6"  # a suit or a colour follows
JOKER = b"p8.p5.p2.r8"  # in the place of a number
UNKNOWN = b"T2.T2.T2"  # a card face down, in the place of a number

# Shapes. A suit and a colour of the same shape sound alike: which it is, the game says.
SUITS = (
    b"r5.p3",  # spade
    b"p5.r5",  # heart
    b"p5.p5.p5",  # clover
    b"p7.p7",  # diamond
)
COLOURS = (
    b"p5.r5",  # red: heart
    b"c^",  # yellow: crescent, rising
    b"dv",  # blue: drop, falling
    b"r5.r5",  # orange: full round
    b"p5.p5.p5",  # green: clover
    b"t8:t8:t8:t8:t8:t8",  # violet: grapes
)

# Why something was refused: the number that follows REFUSED. Texts from WHY_1 on, in this order.
WHY_TOO_LOW = const(1)  # the card does not go there, or is too weak
WHY_FACE_DOWN = const(2)
WHY_NOT_NOW = const(3)  # another one's turn, or a bot plays
WHY_ACTION = const(4)  # an action lies on the discard
WHY_FULL = const(5)
WHY_NOTHING = const(6)  # nothing to take back, nothing to say again
WHY_ONE_CARD = const(7)  # a danger takes one card
WHY_JOKER = const(8)  # no joker in a sum
WHY_SUM = const(9)  # the sum is too small
WHY_ZERO = const(10)  # a deal is 1 to 999999
WHY_SECRET = const(11)  # nobody asked for this aloud

# Cues, numbers for Player.play. Their texts are in text/texts_cues.toml, in the same order.
FOCUS = const(0)
EDGE = const(1)
CONFIRM = const(2)
BACK = const(3)
REFUSED = const(4)
ASK = const(5)
MUTED = const(6)
UNMUTED = const(7)
HELLO = const(8)
GOODBYE = const(9)
SAVED = const(10)
NOT_SAVED = const(11)
DEALT = const(12)
YOUR_TURN = const(13)
HAND_OVER = const(14)
OTHERS_TURN = const(15)
PLAYED = const(16)
SUCCESS = const(17)
BRIO = const(18)
DANGER = const(19)
SAFE = const(20)
TURNED_UP = const(21)
DREW = const(22)
CAT = const(23)
FRIDGE = const(24)
EXCHANGED = const(25)
NOT_FOUND = const(26)
PILE_EMPTY = const(27)
SHUFFLED = const(28)
UNDONE = const(29)
ASSISTED = const(30)
HINT = const(31)
BONUS = const(32)
UP = const(33)
DOWN = const(34)
FLIPPED = const(35)
SWAPPED = const(36)
LOOKED = const(37)
PASS_PASS = const(38)
LAST_LAP = const(39)
ROUND_OVER = const(40)
WON = const(41)
LOST = const(42)
TIED = const(43)
AWAKE = const(44)
BATTERY_LOW = const(45)
HAND = const(46)
TABLE = const(47)
SEAT = const(48)
SCORE = const(49)
GOAL = const(50)
PLACE = const(51)
NONE = const(52)
FITS = const(53)
FITS_NOT = const(54)
ROUND_NUMBER = const(55)
PILE = const(56)
PATH = const(57)
MESSAGE = const(58)
NO_SCREEN = const(59)
CRASHED = const(60)
SAFE_MODE = const(61)
VALUE = const(62)
BY_EAR = const(63)
CHAPTER = const(64)

# A cue: its level, then its pulses. Good ends rise and end long, bad ones start long and fall.
CUES = (
    b"1t8",  # FOCUS
    b"1t2.t2",  # EDGE
    b"0p7",  # CONFIRM
    b"0r3",  # BACK
    b"0r0.r0.r0",  # REFUSED
    b"0p5-r5",  # ASK
    b"0p9.p7.p5.r3",  # MUTED
    b"0p3.p5.p7.p9",  # UNMUTED
    b"0p3.r5.q7",  # HELLO
    b"0q7.r5.p3",  # GOODBYE
    b"2T8:T8:T8",  # SAVED
    b"0t2:t2:r0",  # NOT_SAVED
    b"0t5:t5:t5:t5:r7",  # DEALT
    b"0p5-p7",  # YOUR_TURN
    b"0r5-p7-r5",  # HAND_OVER
    b"2r3-r3",  # OTHERS_TURN
    b"0p5.p5",  # PLAYED
    b"0p5.r7",  # SUCCESS
    b"0p5.p7.r9",  # BRIO
    b"0r3.p1.p1",  # DANGER
    b"0r5.r5",  # SAFE
    b"2t3.r5",  # TURNED_UP
    b"2r4.p6",  # DREW
    b"2t4.t6.t4",  # CAT
    b"0p5.r7.p5.r7",  # FRIDGE
    b"0p6.r4.r6",  # EXCHANGED
    b"0r6.r4.p2",  # NOT_FOUND
    b"0r4.p4.r2.p2",  # PILE_EMPTY
    b"2t3:t5:t3:t5:t3:t5",  # SHUFFLED
    b"0p7.r5.p3",  # UNDONE
    b"0p7.r5.r3.p1",  # ASSISTED
    b"0p6.p8.r6.p8",  # HINT
    b"0p7.p7.p9",  # BONUS
    b"0t4.p6.r8",  # UP
    b"0r8.p6.t4",  # DOWN
    b"0r4.t4.r4",  # FLIPPED
    b"0p4.p6.r4.r6",  # SWAPPED
    b"0t6.r6.t6",  # LOOKED
    b"0r7.p9.p9.r7",  # PASS_PASS
    b"0q3.q3.p5",  # LAST_LAP
    b"0q4.p6",  # ROUND_OVER
    b"0p3.p5.p7.q9",  # WON
    b"0q4.r2.q0",  # LOST
    b"0q5.q5",  # TIED
    b"0p5-r7-r9",  # AWAKE
    b"0r4.r2.q0.p0",  # BATTERY_LOW
    b"0d4.d6",  # HAND
    b"0d5-d5",  # TABLE
    b"0d5.p7",  # SEAT
    b"0d3.r7",  # SCORE
    b"0d3.p5.r7",  # GOAL
    b"0p6-t6",  # PLACE
    b"0d2.d1.d0",  # NONE
    b"2p6.d8",  # FITS
    b"2d4.t2",  # FITS_NOT
    b"0r3.d5",  # ROUND_NUMBER
    b"0t3.d3",  # PILE
    b"0d4.p6.d4",  # PATH
    b"0r6.p6.r6",  # MESSAGE
    b"0c1.c1.c1",  # NO_SCREEN
    b"0c5.r3.p1.c0",  # CRASHED
    b"0r5.c5.r5",  # SAFE_MODE
    b"0t5.p7",  # VALUE
    b"0p3.d5.r7.q9",  # BY_EAR
    b"0r5.d7.p5",  # CHAPTER
)
