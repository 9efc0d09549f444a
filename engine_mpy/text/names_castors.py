"""Names of Gang de castors's cards for Line.say: `line.names = CardNames(texts)` in its table."""

from engine_mpy.text import ids_castors as ids

_UNKNOWN = 255
_SWAP = 10  # of games/castors_table.py, which texts do not import: below it are numbers


class CardNames:
    """Knows the card numbers of games/castors_table.py and no more."""

    def __init__(self, texts):
        self.texts = texts

    def card_name(self, line, card, form):
        """Append the name of a card in a form of text/compose.py: le 7, du 7, Échanger."""
        if card == _UNKNOWN:
            line.noun(self.texts[ids.CARD_HIDDEN], form)
            return
        if card >= _SWAP:
            line.put(self.texts[ids.CARD_SWAP + card - _SWAP])
            return
        i = line.n
        line.noun(self.texts[ids.CARD_NUMBER], form)
        while i < line.n and line.buf[i] != 35:
            i += 1
        if i < line.n:
            line.buf[i] = 48 + card
