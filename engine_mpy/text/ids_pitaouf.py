"""Ids of the texts in texts_pitaouf.toml, made by tools.texts."""

from micropython import const

RANK_2 = const(2048)
RANK_3 = const(2049)
RANK_4 = const(2050)
RANK_5 = const(2051)
RANK_6 = const(2052)
RANK_7 = const(2053)
RANK_8 = const(2054)
RANK_9 = const(2055)
RANK_10 = const(2056)
RANK_JACK = const(2057)
RANK_QUEEN = const(2058)
RANK_KING = const(2059)
RANK_ACE = const(2060)
RANK_JOKER = const(2061)
OF_SPADES = const(2062)
OF_HEARTS = const(2063)
OF_CLUBS = const(2064)
OF_DIAMONDS = const(2065)
CARD_HIDDEN = const(2066)
