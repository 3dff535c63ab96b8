"""What the network sees of a city: a list of marks, one for each fact (see `value_network`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.evaluation import LEFT_OF_LINES, bits
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.grid import SPAN, neighbours
from draftingtable.games.cities.city.patterns import park_points, shop_points
from draftingtable.games.cities.city.scoring import factory_count, other_types
from draftingtable.games.core.arrays import append, vec
from draftingtable.games.core.copying import attributes, remade

ROWS: Final = 402
"""How many different marks there are."""
MODES: Final = 8
MOST_FACTORIES: Final = 5
WIDEST_LEAD: Final = 2


class Marks:
    """Facts with a limited number of values; each value of each fact has its own mark."""

    def __init__(self) -> None:
        self.marks = vec[i64]()
        self.begin: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (), attributes(self))

    def add(self, value: i64, values: i64) -> None:
        """Adds a fact; values above the highest count as the highest."""
        mark = self.begin + (value if value < values else values - 1)
        self.marks = append(self.marks, mark)
        self.begin += values


def marks_of(city: City, mode: i64, most: i64, second: i64) -> vec[i64]:
    """Returns the marks; `most` and `second` are the highest factory counts of other cities."""
    marks = Marks()
    free: i64 = city.room & ~city.occupied
    marks.add(city.size, 17)
    marks.add(mode, MODES)
    add_factories(marks, factory_count(city), most, second)
    add_shops(marks, city, free)
    add_parks(marks, city, free)
    add_offices(marks, city, free)
    add_taverns(marks, city)
    add_houses(marks, city, free)
    marks.add(bits(free), 34)
    marks.add(bits(neighbours(city.occupied) & free), 14)
    return marks.marks


def add_factories(marks: Marks, own: i64, most: i64, second: i64) -> None:
    lead: i64 = own - most
    if lead > WIDEST_LEAD:
        lead = WIDEST_LEAD
    if lead < -WIDEST_LEAD:
        lead = -WIDEST_LEAD
    counted: i64 = own if own < MOST_FACTORIES else MOST_FACTORIES
    marks.add(counted * (2 * WIDEST_LEAD + 1) + lead + WIDEST_LEAD, 30)
    rank: i64 = 0
    if own < most:
        rank = 1
        if own == second:
            rank = 2
        elif own < second:
            rank = 3
    marks.add(rank, 4)
    marks.add(most, 7)


def add_shops(marks: Marks, city: City, free: i64) -> None:
    """Adds the shops, and how many lines of four are still possible by the shops in them."""
    shops: i64 = city.shops
    squares: i64 = shops | free
    across: i64 = squares & squares >> 1 & squares >> 2 & squares >> 3 & LEFT_OF_LINES
    down: i64 = squares & squares >> SPAN & squares >> 2 * SPAN & squares >> 3 * SPAN
    three: i64 = threes(shops, across, 1) + threes(shops, down, SPAN)
    two: i64 = twos(shops, across, 1) + twos(shops, down, SPAN)
    marks.add(bits(shops), 9)
    marks.add((three if three < 2 else 2) * 3 + (two if two < 2 else 2), 9)
    marks.add(ones(shops, across, 1) + ones(shops, down, SPAN), 6)
    marks.add(empty_lines(shops, across, 1) + empty_lines(shops, down, SPAN), 6)
    marks.add(shop_points(city.pattern(shops)), 22)


def is_odd(shops: i64, step: i64) -> i64:
    """Returns the lines, by their first square, with an odd number of shops."""
    return shops ^ shops >> step ^ shops >> 2 * step ^ shops >> 3 * step


def is_several(shops: i64, step: i64) -> i64:
    """Returns the lines with two or three shops; of the others, those with four are not among
    them."""
    second: i64 = shops >> step
    third: i64 = shops >> 2 * step
    fourth: i64 = shops >> 3 * step
    return (shops & second ^ third & fourth) | (shops ^ second) & (third ^ fourth)


def threes(shops: i64, lines: i64, step: i64) -> i64:
    return bits(lines & is_odd(shops, step) & is_several(shops, step))


def twos(shops: i64, lines: i64, step: i64) -> i64:
    return bits(lines & ~is_odd(shops, step) & is_several(shops, step))


def ones(shops: i64, lines: i64, step: i64) -> i64:
    return bits(lines & is_odd(shops, step) & ~is_several(shops, step))


def empty_lines(shops: i64, lines: i64, step: i64) -> i64:
    complete: i64 = shops & shops >> step & shops >> 2 * step & shops >> 3 * step
    return bits(lines & ~is_odd(shops, step) & ~is_several(shops, step) & ~complete)


def add_parks(marks: Marks, city: City, free: i64) -> None:
    parks: i64 = city.parks
    alone: i64 = parks & ~neighbours(parks)
    marks.add(bits(parks), 9)
    marks.add(bits(alone), 5)
    marks.add(bits(alone & neighbours(free)), 5)
    marks.add(park_points(city.pattern(parks)) >> 1, 14)
    marks.add(bits(neighbours(parks) & free), 9)


def add_offices(marks: Marks, city: City, free: i64) -> None:
    offices: i64 = city.offices
    near_taverns = neighbours(city.taverns())
    marks.add(bits(offices), 10)
    marks.add(bits(offices & near_taverns), 8)
    marks.add(bits(offices & ~near_taverns & neighbours(free)), 6)


def add_taverns(marks: Marks, city: City) -> None:
    """Adds the complete sets, and the kinds in each of the two begun after them."""
    kinds = vec[i64]([bits(city.drink), bits(city.food), bits(city.music), bits(city.bed)])
    complete: i64 = kinds[0]
    for count in kinds:
        if count < complete:
            complete = count
    first: i64 = 0
    further: i64 = 0
    for count in kinds:
        if count > complete:
            first += 1
        if count > complete + 1:
            further += 1
    sets: i64 = complete if complete < 2 else 2
    marks.add(sets * 16 + first * 4 + (further if further < 3 else 3), 48)


def add_houses(marks: Marks, city: City, free: i64) -> None:
    """Adds the houses, what types they see, and where houses, factories and offices can go."""
    near_factories = neighbours(city.factories)
    good: i64 = city.houses & ~near_factories
    near_good = neighbours(good)
    marks.add(bits(good), 9)
    marks.add(bits(city.houses & near_factories), 5)
    marks.add(types_in(city), 32)
    marks.add(other_types(city), 6)
    marks.add(bits(near_good & free), 10)
    marks.add(bits(free & ~near_factories), 24)
    marks.add(bits(free & ~near_good), 24)
    marks.add(bits(free & neighbours(city.taverns())), 12)


def types_in(city: City) -> i64:
    """Returns which types other than houses the city has, one bit each."""
    types: i64 = 0
    if city.shops != 0:
        types |= 1
    if city.factories != 0:
        types |= 2
    if city.taverns() != 0:
        types |= 4
    if city.offices != 0:
        types |= 8
    if city.parks != 0:
        types |= 16
    return types
