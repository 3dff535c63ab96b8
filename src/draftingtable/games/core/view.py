"""What one viewer may know of a position, built from nothing."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """Each game's view adds its own attributes; all of them can be written as JSON."""

    @abstractmethod
    def as_data(self) -> dict[str, object]:
        """The view as plain data in notation, seats from 1: what a bot or a browser receives."""
