"""Texts of texts_pitaouf_bot.toml, en, made by tools.texts."""

BOOK = 12
TEXTS = (
    b"A safe space: nothing to pose.",  # ONLY_WALK
    b"No other pose is allowed.",  # ONLY_POSE
    b"The cat gets home!",  # TO_HOME
    b"The cat gets to the fridge.",  # TO_FRIDGE
    b"The cat jumps the dog.",  # OVER_DOG
    b"The cat jumps the mistress.",  # OVER_MISTRESS
    b"Jumps a danger: {c}.",  # OVER_DANGER
    b"Brio with {c}: +{n}.",  # WITH_BRIO
    b"{C} makes it safe.",  # MADE_SAFE
    b"{C} is enough here.",  # ENOUGH_HERE
    b"Better keep {c}.",  # KEEP_FOR_LATER
    b"The sum that costs least.",  # CHEAP_SUM
    b"A good hand: keep it all.",  # KEEP_ALL
    b"{C} would serve least.",  # GIVE_WEAKEST
    b"Give {c}, for a brio.",  # GIVE_FOR_BRIO
)
