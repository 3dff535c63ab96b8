"""Dealers by themselves; how games use them is tested in `conformance`."""

import hashlib
from collections import Counter

import pytest

from draftingtable.games.core.chance import NOBODY, Chance, Dealt
from draftingtable.games.core.dealers import (
    Dealer,
    SamplingDealer,
    ScriptDealer,
    SecretDealer,
    commitment,
    fresh_secret,
)
from draftingtable.games.core.errors import IllegalChance


def question(pool: list[int], count: int = 5) -> Chance:
    return Chance("deal", NOBODY, count, pool, "T4")


@pytest.mark.parametrize("dealer", [SamplingDealer(1), SecretDealer(b"secret")])
def test_items_leave_the_pool_and_the_rest_keeps_its_order(dealer: Dealer) -> None:
    pool = list(range(80))
    drawn = dealer.draw(question(pool))
    assert len(set(drawn)) == 5
    assert pool == [item for item in range(80) if item not in drawn]


@pytest.mark.parametrize("dealer", [SamplingDealer(1), SecretDealer(b"secret")])
def test_all_of_a_pool_can_be_drawn(dealer: Dealer) -> None:
    pool = [4, 4, 7]
    assert sorted(dealer.draw(question(pool, 3))) == [4, 4, 7]
    assert pool == []


@pytest.mark.parametrize("seed", [SamplingDealer("even"), SecretDealer(b"even")])
def test_every_order_is_equally_likely(seed: Dealer) -> None:
    counts = Counter(tuple(seed.draw(question([1, 2, 3], 3))) for _ in range(6000))
    assert len(counts) == 6
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def published_method(secret: bytes, nonces: list[bytes], sizes: list[int]) -> list[int]:
    """Returns the places that the documented method gives, written from its description alone."""
    message = b"drafting-table deal 1\n"
    for part in [secret, *nonces]:
        message += len(part).to_bytes(4, "big") + part
    key = hashlib.sha256(message).digest()
    stream = b"".join(
        hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(1000)
    )
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
    places = []
    for size in sizes:
        word = words.pop(0)
        while word >= 2**64 // size * size:
            word = words.pop(0)
        places.append(word % size)
    return places


@pytest.mark.parametrize("nonces", [[], [b""], [b"one"], [b"one", b"two", b"\xff" * 300]])
def test_a_secret_deals_what_the_published_method_deals(nonces: list[bytes]) -> None:
    pool = list(range(110))
    dealer = SecretDealer(b"the secret", tuple(nonces))
    dealt = [item for _ in range(22) for item in dealer.draw(question(pool))]
    left = list(range(110))
    places = published_method(b"the secret", nonces, list(range(110, 0, -1)))
    assert dealt == [left.pop(place) for place in places]


def test_words_beyond_the_last_full_range_are_skipped() -> None:
    """With a size just above half of the range, nearly every second word is skipped."""
    size = 2**63 + 1
    dealer = SecretDealer(b"stretch")
    places = [dealer.below(size) for _ in range(50)]
    assert places == published_method(b"stretch", [], [size] * 50)
    assert dealer.used_words > 70


def test_the_commitment_is_the_secrets_sha256() -> None:
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(b"abc") == known


def test_fresh_secrets_differ() -> None:
    secrets = {fresh_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def test_a_script_is_not_used_up_for_others() -> None:
    script = [Dealt("deal", NOBODY, [3, 1])]
    assert ScriptDealer(script).draw(question([1, 2, 3], 2)) == [3, 1]
    assert ScriptDealer(script).draw(question([1, 2, 3], 2)) == [3, 1]


def test_a_script_takes_one_copy_of_each() -> None:
    pool = [5, 5, 7]
    assert ScriptDealer([Dealt("deal", NOBODY, [7, 5])]).draw(question(pool, 2)) == [7, 5]
    assert pool == [5]


def test_a_refused_answer_takes_nothing() -> None:
    pool = [5, 5, 7]
    with pytest.raises(IllegalChance) as caught:
        ScriptDealer([Dealt("deal", NOBODY, [5, 5, 5])]).draw(question(pool, 3))
    assert caught.value.code == "not-in-pile"
    assert caught.value.params == {"item": 5, "place": 3}
    assert pool == [5, 5, 7]
