"""Texts of texts_common.toml, en, made by tools.texts."""

BOOK = 0
TEXTS = (
    b"Yes",  # YES
    b"No",  # NO
    b"Pocket cards",  # CONSOLE_NAME
    b": ",  # COLON
    b"{n} of {n}",  # PLACE
    b"page {n} of {n}",  # PAGE
    b"Pitaouf",  # GAME_PITAOUF
    b"Ptit Pois",  # GAME_PTIT_POIS
    b"Pass Pass",  # GAME_PASS_PASS
    b"Gang de castors",  # GAME_CASTORS
    b"Continue",  # MENU_CONTINUE
    b"no. {n}",  # MENU_CONTINUED
    b"New game",  # MENU_NEW
    b"Same players",  # MENU_SAME
    b"Deal number",  # MENU_DEAL
    b"Variants",  # MENU_VARIANTS
    b"Rules",  # MENU_RULES
    b"Statistics",  # MENU_STATISTICS
    b"Settings",  # MENU_SETTINGS
    b"Message",  # MENU_MESSAGE
    b"A game is going on. Give it up for another one?",  # ASK_ABANDON
    b"Pause",  # PAUSE
    b"Resume",  # PAUSE_RESUME
    b"Back to the game.",  # PAUSE_RESUME_WHY
    b"Undo",  # PAUSE_UNDO
    b"Undoes: ",  # UNDO_BACK
    b"Nothing to undo.",  # UNDO_NOTHING
    b"Too late: a card was seen, or somebody has played.",  # UNDO_SHOWN
    b"A card was seen since. The game will count as \"assisted\". Undo?",  # ASK_UNDO
    b"Hint",  # PAUSE_HINT
    b"A good move. Counts as \"assisted\".",  # PAUSE_HINT_WHY
    b"A good move, and why.",  # PAUSE_HINT_MORE
    b"Log",  # PAUSE_LOG
    b"Read again what happened.",  # PAUSE_LOG_WHY
    b"Same deal",  # PAUSE_AGAIN
    b"Start again; counts as \"assisted\".",  # PAUSE_AGAIN_WHY
    b"Start this deal again? The game will count as \"assisted\".",  # ASK_AGAIN
    b"Read how to play.",  # PAUSE_RULES_WHY
    b"Language, sound, screen.",  # PAUSE_SETTINGS_WHY
    b"About the saves.",  # PAUSE_MESSAGE_WHY
    b"Quit",  # PAUSE_QUIT
    b"The game is saved.",  # PAUSE_QUIT_WHY
    b"Beware: the game is not saved.",  # PAUSE_QUIT_UNSAVED
    b"Thinking...",  # HINT_THINKING
    b"Saves: a message",  # NOTICE
    b"Battery low",  # NOTICE_BATTERY
    b"Learn the code",  # MENU_TRAINER
    b"Guided game",  # MENU_GUIDED
)
