"""Texts of texts_ptit_pois_bot.toml, en, made by tools.texts."""

BOOK = 13
TEXTS = (
    b"It is the only move.",  # POIS_ONLY
    b"The round is scored: on to the next.",  # POIS_GO_ON
    b"Nothing fits this way: you must turn and draw.",  # POIS_FORCED_B
    b"The other way suits your cards better, even with two more.",  # POIS_B
    b"Going up suits your cards better.",  # POIS_UP
    b"Going down suits your cards better.",  # POIS_DOWN
    b"{C} ends the round, and you should be left with less than the others.",  # POIS_END
    b"{C} has the colour it covers: a bonus.",  # POIS_BONUS
    b"After {c} the next player may well have to draw.",  # POIS_SQUEEZE
    b"Your hand is worth more than your row: get rid of the hand.",  # POIS_HAND
    b"Your row is worth more than your hand: get rid of the row.",  # POIS_ROW
    b"{C} would cost you dear at the end of the round.",  # POIS_HIGH
    b"A hidden card cannot be played: turn it up.",  # POIS_FLIP
    b"No bonus helps you here.",  # POIS_DECLINE
)
