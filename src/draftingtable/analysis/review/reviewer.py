"""What a game brings along to be reviewed, behind its manifest."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from draftingtable.bots.search.guide import Guide
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of


def guide_for(game: str) -> Guide:
    """Returns what plays games on and suggests moves, or refuses."""
    manifest = manifest_of(game)
    if not manifest.reviewer:
        raise BadOption("review-unknown", "", {"game": manifest.title})
    return cast(Callable[[], Guide], load_object(manifest.reviewer))()
