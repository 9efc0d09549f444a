"""Runs first at power-on: an update that was under way is brought to its end before main.py."""

import os

try:
    os.remove("update.part")  # sent in part: the cable came off
except OSError:
    pass  # none: but asked, littlefs ends a rename that a cut left half done, and hides no file
if "update.pack" in os.listdir():
    import machine
    import update

    update.finish()
    machine.soft_reset()  # this file may be another one now
