"""Texts of texts_seats.toml, en, made by tools.texts."""

BOOK = 5
TEXTS = (
    b"Player {n}",  # PLAYER
    b"Bot {n}",  # BOT
    b"Pass the console to",  # PASS_TO
    b"A: that's me",  # OPEN
    b"Round {n}",  # TOLD_ROUND
    b"{t} begins",  # TOLD_STARTS
    b"{t} draws {n} card{z}",  # TOLD_DREW
    b"The pile is made again",  # TOLD_SHUFFLED
    b"End of round {n}",  # TOLD_ROUND_OVER
    b"End of the game",  # TOLD_OVER
    b"{t} is thinking...",  # THINKS
    b"{t}'s turn",  # TURN_OF
    b"Round {n}",  # ROUND_SCORES
    b"round",  # POINTS_OF_ROUND
    b"total",  # TOTAL
    b"{t}: {n}",  # SCORED
    b", total {n}. ",  # SCORED_TOTAL
    b"A: go on",  # GO_ON
    b"Right: table",  # SEE_TABLE
    b"Log",  # LOG
    b"Nothing yet.",  # LOG_EMPTY
    b"{t} wins!",  # END_WINS
    b"Shared victory!",  # END_SHARED
    b"{n}. {t} ",  # END_RANK
    b"New deal",  # END_NEW
    b"Points by round",  # END_ROUNDS
    b"Log",  # END_LOG
    b"Other players",  # END_SETUP
    b"Same deal",  # END_AGAIN
    b"Menu",  # END_MENU
    b"So long a game keeps no record of them.",  # END_UNKNOWN
    b"r{n}",  # ROUND_SHORT
    b"Play",  # SETUP_PLAY
    b"Watch",  # SETUP_WATCH
    b"Players",  # SETUP_SEATS
    b"person",  # KIND_PERSON
    b"easy bot",  # KIND_EASY
    b"normal bot",  # KIND_NORMAL
    b"strong bot",  # KIND_STRONG
    b"Rounds",  # SETUP_ROUNDS
    b"Teams",  # SETUP_PAIRS
    b"to {n} points",  # SETUP_POINTS
    b"none",  # SETUP_ALONE
    b"pairs",  # SETUP_IN_PAIRS
    b"one a player",  # SETUP_AS_SEATS
    b"Deal",  # SETUP_DEAL
    b"by chance",  # SETUP_CHANCE
    b"Name",  # NAME
    b"done",  # NAME_DONE
    b"erase",  # NAME_ERASE
    b"space",  # NAME_SPACE
    b"Wishes",  # SETUP_WISHES
    b"Hidden cards told",  # WISHES
    b"no",  # TOLD_0
    b"by touch",  # TOLD_1
    b"by ear",  # TOLD_2
    b"no notebook",  # NOTEBOOK_0
    b"notebook",  # NOTEBOOK_1
)
