"""Plays the units without results, here, on all cores or on a cluster."""

import os
from collections.abc import Callable, Iterator, Sequence

from draftingtable.arena.attempts import new_roster
from draftingtable.arena.results import UnitResult
from draftingtable.arena.results_file import ResultsFile
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.arena.workers import play_here, play_on_cores

Notice = Callable[[UnitResult], object]


def play(
    tournament: Tournament,
    workers: int = 1,
    ray: str | None = None,
    file: ResultsFile | None = None,
    notice: Notice | None = None,
) -> list[UnitResult]:
    """Returns all results in the order of the units, old and new."""
    known = dict(file.known) if file else {}
    missing = [unit for unit in tournament.units() if unit not in known]
    for result in running(tournament, missing, workers, ray):
        known[result.unit] = result
        if file:
            file.append(result)
        if notice:
            notice(result)
    return [known[unit] for unit in tournament.units()]


def running(
    tournament: Tournament, units: Sequence[Unit], workers: int, ray: str | None
) -> Iterator[UnitResult]:
    if not units:
        return iter(())
    if ray is not None:
        from draftingtable.arena.ray_workers import play_on_ray

        return play_on_ray(tournament, units, workers, ray)
    if workers > 1:
        return play_on_cores(tournament, units, workers)
    return play_here(tournament, units)


def check_players(tournament: Tournament) -> None:
    """Raises for unavailable players before any game; starts each program once to check it."""
    with new_roster(tournament) as roster:
        for player in tournament.players.values():
            roster.check(player)


def all_cores() -> int:
    """Returns the number of cores this process may use, which is fewer in some containers."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
