"""Texts of texts_pass_pass_bot.toml, en, made by tools.texts."""

BOOK = 14
TEXTS = (
    b"It is the only move.",  # ONLY
    b"The round is scored.",  # GO_ON
    b"At first sight, it pays.",  # EASY
    b"You come first: you will choose your card.",  # IS_FIRST
    b"You come second: two cards for you.",  # IS_SECOND
    b"You should come first and choose.",  # LIKELY_FIRST
    b"You should come second: two cards.",  # LIKELY_SECOND
    b"You should win some cards.",  # LIKELY_SOME
    b"This trick is probably not yours: keep better cards for later.",  # LITTLE
    b"It is your third Pass Pass: the match is won.",  # WINS
    b"It completes a Pass Pass.",  # COMPLETES
    b"It is worth {n} point{z}.",  # POINTS
    b"Its colour serves you best.",  # COLOUR
    b"Better not leave the rest to the second winner.",  # DENY
    b"So your pair has two Pass Pass.",  # BANK_PASS_PASS
    b"That is where the most points are.",  # BANK_POINTS
    b"Equal points, more Pass Pass.",  # BANK_MORE
    b"Both are worth the same.",  # BANK_EQUAL
)
