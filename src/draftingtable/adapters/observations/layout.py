"""The layout of an observation: defined once, used to encode and to document.

An observation is a row of small integers. Every entry is a count, or 1 for yes.
"""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """A named part of an observation, without an offset."""

    name: str
    shape: tuple[int, ...]
    most: int
    """The largest possible value of an entry."""
    meaning: str

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.name, self.shape, self.most, self.meaning)


@dataclass(frozen=True)
class Field(Part):
    """A part with its offset in the row."""

    start: int

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.name, self.shape, self.most, self.meaning, self.start)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class Layout:
    """The fields of an observation, in order. `version` names what they mean."""

    def __init__(self, version: str, parts: list[Part]) -> None:
        self.version = version
        self.fields: dict[str, Field] = {}
        self.size = 0
        for part in parts:
            field = Field(part.name, part.shape, part.most, part.meaning, self.size)
            self.fields[part.name] = field
            self.size += field.size

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.version, list(self.fields.values()))

    def start(self, name: str) -> int:
        return self.fields[name].start

    def highs(self) -> list[int]:
        """Returns the largest possible value of each entry."""
        return [field.most for field in self.fields.values() for _ in range(field.size)]
