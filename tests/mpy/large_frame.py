"""Functions with a frame of known size, for the test that measures frames."""


def fits(a, b, c):
    return a + b + c


def eleven_words_are_not_enough(a, b, c, d, e, f, g):
    h = a + b
    i = c + d
    j = e + f
    return h + i * (j - g)
