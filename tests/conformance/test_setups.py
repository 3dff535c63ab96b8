"""The suite covers every registered game."""

import pytest

from draftingtable.games.core import registry
from tests.conformance.setups import KNOWN, setups


def test_every_registered_game_is_in_the_suite() -> None:
    assert set(registry.names()) == set(KNOWN)


@pytest.mark.parametrize("name", KNOWN)
def test_every_choice_of_every_option_is_among_the_setups(name: str) -> None:
    for option in registry.get(name).options:
        chosen = {setup.options.get(option.name, option.default) for setup in setups(name)}
        assert chosen >= set(option.choices)


@pytest.mark.parametrize("name", KNOWN)
def test_setups_are_validated(name: str) -> None:
    game = registry.get(name)
    for setup in setups(name):
        assert game.setup(setup.players, setup.options, setup.start) == setup
