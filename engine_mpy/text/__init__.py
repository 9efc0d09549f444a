"""Texts in French and English, and what composes them; see README.md here."""

ALWAYS = (b"common", b"store")  # the books that are open from boot to end


def open_texts(language, texts=None):
    """`texts` changed to `language` (0 French, 1 English), or made, with the books of ALWAYS."""
    from engine_mpy.text.texts import Texts

    if texts is None:
        texts = Texts(language)
        for book in ALWAYS:
            texts.open(book)
    else:
        texts.use(language)
    return texts
