"""Texts of texts_seats.toml, en, made by tools.texts."""

BOOK = 5
TEXTS = (
    b"Player {n}",  # PLAYER
    b"Bot {n}",  # BOT
    b"Pass the console to",  # PASS_TO
    b"A: that's me",  # OPEN
    b"Round {n}",  # TOLD_ROUND
    b"{t} begins",  # TOLD_STARTS
    b"{t} draws",  # TOLD_DREW
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
    b"End of the game",  # END
    b"{n}. {t}, {n}",  # END_RANK
    b"{t} wins!",  # END_WINS
    b"Shared victory",  # END_SHARED
    b"New deal",  # END_NEW
    b"Same deal",  # END_AGAIN
    b"Other players",  # END_SEATS
    b"Log",  # END_LOG
    b"Menu",  # END_MENU
)
