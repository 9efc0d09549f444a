"""Texts of texts_setup.toml, en, made by tools.texts."""

BOOK = 4
TEXTS = (
    b"Deal number",  # DEAL
    b"A: play",  # DEAL_START
    b"From 1 to 999999",  # DEAL_ZERO
    b"A: replay (assisted)",  # DEAL_KNOWN
    b"A: choose",  # DEAL_CHOOSE
    b"digit {n}",  # DEAL_DIGIT
    b"Variants",  # VARIANTS
    b"Standard rules",  # VARIANT_NONE
    b" + ",  # VARIANT_AND
    b"Easy",  # VARIANT_FACILE
    b"Same suit: red or black is enough.",  # VARIANT_FACILE_WHY
    b"Free steps",  # VARIANT_FREE
    b"You may walk fewer spaces.",  # VARIANT_FREE_WHY
    b"no",  # OFF
    b"yes",  # ON
    b"Statistics",  # STATISTICS
    b"Games",  # STAT_GAMES
    b"Won",  # STAT_WINS
    b"Win rate",  # STAT_RATE
    b"Streak",  # STAT_STREAK
    b"Best streak",  # STAT_BEST_STREAK
    b"Best score",  # STAT_BEST_SCORE
    b"Distance",  # STAT_DISTANCE
    b"Assisted",  # STAT_ASSISTED
    b"Assisted, won",  # STAT_ASSISTED_WINS
    b"{n}%",  # STAT_PERCENT
    b"Language",  # SET_LANGUAGE
    b"French",  # LANGUAGE_0
    b"English",  # LANGUAGE_1
    b"Volume",  # SET_VOLUME
    b"Mute",  # SET_MUTE
    b"Vibration",  # SET_VIBRATION
    b"Cues",  # SET_CUE_LEVEL
    b"few",  # CUE_LEVEL_0
    b"useful",  # CUE_LEVEL_1
    b"all",  # CUE_LEVEL_2
    b"Tempo",  # SET_CUE_SPEED
    b"Contrast",  # SET_CONTRAST
    b"Light screen",  # SET_INVERSE
    b"Left-handed",  # SET_FLIP
    b"Animation",  # SET_ANIMATION
    b"none",  # ANIMATION_0
    b"slow",  # ANIMATION_1
    b"normal",  # ANIMATION_2
    b"fast",  # ANIMATION_3
    b"Clear statistics",  # SET_RESET
    b"Clear all statistics of this game?",  # ASK_RESET
    b"Dim",  # SET_DIM
    b"never",  # DIM_0
    b"15 s",  # DIM_1
    b"30 s",  # DIM_2
    b"60 s",  # DIM_3
    b"Sleep",  # SET_SLEEP
    b"never",  # SLEEP_0
    b"1 min",  # SLEEP_1
    b"2 min",  # SLEEP_2
    b"5 min",  # SLEEP_3
    b"10 min",  # SLEEP_4
    b"Diagnostics",  # SET_DIAGNOSTICS
    b"Learn the code",  # TRAINER
    b"Numbers",  # LESSON_NUMBERS
    b"Colours",  # LESSON_COLOURS
    b"Suits",  # LESSON_SUITS
    b"Events",  # LESSON_EVENTS
    b"Answer: {n}",  # LESSON_ANSWER
    b"Right 1, up 5, down 10",  # LESSON_KEYS
    b"A: say, left: again",  # LESSON_AGAIN
    b"Large card",  # SET_LARGE
    b"Manual",  # MANUAL
)
