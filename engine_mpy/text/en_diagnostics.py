"""Texts of texts_diagnostics.toml, en, made by tools.texts."""

BOOK = 6
TEXTS = (
    b"Diagnostics",  # DIAGNOSTICS
    b"Buttons",  # DIAG_BUTTONS
    b"Screen",  # DIAG_PANEL
    b"Sound and motor",  # DIAG_SOUNDS
    b"Saves",  # DIAG_SAVES
    b"System",  # DIAG_SYSTEM
    b"Presses, bounces",  # BUTTONS_HOW
    b"B twice: leave",  # BUTTONS_LEAVE
    b"pressed {n}, {n} bounce{z}",  # BUTTONS_COUNT
    b"stuck",  # BUTTONS_STUCK
    b"Up",  # KEY_0
    b"Down",  # KEY_1
    b"Left",  # KEY_2
    b"Right",  # KEY_3
    b"A",  # KEY_4
    b"B",  # KEY_5
    b"Set to: {t}",  # PANEL_AS
    b"The frame touches all four edges: it is set right.",  # PANEL_FRAME
    b"Snow, missing pieces, left edge cut off: it is an SH1106. Put \"panel\": \"sh1106\" into console.json.",  # PANEL_CUT
    b"Dark, or all shifted by two columns: it is an SSD1306. Put \"panel\": \"ssd1306\" into console.json.",  # PANEL_SHIFTED
    b"All pixels lit",  # PANEL_ALL
    b"Every second line",  # PANEL_LINES
    b"Every second column",  # PANEL_COLUMNS
    b"Checkers",  # PANEL_CHECKERS
    b"Tone",  # SOUND_TONE
    b"{n} Hz",  # SOUND_HZ
    b"Motor",  # SOUND_MOTOR
    b"A: try. Left, right: change.",  # SOUND_HOW
    b"Sound is off in the settings.",  # SOUND_MUTED
    b"None",  # SAVES_NONE
    b"{n} B",  # SAVES_BYTES
    b"set aside",  # SAVES_ASIDE
    b"empty",  # SAVES_EMPTY
    b"Free space",  # SAVES_FREE
    b"{n} kB",  # KILOBYTES
    b"Console",  # SYSTEM_VERSION
    b"MicroPython",  # SYSTEM_PYTHON
    b"mpy format",  # SYSTEM_MPY
    b"Memory",  # SYSTEM_HEAP
    b"In one piece",  # SYSTEM_BLOCK
    b"Battery",  # SYSTEM_BATTERY
    b"{n}.{n}{n} V",  # SYSTEM_VOLTS
    b" low",  # SYSTEM_LOW
    b"unknown",  # SYSTEM_UNKNOWN
    b"USB",  # SYSTEM_USB
    b"Stuck",  # SYSTEM_STUCK
    b"Crash on file",  # SYSTEM_CRASH
    b"none",  # NONE_STUCK
    b"no",  # SAY_NO
    b"yes",  # SAY_YES
)
