"""Dealers: chance is decided from outside, and applied exactly."""

import pytest

from draftingtable.games.core.chance import Chance, Dealt
from draftingtable.games.core.dealers import Dealer, SamplingDealer, ScriptDealer, SecretDealer
from draftingtable.games.core.errors import IllegalChance
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, new_match, play_on, step


class Remembering(Dealer):
    """Deals like another dealer and records questions and answers."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.dealt: list[Dealt] = []

    def draw(self, chance: Chance) -> list[int]:
        items = self.dealer.draw(chance)
        self.dealt.append(Dealt(chance.kind, chance.target, list(items)))
        return items


def long_game(table: Table, dealer: Dealer) -> str:
    """Plays enough moves for several deals."""
    match = new_match(table, dealer=dealer)
    play_on(match, Randomness("long game"), 150)
    return match.record().text()


@every_table
def test_the_same_secret_deals_the_same_game(table: Table) -> None:
    games = [long_game(table, SecretDealer(b"secret", (b"one", b"two"))) for _ in range(2)]
    assert games[0] == games[1]


@every_table
@pytest.mark.parametrize(
    ("secret", "nonces"),
    [
        (b"secret", (b"one", b"three")),
        (b"secret", (b"two", b"one")),
        (b"secret", (b"one",)),
        (b"secret", ()),
        (b"secret", (b"onetwo",)),
        (b"secretone", (b"two",)),
        (b"another", (b"one", b"two")),
    ],
)
def test_another_secret_or_nonce_deals_another(
    table: Table, secret: bytes, nonces: tuple[bytes, ...]
) -> None:
    usual = long_game(table, SecretDealer(b"secret", (b"one", b"two")))
    assert long_game(table, SecretDealer(secret, nonces)) != usual


@every_table
def test_the_same_seed_deals_the_same_game(table: Table) -> None:
    assert long_game(table, SamplingDealer(7)) == long_game(table, SamplingDealer(7))
    assert long_game(table, SamplingDealer(7)) != long_game(table, SamplingDealer(8))


@every_table
def test_a_dealer_that_sees_a_list_deals_the_same(table: Table) -> None:
    """Positions may ask a dealer for places in an array; the list of `chance()` gives the same."""
    game, setup = table
    position = game.begin(setup)
    arrays, lists = SamplingDealer("any"), SamplingDealer("any")
    randomness = Randomness("any")
    while not position.over:
        if position.dealing:
            expected = lists.draw(position.copy().chance())
            assert position.deal(arrays) == expected
        else:
            position.play_at_random(randomness)


@every_table
def test_a_script_deals_the_same_game_again(table: Table) -> None:
    remembering = Remembering(SamplingDealer("script"))
    usual = long_game(table, remembering)
    assert long_game(table, ScriptDealer(remembering.dealt)) == usual


def answers(chance: Chance) -> list[list[int]]:
    """Yields different possible answers: from the front, from the back, and in another order."""
    front, back = chance.pool[: chance.count], chance.pool[len(chance.pool) - chance.count :]
    return [front, back, back[::-1]]


@every_table
def test_forced_outcomes_are_applied(table: Table) -> None:
    for position in dealing_positions(table):
        chance = position.chance()
        for items in answers(chance):
            twin = position.copy()
            forced = Dealt(chance.kind, chance.target, items)
            assert twin.deal(ScriptDealer([forced])) == items
            assert forced.items == items


def dealing_positions(table: Table) -> list[Position]:
    """Yields positions of one game in which chance comes next: the first few, some, the last."""
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("forced"), Randomness("forced")
    found: list[Position] = []
    while not position.over:
        if position.dealing:
            found.append(position.copy())
        step(position, dealer, randomness)
    return [*found[:4], *found[4:-1:5], found[-1]]


@every_table
def test_impossible_deals_are_refused_and_change_nothing(table: Table) -> None:
    for position in dealing_positions(table):
        chance = position.chance()
        good = chance.pool[: chance.count]
        check_refused(position, [], "script-ended")
        wrong = [
            (Dealt("nonsense", chance.target, good), "wrong-chance"),
            (Dealt(chance.kind, chance.target + 1, good), "wrong-chance-target"),
            (Dealt(chance.kind, chance.target, good[1:]), "wrong-chance-count"),
            (Dealt(chance.kind, chance.target, [*good, good[0]]), "wrong-chance-count"),
            (Dealt(chance.kind, chance.target, [*good[1:], 10**9]), "not-in-pile"),
            (Dealt(chance.kind, chance.target, [*good[1:], -1]), "not-in-pile"),
        ]
        for dealt, code in wrong:
            check_refused(position, [dealt], code)


def check_refused(position: Position, script: list[Dealt], code: str) -> None:
    before = position.snapshot()
    with pytest.raises(IllegalChance) as caught:
        position.deal(ScriptDealer(script))
    assert caught.value.code == code
    assert caught.value.rule
    assert position.snapshot() == before


@every_table
def test_items_are_dealt_in_proportion_to_their_number(table: Table) -> None:
    game, setup = table
    position = game.begin(setup)
    chance = position.chance()
    item = chance.pool[0]
    copies = chance.pool.count(item)
    if chance.count > copies:
        others = [other for other in chance.pool if other != item][: chance.count - copies - 1]
        items = [item] * (copies + 1) + others
        check_refused(position, [Dealt(chance.kind, chance.target, items)], "not-in-pile")


@every_table
def test_every_item_may_come_first(table: Table) -> None:
    """No place in the pile is favoured or forgotten."""
    game, setup = table
    kinds = set(game.begin(setup).chance().pool)
    first: set[int] = set()
    for number in range(40 * len(kinds)):
        first.add(game.begin(setup).deal(SamplingDealer(number))[0])
        if first == kinds:
            break
    assert first == kinds
