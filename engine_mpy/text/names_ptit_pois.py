"""Names of Ptit Pois's cards for Line.say: `line.names = CardNames(texts)` while it is played."""

from engine_mpy.text import ids_ptit_pois as ids

_UNKNOWN = 255


class CardNames:
    """Knows the card numbers of games/ptit_pois_table.py and no more."""

    def __init__(self, texts):
        self.texts = texts

    def card_name(self, line, card, form):
        """Append the name of a card in a form of text/compose.py: le 7 rouge, du 7 rouge."""
        if card == _UNKNOWN:
            line.noun(self.texts[ids.CARD_HIDDEN], form)
            return
        i = line.n
        line.noun(self.texts[ids.CARD_RED + card // 10], form)
        while i < line.n and line.buf[i] != 35:
            i += 1
        if i < line.n:
            self._put_value(line, i, card % 10 + 1)

    def _put_value(self, line, i, value):
        """In the place of the # at `i`."""
        if value < 10:
            line.buf[i] = 48 + value
            return
        line.byte(48)
        n = line.n - 1
        while n > i + 1:
            line.buf[n] = line.buf[n - 1]
            n -= 1
        line.buf[i] = 49
        line.buf[i + 1] = 48
