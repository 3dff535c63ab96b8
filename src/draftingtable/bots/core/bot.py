"""The base class of all bots."""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from draftingtable.games.core.copying import attributes, rebuilt
from draftingtable.games.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player of one seat in one game. It may remember what that seat has seen."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[int]) -> int:
        """Returns one of `moves`."""

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`, in subclasses too."""
        return rebuilt, (type(self), attributes(self))
