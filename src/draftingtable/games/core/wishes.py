"""What builders of something shared ask each other for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """A building on a square of a city, in notation. It says nothing about anybody's tiles."""

    city: str
    square: str
    building: str

    def is_about(self, city: str, square: str) -> bool:
        return (self.city, self.square) == (city, square)
