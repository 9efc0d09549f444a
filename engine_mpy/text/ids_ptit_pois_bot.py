"""Ids of the texts in texts_ptit_pois_bot.toml, made by tools.texts."""

from micropython import const

POIS_ONLY = const(3328)
POIS_GO_ON = const(3329)
POIS_FORCED_B = const(3330)
POIS_B = const(3331)
POIS_UP = const(3332)
POIS_DOWN = const(3333)
POIS_END = const(3334)
POIS_BONUS = const(3335)
POIS_SQUEEZE = const(3336)
POIS_HAND = const(3337)
POIS_ROW = const(3338)
POIS_HIGH = const(3339)
POIS_FLIP = const(3340)
POIS_DECLINE = const(3341)
