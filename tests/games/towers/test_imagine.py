"""A position imagined from a view is the position itself, except for who razed which cards."""

from __future__ import annotations

import pytest

from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.game import Setup
from draftingtable.games.core.position import SPECTATOR, Position, play_out
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.rules import TowersPosition
from tests.conformance.play import walk

SETUPS = [
    GAME.setup(players, {"referee": referee})
    for players in range(2, 6)
    for referee in (True, False)
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def without_razed(position: Position) -> dict[str, object]:
    return {**position.snapshot(), "razed": None}


def all_razed(position: Position) -> list[int]:
    assert isinstance(position, TowersPosition)
    return sorted(card for seat in range(position.players) for card in position.razed(seat))


@every_setup
def test_it_is_the_position_itself(setup: Setup) -> None:
    for position in walk((GAME, setup)):
        view = position.view(SPECTATOR)
        imagined = GAME.imagine(view, Randomness())
        assert imagined.view(SPECTATOR).as_data() == view.as_data()
        assert without_razed(imagined) == without_razed(position)
        assert all_razed(imagined) == all_razed(position)


@every_setup
def test_it_can_be_played_on(setup: Setup) -> None:
    randomness = Randomness("on")
    for place, position in enumerate(walk((GAME, setup))):
        if place % 5 == 0:
            imagined = GAME.imagine(position.view(0), randomness)
            play_out(imagined, SamplingDealer("on"), randomness)
            assert imagined.over
