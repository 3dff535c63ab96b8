"""Moves and deals as text: each has one spelling and survives a round trip."""

import pytest

from draftingtable.games.core import registry
from draftingtable.games.core.chance import Dealt
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import BadNotation
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, step, walk
from tests.conformance.setups import KNOWN


@pytest.mark.parametrize("name", KNOWN)
def test_every_move_number_has_one_spelling_and_back(name: str) -> None:
    notation = registry.get(name).notation
    texts = [notation.move_text(move) for move in KNOWN[name].moves]
    assert len(set(texts)) == len(texts)
    assert [notation.parse_move(text) for text in texts] == KNOWN[name].moves


@pytest.mark.parametrize("name", KNOWN)
def test_no_other_number_has_one(name: str) -> None:
    known = set(KNOWN[name].moves)
    for move in {-1, 10**12, *range(max(known) + 2)} - known:
        with pytest.raises(BadNotation):
            registry.get(name).notation.move_text(move)


@every_table
def test_every_move_seen_survives_a_round_trip(table: Table) -> None:
    notation = table[0].notation
    for position in walk(table):
        for seat in position.acting():
            for move in position.legal_moves(seat):
                text = notation.move_text(move)
                assert notation.parse_move(text) == move
                assert text == text.strip()
                assert text.isascii()
                assert not text[0].isdigit(), "records have a seat number there"


@every_table
def test_every_deal_seen_survives_a_round_trip(table: Table) -> None:
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("deals"), Randomness("deals")
    while not position.over:
        if position.dealing:
            check_deal(table, position, dealer)
        else:
            step(position, dealer, randomness)


def check_deal(table: Table, position: Position, dealer: SamplingDealer) -> None:
    notation = table[0].notation
    chance = position.chance()
    kind, target = chance.kind, chance.target
    text = notation.chance_text(Dealt(kind, target, position.deal(dealer)))
    again = notation.parse_chance(text)
    assert (again.kind, again.target) == (kind, target)
    assert notation.chance_text(again) == text
    assert not text[0].isdigit()


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("text", ["", " ", "nonsense", "bid", "\x00", "é", "9" * 5000, "a" * 10**5])
def test_nonsense_is_refused(name: str, text: str) -> None:
    notation = registry.get(name).notation
    for read in (notation.parse_move, notation.parse_chance):
        with pytest.raises(BadNotation) as caught:
            read(text)
        assert len(str(caught.value)) < 200
