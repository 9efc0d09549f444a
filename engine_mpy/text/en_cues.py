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
)
