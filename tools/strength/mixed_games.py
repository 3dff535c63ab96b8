"""Games of any mode between mixed levels, and what imagined games said on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from draftingtable.analysis.review.bench import Bench
from draftingtable.analysis.review.calibration import Trust, kind_of
from draftingtable.analysis.review.depth import DEPTHS
from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get, manifest_of

LEVELS: Final = (*("novice", "apprentice", "journeyman") * 3, "master")
"""Drawn for each seat: few masters, because they take longer than all the others."""
ITERATIONS: Final = 5
SAMPLES: Final = 48
SPREAD: Final = 1.0
"""Leads of 2 and 4 points, and bare victories, gave no better chances (decision 24)."""


@dataclass(frozen=True)
class Kind:
    """A game, its mode and the number of seats."""

    game: str
    mode: str
    players: int

    @property
    def name(self) -> str:
        return kind_of(self.game, self.mode, self.players)

    @property
    def title(self) -> str:
        title = manifest_of(self.game).title
        if self.mode in ("beginner", "expert"):
            return f"{title}, {self.mode}"
        return f"{title}, {self.players} players"

    def begin(self, start: int) -> Position:
        game = get(self.game)
        options = {"mode": self.mode} if self.mode else {}
        return game.begin(game.setup(self.players, options, start if game.has_start else None))


def kinds() -> list[Kind]:
    """Returns every game, mode and number of seats that can be reviewed."""
    return [
        Kind(game, mode, players)
        for game in ("towers", "cities")
        for mode, counts in manifest_of(game).players.items()
        for players in counts
    ]


@dataclass(frozen=True)
class Point:
    """A position as imagined games saw it, and how the real game ended."""

    wins: list[float]
    scores: list[int]
    """The scores in the position."""
    result: list[float]


def points_of(kind: Kind, part: str, games: int, points: int) -> list[Point]:
    """Plays games; returns a few positions of each."""
    bench = Bench(get(kind.game), kind.mode, kind.players, DEPTHS["tiny"])
    bench.trust = Trust(SPREAD)
    return [point for number in range(games) for point in play(kind, bench, points, part, number)]


def play(kind: Kind, bench: Bench, points: int, *seed: object) -> list[Point]:
    random = Randomness("mixed", kind.name, *seed)
    position = kind.begin(random.below(kind.players))
    bots = [new_bot(kind.game, random) for _ in range(kind.players)]
    seen = positions_of(position, bots, SamplingDealer("mixed", kind.name, *seed))
    winners = position.outcome().winners
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(kind.players)]
    found: list[Point] = []
    for number in range(points):
        deals, before = seen[random.below(len(seen))]
        imagined = Playouts(before, deals, kind.players)
        imagined.play(bench, words_for(SAMPLES, "mixed", number, *seed), SAMPLES)
        found.append(Point(imagined.sums.mean_wins(), before.scores(), result))
    return found


def new_bot(game: str, random: Randomness) -> Bot:
    level = LEVELS[random.below(len(LEVELS))]
    maker, seed = bot_maker(game, level), random.word()
    return maker(seed, iterations=ITERATIONS) if level == "master" else maker(seed)


def positions_of(
    position: Position, bots: list[Bot], dealer: SamplingDealer
) -> list[tuple[int, Position]]:
    """Plays to the end; returns the positions before each choice, with the number of deals."""
    seen: list[tuple[int, Position]] = []
    deals = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            deals += 1
            continue
        seat = position.actor()
        moves = position.legal_moves(seat)
        if position.automatic(seat):
            position.apply(seat, moves[0])
            continue
        seen.append((deals, position.copy()))
        position.apply(seat, bots[seat].choose(position.view(seat), moves))
    return seen
