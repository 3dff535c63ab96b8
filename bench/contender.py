"""The shape of everything that can be measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bench.tally import Tally

# play(seconds, seed): play random games for about that long.
Play: TypeAlias = Callable[[float, int], Tally]
# Imports and prepares whatever the loop needs, so that none of it falls into a timed slice.
Load: TypeAlias = Callable[[], Play]


class Unavailable(Exception):
    """Raised while loading: this contender cannot be measured here, and why."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something to measure. `load` raises ImportError or Unavailable where it cannot run."""

    name: str
    about: str
    load: Load
