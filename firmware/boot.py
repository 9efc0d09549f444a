"""Runs first at power-on: an update that was under way is brought to its end before main.py."""

import os

try:
    os.remove("update.part")  # sent in part: the cable came off
except OSError:
    pass  # none: but asked, littlefs ends a rename that a cut left half done, and hides no file
files = os.listdir()
if "update.pack" in files:
    import machine
    import update

    update.finish()
    machine.soft_reset()  # this file may be another one now
if "code_file.mpy" in files and "code.bin" not in files:
    import code_file

    code_file.write()  # seconds, once
