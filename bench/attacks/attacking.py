"""python -m bench.attacks.attacking NAME PORT TABLE SECONDS: the attacker's own process."""

from __future__ import annotations

import asyncio
import resource
import sys
from contextlib import suppress

from bench.attacks.attackers import ATTACKS
from bench.attacks.measuring import LESS_URGENT, hurry
from bench.attacks.wire import Target


async def attack(name: str, target: Target) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(target.seconds):
            await ATTACKS[name](target)


def main() -> None:
    name, port, table_id, seconds = sys.argv[1:]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    hurry(LESS_URGENT)
    asyncio.run(attack(name, Target(int(port), table_id, float(seconds))))


if __name__ == "__main__":
    main()
