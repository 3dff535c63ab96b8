"""What a way to value towers offers: all that a planner needs to know."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64

from draftingtable.games.towers.state import TowersState


class Appraisal(metaclass=ABCMeta):
    """Points that may be expected of one seat's towers, part by part."""

    def __init__(self, state: TowersState) -> None:
        self.state = state

    @abstractmethod
    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        """What one tower is worth; `built` tells whether its top was built in this round."""

    @abstractmethod
    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        """What towers add as a whole: by the heights of two, and by how many are open."""

    @abstractmethod
    def razing(self, razed: int) -> float:
        """What so many razed cards add; less than nothing, of course."""
