"""Texts of texts_ptit_pois_bot.toml, fr, made by tools.texts."""

BOOK = 13
TEXTS = (
    b"C'est le seul coup possible.",  # ONLY
    b"La manche est compt\xe9e.",  # GO_ON
    b"Rien ne se pose dans ce sens.",  # FORCED_B
    b"L'autre sens vous va mieux, m\xeame avec deux cartes de plus.",  # TURN_B
    b"En montant, vos cartes vont mieux.",  # UP
    b"En descendant, vos cartes vont mieux.",  # DOWN
    b"Fin de manche\xa0: il devrait vous rester le moins de points.",  # END
    b"Fin de manche\xa0: attendre co\xfbterait sans doute plus.",  # END_EARLY
    b"M\xeame couleur en dessous\xa0: un bonus.",  # BONUS
    b"Le suivant devra sans doute piocher.",  # SQUEEZE
    b"Votre main compte plus que votre rang\xe9e.",  # FROM_HAND
    b"Votre rang\xe9e compte plus que votre main.",  # FROM_ROW
    b"Mieux vaut poser {c}.",  # COSTLY
    b"Une carte cach\xe9e ne se joue pas\xa0: d\xe9couvrez-la.",  # FLIP
    b"Aucun bonus ne vous avance ici.",  # NO_BONUS
)
