"""Texts of texts_seats.toml, fr, made by tools.texts."""

BOOK = 5
TEXTS = (
    b"Joueur {n}",  # PLAYER
    b"Robot {n}",  # BOT
    b"Passe la console \xe0",  # PASS_TO
    b"A\xa0: c'est moi",  # OPEN
    b"Manche {n}",  # TOLD_ROUND
    b"{t} commence",  # TOLD_STARTS
    b"{t} pioche {n} carte{s}",  # TOLD_DREW
    b"La pioche est refaite",  # TOLD_SHUFFLED
    b"Fin de la manche {n}",  # TOLD_ROUND_OVER
    b"Fin de la partie",  # TOLD_OVER
    b"{t} r\xe9fl\xe9chit...",  # THINKS
    b"Au tour de {t}",  # TURN_OF
    b"Manche {n}",  # ROUND_SCORES
    b"manche",  # POINTS_OF_ROUND
    b"total",  # TOTAL
    b"{t}\xa0: {n}",  # SCORED
    b", total {n}. ",  # SCORED_TOTAL
    b"A\xa0: suite",  # GO_ON
    b"Droite\xa0: table",  # SEE_TABLE
    b"Journal",  # LOG
    b"Rien encore.",  # LOG_EMPTY
    b"{t} gagne\xa0!",  # END_WINS
    b"Victoire partag\xe9e\xa0!",  # END_SHARED
    b"{n}. {t} ",  # END_RANK
    b"Nouvelle donne",  # END_NEW
    b"Points par manche",  # END_ROUNDS
    b"Journal",  # END_LOG
    b"Autres joueurs",  # END_SETUP
    b"M\xeame donne",  # END_AGAIN
    b"Menu",  # END_MENU
    b"Une partie si longue n'en garde pas la trace.",  # END_UNKNOWN
    b"m{n}",  # ROUND_SHORT
    b"Jouer",  # SETUP_PLAY
    b"Regarder",  # SETUP_WATCH
    b"Joueurs",  # SETUP_SEATS
    b"personne",  # KIND_PERSON
    b"robot facile",  # KIND_EASY
    b"robot moyen",  # KIND_NORMAL
    b"robot fort",  # KIND_STRONG
    b"Manches",  # SETUP_ROUNDS
    b"\xc9quipes",  # SETUP_PAIRS
    b"\xe0 {n} points",  # SETUP_POINTS
    b"aucune",  # SETUP_ALONE
    b"par deux",  # SETUP_IN_PAIRS
    b"une par joueur",  # SETUP_AS_SEATS
    b"Donne",  # SETUP_DEAL
    b"au hasard",  # SETUP_CHANCE
    b"Nom",  # NAME
    b"valider",  # NAME_DONE
    b"effacer",  # NAME_ERASE
    b"espace",  # NAME_SPACE
    b"Souhaits",  # SETUP_WISHES
    b"Cartes cach\xe9es dites",  # WISHES
    b"non",  # TOLD_0
    b"au doigt",  # TOLD_1
    b"\xe0 l'oreille",  # TOLD_2
    b"sans carnet",  # NOTEBOOK_0
    b"carnet",  # NOTEBOOK_1
)
