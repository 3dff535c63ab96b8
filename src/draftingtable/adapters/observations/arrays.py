"""Encodings as numpy arrays, one game at a time (`vector` does many at once)."""

from typing import TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.games.core.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("vector") from error

Numbers: TypeAlias = NDArray[np.int8]


def observation(encoding: Encoding, view: View) -> Numbers:
    counts = np.zeros(encoding.layout.size, np.int8)
    np.add.at(counts, encoding.marks(view), np.int8(1))
    return counts


def mask(encoding: Encoding, seat: int, moves: list[int], more: int = 0) -> Numbers:
    """Returns a mask with 1 for each legal action, followed by `more` zeros."""
    allowed = np.zeros(len(encoding.actions) + more, np.int8)
    if moves:
        actions = encoding.action_of[seat]
        allowed[[actions[move] for move in moves]] = 1
    return allowed


def highs(encoding: Encoding) -> Numbers:
    """Returns the largest possible value of each entry of an observation."""
    return np.array(encoding.layout.highs(), np.int8)
