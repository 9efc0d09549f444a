"""Ids of the texts in texts_pitaouf_bot.toml, made by tools.texts."""

from micropython import const

ONLY_WALK = const(3072)
ONLY_POSE = const(3073)
TO_HOME = const(3074)
TO_FRIDGE = const(3075)
OVER_DOG = const(3076)
OVER_MISTRESS = const(3077)
OVER_DANGER = const(3078)
WITH_BRIO = const(3079)
MADE_SAFE = const(3080)
ENOUGH_HERE = const(3081)
KEEP_FOR_LATER = const(3082)
CHEAP_SUM = const(3083)
KEEP_ALL = const(3084)
GIVE_WEAKEST = const(3085)
GIVE_FOR_BRIO = const(3086)
