"""python -m bench.scoring: measures how long scoring a full city takes, called from Python."""

from __future__ import annotations

from random import Random
from time import process_time

from bench.environment import build_of
from bench.ours import PACKAGE

CITIES = 1000
REPEATS = 200


def main() -> None:
    from draftingtable.games.cities.city.city import city_from_rows
    from draftingtable.games.cities.city.components import LETTERS
    from draftingtable.games.cities.city.scoring import total

    random = Random(1)
    cities = [
        city_from_rows(["".join(random.choices(LETTERS, k=4)) for _ in range(4)])
        for _ in range(CITIES)
    ]
    for city in cities:
        total(city, 4)  # patterns are computed once, on first use
    start = process_time()
    for _ in range(REPEATS):
        for city in cities:
            total(city, 4)
    each = (process_time() - start) / (CITIES * REPEATS)
    print(f"{each * 1e6:.3f} microseconds a city ({build_of(PACKAGE)})")


if __name__ == "__main__":
    main()
