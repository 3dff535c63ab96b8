"""Views and events show what a viewer may know and nothing else."""

import json
from collections.abc import Iterator

from draftingtable.games.core.dealers import SamplingDealer, SecretDealer
from draftingtable.games.core.events import EVERYBODY, Event
from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, new_match, play_on, step, stops
from tests.conformance.setups import KNOWN


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table[1].players)]


def shown(position: Position, viewer: int) -> str:
    return json.dumps(position.view(viewer).as_data())


@every_table
def test_views_are_plain_data(table: Table) -> None:
    for position in stops(table, every=31):
        for viewer in viewers(table):
            data = position.view(viewer).as_data()
            assert json.loads(json.dumps(data)) == data
            assert data["game"] == table[0].name


@every_table
def test_views_do_not_leak_hidden_information(table: Table) -> None:
    disguises = KNOWN[table[0].name].disguises
    for position in stops(table, every=31):
        for viewer in viewers(table):
            expected = shown(position, viewer)
            for disguise in disguises(position, viewer):
                assert shown(disguise, viewer) == expected


@every_table
def test_a_view_shows_no_more_than_the_record_says(table: Table) -> None:
    """A match dealt from a secret looks like its record, which lacks the secret."""
    match = new_match(table, dealer=SecretDealer(b"nobody must know", (b"a", b"b")))
    randomness = Randomness("secret match")
    for _ in range(6):
        play_on(match, randomness, 9, in_seat_order=True)
        replayed = Replay(parse(match.record().text()))
        replayed.finish()
        for viewer in viewers(table):
            assert shown(match.position, viewer) == shown(replayed.position, viewer)


@every_table
def test_looking_changes_nothing(table: Table) -> None:
    for position in stops(table, every=31):
        before = position.snapshot()
        for viewer in viewers(table):
            spoil(position.view(viewer).as_data())
        assert position.snapshot() == before


def spoil(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


def steps(table: Table, seed: object) -> Iterator[tuple[set[str], list[Event]]]:
    """Yields each step's events with what is still hidden after it."""
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer(seed), Randomness(seed)
    while not position.over:
        hidden = KNOWN[game.name].hidden(position)
        events: list[Event] = []
        position.journal = events
        step(position, dealer, randomness)
        yield hidden & KNOWN[game.name].hidden(position), events


def names_in(value: object) -> set[str]:
    """Returns all words in an event's data."""
    if isinstance(value, str):
        return set(value.split())
    if isinstance(value, dict):
        return {name for part in value.values() for name in names_in(part)}
    if isinstance(value, list):
        return {name for part in value for name in names_in(part)}
    return set()


@every_table
def test_events_name_nothing_that_is_still_hidden(table: Table) -> None:
    for hidden, events in steps(table, "events"):
        for event in events:
            assert not names_in(event.public) & hidden


@every_table
def test_events_are_plain_data_with_seats_from_1(table: Table) -> None:
    for _, events in steps(table, "plain"):
        for event in events:
            assert json.loads(json.dumps(event.public)) == event.public
            seat = event.public.get("seat", 1)
            assert seat in range(1, table[1].players + 1)


@every_table
def test_every_step_has_events(table: Table) -> None:
    for _, events in steps(table, "every"):
        assert events


@every_table
def test_secret_parts_of_events_are_for_their_owner_alone(table: Table) -> None:
    for _, events in steps(table, "owner"):
        for event in events:
            for viewer in viewers(table):
                seen = event.seen_by(viewer)
                if event.secret is None or viewer != event.owner or viewer == EVERYBODY:
                    assert seen == event.public
                else:
                    assert seen == {**event.public, **event.secret}


def test_a_secret_event_is_sent_to_its_owner() -> None:
    event = Event("picked", {"seat": 2}, {"tile": "S"}, owner=1)
    assert event.seen_by(1) == {"seat": 2, "tile": "S"}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"seat": 2}
