"""Writes what the client's score pads know about the printed games: what is in the boxes.

    python -m tools.pad_facts

The library scores; a pad only offers what can be entered. `tests/tools/test_pad_facts.py` fails
when these files no longer agree with the rules.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from draftingtable.games.cities.city.components import LETTERS, SUPPLY, halves
from draftingtable.games.cities.solo.levels import POINTS
from draftingtable.games.towers.components import MAX_PLAYERS, MIN_PLAYERS, VALUES, deck

GAMES = Path(__file__).parent.parent / "web/src/games"
Data = dict[str, object]


def main() -> None:
    for file, text in fact_texts().items():
        file.write_text(text, encoding="utf-8")
        print(file)


def fact_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    facts = {"cities": city_facts(), "towers": tower_facts()}
    return {
        GAMES / game / "pad" / "facts.json": json.dumps(found) + "\n"
        for game, found in facts.items()
    }


def city_facts() -> Data:
    """Returns the number of each building, including halves of duplexes, and the levels' points.

    C1.1, C1.2, S5.
    """
    box = dict.fromkeys(LETTERS, 0)
    for tile, many in enumerate(SUPPLY):
        for building in halves(tile):
            box[LETTERS[building]] += many
    return {"box": box, "levels": list(POINTS)}


def tower_facts() -> Data:
    """Returns the copies of each value in a kind, lowest value first (T1.3, T1.4)."""
    return {"few": copies(MIN_PLAYERS), "many": copies(MAX_PLAYERS)}


def copies(players: int) -> list[int]:
    found = Counter(number % VALUES for number in deck(players) if number < VALUES)
    return [found[value] for value in range(VALUES)]


if __name__ == "__main__":
    main()
