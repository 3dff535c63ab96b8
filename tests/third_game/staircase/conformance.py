"""Facts about Staircase that the conformance suite needs."""

from draftingtable.games.core.position import Position
from tests.conformance.declared import Conformance

from .game import GAME
from .notation import MOST_CARDS
from .position import StaircasePosition


def disguises(position: Position, viewer: int) -> list[Position]:
    """The order of the pile is secret."""
    twin = position.copy()
    assert isinstance(twin, StaircasePosition)
    twin.pile.reverse()
    return [twin]


def hidden(position: Position) -> set[str]:
    assert isinstance(position, StaircasePosition)
    return {str(card + 1) for card in position.pile}


CONFORMANCE = Conformance(
    [GAME.setup(players, {"cards": cards}) for players in (2, 3, 4) for cards in (45, 60)],
    list(range(MOST_CARDS)),
    disguises,
    hidden,
)
