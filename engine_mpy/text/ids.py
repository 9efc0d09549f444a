"""Ids of the texts in texts_common.toml, made by tools.texts."""

from micropython import const

YES = const(0)
NO = const(1)
