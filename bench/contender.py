"""The interface of everything that can be measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bench.tally import Tally

# play(seconds, seed): plays random games for about that long.
Play: TypeAlias = Callable[[float, int], Tally]
# Imports and prepares whatever the loop needs, so none of it is timed.
Load: TypeAlias = Callable[[], Play]


class Unavailable(Exception):
    """Raised while loading if this contender cannot be measured here; says why."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something to measure. `load` raises ImportError or Unavailable if it cannot run."""

    name: str
    about: str
    load: Load
