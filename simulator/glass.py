"""From picture memory to what the eye sees: which line of memory a line of glass shows.

simulator/panel.py calls it with its registers; nothing is kept here.
"""

LINES = 64
_REVERSED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def _pad(line, com_pins):
    """The pad that drives common line `line`, as DAh sets it: halves in turn, or one by one."""
    pad = line // 2 + (line & 1) * 32 if com_pins & 0x10 else line
    return pad ^ 32 if com_pins & 0x20 else pad


def line_sources(multiplex, offset, start_line, scan_down, com_pins, mirror_y=False):
    """For each line of glass from the top: the memory line it shows, None where it is dark.

    A 128x64 glass is soldered for DAh = 12h; with another value its lines come in disorder.
    """
    driver_of_pad = {_pad(line, com_pins): line for line in range(LINES)}
    sources = []
    for y in range(LINES):
        soldered = y if mirror_y else LINES - 1 - y  # common line 63 is on top
        driver = driver_of_pad[_pad(soldered, 0x12)]
        row = multiplex - driver if scan_down else driver
        row = (row + offset) % LINES
        sources.append((row + start_line) % LINES if row <= multiplex else None)
    return sources


def visible(memory, stride, columns, sources, inverted, all_on):
    """1,024 bytes, bit 0 on top: `columns` of the memory, lines as `sources` says."""
    if all_on:
        lit = bytearray(b"\xff" * (LINES // 8 * 128))
    elif sources == list(range(LINES)):
        lit = bytearray()
        for page in range(8):
            base = page * stride
            lit += bytes([memory[base + column] for column in columns])
    elif sources == list(range(LINES - 1, -1, -1)):
        lit = bytearray()
        for page in range(7, -1, -1):
            base = page * stride
            lit += bytes([_REVERSED[memory[base + column]] for column in columns])
    else:
        lit = _by_line(memory, stride, columns, sources)
    if inverted and not all_on:
        lit = bytearray(byte ^ 0xFF for byte in lit)
    if None in sources:
        _darken(lit, sources)
    return bytes(lit)


def _by_line(memory, stride, columns, sources):
    lit = bytearray(LINES // 8 * 128)
    for y, line in enumerate(sources):
        if line is None:
            continue
        base, bit, mask = (line >> 3) * stride, line & 7, 1 << (y & 7)
        for x, column in enumerate(columns):
            if memory[base + column] >> bit & 1:
                lit[(y >> 3) * 128 + x] |= mask
    return lit


def _darken(lit, sources):
    for y, line in enumerate(sources):
        if line is None:
            keep = ~(1 << (y & 7)) & 0xFF
            for x in range(128):
                lit[(y >> 3) * 128 + x] &= keep
