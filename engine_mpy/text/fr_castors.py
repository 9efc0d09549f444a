"""Texts of texts_castors.toml, fr, made by tools.texts."""

BOOK = 11
TEXTS = (
    b"le #",  # CARD_NUMBER
    b"la carte pioch\xe9e",  # CARD_HIDDEN
    b"\xc9changer",  # CARD_SWAP
    b"Regarder",  # CARD_LOOK
    b"Piocher",  # CARD_DRAW
    b"La d\xe9fausse commence par {c}",  # TOLD_FIRST
    b"{t} pioche {c}",  # TOLD_DREW_CARD
    b"{t} prend {c}",  # TOLD_TOOK
    b" pour sa place {n}",  # TOLD_PLACE
    b"{t} pose sa carte en place {n}",  # TOLD_PLACED
    b"{c} en sort",  # TOLD_OUT
    b"{t} d\xe9fausse {c}",  # TOLD_THREW
    b"{t} joue {c}",  # TOLD_PLAYED
    b"{t} regarde sa carte {n}",  # TOLD_LOOKED
    b"{t} \xe9change sa carte {n} contre la {n}",  # TOLD_SWAPPED
    b" de {t}",  # TOLD_WITH
    b"{t} annonce le dernier tour",  # TOLD_CALLED
    b"{t} doit annoncer le dernier tour",  # TOLD_FORCED
    b"{t} montre",  # TOLD_SHOWED
    b"{t}, place {n}\xa0: ",  # TOLD_REPLACED
    b"{c} remplace l'action",  # TOLD_INSTEAD
    b"{t} marque {n}",  # TOLD_SCORED
    b"cacher les cartes vues",  # ACT_SEEN
    b"finir le tour",  # ACT_END
    b"passer \xe0 la suite",  # ACT_GO_ON
    b"annoncer le dernier tour",  # ACT_CALL
    b"prendre {c} pour la place {n}",  # ACT_TAKE
    b"piocher",  # ACT_PILE
    b"poser {c} en place {n}",  # ACT_PLACE
    b"d\xe9fausser {c}",  # ACT_THROW
    b"jouer {c}",  # ACT_PLAY
    b"regarder sa carte {n}",  # ACT_LOOK
    b"\xe9changer sa carte {n} contre la {n}",  # ACT_SWAP
    b"A\xa0: piocher",  # DO_PILE
    b"A\xa0: prendre {c}",  # DO_DISCARD
    b"A\xa0: {c} en place {n}",  # DO_TAKE
    b"A\xa0: {c} en place {n}",  # DO_PLACE
    b"A\xa0: jeter {c}",  # DO_THROW
    b"A\xa0: jouer {c}",  # DO_PLAY
    b"A\xa0: jeter, repiocher",  # DO_AGAIN
    b"A\xa0: donner ma {n}",  # DO_GIVE
    b"A\xa0: ma {n} contre sa {n}",  # DO_FOR
    b"A\xa0: regarder ma {n}",  # DO_LOOK
    b"A\xa0: finir mon tour",  # DO_END
    b"A\xa0: dernier tour\xa0!",  # DO_CALL
    b"A\xa0: vu, cacher",  # DO_SEEN
    b"Pas possible",  # DO_REFUSED
    b"Une carte \xe0 moi contre une d'un autre, sans les voir.",  # WHY_SWAP
    b"Je vois une de mes quatre cartes, moi seul.",  # WHY_LOOK
    b"Une carte de plus\xa0; si je la jette, encore une.",  # WHY_DRAW
    b"L'action ne sert pas, elle va \xe0 la d\xe9fausse.",  # WHY_THROW
    b"L'action ne sert pas\xa0; une autre carte est pioch\xe9e.",  # WHY_AGAIN
    b"Droite\xa0: annoncer le dernier tour.",  # WHY_END
    b"Les autres jouent encore une fois, puis on compte.",  # WHY_CALL
    b"Une action ne se prend pas \xe0 la d\xe9fausse\xa0: pioche.",  # REFUSE_ACTION
    b"pioche",  # PILE
    b"d\xe9fausse",  # DISCARD
    b"manche {n}/{n}",  # ROUND_OF
    b"Tour\xa0: {t}",  # TURN
    b"Dernier tour\xa0: {t}",  # LAST_LAP
    b"\xc0 retenir\xa0: 1 et 4",  # LOOK_AT_TWO
    b"\xc0 retenir\xa0: carte {n}",  # LOOK_AT_ONE
    b"Joueurs",  # PLAYERS
    b"Carnet",  # CARNET
    b"manche",  # SEE_ROUND
    b"total",  # SEE_TOTAL
    b"somme",  # SEE_SUM
    b"Rang\xe9es",  # ROWS
    b"hors jeu",  # REPLACED
    b"D\xe9fausse\xa0: {b}. ",  # WHERE_DISCARD
    b"Pioche\xa0: {n}. ",  # WHERE_PILE
    b"Carte pioch\xe9e\xa0: {b}. ",  # WHERE_HELD
    b"{n}\xa0: {b}. ",  # WHERE_CARD
    b"{t}\xa0: total {n}. ",  # WHERE_SEAT
    b"Vos cartes 1 et 4\xa0: retenez-les\xa0! Les autres sont cach\xe9es. A\xa0: vu.",  # GUIDED_1
    b"La d\xe9fausse et la pioche. B puis droite les redit.",  # GUIDED_2
    b"Gauche et droite choisissent, A fait ce qui est dit.",  # GUIDED_3
    b"Les rang\xe9es des autres. B puis haut. Le plus petit total gagne.",  # GUIDED_4
)
