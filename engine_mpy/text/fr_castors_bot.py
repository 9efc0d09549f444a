"""Texts of texts_castors_bot.toml, fr, made by tools.texts."""

BOOK = 15
TEXTS = (
    b"La manche est compt\xe9e\xa0: place \xe0 la suivante.",  # GO_ON
    b"Retenez ces deux cartes et leurs places.",  # KEEP_BOTH_IN_MIND
    b"Retenez cette carte et sa place.",  # KEEP_IN_MIND
    b"Une action ne se prend pas sur la d\xe9fausse.",  # MUST_DRAW
    b"Piocher promet mieux que prendre {c}.",  # DRAW_INSTEAD
    b"{C} vaut moins que votre plus haute carte.",  # BETTER_THAN_WORST
    b"{C} vaut mieux qu'une carte que vous ne connaissez pas.",  # BETTER_THAN_UNKNOWN
    b"{C} ne ferait pas baisser votre somme.",  # NO_BETTER
    b"La seconde carte de Piocher promet mieux.",  # SECOND_CARD
    b"Deux cartes au choix valent mieux qu'aucune.",  # PLAY_DRAW
    b"Un \xe9change peut vous d\xe9barrasser d'une carte haute.",  # PLAY_EXCHANGE
    b"Aucun \xe9change ne vous avancerait.",  # NO_EXCHANGE
    b"C'est {c}\xa0: vous l'avez vu passer.",  # EXCHANGE_KNOWN
    b"Votre carte est haute\xa0; la sienne l'est sans doute moins.",  # EXCHANGE_GUESSED
    b"Vous ne connaissez pas encore toute votre rang\xe9e.",  # PLAY_LOOK
    b"Cette carte, vous ne la connaissez pas.",  # LOOK_UNKNOWN
    b"Vous avez d\xe9j\xe0 vu vos quatre cartes.",  # ALL_KNOWN
    b"Les autres ont sans doute plus que vous.",  # CALL_NOW
    b"Un autre a peut-\xeatre moins\xa0: mieux vaut attendre.",  # NOT_YET
)
