"""The interface for valuing towers, as a planner needs it."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64

from draftingtable.games.towers.state import TowersState


class Appraisal(metaclass=ABCMeta):
    """The expected points of one seat's towers, part by part."""

    def __init__(self, state: TowersState) -> None:
        self.state = state

    @abstractmethod
    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        """Returns the value of one tower; `built` is whether its top was built in this round."""

    @abstractmethod
    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        """Returns the value of all towers together: by two heights and the number of open ones."""

    @abstractmethod
    def razing(self, razed: int) -> float:
        """Returns the (negative) value of this many razed cards."""
