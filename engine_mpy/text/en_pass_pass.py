"""Texts of texts_pass_pass.toml, en, made by tools.texts."""

BOOK = 10
TEXTS = (
    b"the ",  # THE
    b"of the ",  # OF
    b"to the ",  # TO
    b"violet {n}",  # VIOLET_CARD
    b"blue {n}",  # BLUE_CARD
    b"green {n}",  # GREEN_CARD
    b"yellow {n}",  # YELLOW_CARD
    b"violet",  # VIOLET
    b"blue",  # BLUE
    b"green",  # GREEN
    b"yellow",  # YELLOW
    b"Play a card",  # PLAY
    b"Take any card",  # TAKE_ANY
    b"Take: choose {n}",  # TAKE_LOW
    b"trick {n}/8",  # TRICK
    b"Round {n}/3",  # ROUND
    b"{t} plays",  # PLAYS
    b"{t} takes",  # TAKES
    b"Take: Pass Pass!",  # TAKE_PASS_PASS
    b"Me",  # ME
    b"Who counts?",  # WHO_COUNTS
    b"{t} plays {c}",  # TOLD_PLAYED
    b"Majority: {t}, {n}",  # TOLD_MAJORITY
    b"{t} takes first, then {t}",  # TOLD_WINNERS
    b"{t} takes {c}",  # TOLD_TOOK
    b"{t} takes {c} too",  # TOLD_TOOK_TOO
    b"Pass Pass for {t}",  # TOLD_PASS_PASS
    b"Two Pass Pass at once for {t}",  # TOLD_TWICE
    b"Out of play: ",  # TOLD_OUT
    b"{t}: ",  # TOLD_SCORED
    b"the score of {t} counts",  # TOLD_BANKED
    b"{t} and {t}: ",  # TOLD_TEAM
    b"Third Pass Pass: {t} wins",  # TOLD_THIRD
    b"Third Pass Pass: {t} and {t} win",  # TOLD_THIRD_PAIR
    b"play {c}",  # ACT_PLAY
    b"take {c}",  # ACT_TAKE
    b"let the score of {t} count for the team",  # ACT_BANK
    b"go on to the next round",  # ACT_GO_ON
    b"Pass",  # HEAD_PASS
    b"pts",  # HEAD_POINTS
    b"Hands",  # HEAD_HANDS
    b"Won",  # HEAD_WON
    b"Me: ",  # MINE
    b"{n} point{z}, {n} Pass Pass",  # WON
    b"{n} point{z}",  # POINTS
    b"{n} Pass Pass",  # PASSES
    b"So far: {n} pts, {n} Pass Pass",  # TEAM_HAS
    b"{b}, {n} diamond{z}",  # WHERE_CARD
    b", {n} of {n}",  # WHERE_PLACE
    b"{t}: {b}. ",  # WHERE_LIES
    b"Ahead: {t}, then {t}. ",  # WHERE_AHEAD
    b" Pass Pass, ",  # WHERE_PASSES
    b" points. ",  # WHERE_POINTS
    b"Your eight cards: value, diamonds, colour. B then left.",  # GUIDED_1
    b"The trick: who played what. The heaviest colour carries it.",  # GUIDED_2
    b"Left and right: a card. A plays it, or takes it.",  # GUIDED_3
    b"The colours of all hands, then those won. B then up.",  # GUIDED_4
)
