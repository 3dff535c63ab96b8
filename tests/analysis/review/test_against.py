"""What speaks against a move, as data and in all languages."""

from __future__ import annotations

from typing import Any

import pytest

from draftingtable.analysis.review import DEPTHS, review
from draftingtable.locale import LANGUAGES, Words
from draftingtable.locale.advice import tell_advice
from draftingtable.locale.words import REVIEW
from tests.analysis.review.games import KINDS, game_of


def worse_moves(kind: str) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = list(review(game_of(kind, "random", 1), DEPTHS["tiny"], "a test"))
    found = [part for part in parts if part["part"] == "decision" and part["grade"] != "best"]
    return [{**part, "names": parts[0]["seats"]} for part in found]


@pytest.mark.parametrize("kind", ["towers-2", "cities-ring-3", "cities-expert"])
def test_every_worse_move_has_reasons_in_every_language(kind: str) -> None:
    assert kind in KINDS
    worse = worse_moves(kind)
    assert len(worse) > 5
    reasoned = [one for one in worse if one["against"]["reasons"]]
    assert len(reasoned) > 0.8 * len(worse)
    for language in LANGUAGES:
        words = Words(language, REVIEW)
        for one in worse:
            for advice in (one["advice"], one["against"]):
                told = tell_advice(words, advice, one["names"])
                assert "hint-" not in told
                assert "{" not in told


def test_moves_that_cost_nothing_have_nothing_against_them() -> None:
    parts = review(game_of("towers-2", "journeyman", 1), DEPTHS["tiny"], "a test")
    for part in parts:
        if part["part"] == "decision":
            assert (part["against"] is None) == (part["best"] == part["move"])
