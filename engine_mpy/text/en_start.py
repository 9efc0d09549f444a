"""Texts of texts_start.toml, en, made by tools.texts."""

BOOK = 3
TEXTS = (
    b"Key held",  # HELD
    b"A: safe mode",  # HELD_A
    b"B: sound off",  # HELD_B
    b"Let go of the key.",  # HELD_LET_GO
    b"Sans \xe9chec / Safe mode",  # SAFE
    b"No game; USB is free.\nTo play: restart without A.",  # SAFE_NOW
    b"3 crashes. To play: restart,\nor B: put matches aside.",  # SAFE_CRASHES
    b"Keep the matches aside?\nA: yes. If not, switch off.",  # SAFE_ASIDE
    b"Files put aside: {n}.\nTo play: switch off and on.",  # SAFE_PUT
    b"The flash does not allow it.\nA computer is needed.",  # SAFE_REFUSED
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
    b"The file is too long: at most {t} bytes.",  # WIRING_11
    b"These pins cannot work together: make flash on a computer says why.",  # WIRING_12
    b"{t} is {t}; write a whole number.",  # WIRING_13
    b"The address {t} is the one printed on the module; write {t}.",  # WIRING_14
    b"The address is {t}; these panels have 0x3C or 0x3D.",  # WIRING_15
    b"I2C_HZ is {t}; choose from 50000 (long wires) to 1000000 (short ones).",  # WIRING_16
    b"{t} has GPIO {t}, which this board needs itself. Free: {t}.",  # WIRING_17
    b"{t} has GPIO {t}; there are 0 to 29.",  # WIRING_18
    b"{t} has GPIO {t}, which this board does not bring out. Free: {t}.",  # WIRING_19
    b"{t} and {t} both have GPIO {t}.",  # WIRING_20
    b"{t} has GPIO {t}, which this board does not have.",  # WIRING_21
    b"I2C_ID is {t}; the chip has 0 and 1.",  # WIRING_22
    b"SDA and SCL are swapped: write SDA {t}, SCL {t}.",  # WIRING_23
    b"SDA {t} and SCL {t} belong to the other bus: write I2C_ID {t}.",  # WIRING_24
    b"{t} cannot be GPIO {t} on this bus. Possible: {t}.",  # WIRING_25
    b"BUZZER {t} and MOTOR {t} share a PWM slice and so a frequency. MOTOR can be {t}.",  # WIRING_26
    b"BATTERY_ADC is GPIO {t}; voltages are measured on 26 to 29.",  # WIRING_27
    b"BATTERY_RATIO is {t}; write volts of the battery for one at the pin, 1 to 20.",  # WIRING_28
    b"Up: by ear",  # HELD_UP
)
