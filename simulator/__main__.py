"""`python -m simulator`: the pocket card console on the desktop."""

import sys

from simulator.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
