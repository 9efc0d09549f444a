"""Texts of texts_setup.toml, fr, made by tools.texts."""

BOOK = 4
TEXTS = (
    b"Num\xe9ro de donne",  # DEAL
    b"A\xa0: jouer",  # DEAL_START
    b"De 1 \xe0 999999",  # DEAL_ZERO
    b"A\xa0: rejouer (aid\xe9e)",  # DEAL_KNOWN
    b"A\xa0: choisir",  # DEAL_CHOOSE
    b"chiffre {n}",  # DEAL_DIGIT
    b"Variantes",  # VARIANTS
    b"R\xe8gle de base",  # VARIANT_NONE
    b" + ",  # VARIANT_AND
    b"Facile",  # VARIANT_FACILE
    b"M\xeame couleur\xa0: rouge ou noir suffit.",  # VARIANT_FACILE_WHY
    b"Pas libres",  # VARIANT_FREE
    b"Vous pouvez avancer de moins de cases.",  # VARIANT_FREE_WHY
    b"non",  # OFF
    b"oui",  # ON
    b"Statistiques",  # STATISTICS
    b"Parties",  # STAT_GAMES
    b"Gagn\xe9es",  # STAT_WINS
    b"R\xe9ussite",  # STAT_RATE
    b"S\xe9rie en cours",  # STAT_STREAK
    b"Meilleure s\xe9rie",  # STAT_BEST_STREAK
    b"Meilleur score",  # STAT_BEST_SCORE
    b"Distance",  # STAT_DISTANCE
    b"Aid\xe9es",  # STAT_ASSISTED
    b"Aid\xe9es gagn\xe9es",  # STAT_ASSISTED_WINS
    b"{n} %",  # STAT_PERCENT
    b"Langue",  # SET_LANGUAGE
    b"fran\xe7ais",  # LANGUAGE_0
    b"anglais",  # LANGUAGE_1
    b"Volume",  # SET_VOLUME
    b"Silence",  # SET_MUTE
    b"Vibration",  # SET_VIBRATION
    b"Signaux",  # SET_CUE_LEVEL
    b"rares",  # CUE_LEVEL_0
    b"utiles",  # CUE_LEVEL_1
    b"tous",  # CUE_LEVEL_2
    b"Tempo",  # SET_CUE_SPEED
    b"Contraste",  # SET_CONTRAST
    b"Fond clair",  # SET_INVERSE
    b"Pour gaucher",  # SET_FLIP
    b"Animation",  # SET_ANIMATION
    b"aucune",  # ANIMATION_0
    b"lente",  # ANIMATION_1
    b"normale",  # ANIMATION_2
    b"rapide",  # ANIMATION_3
    b"Effacer les stats",  # SET_RESET
    b"Effacer toutes les statistiques de ce jeu\xa0?",  # ASK_RESET
    b"Att\xe9nuer",  # SET_DIM
    b"jamais",  # DIM_0
    b"15 s",  # DIM_1
    b"30 s",  # DIM_2
    b"60 s",  # DIM_3
    b"Veille",  # SET_SLEEP
    b"jamais",  # SLEEP_0
    b"1 min",  # SLEEP_1
    b"2 min",  # SLEEP_2
    b"5 min",  # SLEEP_3
    b"10 min",  # SLEEP_4
    b"Diagnostic",  # SET_DIAGNOSTICS
    b"Apprendre le code",  # TRAINER
    b"Nombres",  # LESSON_NUMBERS
    b"Couleurs",  # LESSON_COLOURS
    b"Enseignes",  # LESSON_SUITS
    b"\xc9v\xe9nements",  # LESSON_EVENTS
    b"R\xe9ponse\xa0: {n}",  # LESSON_ANSWER
    b"Droite 1 haut 5 bas 10",  # LESSON_KEYS
    b"A\xa0: dire G\xa0: r\xe9\xe9couter",  # LESSON_AGAIN
    b"Grande carte",  # SET_LARGE
    b"Mode d'emploi",  # MANUAL
)
