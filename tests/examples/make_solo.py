"""Generates the golden records of the solo modes: `python -m tests.examples.make_solo`.

As in `make`, seeds are tried in turn until a game shows what the example is for, and existing
records are kept: run this only to add new ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from draftingtable.games.cities.city.scoring import CATEGORIES, best_spot, gain
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.moves import (
    assigned_city,
    assigned_tile,
    is_assign,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.cities.solo.automa_cards import SYMBOLS
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness

FOLDER = Path(__file__).parent
SEATS = ("Łucja", "Autommaso", "Automarta")


@dataclass(frozen=True)
class SoloExample:
    name: str
    about: str
    mode: str
    level: int
    wanted: frozenset[str] = frozenset()
    moves: int = -1
    """Stops after that many of your moves, leaving an unfinished game."""


def example(name: str, level: int, about: str, *wanted: str, moves: int = -1) -> SoloExample:
    mode = name.split("-")[0]
    return SoloExample(f"cities-{name}", about, mode, level, frozenset(wanted), moves)


SYMBOLS_USED = tuple(f"{column} by {symbol}" for column in "AB" for symbol in SYMBOLS)

EXAMPLES = [
    example("beginner-won", 1, "level 1, won (S2, S6)", "won"),
    example("beginner-lost", 3, "level 3, lost to an Automa (S6)", "lost"),
    example("beginner-tie", 5, "level 5, equal scores: buildings decide (C6.3)", "tie"),
    example("beginner-unfinished", 2, "broken off while placing duplexes (S2.6)", moves=26),
    example("expert-won", 2, "level 2, won (S6)", "won"),
    example(
        "expert-every-symbol",
        4,
        "each symbol decides, in a shared city and in Automacity (S4)",
        *SYMBOLS_USED,
        "tie order",
    ),
    example("expert-lost", 6, "level 6, lost (S6)", "lost"),
    example("expert-unfinished", 4, "broken off between the two draws of round 2 (S3)", moves=20),
]


def choose(match: Match, randomness: Randomness) -> int:
    """Chooses what adds most, and sometimes anything."""
    position = match.position
    assert isinstance(position, SoloPosition)
    moves = match.legal_moves(0)
    if randomness.below(8) == 0:
        return moves[randomness.below(len(moves))]
    return max(moves, key=lambda move: worth(position, move))


def worth(position: SoloPosition, move: int) -> int:
    if not is_assign(move):
        city = placed_city(move)
        added = gain(
            position.city(city), placed_tile(move), placed_square(move), position.rivals(city)
        )
        return added.total()
    tile, city = assigned_tile(move), assigned_city(move)
    if city == AUTOMACITY:
        return -1
    return best_spot(position.city(city), tile, position.rivals(city))[1]


def play(wanted: SoloExample, seed: int) -> tuple[Match, set[str]]:
    setup = GAME.setup(3, {"mode": wanted.mode, "level": wanted.level})
    match = Match(GAME, setup, SamplingDealer(wanted.name, seed), SEATS)
    randomness = Randomness(wanted.name, seed)
    left = wanted.moves
    shown: set[str] = set()
    while not match.over and left:
        shown |= decisions(match)
        match.play(0, choose(match, randomness))
        left -= 1
    return match, shown | ending(match)


def decisions(match: Match) -> set[str]:
    position = match.position
    assert isinstance(position, SoloPosition)
    shown: set[str] = set()
    for decision in position.decisions:
        city = "B" if decision.city == AUTOMACITY else "A"
        shown.add(f"{city} by {SYMBOLS[decision.symbol()]}")
        if decision.tied():
            shown.add("tie order")
    return shown


def ending(match: Match) -> set[str]:
    if not match.over:
        return set()
    outcome = match.outcome()
    shown = {"won" if 0 in outcome.winners else "lost"}
    return shown | ({"tie"} if outcome.tie_break in CATEGORIES else set())


def make(wanted: SoloExample) -> str:
    """Returns the first game that has all the wanted features."""
    for seed in range(5000):
        match, shown = play(wanted, seed)
        if wanted.wanted <= shown:
            record = match.record()
            record.extra["about"] = wanted.about
            return record.text()
    raise LookupError(f"{wanted.name}: not found")


def main() -> None:
    for wanted in EXAMPLES:
        path = FOLDER / f"{wanted.name}.dtr"
        path.write_text(make(wanted), encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    main()
