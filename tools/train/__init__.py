"""Trains the network of 5 Towers by self-play: `python -m tools.train towers --minutes 30`."""

import os

# The matrices are small: on a busy machine, several threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
