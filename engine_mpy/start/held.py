"""What keys do that are held while the console is switched on. main.py asks once, before a game.

HELD is the one place where they are written down. A key counts when it is let go of within
MOST_MS; one that stays down is stuck, does nothing and is named (news.py).
"""

from micropython import const

from engine_mpy.screens.keys import UP, A, B
from engine_mpy.text import ids_start as ids

MOST_MS = const(5000)

# What can be wished for: bits.
SAFE_MODE = const(1)
MUTE = const(2)
BY_EAR = const(4)

# Key, wish, and what stands on the screen while it is held.
HELD = (
    (A, SAFE_MODE, ids.HELD_A),
    (B, MUTE, ids.HELD_B),
    (UP, BY_EAR, ids.HELD_UP),
)


def wishes(mask):
    """The wishes of a mask of keys, bit 0 UP .. bit 5 B."""
    found = 0
    for key, wish, _ in HELD:
        if mask >> key & 1:
            found |= wish
    return found


def ask(devices, store):
    """The wishes at power-on; waits until the keys are let go of, if any is down."""
    down = devices.buttons.stuck
    if not down:
        return 0
    page = _page(devices, store, down)
    return wishes(down & ~devices.wait_let_go(MOST_MS, page.frame))


def _page(devices, store, down):
    """What the keys that are down will do."""
    from engine_mpy.start.page import Page

    page = Page("held", devices, store)
    texts = page.texts
    page.head(texts[ids.HELD])
    for key, _, words in HELD:
        if down >> key & 1:
            page.large(texts[words])
    page.foot(texts[ids.HELD_LET_GO])
    return page
