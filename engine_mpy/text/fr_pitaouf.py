"""Texts of texts_pitaouf.toml, fr, made by tools.texts."""

BOOK = 8
TEXTS = (
    b"le 2",  # RANK_2
    b"le 3",  # RANK_3
    b"le 4",  # RANK_4
    b"le 5",  # RANK_5
    b"le 6",  # RANK_6
    b"le 7",  # RANK_7
    b"le 8",  # RANK_8
    b"le 9",  # RANK_9
    b"le 10",  # RANK_10
    b"le Valet",  # RANK_JACK
    b"la Dame",  # RANK_QUEEN
    b"le Roi",  # RANK_KING
    b"l'As",  # RANK_ACE
    b"le Joker",  # RANK_JOKER
    b"de pique",  # OF_SPADES
    b"de c\xbdur",  # OF_HEARTS
    b"de tr\xe8fle",  # OF_CLUBS
    b"de carreau",  # OF_DIAMONDS
    b"la carte cach\xe9e",  # CARD_HIDDEN
    b"V",  # SHORT_JACK
    b"D",  # SHORT_QUEEN
    b"R",  # SHORT_KING
    b"A",  # SHORT_ACE
    b"pique",  # SPADES
    b"c\xbdur",  # HEARTS
    b"tr\xe8fle",  # CLUBS
    b"carreau",  # DIAMONDS
    b"Le chat est en case {n}.",  # AT_CAT
    b"Case {n}\xa0: {t}",  # AT_SPACE
    b"\xe9preuve",  # IS_TRIAL
    b"DANGER",  # IS_DANGER
    b"s\xfbre",  # IS_SAFE
    b"frigo",  # IS_FRIDGE
    b"le chien",  # IS_DOG
    b"ma\xeetresse",  # IS_MISTRESS
    b"inconnue",  # IS_UNKNOWN
    b" ({n} case{s})",  # STEPS
    b"brio\xa0: +{n} case{s}",  # WOULD_BRIO
    b"succ\xe8s\xa0: +{n} case{s}",  # WOULD_SUCCEED
    b"devient danger\xa0: +1",  # WOULD_ENDANGER
    b"ne va pas",  # WOULD_NOTHING
    b"A\xa0: avancer",  # WALK_ON
    b"A\xa0: rentrer",  # GO_HOME
    b"avancer de {n}\xa0?",  # CHOOSE_STEPS
    b"Gauche ou droite",  # STEPS_HELP
    b"somme {n} contre {n}",  # SUM_AGAINST
    b"route {n}/51",  # DISTANCE
    b"n\xb0 {n}",  # DEAL
    b"plus de cartes",  # EMPTY_HAND
    b"Au robot",  # BOT_PLAYS
    b"Brio\xa0!",  # NOW_BRIO
    b"Succ\xe8s\xa0!",  # NOW_SUCCESS
    b"Danger\xa0!",  # NOW_DANGER
    b"Nouvelle carte",  # NOW_DREW
    b"Case {n}",  # NOW_AT
    b"Rentr\xe9\xa0!",  # NOW_HOME
    b"Rien \xe0 poser\xa0!",  # NOW_STUCK
    b"Pos\xe9\xa0:",  # POSED_CARD
    b"Du talon\xa0:",  # DREW_CARD
    b"Trop faible\xa0! Haut l\xe8ve plusieurs cartes \xe0 additionner.",  # REFUSE_WEAK
    b"Danger\xa0: il faut plus fort que {c}.",  # REFUSE_DANGER
    b"Sur un danger se pose une seule carte.",  # REFUSE_SEVERAL
    b"Somme {n}\xa0: il en faut plus que {n}.",  # REFUSE_SUM
    b"Le Joker se pose seul, sans somme.",  # REFUSE_JOKER
    b"1re \xe9preuve",  # EXCHANGE_FIRST
    b"\xc9changer une carte\xa0?",  # EXCHANGE_TITLE
    b"A\xa0: tout garder",  # EXCHANGE_KEEP
    b"A\xa0: donner",  # EXCHANGE_GIVE
    b"contre\xa0:",  # EXCHANGE_FOR
    b"A\xa0: {t}",  # EXCHANGE_ASK
    b"Talon fouill\xe9, \xe0 vous\xa0:",  # EXCHANGE_TAKEN
    b"Aucun {t}, \xe9change rat\xe9",  # EXCHANGE_NONE
    b"A\xa0: en route\xa0!",  # EXCHANGE_GO
    b"dessus\xa0:",  # PATH_POSED
    b"A\xa0: voir en grand",  # PATH_HELP
    b"carte cach\xe9e",  # MEAN_UNKNOWN
    b"un as, cach\xe9",  # MEAN_ACE
    b"\xe0 affronter",  # MEAN_TRIAL
    b"passage libre",  # MEAN_SAFE
    b"battre cette carte",  # MEAN_DANGER
    b"le gigot attend\xa0!",  # MEAN_FRIDGE
    b"l'arriv\xe9e",  # MEAN_START
    b"Main\xa0: {n} sur {n}",  # READ_HAND
    b"Pos\xe9e {n} sur {n}",  # READ_POSED
    b", case {n}",  # READ_ON
    b"{B}",  # READ_CARD
    b"Vue au talon\xa0: {n} sur {n}",  # READ_SEEN
    b"Case {n}, carte {n} sur {n}",  # READ_PATH
    b"aucune carte",  # READ_NONE
    b"Gagn\xe9\xa0!",  # END_WON
    b"Perdu...",  # END_LOST
    b"Pitaouf est rentr\xe9 avec le gigot.",  # END_HOME
    b"Un danger sur la case {n}, aucune carte plus forte que {c}.",  # END_DANGER
    b"Une \xe9preuve sur la case {n}, rien \xe0 poser contre {c}.",  # END_TRIAL
    b"{n} point{s}",  # END_SCORE
    b"Distance {n} sur 51",  # END_DISTANCE
    b"aid\xe9e",  # END_ASSISTED
    b"record\xa0!",  # END_BEST
    b"m\xeame donne",  # END_AGAIN
    b"nouvelle donne",  # END_NEW
    b"annuler (aid\xe9e)",  # END_UNDO
    b"menu",  # END_MENU
    b"avancer d'une case",  # ACT_WALK
    b"garder toute la main",  # ACT_KEEP
    b"donner {c} contre du {t}",  # ACT_GIVE
    b"poser {c}",  # ACT_POSE
    b"poser ",  # ACT_SUM
    b" et ",  # ACT_AND
    b"{b}",  # WHERE_CARD
    b"{n} sur {n}",  # WHERE_PLACE
    b"Talon\xa0: {n}.",  # WHERE_TALON
    b"Vers le frigo.",  # WHERE_OUT
    b"Vers la porte.",  # WHERE_BACK
    b"Lev\xe9es\xa0: {n}.",  # WHERE_RAISED
    b"Votre main de cinq cartes. B puis gauche la redit \xe0 tout moment.",  # GUIDED_1
    b"La case du chat et sa carte \xe0 battre. B puis droite la redit.",  # GUIDED_2
    b"Gauche et droite\xa0: une carte, et ce qu'elle ferait. A la pose.",  # GUIDED_3
    b"Le chemin connu\xa0: dangers et cases s\xfbres. B puis haut le redit.",  # GUIDED_4
)
