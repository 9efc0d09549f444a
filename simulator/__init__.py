"""The desktop simulator: the chip's surroundings, the panel, and ways to see and press it."""
