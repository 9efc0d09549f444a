"""Ids of the texts in texts_ptit_pois_bot.toml, made by tools.texts."""

from micropython import const

ONLY = const(3328)
GO_ON = const(3329)
FORCED_B = const(3330)
TURN_B = const(3331)
UP = const(3332)
DOWN = const(3333)
END = const(3334)
END_EARLY = const(3335)
BONUS = const(3336)
SQUEEZE = const(3337)
FROM_HAND = const(3338)
FROM_ROW = const(3339)
COSTLY = const(3340)
FLIP = const(3341)
NO_BONUS = const(3342)
