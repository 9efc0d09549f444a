"""Whole numbers as bytes, the least byte first: the one way they are written in every save."""


def get(data, at, size):
    """`size` bytes at `at` as a number; from 2**30 on it takes heap."""
    value = 0
    for i in range(size):
        value |= data[at + i] << 8 * i
    return value


def put(data, at, size, value):
    """Write the low `size` bytes of `value` at `at`."""
    for i in range(size):
        data[at + i] = value >> 8 * i & 255
