"""Drawing from a pool of unseen items that a position holds as an array."""

from mypy_extensions import i64

from draftingtable.games.core.arrays import pop, vec
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position


def draw(
    dealer: Dealer, position: Position, pool: vec[i64], count: i64
) -> tuple[vec[i64], vec[i64]]:
    """Returns what is left of the pool, which is changed, and the items drawn, in order.

    The pool must be that of the position's `chance()`.
    """
    items = dealer.places(pool, count)
    if len(items) != count:  # this dealer wants to see what it deals
        chance = position.chance()
        drawn = dealer.draw(chance)
        return vec[i64](chance.pool), vec[i64](drawn)
    for number in range(count):
        pool, items[number] = pop(pool, items[number])
    return pool, items
