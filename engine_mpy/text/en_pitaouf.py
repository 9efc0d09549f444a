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
)
