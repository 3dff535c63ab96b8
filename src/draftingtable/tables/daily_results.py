"""Results of a daily deal, and how they compare.

Deals differ: some give everybody more points. So what counts is how far a player is ahead of the
best of the others at their own table, who had the same deal.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from draftingtable.store.shared_deals import PlayedDeal

EARLY: Final = ("agreed", "resigned")
FINISHED: Final = "finished"


@dataclass(frozen=True)
class Result:
    table_id: str
    slot: int
    name: str
    score: int
    ahead: int
    """Of the best other player at the table; negative if behind."""


def score_of(line: Mapping[str, Any]) -> tuple[int, int] | None:
    """Returns the first seat's points and how far it is ahead; None if it gave up."""
    result = line.get("result")
    if result is None or result["reason"] in EARLY:
        return None
    first, *others = result["scores"]
    return first, first - max(others)


def result_of(played: PlayedDeal, until: int) -> Result | None:
    """Returns a result that counts: the game was finished, in time."""
    found = score_of(played.line)
    if played.state != FINISHED or found is None or played.line["ended"] >= until:
        return None
    name = str(played.line["seats"][0]["nickname"])
    return Result(played.table_id, played.slot, name, *found)


def state_of(played: PlayedDeal, until: int) -> str:
    """Returns `running`, `finished`, `late` or `given-up`."""
    if played.state == "running":
        return "running"
    if played.state != FINISHED or score_of(played.line) is None:
        return "given-up"
    return FINISHED if played.line["ended"] < until else "late"


def place_among(results: Sequence[Result], ahead: int) -> int:
    """Returns the place; level players share one."""
    return 1 + sum(one.ahead > ahead for one in results)


def place_data(results: Sequence[Result], mine: Result) -> dict[str, int]:
    """Returns the place among all, and among those with the very same deal."""
    same = [one for one in results if one.slot == mine.slot]
    return {
        "place": place_among(results, mine.ahead),
        "of": len(results),
        "place_on_deal": place_among(same, mine.ahead),
        "of_on_deal": len(same),
    }


def distribution(results: Sequence[Result]) -> list[dict[str, int]]:
    counts = Counter(one.ahead for one in results)
    return [{"ahead": ahead, "count": counts[ahead]} for ahead in sorted(counts)]
