"""Write a match down so that somebody else can check it: JSON lines that hide nothing.

The first line is the game, its options, seats, deal number and every pile by name. Then comes a
line an action: "number" (from 0), "seat", "action" (its number in the engine), "words", "legal"
(all actions that were legal, in words) and "legal_actions" (their numbers); then "events", and
"piles", "facts", "scores" and "over" after everything that the action brought about. Every card
drawn has a line of its own, right after the line of the action that drew it: "draw" (the card),
"seat", "from", "to", "left" (cards left there) and "number" (of that action).

Piles are bottom to top; places and seats count from 0. Cards are 7S 10H JD QC KS AH JK, or
R7 Y10 B1 O3 G9 V2 where they have colours (red, yellow, blue, orange, green, violet).
"""

import argparse
import json
import random
import sys
from pathlib import Path

from engine_mpy.bots import open_bot
from engine_mpy.games import WITH_RULES, open_game
from engine_mpy.games.base import DREW, NO_ACTION, IllegalAction
from engine_mpy.games.events import EVERYONE
from engine_mpy.match import journal
from engine_mpy.match.match import BOT_EASY, BOT_NORMAL, BOT_STRONG, PERSON, Match
from engine_mpy.store import generation
from tools.describe import audience_name, describe, kind_name

SEATS = {
    "random": PERSON,
    "bot": BOT_STRONG,
    "easy": BOT_EASY,
    "normal": BOT_NORMAL,
    "strong": BOT_STRONG,
}
_MOST_STEPS = 100_000  # of a bot, for one action


class TranscriptError(Exception):
    """What was asked for cannot be written down; the message says what can."""


def record(match, journal, players=()):
    """The lines of a match that was just started: its `journal`, then what `players` (a callable
    a seat: match -> action) do until it is over. TranscriptError for an action not legal."""
    described = describe(match.game.NAME.decode())
    yield _first_line(match, described)
    for action in journal:
        yield from _act(match, described, action)
    while players and not match.game.over():
        yield from _act(match, described, players[match.game.seat()](match))


def _first_line(match, described):
    kinds = {PERSON: "person", BOT_EASY: "easy", BOT_NORMAL: "normal", BOT_STRONG: "strong"}
    return {
        "game": match.game.NAME.decode(),
        "options": [name for name, bit in described.FLAGS.items() if match.options & bit],
        "option_bits": match.options,
        "seats": match.seats,
        "kinds": [kinds[kind] for kind in match.kinds[: match.seats]],
        "deal": match.deal,
        "assisted": match.assisted,
        **_table(match, described),
    }


def _act(match, described, action):
    game = match.game
    number, seat, heard = match.count, game.seat(), game.events.total
    out = bytearray(256)
    legal = list(out[: game.legal(out)])
    in_words = [described.action(game, a) for a in legal]
    if action not in legal:
        raise TranscriptError(
            f"action {action}, number {number} of the journal, is not legal there. "
            + (f"Legal for seat {seat}: {_choice(legal, in_words)}" if legal else "It is over.")
        )
    words = in_words[legal.index(action)]
    match.act(action)
    draws: list[dict] = []
    events = list(_events(game, described, heard, number, draws))
    yield {
        "number": number,
        "seat": seat,
        "action": action,
        "words": words,
        "legal": in_words,
        "legal_actions": legal,
        "events": events,
        **_table(match, described),
    }
    yield from draws


def _choice(legal, in_words):
    return "; ".join(f"{a} = {words}" for a, words in zip(legal, in_words, strict=True))


def _events(game, described, first, number, draws):
    ring = game.events
    for i in range(first, ring.total):
        kind, details = ring.kind(i), (ring.a(i), ring.b(i), ring.c(i))
        if kind == DREW and ring.audience(i) in (details[0], EVERYONE):  # not what others see
            draws.append({**described.draw(game, *details), "number": number})
        yield {
            "kind": kind_name(game, kind),
            "audience": audience_name(ring.audience(i)),
            "words": described.event(game, kind, *details),
        }


def _table(match, described):
    game = match.game
    found = {
        "piles": described.piles(game),
        "facts": described.facts(game),
        "scores": [game.score(seat) for seat in range(match.seats)],
        "over": game.over(),
    }
    if game.over():
        winners = bytearray(match.seats)
        found["winners"] = list(winners[: game.winners(winners)])
    return found


# Who acts.


def player(kind, name, deal, seat):
    """A callable match -> action for a word of SEATS. TranscriptError where there is no bot."""
    if kind == "random":
        chance = random.Random(f"{name} {deal} {seat}")
        return lambda match: _random_action(match, chance)
    try:
        bot = open_bot(name.encode(), SEATS[kind])
    except (ValueError, ModuleNotFoundError):
        raise TranscriptError(f"{name} has no bot: use --seats random") from None
    return lambda match: _bot_action(match, bot)


def _random_action(match, chance):
    legal = bytearray(256)
    return legal[chance.randrange(match.game.legal(legal))]


def _bot_action(match, bot):
    bot.begin(match.view(match.game.seat()))
    for _ in range(_MOST_STEPS):
        action = bot.step()
        if action != NO_ACTION:
            return action
    raise TranscriptError(f"the bot did not decide in {_MOST_STEPS} steps")


# What is written down.


def saved_match(path: Path):
    """The match in a file that the console saved (NAME.a or NAME.b); the file stays as it is."""
    name = path.name.split(".")[0]
    if name.encode() not in WITH_RULES:
        raise TranscriptError(f"{path}: a saved match is called {_names()}.a or .b")
    match = Match(open_game(name.encode()))
    header, scratch = bytearray(generation.HEADER_BYTES), bytearray(128)
    try:
        with path.open("rb") as file:
            status = generation.check(file, name, journal.VERSION, header, scratch)
        payload = path.read_bytes()[generation.HEADER_BYTES :]
    except OSError as error:
        raise TranscriptError(f"{path} cannot be read: {error.strerror}") from None
    if status < 0 or not payload:
        raise TranscriptError(f"{path} is not a saved match, or it is damaged or empty")
    if journal.unpack(match, payload, len(payload)) != journal.OK:
        raise TranscriptError(f"{path}: this match of {name} cannot be played by these rules")
    if match.based:
        raise TranscriptError(f"{path}: of so long a match only the last actions are kept")
    return match


def _names():
    return ", ".join(name.decode() for name in WITH_RULES)


def _new_match(asked, kinds):
    name = asked.game or "pitaouf"
    if name.encode() not in WITH_RULES:
        raise TranscriptError(f"no game {name!r}: there is {_names()}")
    match = Match(open_game(name.encode()))
    deal = 1 if asked.deal is None else asked.deal
    try:
        match.start(deal, len(kinds), _bits(name, asked.options or ""), kinds)
    except (ValueError, IllegalAction) as error:
        raise TranscriptError(f"{name} cannot be played so: {error}") from None
    return match


def _bits(game, options):
    if options.isdigit():
        return int(options)
    flags = describe(game).FLAGS
    bits = 0
    for name in filter(None, options.split(",")):
        if name not in flags:
            raise TranscriptError(f"{game} has no option {name!r}: there is {', '.join(flags)}")
        bits |= flags[name]
    return bits


def _arguments():
    made = argparse.ArgumentParser(
        prog="python -m tools.transcript",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--game", metavar="NAME", help=f"one of: {_names()}")
    made.add_argument("--deal", type=int, metavar="N", help="1-999999; else 1")
    made.add_argument(
        "--options",
        metavar="LIST",
        help="variants by name, as facile,free-steps, or their bits as a number",
    )
    made.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who plays each seat, as bot,random: {', '.join(SEATS)}; "
        "else random, or nobody after --actions and --save",
    )
    source = made.add_mutually_exclusive_group()
    source.add_argument("--actions", metavar="LIST", help="action numbers, as 1,97,33")
    source.add_argument("--save", type=Path, metavar="FILE", help="a saved match, as pitaouf.a")
    made.add_argument("--out", type=Path, metavar="FILE", help="write there, not to the screen")
    return made


def _lines(asked):
    words = asked.seats.split(",") if asked.seats else []
    for word in words:
        if word not in SEATS:
            raise TranscriptError(f"no player {word!r}: --seats takes {', '.join(SEATS)}")
    if asked.save:
        if not (asked.game is asked.deal is asked.options is None):
            raise TranscriptError("--save says game, deal and options itself: leave them out")
        match = saved_match(asked.save)
        actions = list(match.journal[: match.count])
        assisted, kinds = match.assisted, bytes(match.kinds)
        match.start(match.deal, match.seats, match.options, kinds)
        match.assisted = assisted
    else:
        actions = _numbers(asked.actions)
        words = words or ([] if actions else ["random"])
        kinds = bytes(SEATS[word] for word in words or ["random"])
        match = _new_match(asked, kinds)
    if words and len(words) != match.seats:
        raise TranscriptError(f"--seats names {len(words)} players, the match has {match.seats}")
    name = match.game.NAME.decode()
    players = [player(word, name, match.deal, seat) for seat, word in enumerate(words)]
    return [json.dumps(line, ensure_ascii=False) for line in record(match, actions, players)]


def _numbers(text):
    try:
        return [int(word) for word in text.split(",") if word.strip()] if text else []
    except ValueError:
        raise TranscriptError(f"--actions takes numbers, as 1,97,33; not {text!r}") from None


def main(arguments=None) -> int:
    """0, or 2 with a message where the arguments are wrong; then nothing is written."""
    asked = _arguments().parse_args(arguments)
    try:
        text = "\n".join(_lines(asked)) + "\n"
        if asked.out:
            asked.out.write_text(text, encoding="utf-8")
        else:
            sys.stdout.write(text)
    except TranscriptError as error:
        print(f"tools.transcript: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"tools.transcript: {asked.out}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
