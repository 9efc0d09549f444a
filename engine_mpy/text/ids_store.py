"""Ids of the texts in texts_store.toml, made by tools.texts."""

from micropython import const

SAVE_DAMAGED = const(256)
SAVE_OTHER_COPY = const(257)
SAVE_FOREIGN = const(258)
SAVE_IMPOSSIBLE = const(259)
SAVE_FUTURE = const(260)
SAVE_UNREADABLE = const(261)
SAVE_FULL = const(262)
SAVE_READ_ONLY = const(263)
SAVE_FAILED = const(264)
