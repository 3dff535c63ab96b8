"""Views: what one viewer may know of a position, built from scratch."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """The base of each game's view, which adds attributes that can be written as JSON."""

    @abstractmethod
    def as_data(self) -> dict[str, object]:
        """Returns the view as plain data in notation, seats from 1, for bots and browsers."""
