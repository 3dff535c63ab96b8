"""Random playouts, in compiled code."""

from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness


def play_out(position: Position, dealer: Dealer, randomness: Randomness) -> int:
    """Plays random moves to the end and returns the number of decisions."""
    decisions = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        position.apply(seat, position.random_move(seat, randomness))
        decisions += 1
    return decisions
