"""Texts of texts_start.toml, fr, made by tools.texts."""

BOOK = 3
TEXTS = (
    b"Touche tenue",  # HELD
    b"A\xa0: mode sans \xe9chec",  # HELD_A
    b"B\xa0: son coup\xe9",  # HELD_B
    b"L\xe2chez la touche.",  # HELD_LET_GO
    b"Sans \xe9chec / Safe mode",  # SAFE
    b"Pas de jeu\xa0; l'USB est libre.\nJouer\xa0: rallumer sans A.",  # SAFE_NOW
    b"3 pannes. Jouer\xa0: rallumer,\nou B\xa0: parties de c\xf4t\xe9.",  # SAFE_CRASHES
    b"Garder de c\xf4t\xe9 les parties\xa0?\nA\xa0: oui. Sinon, \xe9teindre.",  # SAFE_ASIDE
    b"Fichiers mis de c\xf4t\xe9\xa0: {n}.\nPour jouer\xa0: rallumer.",  # SAFE_PUT
    b"La m\xe9moire s'y refuse.\nIl faut un ordinateur.",  # SAFE_REFUSED
    b"Panne. Partie gard\xe9e.",  # CRASH_KEPT
    b"Panne. Coup perdu\xa0?",  # CRASH_UNSURE
    b"A\xa0: red\xe9marrer",  # CRASH_AGAIN
    b"La console ne r\xe9pondait plus. Elle est repartie.",  # CRASH_HUNG
    b"Au d\xe9marrage",  # NEWS
    b"B tenu\xa0: son coup\xe9 jusqu'\xe0 l'extinction. R\xe9glages, Silence\xa0: le remettre.",  # MUTED
    b"Touche bloqu\xe9e\xa0: {t}. Elle ne compte pas tant qu'elle reste enfonc\xe9e.",  # STUCK
    b"haut",  # KEY_0
    b"bas",  # KEY_1
    b"gauche",  # KEY_2
    b"droite",  # KEY_3
    b"A",  # KEY_4
    b"B",  # KEY_5
    b", ",  # KEY_AND
    b"console.json ignor\xe9",  # WIRING
    b"Le fichier ne peut pas \xeatre lu\xa0: {t}.",  # WIRING_0
    b"Ce n'est pas du JSON\xa0: il manque un guillemet, une virgule ou une accolade.",  # WIRING_1
    b"Tout ce qui est dans le fichier doit \xeatre entre deux accolades.",  # WIRING_2
    b"Cl\xe9 inconnue\xa0: {t}. La plus proche\xa0: {t}.",  # WIRING_3
    b"{t}\xa0: \xe9crire un nombre entier, pas {t}.",  # WIRING_4
    b"{t}\xa0: \xe9crire un nombre ou null, pas {t}.",  # WIRING_5
    b"{t}\xa0: \xe9crire true ou false, pas {t}.",  # WIRING_6
    b"{t}\xa0: \xe9crire \"ssd1306\" ou \"sh1106\", pas {t}.",  # WIRING_7
    b"{t}\xa0: \xe9crire six nombres entre crochets, haut, bas, gauche, droite, A, B\xa0; pas {t}.",  # WIRING_8
    b"{t}\xa0: \xe9crire 0 ou 180, pas {t}.",  # WIRING_9
    b"Carte inconnue\xa0: {t}. Il y a\xa0: {t}.",  # WIRING_10
    b"Le fichier est trop long\xa0: {t} octets au plus.",  # WIRING_11
    b"Ces broches ne vont pas ensemble\xa0: make flash, sur un ordinateur, dit pourquoi.",  # WIRING_12
    b"{t} vaut {t}\xa0; \xe9crire un nombre entier.",  # WIRING_13
    b"L'adresse {t} est celle imprim\xe9e sur le module\xa0; \xe9crire {t}.",  # WIRING_14
    b"L'adresse est {t}\xa0; ces \xe9crans ont 0x3C ou 0x3D.",  # WIRING_15
    b"I2C_HZ vaut {t}\xa0; choisir de 50000 (longs fils) \xe0 1000000 (fils courts).",  # WIRING_16
    b"{t} a GPIO {t}, dont cette carte a besoin. Libres\xa0: {t}.",  # WIRING_17
    b"{t} a GPIO {t}\xa0; il y a 0 \xe0 29.",  # WIRING_18
    b"{t} a GPIO {t}, que cette carte ne sort pas. Libres\xa0: {t}.",  # WIRING_19
    b"{t} et {t} ont tous deux GPIO {t}.",  # WIRING_20
    b"{t} a GPIO {t}, que cette carte n'a pas.",  # WIRING_21
    b"I2C_ID vaut {t}\xa0; la puce a 0 et 1.",  # WIRING_22
    b"SDA et SCL sont invers\xe9s\xa0: \xe9crire SDA {t}, SCL {t}.",  # WIRING_23
    b"SDA {t} et SCL {t} sont \xe0 l'autre bus\xa0: \xe9crire I2C_ID {t}.",  # WIRING_24
    b"{t} ne peut pas \xeatre GPIO {t} sur ce bus. Possibles\xa0: {t}.",  # WIRING_25
    b"BUZZER {t} et MOTOR {t} partagent un bloc PWM, donc une fr\xe9quence. Possibles pour MOTOR\xa0: {t}.",  # WIRING_26
    b"BATTERY_ADC est GPIO {t}\xa0; une tension se mesure sur 26 \xe0 29.",  # WIRING_27
    b"BATTERY_RATIO vaut {t}\xa0; \xe9crire les volts de la pile pour un volt \xe0 la broche, 1 \xe0 20.",  # WIRING_28
    b"Haut\xa0: \xe0 l'oreille",  # HELD_UP
)
