"""MicroPython's `micropython` for CPython: the decorators and the heap lock do nothing here.

What only the chip can refuse (allocation, native code) is proved on MicroPython, in the tests.
"""

_QUEUE = 8
_queue: list = []
_running = False


def const(value):
    return value


def native(function):
    return function


def viper(function):
    return function


def asm_thumb(function):
    raise NotImplementedError("machine code of the chip cannot run here")


def opt_level(level=None):
    return 0 if level is None else None


def alloc_emergency_exception_buf(size):
    pass


def kbd_intr(char):
    pass


def heap_lock():
    pass


def heap_unlock():
    return 0


def heap_locked():
    return 0


def mem_info(verbose=None):
    pass


def qstr_info(verbose=None):
    pass


def stack_use():
    return 0


def schedule(function, argument):
    """Run soon: at once here, one after another when called from within a scheduled call."""
    global _running
    if len(_queue) >= _QUEUE:
        raise RuntimeError("schedule queue full")
    _queue.append((function, argument))
    if _running:
        return
    _running = True
    try:
        while _queue:
            function, argument = _queue.pop(0)
            function(argument)
    finally:
        _running = False
