"""Texts of texts_store.toml, en, made by tools.texts."""

BOOK = 1
TEXTS = (
    b"A damaged save was set aside.",  # SAVE_DAMAGED
    b"A damaged save was set aside. The other copy is used.",  # SAVE_OTHER_COPY
    b"An unknown file was in the place of a save: it was set aside.",  # SAVE_FOREIGN
    b"The saved match breaks the rules: it was set aside.",  # SAVE_IMPOSSIBLE
    b"Saved by a newer console: left as it is. Update this one.",  # SAVE_FUTURE
    b"A save cannot be read. Switch the console off and on.",  # SAVE_UNREADABLE
    b"Memory full, nothing is saved: delete some files. The game goes on.",  # SAVE_FULL
    b"Memory write-protected, nothing is saved: allow writing. The game goes on.",  # SAVE_READ_ONLY
    b"Saving failed. The game goes on; saving will be tried again.",  # SAVE_FAILED
)
