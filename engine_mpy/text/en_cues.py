"""Texts of texts_cues.toml, en, made by tools.texts."""

BOOK = 2
TEXTS = (
    b"Next choice",  # FOCUS
    b"End of the list",  # EDGE
    b"Chosen",  # CONFIRM
    b"Back",  # BACK
    b"Refused",  # REFUSED
    b"Question",  # ASK
    b"Sound off",  # MUTED
    b"Sound on",  # UNMUTED
    b"Hello",  # HELLO
    b"Goodbye",  # GOODBYE
    b"Saved",  # SAVED
    b"Not saved",  # NOT_SAVED
    b"Cards dealt",  # DEALT
    b"Your turn",  # YOUR_TURN
    b"Pass the console",  # HAND_OVER
    b"Another's turn",  # OTHERS_TURN
    b"Card played",  # PLAYED
    b"Success",  # SUCCESS
    b"Brio",  # BRIO
    b"Danger left behind",  # DANGER
    b"Safe",  # SAFE
    b"Card turned up",  # TURNED_UP
    b"Card drawn",  # DREW
    b"The cat moves",  # CAT
    b"The fridge",  # FRIDGE
    b"Exchanged",  # EXCHANGED
    b"No such suit",  # NOT_FOUND
    b"The pile is empty",  # PILE_EMPTY
    b"Shuffled",  # SHUFFLED
    b"Taken back",  # UNDONE
    b"Taken back, assisted",  # ASSISTED
    b"Hint",  # HINT
    b"Bonus",  # BONUS
    b"Up",  # UP
    b"Down",  # DOWN
    b"Pack flipped",  # FLIPPED
    b"Cards swapped",  # SWAPPED
    b"Card looked at",  # LOOKED
    b"Pass Pass",  # PASS_PASS
    b"Last lap",  # LAST_LAP
    b"End of the round",  # ROUND_OVER
    b"Won",  # WON
    b"Lost",  # LOST
    b"A tie",  # TIED
    b"Awake",  # AWAKE
    b"Battery low",  # BATTERY_LOW
    b"Your hand",  # HAND
    b"The table",  # TABLE
    b"Player",  # SEAT
    b"The score",  # SCORE
    b"The goal",  # GOAL
    b"Place",  # PLACE
    b"Nothing",  # NONE
    b"Playable",  # FITS
    b"Not playable",  # FITS_NOT
    b"Round",  # ROUND_NUMBER
    b"Pile",  # PILE
    b"The path",  # PATH
    b"The console has a message",  # MESSAGE
    b"The screen does not answer",  # NO_SCREEN
    b"Crash",  # CRASHED
    b"Safe mode",  # SAFE_MODE
    b"Set to",  # VALUE
    b"By ear",  # BY_EAR
    b"Chapter",  # CHAPTER
    b"spades",  # SPADE
    b"hearts",  # HEART
    b"clubs",  # CLOVER
    b"diamonds",  # DIAMOND
    b"red",  # RED
    b"yellow",  # YELLOW
    b"blue",  # BLUE
    b"orange",  # ORANGE
    b"green",  # GREEN
    b"violet",  # VIOLET
    b"Jack",  # JACK
    b"Queen",  # QUEEN
    b"King",  # KING
    b"Ace",  # ACE
    b" of {t}",  # OF_SUIT
    b" and {n} diamond{z}",  # DIAMONDS
    b"Joker",  # JOKER
    b"Card face down",  # HIDDEN
    b"does not go here",  # WHY_1
    b"face down",  # WHY_2
    b"not your turn",  # WHY_3
    b"an action cannot be taken",  # WHY_4
    b"no room",  # WHY_5
    b"nothing to take back",  # WHY_6
    b"one card only",  # WHY_7
    b"no joker in a sum",  # WHY_8
    b"sum too small",  # WHY_9
    b"from 1 to 999999",  # WHY_10
    b"secret",  # WHY_11
)
