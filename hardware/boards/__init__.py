"""One file of numbers a board; hardware/board.py opens the one that is chosen and no other."""

DEFAULT = "pico"  # the board this console is built on: the name of its file
