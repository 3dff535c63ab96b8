"""Deals that are alike for all lines of play being compared."""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import Chance
from draftingtable.games.core.dealers import Dealer, take

WORD: Final[i64] = 0xFFFFFFFF
# Odd and below 2^30: products with a 32-bit word stay below 2^62, compiled or not.
FIRST: Final[i64] = 0x27D4EB2F
SECOND: Final[i64] = 0x2C1B3C6D
COPIES: Final[i64] = 128
"""More than there are of any one item."""
NO_LOT: Final[i64] = 0x100000000
"""Higher than any lot."""


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
        return take(chance.pool, list(self.places(vec[i64](chance.pool), chance.count)))

    def places(self, pool: vec[i64], count: i64) -> vec[i64]:
        self.occasion += 1
        salt: i64 = stirred(self.seed ^ stirred(self.occasion))
        places = lowest_lots(pool, count, salt)
        later: i64 = len(places)
        while later > 1:
            later -= 1
            before: i64 = 0
            for earlier in range(later):
                if places[earlier] < places[later]:
                    before += 1
            places[later] -= before  # so many are gone by then
        return places


def lowest_lots(pool: vec[i64], count: i64, salt: i64) -> vec[i64]:
    """Returns the places of `count` items of the pool, lowest lot first."""
    lots = vec[i64]([NO_LOT] * count)
    places = vec[i64]([0] * count)
    if count == 0:
        return places
    before: i64 = -1
    copy: i64 = 0
    size: i64 = len(pool)
    for place in range(size):
        item = pool[place]
        copy = copy + 1 if item == before else 0  # equal items are adjacent
        before = item
        lot = stirred(salt ^ stirred(item * COPIES + copy))
        if lot < lots[count - 1]:
            at = count - 1
            while at > 0 and lots[at - 1] > lot:
                lots[at] = lots[at - 1]
                places[at] = places[at - 1]
                at -= 1
            lots[at] = lot
            places[at] = place
    return places


def stirred(word: i64) -> i64:
    """Returns a 32-bit hash of a 32-bit word."""
    word = word & WORD
    word = ((word ^ (word >> 16)) * FIRST) & WORD
    word = ((word ^ (word >> 15)) * SECOND) & WORD
    return word ^ (word >> 16)
