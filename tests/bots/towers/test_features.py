"""The network's features follow from what every seat may know, and stay within their tables."""

import pytest

from draftingtable.bots.towers.features import (
    IN_DISCARD,
    IN_PILE,
    LEAD,
    LEADS,
    ROOF_HEIGHT,
    SEAT_MARKS,
    SEAT_ROWS,
    SUPPLY,
    TOWER_MARKS,
    TOWER_ROWS,
    Features,
)
from draftingtable.bots.towers.policy import play_round
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.rules import TowersPosition, begin_towers


def between_rounds(players: int, seed: object) -> list[TowersPosition]:
    """Returns the positions before each deal of a game."""
    position, dealer = begin_towers(players, True, 0), SamplingDealer("features", seed)
    found: list[TowersPosition] = []
    while not position.over:
        found.append(position.copy())
        position.deal(dealer)
        play_round(position, weights_for(players))
    return found


def marks(position: TowersPosition) -> tuple[list[int], list[int]]:
    features = Features(position)
    return list(features.tower_marks), list(features.seat_marks)


@pytest.mark.parametrize("players", range(2, 6))
def test_they_follow_from_any_view(players: int) -> None:
    for position in between_rounds(players, players):
        for viewer in range(players):
            assert marks(imagine(position.view(viewer))) == marks(position)


@pytest.mark.parametrize("players", range(2, 6))
def test_which_cards_were_razed_by_whom_changes_nothing(players: int) -> None:
    """The views only count them (T6)."""
    position = between_rounds(players, "razed")[-1]
    before = marks(position)
    razed = [(seat, card) for seat in range(players) for card in position.razed(seat)]
    assert razed
    for seat, _ in reversed(razed):
        position.return_razed(seat)
    for (seat, _), (_, card) in zip(razed, reversed(razed), strict=True):
        position.add_razed(seat, card)
    assert marks(position) == before


@pytest.mark.parametrize("players", range(2, 6))
def test_every_mark_belongs_to_its_kind(players: int) -> None:
    """Each kind of mark has rows of its own: no number runs over into the next kind."""
    tower_kinds: list[set[int]] = [set() for _ in range(TOWER_MARKS)]
    seat_kinds: list[set[int]] = [set() for _ in range(SEAT_MARKS)]
    for seed in range(5):
        for position in between_rounds(players, seed):
            towers, seats = marks(position)
            for place, mark in enumerate(towers):
                tower_kinds[place % TOWER_MARKS].add(mark)
            for place, mark in enumerate(seats):
                seat_kinds[place % SEAT_MARKS].add(mark)
    for kinds, rows in ((tower_kinds, TOWER_ROWS), (seat_kinds, SEAT_ROWS)):
        assert sum(len(kind) for kind in kinds) == len(set().union(*kinds))
        assert 0 <= min(map(min, kinds)) <= max(map(max, kinds)) < rows


def test_they_describe_a_tower_in_the_second_pass() -> None:
    position = begin_towers(2, True, 0)
    position.second_pass = True
    position.set_pile([0, 1, 3, 7, 9, 16])  # candy 0, 1, 3, 7, 9; horror 0
    position.set_discard([2, 4])
    position.set_tower(0, (12, 5))
    features = Features(position)
    assert features.scores == [4, 0]
    first = list(features.tower_marks)[:TOWER_MARKS]
    assert first[3] == ROOF_HEIGHT + 2 * 5 + 1  # two cards, one chance of a roof
    assert first[4] == IN_PILE + SUPPLY + 3  # 1, 3 and 9 fit on a 5
    assert first[5] == IN_DISCARD  # what is discarded now does not come back (T7.1)
    assert list(features.seat_marks)[6] == LEAD + LEADS + 4
