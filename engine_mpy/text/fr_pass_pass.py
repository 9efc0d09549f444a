"""Texts of texts_pass_pass.toml, fr, made by tools.texts."""

BOOK = 10
TEXTS = (
    b"le ",  # THE
    b"du ",  # OF
    b"au ",  # TO
    b"{n} violet",  # VIOLET_CARD
    b"{n} bleu",  # BLUE_CARD
    b"{n} vert",  # GREEN_CARD
    b"{n} jaune",  # YELLOW_CARD
    b"violet",  # VIOLET
    b"bleu",  # BLUE
    b"vert",  # GREEN
    b"jaune",  # YELLOW
    b"Jouer une carte",  # PLAY
    b"Prendre une carte",  # TAKE_ANY
    b"Prendre\xa0: {n} au choix",  # TAKE_LOW
    b"pli {n}/8",  # TRICK
    b"Manche {n}/3",  # ROUND
    b"{t} joue",  # PLAYS
    b"{t} prend",  # TAKES
    b"Prendre\xa0: Pass Pass\xa0!",  # TAKE_PASS_PASS
    b"Moi",  # ME
    b"Qui compte\xa0?",  # WHO_COUNTS
    b"{t} joue {c}",  # TOLD_PLAYED
    b"Majorit\xe9\xa0: {t}, {n}",  # TOLD_MAJORITY
    b"{t} prend d'abord, puis {t}",  # TOLD_WINNERS
    b"{t} prend {c}",  # TOLD_TOOK
    b"{t} prend aussi {c}",  # TOLD_TOOK_TOO
    b"Pass Pass pour {t}",  # TOLD_PASS_PASS
    b"Deux Pass Pass d'un coup pour {t}",  # TOLD_TWICE
    b"Hors jeu\xa0: ",  # TOLD_OUT
    b"{t}\xa0: ",  # TOLD_SCORED
    b"c'est {t} qui compte",  # TOLD_BANKED
    b"{t} et {t}\xa0: ",  # TOLD_TEAM
    b"Troisi\xe8me Pass Pass\xa0: {t} gagne",  # TOLD_THIRD
    b"Troisi\xe8me Pass Pass\xa0: {t} et {t} gagnent",  # TOLD_THIRD_PAIR
    b"jouer {c}",  # ACT_PLAY
    b"prendre {c}",  # ACT_TAKE
    b"faire compter {t} pour l'\xe9quipe",  # ACT_BANK
    b"passer \xe0 la manche suivante",  # ACT_GO_ON
    b"Pass",  # HEAD_PASS
    b"pts",  # HEAD_POINTS
    b"Mains",  # HEAD_HANDS
    b"Pris",  # HEAD_WON
    b"Moi\xa0: ",  # MINE
    b"{n} point{s}, {n} Pass Pass",  # WON
    b"{n} point{s}",  # POINTS
    b"{n} Pass Pass",  # PASSES
    b"Avant\xa0: {n} pts, {n} Pass Pass",  # TEAM_HAS
    b"{b}, {n} diamant{s}",  # WHERE_CARD
    b", {n} sur {n}",  # WHERE_PLACE
    b"{t}\xa0: {b}. ",  # WHERE_LIES
    b"En t\xeate\xa0: {t}, puis {t}. ",  # WHERE_AHEAD
    b" Pass Pass, ",  # WHERE_PASSES
    b" points. ",  # WHERE_POINTS
    b"Vos huit cartes\xa0: valeur, diamants, couleur. B puis gauche.",  # GUIDED_1
    b"Le pli\xa0: qui a jou\xe9 quoi. La couleur la plus lourde l'emporte.",  # GUIDED_2
    b"Gauche et droite\xa0: une carte. A la joue, ou la prend.",  # GUIDED_3
    b"Les couleurs des mains, puis celles gagn\xe9es. B puis haut.",  # GUIDED_4
)
