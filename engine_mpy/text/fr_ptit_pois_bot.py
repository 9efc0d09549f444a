"""Texts of texts_ptit_pois_bot.toml, fr, made by tools.texts."""

BOOK = 13
TEXTS = (
    b"C'est le seul coup possible.",  # POIS_ONLY
    b"La manche est compt\xe9e\xa0: place \xe0 la suivante.",  # POIS_GO_ON
    b"Rien ne se pose dans ce sens\xa0: il faut retourner et piocher.",  # POIS_FORCED_B
    b"Dans l'autre sens vos cartes sortent mieux, m\xeame avec deux de plus.",  # POIS_B
    b"En montant, vos cartes se posent mieux.",  # POIS_UP
    b"En descendant, vos cartes se posent mieux.",  # POIS_DOWN
    b"{C} finit la manche, et il devrait vous rester moins qu'aux autres.",  # POIS_END
    b"{C} est de la couleur recouverte\xa0: un bonus.",  # POIS_BONUS
    b"Apr\xe8s {c}, le suivant risque de devoir piocher.",  # POIS_SQUEEZE
    b"Votre main vaut plus que votre rang\xe9e\xa0: c'est elle qu'il faut vider.",  # POIS_HAND
    b"Votre rang\xe9e vaut plus que votre main\xa0: c'est elle qu'il faut vider.",  # POIS_ROW
    b"{C} vous co\xfbterait cher en fin de manche.",  # POIS_HIGH
    b"Une carte cach\xe9e ne se joue pas\xa0: d\xe9couvrez-la.",  # POIS_FLIP
    b"Aucun bonus ne vous avance ici.",  # POIS_DECLINE
)
