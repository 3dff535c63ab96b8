"""Why targets are missed, as far as we know: printed with the summary of `make bench`.

The numbers behind these sentences are in docs/decisions, under the number in brackets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

UNKNOWN = "no reason known; compare with docs/decisions/0020-targets-of-speed.md"


@dataclass(frozen=True, slots=True)
class Reason:
    part: str
    found: str
    """Matches the targets that this explains."""
    why: str
    recorded: float | None = None
    """The ratio to the target on a quiet machine: if it is now far lower, look for another reason.
    From decision 20."""

    def text(self) -> str:
        if self.recorded is None:
            return self.why
        return f"{self.why}; on a quiet machine it was {self.recorded:.2f}x of the target"


TESTS = (
    "whole games and states in browsers need more than these minutes of two cores; fewer would be "
    "weaker tests (23)"
)
REASONS: tuple[Reason, ...] = (
    Reason(
        "rules",
        r"towers-bulk >= .*hearts-native",
        "a third of a playout is working out what fits on what; bits in place of lists would be "
        "faster compiled, but made plain Python 13 % slower (16)",
        0.98,
    ),
    Reason(
        "rules",
        r"cities-bulk >= .*hearts-native",
        "dealing, placing and choosing a placement take a quarter each, with no large part left "
        "to save (16)",
        1.0,
    ),
    Reason(
        "rules",
        r"plain >= .*before",
        "rounds of the same code differ by more than this (20)",
        0.99,
    ),
    Reason(
        "vector",
        r"envpool",
        "its games are far smaller and written in C++: a step of Taxi writes one number, "
        "ours 757 to 1,750 (15)",
        0.77,
    ),
    Reason(
        "vector",
        r"pgx",
        "its games are far smaller, and XLA compiles a whole batch into one program (15)",
    ),
    Reason(
        "vector",
        r"workers",
        "needs two quiet cores: the process that calls chooses the actions, too (15)",
        0.89,
    ),
    Reason(
        "server",
        r"boardgame\.io",
        "it keeps games in memory and loses them with the process; ours commits every move, and "
        "writes to three sockets are a quarter of it (17)",
        0.63,
    ),
    Reason("minutes", r"make test:", TESTS, 0.39),
    Reason("minutes", r"make test again", TESTS),
)


def reason_for(part: str, target: str) -> str:
    for reason in REASONS:
        if reason.part == part and re.search(reason.found, target):
            return reason.text()
    return UNKNOWN
