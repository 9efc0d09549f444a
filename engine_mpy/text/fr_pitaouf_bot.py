"""Texts of texts_pitaouf_bot.toml, fr, made by tools.texts."""

BOOK = 12
TEXTS = (
    b"La case est s\xfbre\xa0: rien \xe0 poser.",  # ONLY_WALK
    b"Aucune autre pose n'est permise.",  # ONLY_POSE
    b"Le chat rentre chez lui\xa0!",  # TO_HOME
    b"Le chat arrive au frigo.",  # TO_FRIDGE
    b"Le chat saute le chien.",  # OVER_DOG
    b"Le chat saute la ma\xeetresse.",  # OVER_MISTRESS
    b"Saute un danger\xa0: {c}.",  # OVER_DANGER
    b"Brio avec {c}\xa0: +{n}.",  # WITH_BRIO
    b"{C} rend la case s\xfbre.",  # MADE_SAFE
    b"{C} suffit ici.",  # ENOUGH_HERE
    b"Mieux vaut garder {c}.",  # KEEP_FOR_LATER
    b"La somme qui co\xfbte le moins.",  # CHEAP_SUM
    b"Bonne main\xa0: tout garder.",  # KEEP_ALL
    b"{C} servirait le moins.",  # GIVE_WEAKEST
    b"Donner {c}, pour un brio.",  # GIVE_FOR_BRIO
)
