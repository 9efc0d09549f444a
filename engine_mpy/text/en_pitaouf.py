"""Texts of texts_pitaouf.toml, en, made by tools.texts."""

BOOK = 8
TEXTS = (
    b"the 2",  # RANK_2
    b"the 3",  # RANK_3
    b"the 4",  # RANK_4
    b"the 5",  # RANK_5
    b"the 6",  # RANK_6
    b"the 7",  # RANK_7
    b"the 8",  # RANK_8
    b"the 9",  # RANK_9
    b"the 10",  # RANK_10
    b"the Jack",  # RANK_JACK
    b"the Queen",  # RANK_QUEEN
    b"the King",  # RANK_KING
    b"the Ace",  # RANK_ACE
    b"the Joker",  # RANK_JOKER
    b"of spades",  # OF_SPADES
    b"of hearts",  # OF_HEARTS
    b"of clubs",  # OF_CLUBS
    b"of diamonds",  # OF_DIAMONDS
    b"the hidden card",  # CARD_HIDDEN
    b"J",  # SHORT_JACK
    b"Q",  # SHORT_QUEEN
    b"K",  # SHORT_KING
    b"A",  # SHORT_ACE
    b"spades",  # SPADES
    b"hearts",  # HEARTS
    b"clubs",  # CLUBS
    b"diamonds",  # DIAMONDS
    b"The cat is on space {n}.",  # AT_CAT
    b"Space {n}: {t}",  # AT_SPACE
    b"trial",  # IS_TRIAL
    b"DANGER",  # IS_DANGER
    b"safe",  # IS_SAFE
    b"fridge",  # IS_FRIDGE
    b"the dog",  # IS_DOG
    b"mistress",  # IS_MISTRESS
    b"unknown",  # IS_UNKNOWN
    b" ({n} space{z})",  # STEPS
    b"brio: +{n} ahead",  # WOULD_BRIO
    b"success: +{n} ahead",  # WOULD_SUCCEED
    b"becomes danger: +1",  # WOULD_ENDANGER
    b"cannot go",  # WOULD_NOTHING
    b"A: walk on",  # WALK_ON
    b"A: head home",  # GO_HOME
    b"walk {n}?",  # CHOOSE_STEPS
    b"Use the arrows",  # STEPS_HELP
    b"sum {n} versus {n}",  # SUM_AGAINST
    b"route {n}/51",  # DISTANCE
    b"no. {n}",  # DEAL
    b"no cards left",  # EMPTY_HAND
    b"Bot's turn",  # BOT_PLAYS
    b"Brio!",  # NOW_BRIO
    b"Success!",  # NOW_SUCCESS
    b"Danger!",  # NOW_DANGER
    b"New card",  # NOW_DREW
    b"Space {n}",  # NOW_AT
    b"Home!",  # NOW_HOME
    b"Nothing to pose!",  # NOW_STUCK
    b"Posed:",  # POSED_CARD
    b"Drawn:",  # DREW_CARD
    b"Too weak! Raise several cards with Up to add them.",  # REFUSE_WEAK
    b"Danger: only stronger than {c} will do.",  # REFUSE_DANGER
    b"On a danger only one single card can be posed.",  # REFUSE_SEVERAL
    b"Sum {n}: more than {n} is needed.",  # REFUSE_SUM
    b"The Joker is posed alone, not in a sum.",  # REFUSE_JOKER
    b"First trial",  # EXCHANGE_FIRST
    b"Exchange a card?",  # EXCHANGE_TITLE
    b"A: keep all",  # EXCHANGE_KEEP
    b"A: give",  # EXCHANGE_GIVE
    b"for:",  # EXCHANGE_FOR
    b"A: {t}",  # EXCHANGE_ASK
    b"Talon searched, yours:",  # EXCHANGE_TAKEN
    b"No {t}: exchange spent",  # EXCHANGE_NONE
    b"A: off we go!",  # EXCHANGE_GO
    b"on it:",  # PATH_POSED
    b"A: see it large",  # PATH_HELP
    b"hidden card",  # MEAN_UNKNOWN
    b"an ace, hidden",  # MEAN_ACE
    b"to be faced",  # MEAN_TRIAL
    b"walk on freely",  # MEAN_SAFE
    b"beat this card",  # MEAN_DANGER
    b"the roast waits!",  # MEAN_FRIDGE
    b"home: you win",  # MEAN_START
    b"Hand: {n} of {n}",  # READ_HAND
    b"Posed {n} of {n}",  # READ_POSED
    b", space {n}",  # READ_ON
    b"{B}",  # READ_CARD
    b"Seen in talon: {n} of {n}",  # READ_SEEN
    b"Space {n}, card {n} of {n}",  # READ_PATH
    b"no card",  # READ_NONE
    b"Won!",  # END_WON
    b"Lost...",  # END_LOST
    b"Pitaouf is home with the roast.",  # END_HOME
    b"A danger on space {n}, no card stronger than {c}.",  # END_DANGER
    b"A trial on space {n}, nothing to pose against {c}.",  # END_TRIAL
    b"{n} point{z}",  # END_SCORE
    b"Distance {n} of 51",  # END_DISTANCE
    b"assisted",  # END_ASSISTED
    b"new best!",  # END_BEST
    b"same deal",  # END_AGAIN
    b"new deal",  # END_NEW
    b"undo (assisted)",  # END_UNDO
    b"menu",  # END_MENU
    b"walk one space",  # ACT_WALK
    b"keep the whole hand",  # ACT_KEEP
    b"give {c} for {t}",  # ACT_GIVE
    b"pose {c}",  # ACT_POSE
    b"pose ",  # ACT_SUM
    b" and ",  # ACT_AND
    b"{b}",  # WHERE_CARD
    b"{n} of {n}",  # WHERE_PLACE
    b"Talon: {n}.",  # WHERE_TALON
    b"To the fridge.",  # WHERE_OUT
    b"To the door.",  # WHERE_BACK
    b"Raised: {n}.",  # WHERE_RAISED
    b"Your hand of five cards. B then left tells it again at any time.",  # GUIDED_1
    b"The cat's space and the card to beat. B then right tells it again.",  # GUIDED_2
    b"Left and right: a card, and what it would do. A poses it.",  # GUIDED_3
    b"The path so far: dangers and safe spaces. B then up tells it again.",  # GUIDED_4
)
