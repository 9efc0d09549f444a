"""Texts of texts_common.toml, fr, made by tools.texts."""

BOOK = 0
TEXTS = (
    b"Oui",  # YES
    b"Non",  # NO
    b"Cartes de poche",  # CONSOLE_NAME
    b"\xa0: ",  # COLON
    b"{n} sur {n}",  # PLACE
    b"page {n} sur {n}",  # PAGE
    b"Pitaouf",  # GAME_PITAOUF
    b"Ptit Pois",  # GAME_PTIT_POIS
    b"Pass Pass",  # GAME_PASS_PASS
    b"Gang de castors",  # GAME_CASTORS
    b"Continuer",  # MENU_CONTINUE
    b"n\xb0 {n}",  # MENU_CONTINUED
    b"Nouvelle partie",  # MENU_NEW
    b"Avec les m\xeames",  # MENU_SAME
    b"Num\xe9ro de donne",  # MENU_DEAL
    b"Variantes",  # MENU_VARIANTS
    b"R\xe8gles",  # MENU_RULES
    b"Statistiques",  # MENU_STATISTICS
    b"R\xe9glages",  # MENU_SETTINGS
    b"Message",  # MENU_MESSAGE
    b"Une partie est en cours. L'abandonner pour une autre\xa0?",  # ASK_ABANDON
    b"Pause",  # PAUSE
    b"Reprendre",  # PAUSE_RESUME
    b"Retour \xe0 la partie.",  # PAUSE_RESUME_WHY
    b"Annuler",  # PAUSE_UNDO
    b"Reprend\xa0: ",  # UNDO_BACK
    b"Rien \xe0 annuler.",  # UNDO_NOTHING
    b"Trop tard\xa0: une carte a \xe9t\xe9 vue, ou un autre a jou\xe9.",  # UNDO_SHOWN
    b"Une carte a \xe9t\xe9 vue depuis. La partie sera not\xe9e \xab\xa0aid\xe9e\xa0\xbb. Annuler\xa0?",  # ASK_UNDO
    b"Indice",  # PAUSE_HINT
    b"Un bon coup. Partie not\xe9e \xab\xa0aid\xe9e\xa0\xbb.",  # PAUSE_HINT_WHY
    b"Un bon coup, et pourquoi.",  # PAUSE_HINT_MORE
    b"Journal",  # PAUSE_LOG
    b"Relire ce qui s'est pass\xe9.",  # PAUSE_LOG_WHY
    b"M\xeame donne",  # PAUSE_AGAIN
    b"Recommencer\xa0; partie not\xe9e \xab\xa0aid\xe9e\xa0\xbb.",  # PAUSE_AGAIN_WHY
    b"Recommencer cette donne\xa0? La partie sera not\xe9e \xab\xa0aid\xe9e\xa0\xbb.",  # ASK_AGAIN
    b"Lire la r\xe8gle du jeu.",  # PAUSE_RULES_WHY
    b"Langue, son, \xe9cran.",  # PAUSE_SETTINGS_WHY
    b"\xc0 propos des sauvegardes.",  # PAUSE_MESSAGE_WHY
    b"Quitter",  # PAUSE_QUIT
    b"La partie est sauv\xe9e.",  # PAUSE_QUIT_WHY
    b"Attention\xa0: la partie n'est pas sauv\xe9e.",  # PAUSE_QUIT_UNSAVED
    b"Je r\xe9fl\xe9chis...",  # HINT_THINKING
    b"Sauvegarde\xa0: \xe0 lire",  # NOTICE
    b"Pile faible",  # NOTICE_BATTERY
    b"Apprendre le code",  # MENU_TRAINER
    b"Partie guid\xe9e",  # MENU_GUIDED
)
