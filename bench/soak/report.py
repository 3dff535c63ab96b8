"""The report of a soak, as Markdown for docs/operations.md."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

from bench.environment import environment
from bench.soak.account import MEANING
from bench.soak.run import Outcome, Plan
from draftingtable.version import VERSION


def as_markdown(outcome: Outcome) -> str:
    plan, account = outcome.plan, outcome.account
    about = environment("draftingtable")
    rows = [
        ("how long", f"{outcome.seconds / 60:.1f} minutes, seed {plan.seed}"),
        ("load", f"{plan.tables} tables at a time on {servers(plan)}"),
        ("processor", f"{outcome.processor / outcome.seconds:.2f} of one core on average"),
        ("memory of all clients", f"{outcome.memory / 1024:.0f} MB at most"),
        *((name, f"{number:,}") for name, number in sorted(account.done.items())),
        ("**faults**", f"**{account.faults.total():,}**"),
        *((name, f"{number:,}") for name, number in sorted(account.faults.items())),
        ("errors in the servers' logs", counted(outcome.errors)),
        *((f"**{text}**", f"**{account.count(kind)}**") for kind, text in MEANING.items()),
    ]
    when = datetime.now(UTC).date().isoformat()
    head = f"Version {VERSION}, {when}, {about.python}, {about.cpu}, rules {about.build}.\n\n"
    lines = ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)]
    return head + "\n".join(lines) + "\n"


def servers(plan: Plan) -> str:
    meaning = {"PostgreSQL": "two servers with PostgreSQL", "SQLite": "one with SQLite"}
    return " and on ".join(meaning[name] for name in plan.sites)


def counted(events: list[str]) -> str:
    found = Counter(events).most_common()
    return ", ".join(f"`{event}` {number:,}" for event, number in found) or "none"
