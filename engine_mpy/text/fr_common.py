"""Texts of texts_common.toml, fr, made by tools.texts."""

BOOK = 0
TEXTS = (
    b"Oui",  # YES
    b"Non",  # NO
)
