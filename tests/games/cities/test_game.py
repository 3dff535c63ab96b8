"""Setup of Between Two Cities: modes, players, options."""

import pytest

from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.moves import ASSIGN, MOVES, PICK
from draftingtable.games.cities.solo.levels import LEVELS, NEUTRAL
from draftingtable.games.core import registry
from draftingtable.games.core.errors import BadOption, Parameter, Refusal


def test_it_is_registered() -> None:
    assert registry.get("cities") is GAME
    assert (GAME.name, GAME.rules_version, GAME.has_start) == ("cities", 1, False)


@pytest.mark.parametrize(
    ("mode", "possible"),
    [("ring", range(3, 8)), ("two", [2]), ("beginner", [1, 3]), ("expert", [1, 3])],
)
def test_players_by_mode(mode: str, possible: list[int] | range) -> None:
    for players in range(-1, 10):
        if players in possible:
            assert GAME.setup(players, {"mode": mode}).players == (3 if players == 1 else players)
            continue
        with pytest.raises(BadOption) as caught:
            GAME.setup(players, {"mode": mode})
        assert caught.value.code == "player-count"


def test_the_default_mode_is_a_ring() -> None:
    assert GAME.setup(4).options == {"mode": "ring"}
    position = GAME.begin(GAME.setup(4))
    assert isinstance(position, DraftPosition)
    assert not position.two


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        ("ring", 3, {"mode": "ring"}),
        ("two", 2, {"mode": "two"}),
        ("beginner", 1, {"mode": "beginner", "level": NEUTRAL}),
        ("expert", 1, {"mode": "expert", "level": NEUTRAL, "deck": ""}),
    ],
)
def test_only_options_of_the_mode_are_kept(
    mode: str, players: int, options: dict[str, object]
) -> None:
    assert GAME.setup(players, {"mode": mode}).options == options


@pytest.mark.parametrize(
    ("options", "params"),
    [
        ({"level": 2}, {"option": "level", "mode": "ring", "choices": ["beginner", "expert"]}),
        (
            {"mode": "two", "level": 2},
            {"option": "level", "mode": "two", "choices": ["beginner", "expert"]},
        ),
        (
            {"mode": "beginner", "deck": ""},
            {"option": "deck", "mode": "beginner", "choices": ["expert"]},
        ),
    ],
)
def test_options_of_another_mode_are_refused(
    options: dict[str, object], params: dict[str, Parameter]
) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(3, options)
    assert caught.value.code == "option-not-in-mode"
    assert caught.value.rule == "S5"
    assert caught.value.params == params


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo"},
        {"mode": True},
        {"mode": 3},
        {"mode": ["ring"]},
        {"mode": "expert", "level": 0},
        {"mode": "expert", "level": max(LEVELS) + 1},
        {"mode": "expert", "level": "2"},
        {"mode": "expert", "level": True},
        {"mode": "expert", "deck": 7},
        {"mode": "expert", "deck": None},
    ],
)
def test_wrong_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(3, options)
    assert caught.value.code == "option-value"


def test_a_bad_deck_is_refused_before_the_game_begins() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.setup(1, {"mode": "expert", "deck": "nonsense"})
    assert caught.value.code.startswith("deck-")


@pytest.mark.parametrize(
    ("mode", "players", "names"),
    [("ring", 3, []), ("two", 2, []), ("expert", 1, ["Autommaso", "Automarta"])],
)
def test_automas_have_names(mode: str, players: int, names: list[str]) -> None:
    assert GAME.automatic_names(GAME.setup(players, {"mode": mode})) == names


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_games_begin(mode: str) -> None:
    position = GAME.begin(GAME.setup(1, {"mode": mode}))
    assert position.dealing


@pytest.mark.parametrize(
    ("move", "secret"),
    [(0, False), (ASSIGN, False), (PICK, True), (MOVES - 1, True), (MOVES, False), (10**30, False)],
)
def test_only_choices_are_secret(move: int, secret: bool) -> None:
    assert GAME.is_secret(move) == secret


def test_there_is_no_start_player() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(3, {}, start=0)
    assert caught.value.code == "no-start-player"
