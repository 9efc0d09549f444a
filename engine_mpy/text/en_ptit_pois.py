"""Texts of texts_ptit_pois.toml, en, made by tools.texts."""

BOOK = 9
TEXTS = (
    b"the red #",  # CARD_RED
    b"the yellow #",  # CARD_YELLOW
    b"the blue #",  # CARD_BLUE
    b"the orange #",  # CARD_ORANGE
    b"the green #",  # CARD_GREEN
    b"the violet #",  # CARD_VIOLET
    b"the hidden card",  # CARD_HIDDEN
    b"{t} plays {c} on the upper discard",  # TOLD_PLAYED_0
    b"{t} plays {c} on the lower discard",  # TOLD_PLAYED_1
    b"{t} plays {c} of the row on the upper discard",  # TOLD_ROW_0
    b"{t} plays {c} of the row on the lower discard",  # TOLD_ROW_1
    b"{t} chooses to go down",  # TOLD_CHOSE_DOWN
    b"{t} chooses to go up",  # TOLD_CHOSE_UP
    b"{t} turns: it goes down",  # TOLD_TURNED_DOWN
    b"{t} turns: it goes up",  # TOLD_TURNED_UP
    b"{t} draws {c}",  # TOLD_DREW_CARD
    b"{t} turns up {c}",  # TOLD_SHOWED
    b"{t} flips a pack: {c} is now on it",  # TOLD_SWAPPED
    b"Same colour: a bonus for {t}",  # TOLD_BONUS
    b"{t} leaves the bonus",  # TOLD_DECLINED
    b"{t}: hand {n}, row {n}",  # TOLD_LEFT
    b"{t} scores {n}",  # TOLD_SCORED
    b"{t} has the least: 0 points",  # TOLD_ZERO
    b"{t} has not the least and scores double: {n}",  # TOLD_DOUBLE
    b"The round has lasted too long: it ends",  # TOLD_TOO_LONG
    b"play {c} on the upper discard",  # ACT_PLAY_0
    b"play {c} on the lower discard",  # ACT_PLAY_1
    b"turn the direction and draw 2",  # ACT_TURN
    b"flip the left pack",  # ACT_FLIP_0
    b"flip the right pack",  # ACT_FLIP_1
    b"leave the bonus",  # ACT_DECLINE
    b"begin upwards",  # ACT_UP
    b"begin downwards",  # ACT_DOWN
    b"go on",  # ACT_GO_ON
    b"{n}-{n}",  # RANGE
    b"down",  # GOING_DOWN
    b"up",  # GOING_UP
    b"which?",  # CHOOSE
    b"a bonus",  # BONUS
    b"\xd7 {n} in hand",  # HAND_OF
    b"A: turn and draw 2",  # DO_TURN
    b"A: flip the left pack",  # DO_FLIP_0
    b"A: flip the right pack",  # DO_FLIP_1
    b"A: leave the bonus",  # DO_DECLINE
    b"A: turn?",  # DO_BLOCKED
    b"A: yes, turn",  # DO_ANYWAY
    b"Not possible",  # DO_REFUSED
    b"It will go down; 2 more cards, then play one.",  # WHY_TURN_DOWN
    b"It will go up; 2 more cards, then play one.",  # WHY_TURN_UP
    b"Nothing fits this way: the direction must turn.",  # WHY_FORCED
    b"Beware: none of the cards held would fit then.",  # WHY_BLOCKED
    b"The two cards trade places; the turn ends.",  # WHY_SWAP
    b"The hidden card turns up; the turn ends.",  # WHY_SHOW
    b"Nothing more; the turn ends.",  # WHY_DECLINE
    b"It goes up: here {n} or more is needed.",  # REFUSE_UP
    b"It goes down: here {n} or less is needed.",  # REFUSE_DOWN
    b"A hidden card is never played; a bonus turns it up.",  # REFUSE_HIDDEN
    b"hand",  # SEE_HAND
    b"row",  # SEE_ROW
    b"total",  # SEE_TOTAL
    b"points",  # SEE_POINTS
    b"Count",  # COUNTED
    b"Players",  # PLAYERS
    b"Discards: {b} above, {b} below. ",  # WHERE_DISCARDS
    b"Pile: {n}. ",  # WHERE_PILE
    b"It goes down. ",  # WHERE_GOING_DOWN
    b"It goes up. ",  # WHERE_GOING_UP
    b"The direction is still to be chosen. ",  # WHERE_NO_WAY
    b"Bonus. ",  # WHERE_BONUS
    b"A: play {c} on the upper discard. ",  # WHERE_FITS_0
    b"A: play {c} on the lower discard. ",  # WHERE_FITS_1
    b"{C} does not fit here. ",  # WHERE_FITS_NOT
    b"Hand, {n} of {n}.",  # WHERE_HAND
    b"Row, pack {n}",  # WHERE_ROW
    b", on a hidden card.",  # WHERE_OVER_HIDDEN
    b"{t}: hand {n}, row",  # WHERE_SEAT
    b", {n} hidden",  # WHERE_HIDDEN
    b", {n} pt{z}. ",  # WHERE_TOTAL
    b"Your hand, then your two packs. B then left tells them again.",  # GUIDED_1
    b"The table: the direction, both discards, the pile. B then right.",  # GUIDED_2
    b"Left and right: a card, playable or not. A plays it.",  # GUIDED_3
    b"The others: their cards. B then up. The least total wins.",  # GUIDED_4
)
