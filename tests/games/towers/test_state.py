"""Towers are packed into numbers, and unpacked for views."""

from draftingtable.games.towers.components import EMPTY, TYPES
from draftingtable.games.towers.rules import TowersPosition, begin_towers

TALLEST = tuple((15 - card) % 16 for card in range(22))
"""As many cards as there are of a type with 4 or 5 players (T1.4), whatever goes on what."""


def position() -> TowersPosition:
    return begin_towers(5, True, 0)


def test_the_tallest_tower_goes_up_and_down_again_card_by_card() -> None:
    state, tower = position(), 5 * TYPES - 1
    for height, value in enumerate(TALLEST):
        state.add_card(tower, value)
        assert state.towers()[tower] == TALLEST[: height + 1]
        assert (state.heights[tower], state.tops[tower]) == (height + 1, value)
    for height in reversed(range(22)):
        assert state.take_card(tower) == TALLEST[height]
        assert state.towers()[tower] == TALLEST[:height]
        assert state.tops[tower] == (TALLEST[height - 1] if height > 0 else EMPTY)
        assert state.unders[tower] == (TALLEST[height - 2] if height > 1 else EMPTY)
    assert state.snapshot() == position().snapshot()


def test_a_tower_built_at_once_is_the_same_as_card_by_card() -> None:
    for height in (0, 1, 2, 15, 16, 22):
        slowly, at_once = position(), position()
        at_once.set_tower(7, (3, 2, 1))
        at_once.set_tower(7, TALLEST[:height])
        for value in TALLEST[:height]:
            slowly.add_card(7, value)
        assert at_once.snapshot() == slowly.snapshot()
        assert list(at_once.tops) == list(slowly.tops)
        assert list(at_once.unders) == list(slowly.unders)
        assert list(at_once.packed) == list(slowly.packed)
        assert at_once.scores() == at_once.outcome().scores


def test_copies_show_their_own_towers() -> None:
    original = position()
    original.add_card(3, 8)
    assert original.view(0).towers[3] == (8,)
    twin = original.copy()
    twin.add_card(3, 5)
    original.add_card(4, 1)
    assert twin.view(0).towers[3:5] == [(8, 5), ()]
    assert original.view(0).towers[3:5] == [(8,), (1,)]
    view = original.view(0)
    view.towers.clear()
    assert original.view(0).towers[3:5] == [(8,), (1,)]
