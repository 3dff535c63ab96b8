"""Paired deals: each is fair by itself, and compared lines of play get similar ones."""

from collections import Counter

from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.games.cities.draft.rules import begin_draft
from draftingtable.games.core.chance import NOBODY, Chance


def dealt(seed: int, pool: list[int], *counts: int) -> list[list[int]]:
    dealer, rest = PairedDealer(seed), list(pool)
    hands = [dealer.draw(Chance("deal", NOBODY, count, rest, "")) for count in counts]
    assert sorted([*rest, *(item for hand in hands for item in hand)]) == pool
    return hands


def test_the_same_seed_deals_the_same() -> None:
    pool = list(range(40))
    assert dealt(7, pool, 5, 5) == dealt(7, pool, 5, 5) != dealt(8, pool, 5, 5)


def test_the_whole_pool_can_be_dealt_and_nothing_from_an_empty_one() -> None:
    (nothing, hand, rest) = dealt(1, [3, 4, 4, 9], 0, 4, 0)
    assert (nothing, sorted(hand), rest) == ([], [3, 4, 4, 9], [])


def test_cities_are_dealt_the_items_with_the_lowest_lots_in_their_order() -> None:
    """Rules that draw by place get what a list of the same tiles would have given."""
    for seed in range(20):
        position = begin_draft(3, False)
        drawn = dealt(seed, position.chance().pool, 7, 7, 7)
        dealer = PairedDealer(seed)
        assert [position.deal(dealer) for _ in range(3)] == drawn


def test_other_items_hardly_matter() -> None:
    """With one item missing, the others come as before, plus one that would not have come."""
    pool = list(range(40))
    for seed in range(30):
        (hand,) = dealt(seed, pool, 5)
        gone = next(item for item in pool if item not in hand)
        assert dealt(seed, [item for item in pool if item != gone], 5) == [hand]
        (other,) = dealt(seed, [item for item in pool if item != hand[0]], 5)
        assert other[:4] == hand[1:]


def test_every_item_is_equally_likely_at_any_occasion() -> None:
    """Duplicates too: each of two equal items counts."""
    pool = sorted([*range(20), *range(5)])
    rounds = 4000
    for occasion in range(2):
        came = Counter(item for seed in range(rounds) for item in dealt(seed, pool, 5, 5)[occasion])
        for item in range(20):
            fair = rounds * 5 / len(pool) * (2 if item < 5 else 1)
            assert abs(came[item] - fair) < 0.12 * fair


def test_the_order_of_a_deal_carries_no_information() -> None:
    first = Counter(dealt(seed, list(range(8)), 3)[0][0] for seed in range(4000))
    assert all(abs(first[item] - 500) < 100 for item in range(8))
