"""How the house is read and built: without Python's search for what is dead. Hardly anything dies meanwhile, and the
searches would take a seventh of the time until it opens; once it has settled down, `run.py` has them made again."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
