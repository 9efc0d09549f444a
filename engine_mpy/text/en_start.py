"""Texts of texts_start.toml, en, made by tools.texts."""

BOOK = 3
TEXTS = (
    b"Key held",  # HELD
    b"A: safe mode",  # HELD_A
    b"B: sound off",  # HELD_B
    b"Let go of the key.",  # HELD_LET_GO
    b"Sans \xe9chec / Safe mode",  # SAFE
    b"No game; USB is free.\nTo play: restart without A.",  # SAFE_NOW
    b"3 crashes: see crash.txt.\nTo play: switch off and on.",  # SAFE_CRASHES
    b"Crash. Game is kept.",  # CRASH_KEPT
    b"Crash. Move lost?",  # CRASH_UNSURE
    b"A: start again",  # CRASH_AGAIN
    b"The console stood still. It was started again.",  # CRASH_HUNG
    b"At the start",  # NEWS
    b"B held: sound off until power-off. Settings, Mute: bring it back.",  # MUTED
    b"Stuck key: {t}. It does not count as long as it is down.",  # STUCK
    b"up",  # KEY_0
    b"down",  # KEY_1
    b"left",  # KEY_2
    b"right",  # KEY_3
    b"A",  # KEY_4
    b"B",  # KEY_5
    b", ",  # KEY_AND
    b"console.json ignored",  # WIRING
    b"The file cannot be read: {t}.",  # WIRING_0
    b"This is no JSON: a quote, a comma or a brace is missing.",  # WIRING_1
    b"All that is in the file must be between two braces.",  # WIRING_2
    b"Unknown key: {t}. The nearest: {t}.",  # WIRING_3
    b"{t}: write a whole number, not {t}.",  # WIRING_4
    b"{t}: write a number or null, not {t}.",  # WIRING_5
    b"{t}: write true or false, not {t}.",  # WIRING_6
    b"{t}: write \"ssd1306\" or \"sh1106\", not {t}.",  # WIRING_7
    b"{t}: write six numbers in brackets, up, down, left, right, A, B; not {t}.",  # WIRING_8
    b"{t}: write 0 or 180, not {t}.",  # WIRING_9
    b"Unknown board: {t}. There are: {t}.",  # WIRING_10
    b"Wiring that cannot work. {t}.",  # WIRING_11
    b"Up: by ear",  # HELD_UP
)
