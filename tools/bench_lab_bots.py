"""How long a strong bot takes on the emulated chip: a program on its REPL, of its own modules.

tools.bench_lab calls it. The program deals, lets the bots play a while, and times every step.
"""

from collections.abc import Iterator

from simulator.device_files import device_program
from simulator.lab.lab import Lab
from tools.bench_rows import Row

STEP_MS, DECISION_MS = 10, 250
DECISIONS = 12
PROGRAM = """
import time
from engine_mpy.bots import open_bot
from engine_mpy.games import open_game
from engine_mpy.match.match import Match

match = Match(open_game({name!r}))
match.start(1, {seats}, 0, bytes([3] * {seats}))
bot = open_bot({name!r}, 3)
slowest = longest = 0
for _ in range({decisions}):
    if match.game.over():
        break
    bot.begin(match.view(match.game.seat()))
    action, thought = 255, 0
    while action == 255:
        began = time.ticks_us()
        action = bot.step()
        took = time.ticks_diff(time.ticks_us(), began)
        thought += took
        slowest = max(slowest, took)
    longest = max(longest, thought)
    match.act(action)
print(slowest, longest)
"""


def rows(image, files, game: str, seats: int) -> Iterator[Row]:
    """The longest step and the longest decision of a strong bot of `game`."""
    lab = Lab(image, {name: data for name, data in files.items() if name != "main.py"})
    lab.serial.expect(b">>> ", 3000)
    lab.serial.interrupt()
    program = device_program(PROGRAM.format(name=game.encode(), seats=seats, decisions=DECISIONS))
    slowest, longest = map(int, lab.serial.execute(program, 60_000).split())
    how = f"strong, the first {DECISIONS} decisions of deal 1"
    yield Row(f"a step of {game}'s bot, on the chip", slowest / 1000, "ms", STEP_MS, how=how)
    yield Row(f"a decision of {game}'s bot, on the chip", longest / 1000, "ms", DECISION_MS)
