"""A summary of a tournament: enough for every table and picture of the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from draftingtable.arena.intervals import Estimate, Sample
from draftingtable.arena.results import UnitResult
from draftingtable.arena.summary import Standing, Summary
from draftingtable.arena.tournament import Tournament
from tools.strength.plan import FOLDER, Run


@dataclass(frozen=True)
class PlayerDigest:
    player: str
    games: int
    share: Estimate
    score: Estimate
    rating: Estimate
    counts: dict[int, int]
    """How often each score occurred."""
    seconds: float
    """The mean time per decision."""


@dataclass(frozen=True)
class Digest:
    run: str
    deals: int
    games: int
    digest: str
    even: float
    players: list[PlayerDigest]
    start: Estimate | None
    """The start player's win share, if there is a start player."""

    def of(self, player: str) -> PlayerDigest:
        return next(one for one in self.players if one.player == player)


def digest_of(
    run: Run, tournament: Tournament, results: Sequence[UnitResult], summary: Summary
) -> Digest:
    return Digest(
        run.name,
        tournament.deals,
        summary.games,
        summary.digest,
        summary.even_share,
        [player_digest(summary, one) for one in summary.standings],
        start_share(tournament, results),
    )


def player_digest(summary: Summary, one: Standing) -> PlayerDigest:
    times = one.stopwatch.summary()
    return PlayerDigest(
        one.name,
        one.games,
        one.shares.share(),
        one.scores.estimate(),
        summary.ratings[one.name].estimate(),
        dict(sorted(one.score_counts.items())),
        times.mean if times else 0.0,
    )


def start_share(tournament: Tournament, results: Sequence[UnitResult]) -> Estimate | None:
    sample = Sample()
    for result in results:
        start = tournament.setup(result.unit.deal).start
        if start is None:
            return None
        for game in result.games:
            sample.add(result.unit.deal, game.share(start))
    return sample.share()


def store(digest: Digest, folder: Path = FOLDER) -> None:
    text = json.dumps(asdict(digest), ensure_ascii=False, indent=1)
    (folder / f"{digest.run}.json").write_text(text + "\n", encoding="utf-8")


def stored(run: Run, folder: Path = FOLDER) -> Digest | None:
    """Returns the stored summary; None if the run has not been made yet."""
    path = folder / f"{run.name}.json"
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    data["players"] = [read_player(one) for one in data["players"]]
    data["start"] = read_estimate(data["start"]) if data["start"] else None
    return Digest(**data)


def read_player(data: dict[str, object]) -> PlayerDigest:
    counts = data["counts"]
    assert isinstance(counts, dict)
    estimates = {key: read_estimate(data[key]) for key in ("share", "score", "rating")}
    whole = {int(score): int(count) for score, count in counts.items()}
    return PlayerDigest(**{**data, **estimates, "counts": whole})  # type: ignore[arg-type]


def read_estimate(value: object) -> Estimate:
    assert isinstance(value, dict)
    return Estimate(value["mean"], value["low"], value["high"])
