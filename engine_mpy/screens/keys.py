"""The six buttons by number, in the order of a board's KEYS.

A press made by auto-repeat has REPEAT added.
"""

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
A = 4
B = 5
REPEAT = 8
