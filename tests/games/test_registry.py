"""Finding games: built in, installed, broken, or duplicated."""

from collections.abc import Callable, Iterator
from importlib import metadata

import pytest

from draftingtable.games.core import registry
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import NO_MODE, Manifest

CHESS = Manifest("chess", "Chess", "no.such.module:GAME", {NO_MODE: range(2, 3)})
SECOND_TOWERS = Manifest("towers", "Other towers", "no.such.module:GAME", {NO_MODE: range(2, 3)})
NO_MANIFEST = "a text"

Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs plug-ins by the names of this module's manifests."""

    def entry_points(*names: str) -> None:
        entries = [
            metadata.EntryPoint(name.lower(), f"{__name__}:{name}", registry.GROUP)
            for name in names
        ]
        monkeypatch.setattr(metadata, "entry_points", lambda group: entries)
        registry.manifests.cache_clear()

    yield entry_points
    registry.manifests.cache_clear()


def test_a_plug_in_is_listed_after_our_own_games(install: Install) -> None:
    install("CHESS")
    assert registry.names() == ["towers", "cities", "chess"]
    assert registry.manifest_of("chess") is CHESS


@pytest.mark.parametrize("name", ["MISSING", "NO_MANIFEST"])
def test_a_broken_plug_in_is_reported_and_left_out(install: Install, name: str) -> None:
    install(name, "CHESS")
    with pytest.warns(UserWarning, match=f"the game '{name.lower()}' .* failed to load"):
        assert registry.names() == ["towers", "cities", "chess"]


def test_our_own_game_takes_precedence_over_a_plug_in_of_the_same_name(install: Install) -> None:
    install("SECOND_TOWERS")
    with pytest.warns(UserWarning, match="there is already a game named 'towers'"):
        assert registry.manifest_of("towers").title == "5 Towers"


def test_an_unknown_game_is_refused_listing_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        registry.get("checkers")
    assert caught.value.params["choices"] == registry.names()


def test_the_largest_table_seats_seven() -> None:
    assert registry.most_players() == 7
