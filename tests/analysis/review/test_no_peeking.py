"""A judgement does not depend on what its player could not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from draftingtable.analysis.review import DEPTHS
from draftingtable.analysis.review.decisions import decided, story_bench
from draftingtable.analysis.review.story import Choice, Story
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.core.randomness import Randomness
from tests.analysis.review.games import game_of

TINY = DEPTHS["tiny"]


def steps_of(kind: str, *prefixes: str) -> tuple[Story, list[Choice]]:
    """Returns the last choices of each kind that are not forced: late ones are quick to judge."""
    story = Story(game_of(kind, "journeyman", 1))
    text = story.replay.game.notation.move_text
    free = [one for one in story.choices if len(one.before.legal_moves(one.seat)) > 1]
    found = []
    for prefix in prefixes:
        found.append([one for one in free if text(one.move).startswith(prefix)][-3])
    return story, found


@pytest.mark.parametrize(
    ("kind", "prefixes"),
    [
        ("towers-2", ("bid", "build")),
        ("cities-two", ("pick", "place")),
        ("cities-ring-3", ("pick", "place")),
        ("cities-expert", ("assign", "place")),
    ],
)
def test_other_hidden_things_give_the_same_judgement(kind: str, prefixes: tuple[str, ...]) -> None:
    story, choices = steps_of(kind, *prefixes)
    bench = story_bench(story, TINY)
    for choice in choices:
        view = choice.before.view(choice.seat)
        other = story.replay.game.imagine(view, Randomness("other hidden things", kind))
        if isinstance(other, DraftPosition) and isinstance(choice.before, DraftPosition):
            assert other.view(choice.seat).as_data() == view.as_data()
        changed = replace(choice, before=other)
        here, there = (decided(bench, one, one.move, "a test")[1] for one in (choice, changed))
        assert here == there


def test_hands_are_really_changed() -> None:
    """Otherwise the test above would show nothing."""
    story, (choice,) = steps_of("cities-ring-3", "pick")
    view = choice.before.view(choice.seat)
    other = story.replay.game.imagine(view, Randomness("other hidden things", "cities-ring-3"))
    assert other.snapshot() != choice.before.snapshot()


def test_what_is_dealt_later_does_not_matter() -> None:
    """The same position, whatever the record goes on with."""
    record = game_of("towers-2", "journeyman", 1)
    story, (choice, *_) = steps_of("towers-2", "bid")
    cut = replace(record, lines=record.lines[: len(record.lines) * 4 // 5], result=None)
    short = Story(cut)
    same = next(one for one in reversed(short.choices) if len(one.before.legal_moves(one.seat)) > 1)
    whole = story.choices[same.step]
    bench = story_bench(story, TINY)
    here, there = (decided(bench, one, one.move, "a test")[1] for one in (whole, same))
    assert here == there
    assert choice.step > same.step
