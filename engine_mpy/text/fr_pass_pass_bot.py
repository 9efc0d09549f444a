"""Texts of texts_pass_pass_bot.toml, fr, made by tools.texts."""

BOOK = 14
TEXTS = (
    b"C'est le seul coup possible.",  # ONLY
    b"La manche est compt\xe9e.",  # GO_ON
    b"\xc0 premi\xe8re vue, cela rapporte.",  # EASY
    b"Vous \xeates premier\xa0: vous choisirez votre carte.",  # IS_FIRST
    b"Vous \xeates second\xa0: deux cartes pour vous.",  # IS_SECOND
    b"Vous devriez \xeatre premier et choisir.",  # LIKELY_FIRST
    b"Vous devriez \xeatre second\xa0: deux cartes.",  # LIKELY_SECOND
    b"Vous devriez gagner des cartes.",  # LIKELY_SOME
    b"Ce pli vous \xe9chappe sans doute\xa0: gardez mieux pour la suite.",  # LITTLE
    b"C'est votre troisi\xe8me Pass Pass\xa0: la partie est gagn\xe9e.",  # WINS
    b"Elle compl\xe8te un Pass Pass.",  # COMPLETES
    b"Elle vaut {n} point{s}.",  # POINTS
    b"Sa couleur vous sert le plus.",  # COLOUR
    b"Mieux vaut ne pas laisser le reste au second.",  # DENY
    b"Ainsi votre \xe9quipe a deux Pass Pass.",  # BANK_PASS_PASS
    b"C'est de ce c\xf4t\xe9 qu'il y a le plus de points.",  # BANK_POINTS
    b"\xc0 points \xe9gaux, plus de Pass Pass.",  # BANK_MORE
    b"Les deux se valent.",  # BANK_EQUAL
)
