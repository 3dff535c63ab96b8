"""Writes score sheets with their scores, as test data for the client's own scorer.

    python -m tools.score_fixtures

The client scores without a server when it is offline. Its tests read these files, and
`tests/tools/test_score_fixtures.py` fails when they no longer agree with the rules.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path

from draftingtable.games.cities.city.components import LETTERS, SUPPLY, halves
from draftingtable.games.cities.city.patterns import PATTERNS, park_points, shop_points
from draftingtable.games.cities.solo.levels import POINTS
from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.registry import get
from draftingtable.games.towers.building import fits
from draftingtable.games.towers.components import EIGHT, NINE, ROOF, TYPE_NAMES, VALUES, deck

GAMES = Path(__file__).parent.parent / "web/src/games"
CITIES = GAMES / "cities/pad/scoring/fixtures.json"
TOWERS = GAMES / "towers/pad/fixtures.json"
SEED = 6
CITY_SHEETS = 120
SOLO_SHEETS = 80
TOWER_SHEETS = 120
EMPTY_SQUARE = "."
Data = dict[str, object]

TOWERS_E4: Data = {
    "players": [
        {
            "name": "Anna",
            "towers": {"candy": [12, 9, 5, 2], "tree": [8, 15, 0], "sand": [14, 11, 9, 6, 4, 0]},
            "razed": 2,
        }
    ]
}
E1_CITY = ["SSSS", "HHOm", "OPOO", "OPHP"]


def main() -> None:
    for file, text in fixture_texts().items():
        file.write_text(text, encoding="utf-8")
        print(file)


def fixture_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    rng = random.Random(SEED)
    cities = [*plain_cities(), *(random_cities(rng) for _ in range(CITY_SHEETS))]
    towers = [*plain_towers(), *(random_towers(rng) for _ in range(TOWER_SHEETS))]
    solo = [*plain_solo(), *(random_solo(rng) for _ in range(SOLO_SHEETS))]
    return {
        CITIES: fixture_text(
            {
                "box": [{"buildings": box(), "levels": list(POINTS)}],
                "patterns": [{"shops": checksum(shop_points), "parks": checksum(park_points)}],
                "cities": [scored("cities", sheet) for sheet in [*cities, *solo]],
            }
        ),
        TOWERS: fixture_text({"towers": [scored("towers", sheet) for sheet in towers]}),
    }


def fixture_text(parts: dict[str, list[Data]]) -> str:
    """Formats one sheet per line, to keep diffs readable."""
    lines = [f'"{name}": [\n{joined(entries)}\n]' for name, entries in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def joined(entries: list[Data]) -> str:
    return ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)


def scored(game: str, sheet: Data) -> Data:
    try:
        return {"sheet": sheet, "result": get(game).score(sheet)}
    except BadInput as refusal:
        told = {"code": refusal.code, "rule": refusal.rule, "params": refusal.params}
        return {"sheet": sheet, "refused": told}


def checksum(points: Callable[[int], int]) -> str:
    """Returns a hash of the points of all patterns, one byte each: none scores above 64."""
    return hashlib.sha256(bytes(points(pattern) for pattern in range(PATTERNS))).hexdigest()


def plain_cities() -> list[Data]:
    """Returns the worked example, invalid sheets, and incomplete games."""
    blank = [EMPTY_SQUARE * 4] * 4
    return [
        {"cities": [E1_CITY]},
        {"cities": [E1_CITY, E1_CITY], "mode": "ring"},
        {"cities": [E1_CITY, blank, E1_CITY], "mode": "expert"},
        {"cities": [E1_CITY, blank, E1_CITY, blank], "mode": "two"},
        {"cities": [blank, blank, blank]},
        {"cities": []},
        {"cities": [blank] * 8},
        {"cities": [E1_CITY[:3]]},
        {"cities": [["SSS", *E1_CITY[1:]]]},
        {"cities": [["SSSx", *E1_CITY[1:]]]},
        {"cities": [["    ", *E1_CITY[1:]]]},
        {"cities": [E1_CITY], "mode": "solo"},
    ]


def plain_solo() -> list[Data]:
    """Returns S1's example, an empty Automacity, and invalid sheets."""
    blank = [EMPTY_SQUARE * 4] * 4
    factories = [["FFF.", *blank[1:]], ["FF..", *blank[1:]]]
    s1 = {"P": 3, "d": 1, "m": 1, "e": 2, "S": 4, "F": 1, "O": 1, "H": 3}
    expert: Data = {"cities": [E1_CITY, blank], "mode": "expert", "automacity": {}}
    return [
        {"cities": factories, "mode": "beginner", "automacity": s1},
        expert,
        {**expert, "level_points": -8},
        {**expert, "cities": [E1_CITY]},
        {**expert, "mode": "ring"},
        {**expert, "automacity": {"x": 1}},
        {**expert, "automacity": {"S": 100}},
        {**expert, "level_points": 100},
        {"cities": [E1_CITY, blank], "mode": "expert", "level_points": 4},
    ]


def random_solo(rng: random.Random) -> Data:
    sheet = random_cities(rng)
    cities = sheet["cities"]
    assert isinstance(cities, list)
    counts = {letter: rng.choice((0, 0, 1, 2, 3, 4, 7, 13)) for letter in LETTERS}
    return {
        "cities": [cities[0], cities[-1]],
        "mode": rng.choice(("beginner", "expert")),
        "automacity": {letter: count for letter, count in counts.items() if count},
        "level_points": rng.choice((*POINTS, 5)),
    }


def box() -> dict[str, int]:
    """Returns the number of each building, including halves of duplexes (C1.1, C1.2)."""
    counts = dict.fromkeys(LETTERS, 0)
    for tile, many in enumerate(SUPPLY):
        for building in halves(tile):
            counts[LETTERS[building]] += many
    return counts


def random_cities(rng: random.Random) -> Data:
    """Returns random cities: few types for long lines and large groups, sometimes with gaps."""
    two = rng.random() < 0.25
    letters = rng.sample(LETTERS, rng.randint(2, len(LETTERS)))
    if rng.random() < 0.3:
        letters.append(EMPTY_SQUARE)
    count = 4 if two else rng.randint(1, 7)
    cities = [["".join(rng.choices(letters, k=4)) for _ in range(4)] for _ in range(count)]
    if rng.random() < 0.2:
        cities = [cities[0]] * count  # ties down to the last building
    return {"cities": cities, "mode": "two" if two else "ring"}


def plain_towers() -> list[Data]:
    return [
        TOWERS_E4,
        one_tower([6, 4, 0]),
        one_tower([5, 9, 5]),
        one_tower([12, 8, 10]),
        one_tower([]),
        one_tower([0]),
        one_tower([0, 9]),
        one_tower([6, 7]),
        one_tower([6, 6]),
        one_tower([16]),
        one_tower([15, 8, 15]),
        one_tower([4], razed=161),
        one_tower([4], razed=-1),
        one_tower([4], razed=110),
        {"players": []},
        {"players": [{"name": str(number), "towers": {}} for number in range(6)]},
        {"players": [{"name": "Anna", "towers": {}}, {"name": "Anna", "towers": {}}]},
        {"players": [{"name": " ", "towers": {}}]},
        {"players": [{"name": name, "towers": {"tree": [2]}} for name in "AB"]},
        {"players": [{"name": name, "towers": {"tree": [2]}} for name in "ABC"]},
        {"players": [{"name": name, "towers": {"tree": [2]}} for name in "ABCD"]},
        {"players": [{"name": name, "towers": {"junk": [3]}} for name in "ABCD"]},
    ]


def one_tower(values: list[int], razed: int = 0) -> Data:
    return {"players": [{"name": "Lina", "towers": {"sand": values}, "razed": razed}]}


def random_towers(rng: random.Random) -> Data:
    """Returns towers of shuffled cards that fit, and rarely a last one that may not."""
    count = rng.randint(1, 5)
    towers: list[dict[str, list[int]]] = [{} for _ in range(count)]
    cards = deck(count if count > 1 else 5)
    rng.shuffle(cards)
    for card in cards[: rng.randint(5, len(cards))]:
        kind, value = TYPE_NAMES[card // VALUES], card % VALUES
        tower = rng.choice(towers).setdefault(kind, [])
        if may_stand(tower, value) and (value != ROOF or rng.random() < 0.5):
            tower.append(value)
    if rng.random() < 0.15:
        rng.choice(towers).setdefault("sand", []).append(rng.choice((0, EIGHT, NINE, 15)))
    return {"players": [as_player(number, own, rng) for number, own in enumerate(towers, 1)]}


def may_stand(tower: list[int], value: int) -> bool:
    return not tower or fits(tower[-1], value)


def as_player(number: int, towers: dict[str, list[int]], rng: random.Random) -> Data:
    built: dict[str, object] = {kind: values for kind, values in towers.items() if values}
    return {"name": f"Player {number}", "towers": built, "razed": rng.choice((0, 0, 1, 2, 3, 5))}


if __name__ == "__main__":
    main()
