"""Bots for every game of the house. None of them is ever handed a true position: see `Sampler`."""

import os

# Before numpy is first imported: a net's products are small, and thinkers share the cores among themselves. Threads
# that wait for each other would make them twenty times slower.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
