"""Texts of texts_ptit_pois_bot.toml, en, made by tools.texts."""

BOOK = 13
TEXTS = (
    b"It is the only move.",  # ONLY
    b"The round is scored.",  # GO_ON
    b"Nothing fits this way.",  # FORCED_B
    b"The other way suits you better, even with two more cards.",  # TURN_B
    b"Going up suits your cards better.",  # UP
    b"Going down suits your cards better.",  # DOWN
    b"It ends the round: you should be left with the least.",  # END
    b"It ends the round: waiting would probably cost more.",  # END_EARLY
    b"The same colour below: a bonus.",  # BONUS
    b"The next player will probably have to draw.",  # SQUEEZE
    b"Your hand counts more than your row.",  # FROM_HAND
    b"Your row counts more than your hand.",  # FROM_ROW
    b"Better play {c}.",  # COSTLY
    b"A hidden card cannot be played: turn it up.",  # FLIP
    b"No bonus helps you here.",  # NO_BONUS
)
