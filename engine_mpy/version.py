"""The version: on the diagnostics screen, on the serial line, compared by tools.flash.

The same as pyproject.toml's, which a test holds.
"""

VERSION = b"0.1.0"
