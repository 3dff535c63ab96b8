"""Plays random games of Between Two Cities and writes their records.

Shares no game logic with the referee; the scores come from cities_generator_scoring.
"""

import argparse
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from .cities_generator_scoring import (
    ORDER,
    Town,
    automa_tile,
    free_spots,
    score_all,
    tally,
    town_letters,
    with_tile,
)

MODES = ("ring", "two", "beginner", "expert")
STYLES = ("random", "stretched", "compact", "collector", "orderly")
DUPLEX_NAMES = (
    "F/e F/O H/O H/S O/P O/S d/H P/F P/H m/P S/F S/b "
    "e-F F-O F-S H-P H-b O-H O-S d-P P-F P-O S-m S-H"
)
Column = tuple[str, ...]
Cards = Sequence[tuple[Column, Column]]


def sample_deck() -> list[tuple[Column, Column]]:
    """Returns a custom deck for trials: all ways to use up to two symbols before 'most'."""
    starts: list[Column] = [
        (),
        ("house",),
        ("factory",),
        ("new",),
        ("house", "factory"),
        ("factory", "house"),
        ("new", "house"),
        ("new", "factory"),
        ("house", "new"),
        ("factory", "new"),
    ]
    columns = [(*start, "most") for start in starts]
    pairs = [(columns[k], columns[(3 * k + 6) % 10]) for k in range(10)]
    return pairs + [(column, columns[(7 * k + 1) % 10]) for k, column in enumerate(columns)]


SAMPLE_DECK = sample_deck()
SAMPLE_LEVELS = {1: -6, 2: -3, 3: 0, 4: 3, 5: 6}


class Game:
    def __init__(self, rng: random.Random, mode: str, players: int, style: str) -> None:
        self.rng = rng
        self.mode = mode
        self.players = players
        self.style = style
        self.singles = list("S" * 16 + "F" * 16 + "demb" * 5 + "O" * 20 + "P" * 16 + "H" * 20)
        self.duplexes = DUPLEX_NAMES.split()
        self.names = self.duplexes.copy()
        rng.shuffle(self.singles)
        rng.shuffle(self.duplexes)
        self.towns: list[Town] = [{} for _ in range(4 if mode == "two" else players)]
        self.heap = ""  # Automacity, in place of town B
        self.favourite = rng.choice(ORDER)
        self.lines: list[str] = []

    # ---- helpers

    def take(self, source: list[str], count: int) -> list[str]:
        tiles = source[:count]
        del source[:count]
        return tiles

    def places(self) -> list[Town | str]:
        if self.mode in ("ring", "two"):
            return list(self.towns)
        return [self.towns[0], self.heap, self.towns[2]]

    def sides(self, seat: int) -> list[int]:
        """Returns the left and right town of a seat (seats count from 0 here)."""
        if self.mode == "two":
            return [2 * seat, 2 * seat + 1]
        return [seat, (seat - 1) % self.players]

    def rank(self, tile: str) -> int:
        return self.names.index(tile) if len(tile) == 3 else ORDER.index(tile)

    def place(self, seat: int, tile: str, town: int) -> None:
        spots = free_spots(self.towns[town], tile)
        spot = self.rng.choice(spots)
        if self.style in ("stretched", "compact"):
            sign = -1 if self.style == "stretched" else 1
            spot = min(spots, key=lambda each: sign * self.extent(town, tile, each))
        self.towns[town] = with_tile(self.towns[town], tile, spot)
        self.lines.append(f"{seat + 1} place {tile} {'ABCDEFG'[town]} {spot[0]},{spot[1]}")

    def extent(self, town: int, tile: str, spot: tuple[int, int]) -> float:
        """Returns the size of the box around the town after this, plus some noise."""
        squares = with_tile(self.towns[town], tile, spot)
        width = max(x for x, _ in squares) - min(x for x, _ in squares)
        height = max(y for _, y in squares) - min(y for _, y in squares)
        return width + height + self.rng.random() / 2

    def place_all(self, jobs: list[tuple[int, str, int]]) -> None:
        """Places (seat, tile, town) in some order."""
        if self.style != "orderly":
            self.rng.shuffle(jobs)
        for seat, tile, town in jobs:
            self.place(seat, tile, town)

    # ---- ring and two

    def deal(self, source: list[str], count: int) -> list[list[str]]:
        hands = [self.take(source, count) for _ in range(self.players)]
        for seat, hand in enumerate(hands, start=1):
            self.lines.append(f"deal {seat} {' '.join(hand)}")
        return hands

    def choose(self, hand: list[str]) -> list[str]:
        self.rng.shuffle(hand)
        if self.style == "collector":
            hand.sort(key=lambda tile: self.favourite not in tile)
        return sorted([hand.pop(0), hand.pop(0)], key=self.rank)

    def draft_turn(self, hands: list[list[str]]) -> None:
        jobs: list[tuple[int, str, int]] = []
        for seat, hand in enumerate(hands):
            chosen = self.choose(hand)
            self.lines.append(f"{seat + 1} pick {' '.join(chosen)}")
            sides = self.sides(seat)
            self.rng.shuffle(sides)
            jobs += [(seat, tile, side) for tile, side in zip(chosen, sides, strict=True)]
        self.place_all(jobs)

    def draft_singles(self, passing: str) -> None:
        hands = self.deal(self.singles, 7)
        for _ in range(3):
            self.draft_turn(hands)
            hands = self.passed(hands, passing)

    def passed(self, hands: list[list[str]], passing: str) -> list[list[str]]:
        return [hands[-1], *hands[:-1]] if passing == "left" else [*hands[1:], hands[0]]

    def play_drafting(self) -> None:
        times = 2 if self.mode == "two" else 1
        for _ in range(times):
            self.draft_singles("left")
        for _ in range(times):
            self.draft_turn(self.deal(self.duplexes, 3))
        for _ in range(times):
            self.draft_singles("right")

    # ---- solo

    def assign(self, tiles: list[str], cities: str) -> list[tuple[int, str, int]]:
        """Assigns one of the tiles to each city and returns the placements to make."""
        jobs = []
        order = list(cities)
        self.rng.shuffle(order)
        for city in order:
            tile = tiles.pop(self.rng.randrange(len(tiles)))
            self.lines.append(f"1 assign {tile} {city}")
            if city == "B":
                self.heap += tile.replace("/", "").replace("-", "")
            else:
                jobs.append((0, tile, "ABC".index(city)))
        return jobs

    def draw_three(self, source: list[str]) -> list[str]:
        tiles = self.take(source, 3)
        self.lines.append(f"draw {' '.join(tiles)}")
        return tiles

    def random_tile(self, source: list[str], city: str) -> str:
        [tile] = self.take(source, 1)
        self.lines.append(f"random {tile} {city}")
        if city == "B":
            self.heap += tile.replace("/", "").replace("-", "")
        return tile

    def play_beginner(self) -> None:
        for turn in range(7):
            source = self.duplexes if turn == 3 else self.singles
            jobs = [(0, self.random_tile(source, "A"), 0)]
            self.random_tile(source, "B")
            jobs.append((0, self.random_tile(source, "C"), 2))
            self.place_all(jobs + self.assign(self.draw_three(source), "ABC"))

    def play_expert(self, cards: Cards) -> None:
        numbers = list(range(1, 21))
        self.rng.shuffle(numbers)
        self.random_tile(self.duplexes, "B")
        self.random_tile(self.duplexes, "B")
        self.expert_round("left", numbers, cards)
        jobs = self.assign(self.draw_three(self.duplexes), "AC")
        jobs += self.assign(self.draw_three(self.duplexes), "AC")
        self.place_all(jobs)
        self.expert_round("right", numbers, cards)

    def expert_round(self, passing: str, numbers: list[int], cards: Cards) -> None:
        hands = self.deal(self.singles, 7)
        for _ in range(3):
            jobs = []
            for seat, city in ((1, 0), (2, 2)):
                number = numbers.pop()
                self.lines.append(f"card {number}")
                shared, own = cards[number - 1]
                jobs.append((0, self.automa(seat, city, hands[seat], shared), city))
                self.heap += self.automa(seat, 1, hands[seat], own)
            self.place_all(jobs + self.assign(hands[0], "AC"))
            hands = self.passed(hands, passing)

    def automa(self, seat: int, city: int, hand: list[str], column: Column) -> str:
        tile = automa_tile(self.places(), city, hand, column)
        hand.remove(tile)
        self.lines.append(f"{seat + 1} assign {tile} {'ABC'[city]}")
        return tile

    # ---- the whole game

    def result(self, bonus: int) -> str:
        places = self.places()
        totals = score_all(places)
        if self.mode in ("beginner", "expert"):
            totals[1] += bonus
        keys: list[tuple[int, ...]] = []
        for seat in range(self.players):
            left, right = self.sides(seat)
            pair = sorted((totals[left], totals[right]))
            counts = tally(town_letters(places[left]) + town_letters(places[right]))
            points = (sum(pair),) if self.mode == "two" else tuple(pair)
            keys.append(points + tuple(counts[letter] for letter in "SFTOPH"))
        winners = [seat + 1 for seat, key in enumerate(keys) if key == max(keys)]
        return json.dumps({"scores": [key[0] for key in keys], "winners": winners})

    def play(self, cards: Cards, level: int, bonus: int) -> str:
        if self.mode == "beginner":
            self.play_beginner()
        elif self.mode == "expert":
            self.play_expert(cards)
        else:
            self.play_drafting()
        solo = self.mode in ("beginner", "expert")
        options: dict[str, object] = {"mode": self.mode}
        names = [f"Player {seat + 1}" for seat in range(self.players)]
        if solo:
            options["level"] = level
            names = ["You", "Autommaso", "Automarta"]
        header = [
            "drafting-table record 1",
            "game: cities",
            "rules: 1",
            f"options: {json.dumps(options)}",
            f"seats: {json.dumps(names)}",
        ]
        tail = ["---", f"result: {self.result(bonus)}", ""]
        return "\n".join([*header, "---", *self.lines, *tail])


def generate(
    mode: str,
    players: int,
    seed: int,
    games: int,
    style: str = "random",
    cards: Cards = SAMPLE_DECK,
    levels: Mapping[int, int] = SAMPLE_LEVELS,
) -> Iterator[str]:
    """Returns the texts of that many records. The number of players matters only in ring mode."""
    players = {"ring": players, "two": 2}.get(mode, 3)
    for number in range(games):
        rng = random.Random(f"{mode} {players} {style} {seed} {number}")
        level = rng.choice(sorted(levels))
        yield Game(rng, mode, players, style).play(cards, level, levels[level])


def read_deck(path: Path) -> list[tuple[Column, Column]]:
    """Reads a deck from JSON: a list of pairs, the shared and the Automacity column."""
    pairs = json.loads(path.read_text(encoding="utf-8"))
    return [(tuple(shared), tuple(own)) for shared, own in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write records of Between Two Cities.")
    parser.add_argument("--mode", choices=MODES, default="ring")
    parser.add_argument("--players", type=int, choices=range(3, 8), default=4)
    parser.add_argument("--style", choices=STYLES, default="random")
    parser.add_argument("--deck", type=Path, help="JSON: pairs of columns (expert mode)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    cards = read_deck(given.deck) if given.deck else SAMPLE_DECK
    texts = generate(given.mode, given.players, given.seed, given.games, given.style, cards)
    for number, text in enumerate(texts, start=1):
        name = f"cities-{given.mode}-{given.players}-{given.style}-{given.seed}-{number}.dtr"
        (given.out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
