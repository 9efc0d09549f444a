"""Compiles to bytecode on the device what is viper only so that no frame comes from the heap.

A viper function that holds no pointers is three to five times as large as its bytecode, and no
faster where all it does is call others. Left native, those of a table alone keep 15-20 KB of heap
occupied for the sake of frames of 12 to 20 words that are given back when the function returns.
So the sources are viper (and take no heap at all, as the tests show), and the device's are not.
Called by device_files.
"""

import ast
import re

_VIPER = "micropython.viper"
_POINTERS = re.compile(r"\b(ptr(8|16|32)?|uint)\b")


def as_bytecode(source: str) -> str:
    """`source` with that decorator taken off functions without pointers; lines stay."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef):
            continue
        marks = [mark for mark in node.decorator_list if ast.unparse(mark) == _VIPER]
        body = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        if marks and not _POINTERS.search(body):
            lines[marks[0].lineno - 1] = ""
    return "\n".join(lines)
