"""Texts of texts_common.toml, en, made by tools.texts."""

BOOK = 0
TEXTS = (
    b"Yes",  # YES
    b"No",  # NO
)
