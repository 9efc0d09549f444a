"""Wiring diagrams and tables, from the pin files in hardware/boards/."""
