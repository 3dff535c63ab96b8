"""The golden records replay correctly, and there is one for everything that can happen."""

from collections.abc import Callable

import pytest

from draftingtable.games.core import registry
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.examples import collection, make, make_solo
from tests.examples.features import features
from tests.games.cities import solo_records
from tests.referees import towers

REFEREES: dict[str, Callable[[str], list[str]]] = {
    "towers": towers.check,
    "cities": solo_records.referee_on,
}

WANTED = {
    "towers": {
        *(f"{players} players, referee on" for players in range(2, 6)),
        *(f"{players} players, referee off" for players in range(2, 6)),
        "ends by second-pass",
        "ends by no-discard",
        "full last round",
        "short last round",
        "single winner",
        "shared victory",
        "nobody builds",
        "nobody builds in the last round",
        "a bid for all",
        "a bid for all of a short display",
        "the same card twice on display",
        "a raze",
        "a raze taken back",
        "a withdrawal after the first card",
        "a withdrawal, then a lower bid",
        "a withdrawal, then a pass",
        "a withdrawal, then outbid",
        "a withdrawal, and nobody builds",
        "several withdrawals in a round",
        "unfinished, building",
    },
    "cities": {
        *(f"ring, {players} players" for players in range(3, 8)),
        "two, 2 players",
        "beginner, 3 players",
        "expert, 3 players",
        "ends by cities-finished",
        "single winner",
        "tie broken by higher-city",
        "unfinished, picking",
        "unfinished, placing",
    },
}
"""Every mode, player count, way to end and rare event."""

ALL = [(game, name) for game in REFEREES for name in collection.names(game)]
each_example = pytest.mark.parametrize(("game", "name"), ALL, ids=[name for _, name in ALL])


@each_example
def test_every_line_follows_the_rules_and_the_result_is_right(game: str, name: str) -> None:
    record = parse(collection.read(name))
    played = replay(record)
    assert played.done == len(record.lines)
    assert played.position.over == (record.result is not None)
    if record.result is not None:
        assert played.position.outcome().result() == record.result


@each_example
def test_rewriting_gives_the_same_bytes(game: str, name: str) -> None:
    text = collection.read(name)
    assert parse(text).text() == text


@each_example
def test_the_independent_referee_agrees(game: str, name: str) -> None:
    assert REFEREES[game](collection.read(name)) == []


@each_example
def test_it_reads_well(game: str, name: str) -> None:
    text = collection.read(name)
    assert "\r" not in text
    assert text.endswith("\n")
    assert max(map(len, text.splitlines())) < 100
    record = parse(text)
    assert record.game == game
    assert record.extra["about"]


@pytest.mark.parametrize("game", registry.names())
def test_everything_possible_has_an_example(game: str) -> None:
    shown: set[str] = set()
    for name in collection.names(game):
        shown |= features(replay(parse(collection.read(name))))
    assert WANTED.get(game, {"a list of what is wanted"}) - shown == set()


def test_every_example_was_generated() -> None:
    """The solo modes of Between Two Cities have their own generator."""
    made = {example.name for example in make.EXAMPLES}
    made |= {example.name for example in make_solo.EXAMPLES}
    assert {name for _, name in ALL} == made
