"""The generator's own scoring, with other methods than the referee's, so each checks the other.

A city is a dict from square to letter; Automacity is a string of letters.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence

Town = dict[tuple[int, int], str]

SHOP_ROW = (0, 2, 5, 10, 16)
TAVERN_SET = (0, 1, 4, 9, 17)
PARK_GROUP = (0, 2, 8, 12)
ORDER = "SFdembOPH"


def kind(letter: str) -> str:
    """One letter for each building type, T for all taverns."""
    return "T" if letter in "demb" else letter


def tally(letters: Iterable[str]) -> Counter[str]:
    return Counter(kind(letter) for letter in letters)


def beside(town: Town, square: tuple[int, int]) -> set[str]:
    x, y = square
    around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return {kind(town[place]) for place in around if place in town}


def shop_score(town: Town) -> int:
    """Gives each shop a direction, across or down, counts the runs and keeps the best."""
    shops = [square for square, letter in town.items() if letter == "S"]
    best = 0
    for directions in itertools.product("-|", repeat=len(shops)):
        across = {square for square, way in zip(shops, directions, strict=True) if way == "-"}
        down = {(y, x) for x, y in shops if (x, y) not in across}
        best = max(best, run_score(across) + run_score(down))
    return best


def run_score(squares: set[tuple[int, int]]) -> int:
    score = 0
    for x, y in squares:
        if (x - 1, y) not in squares:
            length = next(n for n in range(1, 17) if (x + n, y) not in squares)
            score += SHOP_ROW[length]
    return score


def tavern_score(letters: Iterable[str]) -> int:
    """The k-th set holds every kind of which there are at least k."""
    counts = Counter(letter for letter in letters if letter in "demb")
    sizes = (sum(count >= k for count in counts.values()) for k in range(1, 17))
    return sum(TAVERN_SET[size] for size in sizes)


def office_score(number: int) -> int:
    return 21 * (number // 6) + (number % 6) * (number % 6 + 1) // 2


def park_score(town: Town) -> int:
    """Numbers the parks; each takes the lowest number around it until nothing changes."""
    parks = [square for square, letter in town.items() if letter == "P"]
    group = {square: number for number, square in enumerate(parks)}
    for _ in parks:
        for (x, y), (u, v) in itertools.permutations(parks, 2):
            if abs(x - u) + abs(y - v) == 1:
                group[x, y] = min(group[x, y], group[u, v])
    sizes = Counter(group.values()).values()
    return sum(PARK_GROUP[min(size, 3)] + max(size - 3, 0) for size in sizes)


def town_score(town: Town, factory: int) -> int:
    counts = tally(town.values())
    variety = len(counts) - ("H" in counts)
    score = shop_score(town) + tavern_score(town.values()) + park_score(town)
    score += office_score(counts["O"]) + counts["F"] * factory
    for square, letter in town.items():
        if letter == "O":
            score += "T" in beside(town, square)
        elif letter == "H":
            score += 1 if "F" in beside(town, square) else variety
    return score


def heap_score(heap: str, factory: int) -> int:
    """Returns the score of Automacity."""
    counts = tally(heap)
    fours, rest = divmod(counts["S"], 4)
    score = 16 * fours + SHOP_ROW[rest] + tavern_score(heap)
    score += office_score(counts["O"]) + counts["O"] + counts["F"] * factory
    score += 8 * (counts["P"] // 2) + 2 * (counts["P"] % 2)
    return score + counts["H"] * (len(counts) - ("H" in counts))


def factory_values(places: Sequence[Town | str]) -> list[int]:
    counts = [factories(place) for place in places]
    levels = sorted(set(counts), reverse=True)
    return [max(2, 4 - levels.index(count)) for count in counts]


def factories(place: Town | str) -> int:
    return place.count("F") if isinstance(place, str) else list(place.values()).count("F")


def score_all(places: Sequence[Town | str]) -> list[int]:
    """Returns the scores of all cities of a game."""
    values = factory_values(places)
    return [
        heap_score(place, value) if isinstance(place, str) else town_score(place, value)
        for place, value in zip(places, values, strict=True)
    ]


def free_spots(town: Town, tile: str) -> list[tuple[int, int]]:
    """Slides a 4x4 window over the city; a spot is free if some window contains everything."""
    if not town:
        return [(0, 0)]
    length = (1, 1) if len(tile) == 1 else (1, 2) if tile[1] == "/" else (2, 1)
    spots = set()
    for left, top in itertools.product(range(-7, 8), repeat=2):
        if not all(left <= x < left + 4 and top <= y < top + 4 for x, y in town):
            continue
        across = range(left, left + 5 - length[0])
        down = range(top, top + 5 - length[1])
        for x, y in itertools.product(across, down):
            squares = {(x, y), (x + length[0] - 1, y + length[1] - 1)}
            if not squares & town.keys() and any(beside(town, square) for square in squares):
                spots.add((x, y))
    return sorted(spots)


def with_tile(town: Town, tile: str, spot: tuple[int, int]) -> Town:
    x, y = spot
    town = {**town, (x, y): tile[0]}
    if len(tile) == 3:
        town[(x, y + 1) if tile[1] == "/" else (x + 1, y)] = tile[2]
    return town


def added(places: Sequence[Town | str], index: int, tile: str) -> int:
    """Returns the most points that the tile can add to one of the cities."""
    place = places[index]
    others = list(places)
    results = []
    if isinstance(place, str):
        tries: list[Town | str] = [place + tile]
    else:
        tries = [with_tile(place, tile, spot) for spot in free_spots(place, tile)]
    for attempt in tries:
        others[index] = attempt
        results.append(score_all(others)[index])
    return max(results) - score_all(places)[index]


def automa_tile(
    places: Sequence[Town | str], index: int, hand: Sequence[str], column: Sequence[str]
) -> str:
    """Returns the tile that a card's column takes from the hand."""
    present = tally(town_letters(places[index]))
    for symbol in column:
        pool = set(hand)
        if symbol == "new":
            pool = {tile for tile in pool if kind(tile) not in present} if present["H"] else set()
        elif symbol != "most":
            pool &= {symbol[0].upper()}
        if pool:
            return min(pool, key=lambda tile: (-added(places, index, tile), ORDER.index(tile)))
    raise ValueError("the column decides nothing")


def town_letters(place: Town | str) -> list[str]:
    return list(place) if isinstance(place, str) else list(place.values())
