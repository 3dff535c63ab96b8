"""Encodings as numpy arrays, one game at a time (`vector` does many at once)."""

import ctypes
from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from mypy_extensions import i64

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.adapters.observations.memory import vec
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("vector") from error

Numbers: TypeAlias = NDArray[np.int8]
Whole: TypeAlias = NDArray[np.int64]
Kind = TypeVar("Kind", bound=np.generic)


def observation(encoding: Encoding, view: View) -> Numbers:
    counts = np.zeros(encoding.layout.size, np.int8)
    np.add.at(counts, encoding.marks(view), np.int8(1))
    return counts


def seen_by(encoding: Encoding, position: Position, viewer: int) -> Numbers:
    """Returns the same as `observation` of the viewer's view, but faster."""
    counts = Counts(encoding.layout.size)
    encoding.write(position, viewer, counts, 0)
    return in_place(counts.words, np.int8, encoding.layout.size).copy()


def in_place(memory: vec[i64], dtype: type[Kind], count: int) -> NDArray[Kind]:
    """Returns an array that shows the first `count` numbers of this memory: read-only, no copy."""
    shown: NDArray[Kind] = np.frombuffer(memoryview(memory), dtype, count)
    shown.flags.writeable = False
    return shown


def written_in_place(memory: vec[i64]) -> Whole:
    """Returns an array that writes into this memory. It must outlive the array and never grow.

    A `vec` shows its memory read-only, so this goes by its address.
    """
    shown = np.frombuffer(memoryview(memory), np.int64)
    if not shown.size:
        return shown
    again = (ctypes.c_int64 * shown.size).from_address(shown.ctypes.data)
    return np.frombuffer(memoryview(again), np.int64)


def mask(actions: int, legal: Iterable[int]) -> Numbers:
    """Returns a mask of `actions` entries with 1 for each legal action."""
    allowed = np.zeros(actions, np.int8)
    allowed[list(legal)] = 1
    return allowed


def highs(encoding: Encoding) -> Numbers:
    """Returns the largest possible value of each entry of an observation."""
    return np.array(encoding.layout.highs(), np.int8)
