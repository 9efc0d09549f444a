"""Names of Pitaouf's cards for Line.say: `line.names = CardNames(texts)` while it is played."""

from engine_mpy.text import ids_pitaouf as ids
from engine_mpy.text.compose import BARE

_JOKER = 52
_UNKNOWN = 255


class CardNames:
    """Knows the card numbers of games/pitaouf.py and no more."""

    def __init__(self, texts):
        self.texts = texts

    def rank_name(self, line, card):
        """Append the rank alone, without its article: 7, Dame."""
        line.noun(self.texts[ids.RANK_2 + card % 13], BARE)

    def card_name(self, line, card, form):
        """Append the name of a card in a form of text/compose.py: l'As de cœur, du 7 de trèfle."""
        if card == _UNKNOWN:
            line.noun(self.texts[ids.CARD_HIDDEN], form)
        elif card >= _JOKER:
            line.noun(self.texts[ids.RANK_JOKER], form)
        else:
            line.noun(self.texts[ids.RANK_2 + card % 13], form)
            line.byte(32)
            line.put(self.texts[ids.OF_SPADES + card // 13])
