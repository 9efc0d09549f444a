"""What every game must pass, whatever it is: checks on base.Game and tools.describe alone.

A new game joins with its module in tools/describe, a chooser in script.py and its lines
in amounts.py and fingerprints.py; tests/test_rules_conformance.py then plays it.
"""
