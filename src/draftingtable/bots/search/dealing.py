"""Deals that are alike for all lines of play being compared."""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.chance import Chance
from draftingtable.games.core.dealers import Dealer

WORD: Final[i64] = 0xFFFFFFFF
# Odd and below 2^30: products with a 32-bit word stay below 2^62, compiled or not.
FIRST: Final[i64] = 0x27D4EB2F
SECOND: Final[i64] = 0x2C1B3C6D
COPIES: Final[i64] = 128
"""More than there are of any one item."""


class PairedDealer(Dealer):
    """Draws the items with the lowest lots, which are hashes.

    An item's lot depends on the seed, the number of the draw and the item, not on what else is in
    the pool. Two lines of play with different items left are dealt nearly the same, so their
    results differ by play rather than luck.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.occasion: i64 = 0

    def draw(self, chance: Chance) -> list[int]:
        self.occasion += 1
        salt: i64 = stirred(self.seed ^ stirred(self.occasion))
        places = lowest_lots(chance.pool, chance.count, salt)
        drawn = [chance.pool[place] for place in places]
        places.sort(reverse=True)
        for place in places:
            chance.pool.pop(place)
        return drawn


def lowest_lots(pool: list[int], count: int, salt: i64) -> list[int]:
    """Returns the places of `count` items of the pool, lowest lot first."""
    lots: list[int] = []
    places: list[int] = []
    before = -1
    copy: i64 = 0
    for place in range(len(pool)):
        item = pool[place]
        copy = copy + 1 if item == before else 0  # equal items are adjacent
        before = item
        lot: i64 = stirred(salt ^ stirred(item * COPIES + copy))
        at = len(lots)
        while at > 0 and lots[at - 1] > lot:
            at -= 1
        if at < count:
            lots.insert(at, lot)
            places.insert(at, place)
            if len(lots) > count:
                lots.pop()
                places.pop()
    return places


def stirred(word: i64) -> i64:
    """Returns a 32-bit hash of a 32-bit word."""
    word = word & WORD
    word = ((word ^ (word >> 16)) * FIRST) & WORD
    word = ((word ^ (word >> 15)) * SECOND) & WORD
    return word ^ (word >> 16)
