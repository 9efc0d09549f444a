"""Texts in French and English, and what composes them; see README.md here."""


def open_texts(language, texts=None):
    """`texts` changed to `language` (0 French, 1 English), or made, with the common book open."""
    from engine_mpy.text.texts import Texts

    if texts is None:
        texts = Texts(language)
        texts.open(b"common")
    else:
        texts.use(language)
    return texts
