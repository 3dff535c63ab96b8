"""Runs tournaments on a Ray cluster, with actors instead of processes.

Ray is only imported here, on demand. The nodes need this package installed.
"""

import itertools
import os
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from draftingtable.arena.attempts import Failure, attempt, new_roster, place
from draftingtable.arena.results import UnitResult
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.games.core.errors import BadOption, Parameter, Refusal
from draftingtable.version import VERSION

LOCAL: Final = "local"
BATCH: Final = 8
"""Units per call: results travel further than between processes, and a failed call loses all."""


class RayPlayer:
    """Runs in a worker of the cluster, with its own external programs."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.roster = new_roster(tournament)

    def version(self) -> str:
        return VERSION

    def play(self, units: Sequence[Unit]) -> list[UnitResult | Failure]:
        return [attempt(self.tournament, unit, self.roster) for unit in units]

    def close(self) -> None:
        self.roster.close()


def play_on_ray(
    tournament: Tournament, units: Sequence[Unit], workers: int, address: str
) -> Iterator[UnitResult]:
    ray = load_ray()
    connect(ray, address, workers)
    actors: list[Any] = []
    try:
        count = workers or int(ray.cluster_resources().get("CPU", 1))
        maker = ray.remote(num_cpus=1)(RayPlayer)
        actors = [maker.remote(tournament) for _ in range(min(count, len(units)))]
        check_versions(ray, actors)
        yield from hand_out(ray, tournament, actors, units)
    finally:
        dismiss(ray, actors)
        ray.shutdown()


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # do not report each run to Ray's makers
    try:
        import ray
    except ImportError:
        raise BadOption("extra-missing", "", {"extra": "ray", "module": "ray"}) from None
    return ray


def connect(ray: Any, address: str, workers: int) -> None:
    """Starts a cluster on this machine for `local`; otherwise connects to a running one."""
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(
                address=LOCAL,
                num_cpus=workers or None,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",  # keep others on the network out
                **quiet,
            )
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        params: dict[str, Parameter] = {"address": address, "problem": str(error)}
        raise Refusal("arena-no-ray", "", params) from None


def check_versions(ray: Any, actors: Sequence[Any]) -> None:
    for version in ray.get([actor.version.remote() for actor in actors]):
        if version != VERSION:
            raise Refusal("arena-ray-version", "", {"found": version, "expected": VERSION})


def hand_out(
    ray: Any, tournament: Tournament, actors: Sequence[Any], units: Sequence[Unit]
) -> Iterator[UnitResult]:
    waiting = deque(batches(units, min(BATCH, -(-len(units) // (4 * len(actors))))))
    running: dict[Any, tuple[Any, list[Unit]]] = {}

    def hand(actor: Any) -> None:
        if waiting:
            batch = waiting.popleft()
            running[actor.play.remote(batch)] = (actor, batch)

    for actor in actors:
        hand(actor)
    while running:
        (ready,), _ = ray.wait(list(running), num_returns=1)
        actor, batch = running.pop(ready)
        yield from results_of(ray, ready, tournament, batch)
        hand(actor)


def results_of(
    ray: Any, ready: Any, tournament: Tournament, batch: list[Unit]
) -> Iterator[UnitResult]:
    try:
        answers = ray.get(ready)
    except ray.exceptions.RayError as error:
        params: dict[str, Parameter] = {
            "worker": "Ray",
            "how": type(error).__name__,
            "place": place(tournament, batch[0]),
        }
        refusal = Refusal("arena-worker-died", "", params)
        refusal.add_note(str(error))
        raise refusal from None
    for answer in answers:
        if isinstance(answer, Failure):
            raise answer.error()
        yield answer


def batches(units: Sequence[Unit], size: int) -> Iterator[list[Unit]]:
    rest = iter(units)
    while batch := list(itertools.islice(rest, size)):
        yield batch


def dismiss(ray: Any, actors: Sequence[Any]) -> None:
    """Lets actors end their programs first. One that is gone has none."""
    if actors:
        ray.wait([actor.close.remote() for actor in actors], num_returns=len(actors), timeout=10)
    for actor in actors:
        ray.kill(actor)
