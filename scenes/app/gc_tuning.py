"""Python's search for cyclic garbage, kept out of the way of an answer.

It looks through all that lives, again and again: with the rules, the words and the texts loaded that is tens of
milliseconds in the middle of a frame. What is there when a screen opens stays for long, so it is left out of the
search until the next screen, and the search itself comes seldom.
"""

from __future__ import annotations

import gc
import sys

YOUNG = 20_000  # objects more than before until the youngest are searched; an answer makes about as many


def settle() -> None:
    """Collect once now, then leave everything alive in peace."""
    gc.set_threshold(YOUNG, 10, 10)
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Hand freed memory back to the system: after large pictures were drawn in a thread, glibc would keep it."""
    if sys.platform.startswith("linux"):
        import ctypes

        try:
            ctypes.CDLL(None).malloc_trim(0)
        except (OSError, AttributeError):  # another C library
            pass
