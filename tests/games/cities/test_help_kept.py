"""Effects of placements are kept for whoever asks next, and are those of this very position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from draftingtable import games
from draftingtable.games.cities import help as cities_help
from draftingtable.games.cities.draft.placement_preview import Effect, placement_effect
from draftingtable.games.cities.help import effects_known, help_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness

MODES = [(2, "two"), (3, "ring"), (1, "expert")]


def positions(players: int, mode: str) -> Iterator[Position]:
    """Yields one position of a game again and again, between its random moves."""
    game, randomness = games.get("cities"), Randomness(mode)
    position, dealer = game.begin(game.setup(players, {"mode": mode})), SamplingDealer(players)
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        yield position
        seat = position.actor()
        position.apply(seat, position.random_move(seat, randomness))


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_what_is_kept_is_what_would_be_found_now(
    players: int, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every viewer, after every move of a whole game: nothing kept outlives its city."""
    seen = 0
    for position in positions(players, mode):
        for viewer in range(players):
            moves = list(position.legal_moves(viewer))
            kept = help_for(position, viewer, moves)
            with monkeypatch.context() as forgetting:
                forgetting.setattr(cities_help, "effects_known", lambda *_: {})
                assert kept == help_for(position, viewer, moves)
            seen += len(kept["adds"])
    assert seen > 100


def test_neighbours_share_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[int, int, int]] = []

    def noted(cities: list[object], city: int, tile: int, square: int, *rest: object) -> Effect:
        found.append((city, tile, square))
        return placement_effect(cities, city, tile, square, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(cities_help, "placement_effect", noted)
    effects_known.cache_clear()
    asked = 0
    for position in positions(3, "ring"):
        for viewer in range(3):
            moves = list(position.legal_moves(viewer))
            asked += len(help_for(position, viewer, moves)["adds"])
    assert 0 < len(found) < asked / 2
