"""Texts: `texts[id]` in the language in use, as bytes.

Made once by the console. Texts come in books, one a TOML file of this folder (see README.md here):
the common book is always open, a game's book is opened with the game and closed with it, so that
only what can be said now is in memory. A text is one bytes object: about 30 bytes beside its
length, for which `texts[id]` costs no heap and no copying.
"""

import gc
import sys

LANGUAGES = (b"fr", b"en")
FRENCH = 0
ENGLISH = 1
MOST_BOOKS = 16


class Texts:
    """All open books in one language."""

    def __init__(self, language=FRENCH):
        self.language = language
        self._names = [b""] * MOST_BOOKS
        self._books = [()] * MOST_BOOKS

    def __getitem__(self, text_id):
        """The text as bytes; IndexError when its book is not open."""
        return self._books[text_id >> 8][text_id & 255]

    def open(self, book):
        """Load a book (bytes, for example b"pitaouf"), once; takes heap, so do it on entering."""
        if book not in self._names:
            self._read(book)

    def _read(self, book):
        content = _load(book, LANGUAGES[self.language])
        self._names[content[0]] = book
        self._books[content[0]] = content[1]

    def close(self, book):
        """Let go of a book; nothing happens when it is not open."""
        for i in range(MOST_BOOKS):
            if self._names[i] == book:
                self._names[i] = b""
                self._books[i] = ()
        gc.collect()

    def use(self, language):
        """Change to FRENCH or ENGLISH: every open book is loaded anew, the object stays."""
        if language == self.language:
            return
        self.language = language
        for i in range(MOST_BOOKS):
            if self._names[i]:
                self._books[i] = ()  # the old one goes before the new one comes
                gc.collect()
                self._read(self._names[i])


def _load(book, language):
    """The (number, texts) of a generated module, the module itself let go of again."""
    name = str(language, "ascii") + "_" + str(book, "ascii")
    path = "engine_mpy.text." + name
    module = __import__(path, None, None, ("TEXTS",))
    content = (module.BOOK, module.TEXTS)
    sys.modules.pop(path, None)
    # The package holds its modules by name as well.
    package = sys.modules["engine_mpy.text"]
    if hasattr(package, name):
        delattr(package, name)
    return content
