"""Texts of texts_castors_bot.toml, en, made by tools.texts."""

BOOK = 15
TEXTS = (
    b"The round is scored: on to the next.",  # GO_ON
    b"Keep these two cards and their places in mind.",  # KEEP_BOTH_IN_MIND
    b"Keep this card and its place in mind.",  # KEEP_IN_MIND
    b"An action is not taken from the discard.",  # MUST_DRAW
    b"A draw promises more than {c}.",  # DRAW_INSTEAD
    b"{C} is less than your highest card.",  # BETTER_THAN_WORST
    b"{C} is better than a card that you do not know.",  # BETTER_THAN_UNKNOWN
    b"{C} would not lower your sum.",  # NO_BETTER
    b"The second card of Draw promises more.",  # SECOND_CARD
    b"A choice of two cards is better than none.",  # PLAY_DRAW
    b"An exchange can rid you of a high card.",  # PLAY_EXCHANGE
    b"No exchange would help you.",  # NO_EXCHANGE
    b"It is {c}: you saw it go there.",  # EXCHANGE_KNOWN
    b"Your card is high; theirs is probably lower.",  # EXCHANGE_GUESSED
    b"You do not know all of your row yet.",  # PLAY_LOOK
    b"This card you do not know.",  # LOOK_UNKNOWN
    b"You have already seen your four cards.",  # ALL_KNOWN
    b"The others probably have more than you.",  # CALL_NOW
    b"Someone may have less: better to wait.",  # NOT_YET
)
