"""How much of each game the tests play, a variant: matches of several seats are long, and there
are many variants of them. A new game joins with its line."""


class Amount:
    """Numbers for one variant of a game."""

    def __init__(self, *, examples, every, deals, fingerprint, interpreters, heap):
        self.examples = examples  # of each test that Hypothesis drives
        self.every = every  # in these: every how many actions refusals, views, leaks are checked
        self.deals = deals  # scripted matches whose cards, length and winners are checked
        self.fingerprint = fingerprint  # scripted matches in the CRC of fingerprints.py
        self.interpreters = interpreters  # deals that both interpreters play
        self.heap = heap  # deals of which the heap is measured


AMOUNTS = {
    "pitaouf": Amount(
        examples=300, every=1, deals=1000, fingerprint=100, interpreters=50, heap=40
    ),
    "castors": Amount(examples=3, every=5, deals=40, fingerprint=20, interpreters=11, heap=6),
    "ptit_pois": Amount(examples=5, every=5, deals=40, fingerprint=20, interpreters=7, heap=6),
    "pass_pass": Amount(examples=10, every=5, deals=60, fingerprint=20, interpreters=7, heap=6),
}
