"""What tools.bench runs under MicroPython's Unix port."""
