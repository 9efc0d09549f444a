"""Texts of texts_cues.toml, fr, made by tools.texts."""

BOOK = 2
TEXTS = (
    b"Choix suivant",  # FOCUS
    b"Bout de la liste",  # EDGE
    b"Choisi",  # CONFIRM
    b"Retour",  # BACK
    b"Refus\xe9",  # REFUSED
    b"Question",  # ASK
    b"Son coup\xe9",  # MUTED
    b"Son r\xe9tabli",  # UNMUTED
    b"Bonjour",  # HELLO
    b"Au revoir",  # GOODBYE
    b"Enregistr\xe9",  # SAVED
    b"Pas enregistr\xe9",  # NOT_SAVED
    b"Cartes donn\xe9es",  # DEALT
    b"\xc0 vous",  # YOUR_TURN
    b"Passez la console",  # HAND_OVER
    b"Au tour d'un autre",  # OTHERS_TURN
    b"Carte jou\xe9e",  # PLAYED
    b"Succ\xe8s",  # SUCCESS
    b"Brio",  # BRIO
    b"Danger laiss\xe9 derri\xe8re",  # DANGER
    b"S\xe9curit\xe9",  # SAFE
    b"Carte retourn\xe9e",  # TURNED_UP
    b"Carte pioch\xe9e",  # DREW
    b"Le chat avance",  # CAT
    b"Le frigo",  # FRIDGE
    b"\xc9change fait",  # EXCHANGED
    b"Couleur introuvable",  # NOT_FOUND
    b"Pioche vide",  # PILE_EMPTY
    b"Cartes battues",  # SHUFFLED
    b"Coup repris",  # UNDONE
    b"Coup repris, partie aid\xe9e",  # ASSISTED
    b"Conseil",  # HINT
    b"Bonus",  # BONUS
    b"\xc7a monte",  # UP
    b"\xc7a descend",  # DOWN
    b"Paquet retourn\xe9",  # FLIPPED
    b"Cartes \xe9chang\xe9es",  # SWAPPED
    b"Carte regard\xe9e",  # LOOKED
    b"Pass Pass",  # PASS_PASS
    b"Dernier tour",  # LAST_LAP
    b"Fin de la manche",  # ROUND_OVER
    b"Gagn\xe9",  # WON
    b"Perdu",  # LOST
    b"\xc0 \xe9galit\xe9",  # TIED
    b"R\xe9veill\xe9e",  # AWAKE
    b"Pile faible",  # BATTERY_LOW
    b"Votre main",  # HAND
    b"La table",  # TABLE
    b"Joueur",  # SEAT
    b"Le score",  # SCORE
    b"Le but",  # GOAL
    b"Place",  # PLACE
    b"Rien",  # NONE
    b"Jouable",  # FITS
    b"Pas jouable",  # FITS_NOT
    b"Manche",  # ROUND_NUMBER
    b"Pioche",  # PILE
    b"Le chemin",  # PATH
    b"Message de la console",  # MESSAGE
    b"L'\xe9cran ne r\xe9pond pas",  # NO_SCREEN
    b"Panne",  # CRASHED
    b"Mode sans \xe9chec",  # SAFE_MODE
    b"R\xe9gl\xe9 sur",  # VALUE
    b"\xc0 l'oreille",  # BY_EAR
    b"Chapitre",  # CHAPTER
    b"pique",  # SPADE
    b"c\xbdur",  # HEART
    b"tr\xe8fle",  # CLOVER
    b"carreau",  # DIAMOND
    b"rouge",  # RED
    b"jaune",  # YELLOW
    b"bleu",  # BLUE
    b"orange",  # ORANGE
    b"vert",  # GREEN
    b"violet",  # VIOLET
    b"Valet",  # JACK
    b"Dame",  # QUEEN
    b"Roi",  # KING
    b"As",  # ACE
    b" de {t}",  # OF_SUIT
    b" et {n} diamant{s}",  # DIAMONDS
    b"Joker",  # JOKER
    b"Carte cach\xe9e",  # HIDDEN
    b"ne va pas ici",  # WHY_1
    b"carte cach\xe9e",  # WHY_2
    b"pas votre tour",  # WHY_3
    b"une action ne se prend pas",  # WHY_4
    b"pas de place",  # WHY_5
    b"rien \xe0 reprendre",  # WHY_6
    b"une seule carte",  # WHY_7
    b"pas de joker dans une somme",  # WHY_8
    b"somme trop petite",  # WHY_9
    b"de 1 \xe0 999999",  # WHY_10
    b"secret",  # WHY_11
)
