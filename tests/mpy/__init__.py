"""Scripts that tests run under MicroPython's Unix port (and some under CPython as well)."""
