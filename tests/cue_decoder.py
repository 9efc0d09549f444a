"""Decodes what the motor did, by engine_mpy/cues/README.md alone: rhythm in, meaning out.

The tests of the cues use it as the ear of a player. It takes the letters of lengths and gaps and
the list of cues, never the player's own words for what it said.
"""

LENGTHS = {40: "t", 70: "p", 150: "d", 250: "r", 400: "c", 550: "q"}
GAPS = {40: ":", 70: ".", 130: "-", 240: "=", 400: "_", 700: "|"}
SHAPES = {
    "r.p": "spade",
    "p.r": "heart",
    "p.p.p": "clover",
    "p.p": "diamond",
    "c": "crescent",
    "d": "drop",
    "r.r": "full round",
    "t:t:t:t:t:t": "grapes",
}
SIGNS = {"q": 10, "r": 5, "p": 1}


def rhythm(pulses):
    """[(on_ms, off_ms), ...], the last off 0, to letters: "t-r-p"."""
    letters = ""
    for on_ms, off_ms in pulses:
        letters += LENGTHS[on_ms] + (GAPS[off_ms] if off_ms else "")
    return letters


def decode(letters, cues):
    """What is said, as a list; `cues` is rhythm -> name."""
    said = []
    for after_cue_gap in letters.split("|"):
        groups = after_cue_gap.split("_")
        while groups:
            said.append(item(groups, cues))
    return said


def item(groups, cues):
    """Take the groups of one item off the front."""
    first = groups.pop(0)
    if first.startswith("t-"):
        return number_or_card(first[2:], groups)
    if first.startswith("t.t-"):
        return SHAPES[first[4:]]
    return cues[first]


def number_or_card(body, groups):
    if body == "p.p.p.r":
        return "joker"
    if body == "t.t.t":
        return "face down"
    body, ticks = diamonds(body)
    digits = [number(body)]
    squares = body[:1] == "q"
    while groups and numeric(groups[0]):
        digits.append(number(groups.pop(0)))
    if squares and len(digits) == 2:
        value = digits[0] + digits[1]
    else:
        value = int("".join(map(str, digits)))
    if groups and groups[0] in SHAPES:
        return (value, ticks, SHAPES[groups.pop(0)])
    return (value, ticks) if ticks else value


def diamonds(body):
    """A number and the soft ticks after it."""
    before, pause, ticks = body.rpartition("=")
    if pause and set(ticks) <= {"t", ":"}:
        return before, ticks.count("t")
    return body, 0


def numeric(group):
    return group == "p=q" or set(group) <= set("qrp-")


def number(body):
    if body == "p=q":
        return 0
    signs = body.split("-")
    assert len(signs) <= 5, body
    assert signs == sorted(signs, key="qrp".index), body
    return sum(SIGNS[sign] for sign in signs)
