"""Key presses written down: the small language of `--script` and `--press`, and of the tests.

    A DOWN B          press a key: down for 3 frames, up for 2
    DOWN*4            four presses
    A+  A-            press and hold; let go
    .  30             wait one frame; wait 30 frames (a frame is 20 ms)
    @name             take a picture of this moment
    # ...             a comment, to the end of the line

`parse` makes moments out of it; `simulator.headless` plays them.
"""

from dataclasses import dataclass

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
FRAME_US = 20_000
DOWN_FRAMES, UP_FRAMES = 3, 2
LONGEST = 10_000_000  # frames: more is a slip


class ScriptError(Exception):
    """A word that is none of the language; says where and what would be."""


@dataclass(frozen=True)
class Moment:
    """At a frame: a key goes down or up, or (key -1) a picture called `name` is taken."""

    frame: int
    key: int
    down: bool = False
    name: str = ""


def parse(text: str) -> tuple[list[Moment], int]:
    """The moments in order and the length in frames. ScriptError says what is wrong."""
    moments: list[Moment] = []
    frame = 0
    for number, line in enumerate(text.splitlines(), 1):
        for word in line.partition("#")[0].split():
            try:
                frame = _word(word, frame, moments)
            except ValueError:
                raise ScriptError(
                    f"line {number}: {word!r} is no key, wait or picture; keys are "
                    f"{' '.join(KEYS)} (also DOWN*3, A+, A-), waits are . or a number of frames, "
                    f"pictures @name"
                ) from None
            if frame > LONGEST:
                raise ScriptError(f"line {number}: {word!r} makes the script longer than two days")
    return moments, frame


def _word(word, frame, moments):
    """Append what `word` says, return the frame after it; ValueError if it says nothing."""
    if word == ".":
        return frame + 1
    if word.isascii() and word.isdigit():
        return frame + int(word)
    if word[0] == "@" and word[1:].replace("-", "_").isidentifier():
        moments.append(Moment(frame, -1, name=word[1:]))
        return frame
    if word[-1] in "+-":
        moments.append(Moment(frame, KEYS.index(word[:-1].upper()), word[-1] == "+"))
        return frame
    name, star, times = word.partition("*")
    if star and not (times.isascii() and times.isdigit() and len(times) <= 4):
        raise ValueError(word)
    key = KEYS.index(name.upper())
    for _ in range(int(times) if star else 1):
        moments.append(Moment(frame, key, True))
        moments.append(Moment(frame + DOWN_FRAMES, key, False))
        frame += DOWN_FRAMES + UP_FRAMES
    return frame
