"""The canvas: everything a screen draws goes through it into the frame.

Made once at boot over the display's 1,024 bytes; screens get it in `draw(canvas)`. Lines and
pixels are framebuf's own; filling, text, icons and rectangles are the loops of kernels.py. All is
clipped to 128 x 64, nothing takes heap. It never sends anything to the panel.
"""

import framebuf

from engine_mpy.draw import kernels

WIDTH = 128
HEIGHT = 64
FLIP = 2  # a colour beside 0 and 1 for text, icon, block, box


class Canvas(framebuf.FrameBuffer):
    """Text, icons and rectangles; besides, inherited from framebuf.FrameBuffer,
    pixel(x, y, c), hline(x, y, w, c), vline(x, y, h, c) and line(x0, y0, x1, y1, c).
    """

    # Viper functions as methods: a bytecode wrapper with that many arguments would take its
    # frame from the heap at each call.
    fill = kernels.fill
    part = kernels.part
    text = kernels.text
    width = kernels.width
    icon = kernels.icon
    block = kernels.block
    box = kernels.box
    invert = kernels.invert
    centred = kernels.centred
    right = kernels.right
    fitted = kernels.fitted

    def __init__(self, frame):
        """Frame: bytearray of 1,024, page by page, bit 0 on top."""
        super().__init__(frame, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self.frame = frame
