"""Texts of texts_castors.toml, en, made by tools.texts."""

BOOK = 11
TEXTS = (
    b"the #",  # CARD_NUMBER
    b"the card drawn",  # CARD_HIDDEN
    b"Swap",  # CARD_SWAP
    b"Look",  # CARD_LOOK
    b"Draw",  # CARD_DRAW
    b"The discard begins with {c}",  # TOLD_FIRST
    b"{t} draws {c}",  # TOLD_DREW_CARD
    b"{t} takes {c}",  # TOLD_TOOK
    b" for place {n}",  # TOLD_PLACE
    b"{t} puts it in place {n}",  # TOLD_PLACED
    b"{c} comes out",  # TOLD_OUT
    b"{t} discards {c}",  # TOLD_THREW
    b"{t} plays {c}",  # TOLD_PLAYED
    b"{t} looks at card {n}",  # TOLD_LOOKED
    b"{t} swaps card {n} for card {n}",  # TOLD_SWAPPED
    b" of {t}",  # TOLD_WITH
    b"{t} calls the last lap",  # TOLD_CALLED
    b"{t} has to call the last lap",  # TOLD_FORCED
    b"{t} shows",  # TOLD_SHOWED
    b"{t}, place {n}: ",  # TOLD_REPLACED
    b"{c} replaces the action",  # TOLD_INSTEAD
    b"{t} scores {n}",  # TOLD_SCORED
    b"cover the cards seen",  # ACT_SEEN
    b"end the turn",  # ACT_END
    b"go on",  # ACT_GO_ON
    b"call the last lap",  # ACT_CALL
    b"take {c} for place {n}",  # ACT_TAKE
    b"draw",  # ACT_PILE
    b"put {c} in place {n}",  # ACT_PLACE
    b"discard {c}",  # ACT_THROW
    b"play {c}",  # ACT_PLAY
    b"look at card {n}",  # ACT_LOOK
    b"swap card {n} for card {n}",  # ACT_SWAP
    b"A: draw a card",  # DO_PILE
    b"A: take {c}",  # DO_DISCARD
    b"A: {c} in place {n}",  # DO_TAKE
    b"A: {c} in place {n}",  # DO_PLACE
    b"A: discard {c}",  # DO_THROW
    b"A: play {c}",  # DO_PLAY
    b"A: discard, redraw",  # DO_AGAIN
    b"A: give my {n}",  # DO_GIVE
    b"A: my {n} for their {n}",  # DO_FOR
    b"A: look at my {n}",  # DO_LOOK
    b"A: end my turn",  # DO_END
    b"A: last lap!",  # DO_CALL
    b"A: seen, cover",  # DO_SEEN
    b"Not possible",  # DO_REFUSED
    b"One card of mine for one of another, both unseen.",  # WHY_SWAP
    b"I alone see one of my four cards.",  # WHY_LOOK
    b"One more card; if I discard it, yet another.",  # WHY_DRAW
    b"The action is not used, it goes to the discard.",  # WHY_THROW
    b"The action is not used; another card is drawn.",  # WHY_AGAIN
    b"Right: call the last lap.",  # WHY_END
    b"The others play once more, then all is counted.",  # WHY_CALL
    b"An action is not taken from the discard: draw.",  # REFUSE_ACTION
    b"pile",  # PILE
    b"discard",  # DISCARD
    b"round {n}/{n}",  # ROUND_OF
    b"Turn: {t}",  # TURN
    b"Last lap: {t}",  # LAST_LAP
    b"To remember: 1 and 4",  # LOOK_AT_TWO
    b"To remember: card {n}",  # LOOK_AT_ONE
    b"Players",  # PLAYERS
    b"Notebook",  # CARNET
    b"round",  # SEE_ROUND
    b"total",  # SEE_TOTAL
    b"sum",  # SEE_SUM
    b"Rows",  # ROWS
    b"out",  # REPLACED
    b"Discard: {b}. ",  # WHERE_DISCARD
    b"Pile: {n}. ",  # WHERE_PILE
    b"Card drawn: {b}. ",  # WHERE_HELD
    b"{n}: {b}. ",  # WHERE_CARD
    b"{t}: total {n}. ",  # WHERE_SEAT
    b"Your cards 1 and 4: keep them in mind! The others are hidden. A: seen.",  # GUIDED_1
    b"The discard and the pile. B then right tells them again.",  # GUIDED_2
    b"Left and right choose, A does what is told.",  # GUIDED_3
    b"The rows of the others. B then up. The least total wins.",  # GUIDED_4
)
