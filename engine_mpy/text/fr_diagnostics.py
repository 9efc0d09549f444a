"""Texts of texts_diagnostics.toml, fr, made by tools.texts."""

BOOK = 6
TEXTS = (
    b"Diagnostic",  # DIAGNOSTICS
    b"Boutons",  # DIAG_BUTTONS
    b"\xc9cran",  # DIAG_PANEL
    b"Son et moteur",  # DIAG_SOUNDS
    b"Sauvegardes",  # DIAG_SAVES
    b"Syst\xe8me",  # DIAG_SYSTEM
    b"Appuis et rebonds",  # BUTTONS_HOW
    b"B deux fois\xa0: sortir",  # BUTTONS_LEAVE
    b"{n} appui{s}, {n} rebond{s}",  # BUTTONS_COUNT
    b"coinc\xe9",  # BUTTONS_STUCK
    b"Haut",  # KEY_0
    b"Bas",  # KEY_1
    b"Gauche",  # KEY_2
    b"Droite",  # KEY_3
    b"A",  # KEY_4
    b"B",  # KEY_5
    b"R\xe9gl\xe9\xa0: {t}",  # PANEL_AS
    b"Le cadre touche les quatre bords\xa0: r\xe9glage juste.",  # PANEL_FRAME
    b"Neige, morceaux qui manquent, bord gauche coup\xe9\xa0: c'est un SH1106. Mettez \"panel\": \"sh1106\" dans console.json.",  # PANEL_CUT
    b"\xc9cran noir, ou tout d\xe9cal\xe9 de deux colonnes\xa0: c'est un SSD1306. Mettez \"panel\": \"ssd1306\" dans console.json.",  # PANEL_SHIFTED
    b"Tous les points allum\xe9s",  # PANEL_ALL
    b"Une ligne sur deux",  # PANEL_LINES
    b"Une colonne sur deux",  # PANEL_COLUMNS
    b"Damier",  # PANEL_CHECKERS
    b"Son",  # SOUND_TONE
    b"{n} Hz",  # SOUND_HZ
    b"Moteur",  # SOUND_MOTOR
    b"A\xa0: essai. Gauche, droite\xa0: r\xe9gler.",  # SOUND_HOW
    b"Le son est coup\xe9 dans les r\xe9glages.",  # SOUND_MUTED
    b"Aucune",  # SAVES_NONE
    b"{n} o",  # SAVES_BYTES
    b"\xe0 part",  # SAVES_ASIDE
    b"vide",  # SAVES_EMPTY
    b"Place libre",  # SAVES_FREE
    b"{n} Ko",  # KILOBYTES
    b"Console",  # SYSTEM_VERSION
    b"MicroPython",  # SYSTEM_PYTHON
    b"Format mpy",  # SYSTEM_MPY
    b"M\xe9moire",  # SYSTEM_HEAP
    b"D'un bloc",  # SYSTEM_BLOCK
    b"Pile",  # SYSTEM_BATTERY
    b"{n},{n}{n} V",  # SYSTEM_VOLTS
    b" faible",  # SYSTEM_LOW
    b"inconnue",  # SYSTEM_UNKNOWN
    b"USB",  # SYSTEM_USB
    b"Coinc\xe9s",  # SYSTEM_STUCK
    b"Panne not\xe9e",  # SYSTEM_CRASH
    b"aucun",  # NONE_STUCK
    b"non",  # SAY_NO
    b"oui",  # SAY_YES
)
