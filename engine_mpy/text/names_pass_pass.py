"""Names of Pass Pass's cards for Line.say: `line.names = CardNames(texts)` while it is played."""

from engine_mpy.text import ids_pass_pass as ids
from engine_mpy.text.compose import BARE


class CardNames:
    """Knows the card numbers of games/pass_pass_table.py and no more."""

    def __init__(self, texts):
        self.texts = texts

    def card_name(self, line, card, form):
        """Append the name of a card in a form of text/compose.py: le 7 vert, du 7 vert."""
        if form != BARE:
            line.put(self.texts[ids.THE + form])
        template = self.texts[ids.VIOLET_CARD + card // 12]
        brace = 0
        while template[brace] != 123:
            brace += 1
        line.put(template, 0, brace).number(card % 12 + 1)
        line.put(template, brace + 3)
