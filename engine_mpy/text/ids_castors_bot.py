"""Ids of the texts in texts_castors_bot.toml, made by tools.texts."""

from micropython import const

GO_ON = const(3840)
KEEP_BOTH_IN_MIND = const(3841)
KEEP_IN_MIND = const(3842)
MUST_DRAW = const(3843)
DRAW_INSTEAD = const(3844)
BETTER_THAN_WORST = const(3845)
BETTER_THAN_UNKNOWN = const(3846)
NO_BETTER = const(3847)
SECOND_CARD = const(3848)
PLAY_DRAW = const(3849)
PLAY_EXCHANGE = const(3850)
NO_EXCHANGE = const(3851)
EXCHANGE_KNOWN = const(3852)
EXCHANGE_GUESSED = const(3853)
PLAY_LOOK = const(3854)
LOOK_UNKNOWN = const(3855)
ALL_KNOWN = const(3856)
CALL_NOW = const(3857)
NOT_YET = const(3858)
