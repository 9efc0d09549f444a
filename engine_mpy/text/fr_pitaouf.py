"""Texts of texts_pitaouf.toml, fr, made by tools.texts."""

BOOK = 8
TEXTS = (
    b"le 2",  # RANK_2
    b"le 3",  # RANK_3
    b"le 4",  # RANK_4
    b"le 5",  # RANK_5
    b"le 6",  # RANK_6
    b"le 7",  # RANK_7
    b"le 8",  # RANK_8
    b"le 9",  # RANK_9
    b"le 10",  # RANK_10
    b"le Valet",  # RANK_JACK
    b"la Dame",  # RANK_QUEEN
    b"le Roi",  # RANK_KING
    b"l'As",  # RANK_ACE
    b"le Joker",  # RANK_JOKER
    b"de pique",  # OF_SPADES
    b"de c\xbdur",  # OF_HEARTS
    b"de tr\xe8fle",  # OF_CLUBS
    b"de carreau",  # OF_DIAMONDS
    b"la carte cach\xe9e",  # CARD_HIDDEN
)
