"""One soak: the load, the faults beside it, and the comparison at the end."""

from __future__ import annotations

import asyncio
import resource
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.soak.account import Account, Wrong
from bench.soak.evidence import check_logs, compare_with_log, errors_logged
from bench.soak.faults import Faults
from bench.soak.sites import SITES, Site, SiteName, running_sites
from bench.soak.tables import Pace, Table


@dataclass(frozen=True)
class Plan:
    """How much of it: by time, or, where a clock would decide too little, by events."""

    seed: int
    minutes: float = 0
    """Faults go on for so long."""
    faults: int = 0
    """Faults at each site, if no time is given."""
    tables: int = 6
    """Played at the same time at each site."""
    pace: float = 0.8
    """Seconds a person thinks, on average."""
    sites: tuple[SiteName, ...] = SITES


@dataclass(frozen=True)
class Outcome:
    plan: Plan
    account: Account
    seconds: float
    processor: float
    """Seconds of processor time, of clients and servers; without PostgreSQL's."""
    errors: list[str]
    """Events that servers logged as errors: faults cause them."""
    memory: int = 0
    """Kilobytes the clients needed, with the frames of the games being played."""


def soak(plan: Plan) -> Outcome:
    began, account = time.monotonic(), Account()
    with (
        TemporaryDirectory(prefix="soak") as folder,
        running_sites(Path(folder), account, plan.sites) as sites,
    ):
        asyncio.run(Soak(plan, sites, account).run())
        for site in sites:  # now, because PostgreSQL's log is deleted with it
            check_logs(site, account)
        errors = [event for site in sites for event in errors_logged(site)]
    return Outcome(plan, account, time.monotonic() - began, processor_seconds(), errors, memory())


def processor_seconds() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Soak:
    """Keeps the tables full and the faults coming, until the plan is fulfilled."""

    def __init__(self, plan: Plan, sites: Sequence[Site], account: Account) -> None:
        self.plan = plan
        self.sites = sites
        self.account = account
        self.began = time.monotonic()

    async def run(self) -> None:
        await asyncio.gather(*(self._site(site) for site in self.sites))

    async def _site(self, site: Site) -> None:
        seed, pace, playing = f"{self.plan.seed} {site.name}", Pace(self.plan.pace), list[Table]()
        tasks = [
            asyncio.create_task(self._keep_playing(site, pace, playing, Random(f"{seed} {place}")))
            for place in range(self.plan.tables)
        ]
        faults = Faults(site, playing, self.account, Random(seed))
        try:
            await self._cause(faults)
        except TimeoutError:
            self.account.report("stuck", f"{site.name}: nobody moves")
        pace.closing = True
        self._say(f"{site.name}: the faults are over, {len(playing)} tables play on")
        await asyncio.gather(*tasks)
        for table_id in site.tables:
            await compare_with_log(site, self.account, table_id)

    async def _keep_playing(
        self, site: Site, pace: Pace, playing: list[Table], choice: Random
    ) -> None:
        while not pace.closing:
            table = Table(site, self.account, pace, choice)
            playing.append(table)
            try:
                await table.run()
            except Exception as failure:
                kind: Wrong = "stuck" if is_timeout(failure) else "failed"
                self.account.report(kind, f"{table}: {failure!r}")
                traceback.print_exception(failure)
            playing.remove(table)

    async def _cause(self, faults: Faults) -> None:
        happened = 0
        while self._goes_on(happened):
            name = await faults.next()
            happened += 1
            self._say(f"{faults.site.name}: {name} ({happened}); {faults.site.moves:,} moves")

    def _goes_on(self, happened: int) -> bool:
        if self.plan.minutes:
            return time.monotonic() - self.began < self.plan.minutes * 60
        return happened < self.plan.faults

    def _say(self, what: str) -> None:
        seconds = round(time.monotonic() - self.began)
        print(f"{seconds // 60:3}:{seconds % 60:02} {what}", flush=True)


def is_timeout(failure: BaseException) -> bool:
    """Whether somebody waited in vain; groups come from the tasks of one table."""
    if isinstance(failure, BaseExceptionGroup):
        return any(is_timeout(one) for one in failure.exceptions)
    return isinstance(failure, TimeoutError)
