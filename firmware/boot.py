"""Runs first at power-on. Nothing to prepare on the console: MicroPython's own defaults serve."""
