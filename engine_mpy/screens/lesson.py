"""A lesson of the trainer: something sounds, the player says by presses what it was, and is told.

RIGHT adds one to the answer, UP five, DOWN ten: point, round, square. LEFT says it again, A
answers; without an answer it is told. B goes back. Shapes and events are answered by their number
in LESSON order (cues/README.md). Pushed by trainer.py with `lesson` and `title` set.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.screens.keys import LEFT, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_cues
from engine_mpy.text import ids_setup as ids
from engine_mpy.text.compose import Line

NUMBERS = const(0)
COLOURS = const(1)
SUITS = const(2)
_HIGHEST = bytes((25, 6, 4, 10))  # what is asked goes from 1 to this
_MOST = const(99)
_STEPS = bytes((5, 10, 0, 1))  # UP, DOWN, LEFT, RIGHT

EVENTS = (
    cue.YOUR_TURN,
    cue.HAND_OVER,
    cue.PLAYED,
    cue.REFUSED,
    cue.BONUS,
    cue.DANGER,
    cue.SAFE,
    cue.ROUND_OVER,
    cue.WON,
    cue.LOST,
)


class LessonScreen(Screen):
    """`asked` is what sounds, `answer` what the player says so far; `told`: what it was, or 0."""

    lesson = NUMBERS
    title = -1

    def enter(self, console):
        """The first question."""
        self.console = console
        console.texts.open(b"cues")
        self.chance = 1 + console.now_ms % 65536  # when the lesson was begun
        self.words = Line(48)
        self.asked = 0
        self.told = 0
        console.cues.play(cue.ASK)
        self._next()

    def leave(self):
        """The words of the cues go with it."""
        self.console.texts.close(b"cues")

    def _next(self):
        """Another question, behind what sounds."""
        before = self.asked
        while self.asked == before:
            self.chance = self.chance * 75 % 65537
            self.asked = 1 + self.chance % _HIGHEST[self.lesson]
        self.answer = 0
        self._sound()

    def _sound(self):
        cues = self.console.cues
        if self.lesson == NUMBERS:
            cues.number(self.asked, True, cue.EVENTS)
        elif self.lesson == COLOURS:
            cues.colour(self.asked - 1, True, cue.EVENTS)
        elif self.lesson == SUITS:
            cues.suit(self.asked - 1, True, cue.EVENTS)
        else:
            cues.play(EVENTS[self.asked - 1], True)

    def input(self, press):
        """Add to the answer, hear again, answer, leave."""
        key = press & 7
        console = self.console
        console.stack.dirty = True
        if key == LEFT:
            self._sound()
        elif key < A:
            self._add(_STEPS[key])
        elif press == A:
            self._answer(console.cues)
        elif press == B:
            console.cues.play(cue.BACK)
            console.stack.pop()

    def _add(self, step):
        self.told = 0
        if self.answer + step > _MOST:
            self.console.cues.play(cue.EDGE)
        else:
            self.answer += step
            self.console.cues.play(cue.FOCUS)

    def _answer(self, cues):
        """Right: on to the next. Wrong, or none: the number, and how it sounds, once more."""
        self.told = self.asked
        if self.answer == self.asked:
            cues.play(cue.SUCCESS)
            self._next()
            return
        cues.play(cue.REFUSED if self.answer else cue.NONE)
        cues.number(self.asked, True, cue.EVENTS)
        self.answer = 0
        self._sound()

    def _say_told(self, line):
        """Append what it was, its number first."""
        told = self.told
        line.number(told)
        if self.lesson == COLOURS:
            line.byte(32).put(self.console.texts[ids_cues.RED + told - 1])
        elif self.lesson == SUITS:
            line.byte(32).put(self.console.texts[ids_cues.SPADE + told - 1])
        elif self.lesson > SUITS:
            line.byte(32).put(self.console.texts[ids_cues.FOCUS + EVENTS[told - 1]])

    def _say(self, line):
        """Append what it was, or the answer so far."""
        if self.told:
            self._say_told(line)
        else:
            line.say(self.console.texts[ids.LESSON_ANSWER], self.answer)

    def draw(self, canvas):
        """The lesson, the answer or what it was, the keys."""
        texts = self.console.texts
        rows.title(canvas, texts[self.title])
        self._say(self.words.clear())
        rows.middle_line(canvas, self.words, 20)
        rows.middle(canvas, texts[ids.LESSON_KEYS], 38)
        rows.middle(canvas, texts[ids.LESSON_AGAIN], 51)

    def where(self, line):
        """The same in words."""
        texts = self.console.texts
        line.put(texts[self.title]).put(b". ")
        self._say(line)
        line.put(b". ").put(texts[ids.LESSON_KEYS]).put(b". ").put(texts[ids.LESSON_AGAIN])
