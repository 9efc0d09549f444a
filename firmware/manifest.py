"""For a MicroPython with the console frozen into it: its code then runs from flash, not from RAM.

    make -C ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=/path/to/firmware/manifest.py

MicroPython's build reads this file; the names below are its own. It needs more room than RPI_PICO
gives: README.md says what to change first, and what was tried.
"""

include("$(PORT_DIR)/boards/manifest.py")
package("engine_mpy", base_path="..")
package("hardware", base_path="..")
module("boot.py")
module("code_file.py")
module("main.py")
module("update.py")
