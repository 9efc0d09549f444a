"""The texts of the store: what it has to tell the player. Screens show `store.message`."""

NONE = -1
SAVE_DAMAGED = 0
SAVE_OTHER_COPY = 1
SAVE_FOREIGN = 2
SAVE_FUTURE = 3
SAVE_UNREADABLE = 4
SAVE_FULL = 5
SAVE_READ_ONLY = 6
SAVE_FAILED = 7
