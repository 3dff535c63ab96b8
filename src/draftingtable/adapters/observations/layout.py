"""What stands where in an observation: written down once, used to encode and to document.

An observation is a row of small whole numbers. Every entry is a count, or 1 for yes.
"""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """A named piece of an observation, before it has its place in the row."""

    name: str
    shape: tuple[int, ...]
    most: int
    """The largest number that an entry can be."""
    meaning: str


@dataclass(frozen=True)
class Field(Part):
    """A part with its place."""

    start: int

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class Layout:
    """The fields of an observation, one behind the other. `version` names what they mean."""

    def __init__(self, version: str, parts: list[Part]) -> None:
        self.version = version
        self.fields: dict[str, Field] = {}
        self.size = 0
        for part in parts:
            field = Field(part.name, part.shape, part.most, part.meaning, self.size)
            self.fields[part.name] = field
            self.size += field.size

    def start(self, name: str) -> int:
        return self.fields[name].start

    def highs(self) -> list[int]:
        """The largest number that each entry can be."""
        return [field.most for field in self.fields.values() for _ in range(field.size)]
