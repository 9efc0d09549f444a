"""The fewest bytes on the wire for a change, by trying everything: the driver's measure.

Costs are counted from the data sheets' transactions, not taken from the driver. An address byte
and a control byte open a transaction; a page is one command, a column two; a window is two
commands of three bytes; a change of mode two bytes.
"""

from functools import cache
from itertools import combinations

OPEN = 2  # address, control byte
PAGE, COLUMN = 1, 2
RANGE = 3  # of columns, or of pages
INTO_WINDOWS = 2  # 20 00, in front of the first range
BACK = OPEN + RANGE + 2  # 21 00 7F 20 02
CHUNK = 128


def page_mode(cells):
    """The least in page mode for changed (page, column) cells, by dynamic programming."""
    return sum(_one_page(tuple(sorted(c for p, c in cells if p == page))) for page in range(8))


def _one_page(columns):
    if not columns:
        return 0

    @cache
    def from_here(i):
        """Columns i and on, when some run was sent before: each run may end after any of them."""
        if i == len(columns):
            return 0
        return min(
            2 * OPEN + COLUMN + columns[j] - columns[i] + 1 + from_here(j + 1)
            for j in range(i, len(columns))
        )

    return PAGE + from_here(0)


def _partitions(items):
    if not items:
        yield []
        return
    for n in range(len(items)):
        for others in combinations(items[1:], n):
            rest = [item for item in items[1:] if item not in others]
            for partition in _partitions(rest):
                yield [[items[0], *others], *partition]


def _price(blocks):
    windows, pages, total = {}, {}, 0
    for block in blocks:
        rows = [page for page, _ in block]
        columns = [column for _, column in block]
        top, bottom = min(rows), max(rows)
        size = (bottom - top + 1) * (max(columns) - min(columns) + 1)
        if top == bottom:
            pages[top] = pages.get(top, 0) + 1
            total += size
        else:
            windows[top, bottom] = windows.get((top, bottom), 0) + 1
            total += size + OPEN * ((size - 1) // CHUNK)
    for n in windows.values():
        total += n * (2 * OPEN + RANGE) + RANGE
    for n in pages.values():
        total += n * (2 * OPEN + COLUMN) + PAGE
    return total + (INTO_WINDOWS + BACK if windows else 0)


def any_mode(cells):
    """The least with windows as well, for up to 7 cells: every way to share them out."""
    return min(_price(partition) for partition in _partitions(sorted(cells)))


def bound_on_two_pages(cells):
    """What no sequence of commands undercuts, for cells that lie on two pages at most.

    Whatever the mode, a gap between two changed cells of a page is written over, a byte a column,
    or skipped by a command. Within a page that is a nibble of the column: three bytes at least,
    as it has a control byte of its own and the data after it another. A new range of columns
    skips a gap of both pages at once, for seven bytes at least: no less than twice three. Two
    more address the panel and open its data.
    """
    pages = sorted({page for page, _ in cells})
    assert pages and pages[-1] - pages[0] <= 1
    total = 2 + len(cells)
    for page in pages:
        columns = sorted(column for p, column in cells if p == page)
        total += sum(min(b - a - 1, 3) for a, b in zip(columns, columns[1:], strict=False))
    return total
