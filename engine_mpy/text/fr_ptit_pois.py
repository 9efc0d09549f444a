"""Texts of texts_ptit_pois.toml, fr, made by tools.texts."""

BOOK = 9
TEXTS = (
    b"le # rouge",  # CARD_RED
    b"le # jaune",  # CARD_YELLOW
    b"le # bleu",  # CARD_BLUE
    b"le # orange",  # CARD_ORANGE
    b"le # vert",  # CARD_GREEN
    b"le # violet",  # CARD_VIOLET
    b"la carte cach\xe9e",  # CARD_HIDDEN
    b"{t} pose {c} en haut",  # TOLD_PLAYED_0
    b"{t} pose {c} en bas",  # TOLD_PLAYED_1
    b"{t} pose {c} de sa rang\xe9e en haut",  # TOLD_ROW_0
    b"{t} pose {c} de sa rang\xe9e en bas",  # TOLD_ROW_1
    b"{t} choisit de descendre",  # TOLD_CHOSE_DOWN
    b"{t} choisit de monter",  # TOLD_CHOSE_UP
    b"{t} inverse\xa0: on descend",  # TOLD_TURNED_DOWN
    b"{t} inverse\xa0: on monte",  # TOLD_TURNED_UP
    b"{t} pioche {c}",  # TOLD_DREW_CARD
    b"{t} d\xe9couvre {c}",  # TOLD_SHOWED
    b"{t} retourne un paquet\xa0: {c} passe dessus",  # TOLD_SWAPPED
    b"M\xeame couleur\xa0: bonus pour {t}",  # TOLD_BONUS
    b"{t} laisse le bonus",  # TOLD_DECLINED
    b"{t}\xa0: main {n}, rang\xe9e {n}",  # TOLD_LEFT
    b"{t} marque {n}",  # TOLD_SCORED
    b"{t} a le moins\xa0: 0 point",  # TOLD_ZERO
    b"{t} n'a pas le moins et marque le double\xa0: {n}",  # TOLD_DOUBLE
    b"La manche a trop dur\xe9\xa0: elle s'arr\xeate",  # TOLD_TOO_LONG
    b"poser {c} en haut",  # ACT_PLAY_0
    b"poser {c} en bas",  # ACT_PLAY_1
    b"inverser le sens et piocher 2",  # ACT_TURN
    b"retourner le paquet de gauche",  # ACT_FLIP_0
    b"retourner le paquet de droite",  # ACT_FLIP_1
    b"laisser le bonus",  # ACT_DECLINE
    b"commencer en montant",  # ACT_UP
    b"commencer en descendant",  # ACT_DOWN
    b"passer \xe0 la suite",  # ACT_GO_ON
    b"{n}-{n}",  # RANGE
    b"descendre",  # GOING_DOWN
    b"monter",  # GOING_UP
    b"sens\xa0?",  # CHOOSE
    b"bonus",  # BONUS
    b"\xd7 {n} en main",  # HAND_OF
    b"A\xa0: inverser, piocher 2",  # DO_TURN
    b"A\xa0: paquet de gauche",  # DO_FLIP_0
    b"A\xa0: paquet de droite",  # DO_FLIP_1
    b"A\xa0: laisser le bonus",  # DO_DECLINE
    b"A\xa0: inverser\xa0?",  # DO_BLOCKED
    b"A\xa0: oui, inverser",  # DO_ANYWAY
    b"Pas possible",  # DO_REFUSED
    b"On descendra\xa0; 2 cartes de plus, puis il faut poser.",  # WHY_TURN_DOWN
    b"On montera\xa0; 2 cartes de plus, puis il faut poser.",  # WHY_TURN_UP
    b"Rien ne se pose dans ce sens\xa0: il faut inverser.",  # WHY_FORCED
    b"Attention\xa0: ensuite, aucune des cartes tenues n'irait.",  # WHY_BLOCKED
    b"Les deux cartes \xe9changent leurs places\xa0; fin du tour.",  # WHY_SWAP
    b"La carte cach\xe9e devient visible\xa0; fin du tour.",  # WHY_SHOW
    b"Rien de plus\xa0; fin du tour.",  # WHY_DECLINE
    b"On monte\xa0: ici, il faut {n} ou plus.",  # REFUSE_UP
    b"On descend\xa0: ici, il faut {n} ou moins.",  # REFUSE_DOWN
    b"Une carte cach\xe9e ne se pose pas\xa0; un bonus la d\xe9couvre.",  # REFUSE_HIDDEN
    b"main",  # SEE_HAND
    b"rang\xe9e",  # SEE_ROW
    b"total",  # SEE_TOTAL
    b"points",  # SEE_POINTS
    b"Comptes",  # COUNTED
    b"Joueurs",  # PLAYERS
    b"D\xe9fausses\xa0: {b} en haut, {b} en bas. ",  # WHERE_DISCARDS
    b"Pioche\xa0: {n}. ",  # WHERE_PILE
    b"On descend. ",  # WHERE_GOING_DOWN
    b"On monte. ",  # WHERE_GOING_UP
    b"Le sens reste \xe0 choisir. ",  # WHERE_NO_WAY
    b"Bonus. ",  # WHERE_BONUS
    b"A\xa0: poser {c} en haut. ",  # WHERE_FITS_0
    b"A\xa0: poser {c} en bas. ",  # WHERE_FITS_1
    b"{C} ne va pas ici. ",  # WHERE_FITS_NOT
    b"Main, {n} sur {n}.",  # WHERE_HAND
    b"Rang\xe9e, paquet {n}",  # WHERE_ROW
    b", sur une carte cach\xe9e.",  # WHERE_OVER_HIDDEN
    b"{t}\xa0: main {n}, rang\xe9e",  # WHERE_SEAT
    b", {n} cach\xe9e{s}",  # WHERE_HIDDEN
    b", {n} pt{s}. ",  # WHERE_TOTAL
    b"Votre main, puis vos deux paquets. B puis gauche les redit.",  # GUIDED_1
    b"La table\xa0: le sens, les deux d\xe9fausses, la pioche. B puis droite.",  # GUIDED_2
    b"Gauche et droite\xa0: une carte, jouable ou non. A la joue.",  # GUIDED_3
    b"Les autres\xa0: leurs cartes. B puis haut. Le plus petit total gagne.",  # GUIDED_4
)
