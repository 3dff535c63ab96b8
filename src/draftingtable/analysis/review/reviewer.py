"""What a game brings along to be analysed and reviewed, named in its manifest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from draftingtable.analysis.advice import Fact
from draftingtable.bots.search.guide import Guide, Result
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of
from draftingtable.games.core.view import View

Doubts = Callable[[View, int, int, Sequence[int]], Iterable[Fact]]
"""Takes a view, the played move, a better one, and all legal moves of the viewer."""


def no_doubts(view: View, played: int, best: int, moves: Sequence[int]) -> Iterable[Fact]:
    return ()


@dataclass(frozen=True)
class Reviewer:
    new_guide: Callable[[], Guide]
    """What suggests moves and plays games on quickly, to their end."""
    win_shares: Callable[[Result, float], list[float]]
    """Each seat's chance to win a game that would end about like this.

    Nobody plays on exactly as the guide does. So a narrow victory counts little more than a narrow
    defeat: each lead of so many points (the second argument) counts e times more.
    """
    doubts: Doubts = no_doubts
    """Facts that speak against a move that was played."""


def reviewer_of(game: str) -> Reviewer:
    """Returns the reviewer named in the game's manifest, or refuses."""
    manifest = manifest_of(game)
    if not manifest.reviewer:
        raise BadOption("review-unknown", "", {"game": manifest.title})
    found = load_object(manifest.reviewer)
    assert isinstance(found, Reviewer)
    return found
