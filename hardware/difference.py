"""The loops over every byte of a picture: what changed, which windows to send, what goes out.

display.py and ssd1306.py call them; frame and held are pictures of 1,024 bytes (8 pages of 128
columns). A table is a bytearray of 512: for each entry top page, bottom page, first column and
last column, at most 128 entries. Nothing here knows a controller's commands, only their price.
Without the decorator lines the file is plain Python and finds the same.
"""

import micropython
from micropython import const

# Bytes on the wire beside the picture bytes themselves, address and control bytes included:
# a run on its page (page and column, then data) and a window (two ranges, then data).
_RUN = const(7)
_WINDOW = const(10)
# Into windows and back to runs: the mode in front of the first, 20 00; the way back, 21 00 7F
# 20 02 in a transaction of its own.
_MODES = const(9)
_SAME_PAGE = const(1)  # saved by a second run on a page
_SAME_PAGES = const(3)  # saved by a second window on the same pages


@micropython.viper
def runs(frame: ptr8, held: ptr8, table: ptr8, place: int) -> int:
    """Append the changed runs of one page to the table; place is entries << 3 | page.

    Returns the number of entries. Up to 6 unchanged columns are sent along rather than paid
    for with a second run, which costs 6 on the same page.
    """
    page = place & 7
    at = (place >> 3) << 2
    last = 0 - 9
    i = page << 7
    for column in range(128):
        if int(frame[i]) != int(held[i]):
            if column - last > 7:
                table[at] = page
                table[at + 1] = page
                table[at + 2] = column
                at += 4
            table[at - 1] = column
            last = column
        i += 1
    return at >> 2


@micropython.viper
def join(table: ptr8, joined: ptr8, count: int) -> int:
    """Join runs of neighbouring pages to windows where that is cheaper; entries of `joined`.

    Each run in turn is laid to the recent window that gains most by it; a window that swallows
    others gains what they would have cost. Some unchanged bytes may be covered.
    """
    end = 0
    for entry in range(count):
        page = int(table[4 * entry])
        run_first = int(table[4 * entry + 2])
        run_last = int(table[4 * entry + 3])
        best = 0 - 1
        best_gain = 0 - 1
        # Eight of the last keep the search short; most joins are with the page above.
        begin = end - 32
        if begin < 0:
            begin = 0
        at = begin
        while at < end:
            if int(joined[at + 2]) <= int(joined[at + 3]):
                top = int(joined[at])
                first = int(joined[at + 2])
                last = int(joined[at + 3])
                if run_first < first:
                    first = run_first
                if run_last > last:
                    last = run_last
                gain = _RUN + run_last - run_first + 1
                gain -= _WINDOW + (page - top + 1) * (last - first + 1)
                other = begin
                while other < end:
                    low = int(joined[other + 2])
                    high = int(joined[other + 3])
                    height = int(joined[other + 1]) - int(joined[other]) + 1
                    if other == at or (
                        low <= high and int(joined[other]) >= top and low >= first and high <= last
                    ):
                        gain += height * (high - low + 1) + _RUN
                        if height > 1:
                            gain += _WINDOW - _RUN
                    other += 4
                if gain > best_gain:
                    best_gain = gain
                    best = at
            at += 4
        if best < 0:
            joined[end] = page
            joined[end + 1] = page
            joined[end + 2] = run_first
            joined[end + 3] = run_last
            end += 4
            continue
        top = int(joined[best])
        first = int(joined[best + 2])
        last = int(joined[best + 3])
        if run_first < first:
            first = run_first
        if run_last > last:
            last = run_last
        other = begin
        while other < end:
            low = int(joined[other + 2])
            high = int(joined[other + 3])
            if low <= high and int(joined[other]) >= top and low >= first and high <= last:
                joined[other + 2] = 1  # swallowed: an entry that ends before it begins
                joined[other + 3] = 0
            other += 4
        joined[best + 1] = page
        joined[best + 2] = first
        joined[best + 3] = last
    # Close the gaps that swallowed entries left.
    kept = 0
    at = 0
    while at < end:
        if int(joined[at + 2]) <= int(joined[at + 3]):
            for i in range(4):
                joined[kept + i] = joined[at + i]
            kept += 4
        at += 4
    return kept >> 2


@micropython.viper
def price(table: ptr8, count: int) -> int:
    """Bytes on the wire for a table: windows of several pages first, then runs."""
    total = 0
    page = 0 - 1
    top = 0 - 1
    bottom = 0 - 1
    for entry in range(count):
        at = 4 * entry
        size = int(table[at + 3]) - int(table[at + 2]) + 1
        if int(table[at]) == int(table[at + 1]):
            total += _RUN + size
            if int(table[at]) == page:
                total -= _SAME_PAGE
            page = int(table[at])
            continue
        size = size * (int(table[at + 1]) - int(table[at]) + 1)
        if top < 0:
            total += _MODES
        total += _WINDOW + size + 2 * ((size - 1) >> 7)
        if int(table[at]) == top and int(table[at + 1]) == bottom:
            total -= _SAME_PAGES
        top = int(table[at])
        bottom = int(table[at + 1])
    return total


@micropython.viper
def gather(frame: ptr8, held: ptr8, out: ptr8, walk: ptr8):
    """Copy picture bytes to out[1:] and to held, and walk on.

    walk is page, column, first and last column of the window, then how many bytes (1-128).
    """
    page = int(walk[0])
    column = int(walk[1])
    first = int(walk[2])
    last = int(walk[3])
    end = int(walk[4]) + 1
    i = 1
    while i < end:
        at = (page << 7) + column
        byte = int(frame[at])
        held[at] = byte
        out[i] = byte
        i += 1
        if column == last:
            column = first
            page += 1
        else:
            column += 1
    walk[0] = page
    walk[1] = column
