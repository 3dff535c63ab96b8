"""Rate limits, with a manual clock."""

from draftingtable.server.ops.rate_limits import MOST_BUCKETS, Bucket, Rate


class Hand:
    """A manual clock."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_burst_and_then_so_many_per_second() -> None:
    clock = Hand()
    rate = Rate(2, 5, clock)
    assert [rate.allows("a") for _ in range(11)] == [True] * 10 + [False]
    clock.time = 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]


def test_everybody_has_their_own_bucket() -> None:
    rate = Rate(1, 1, Hand())
    assert rate.allows("a")
    assert rate.allows("b")
    assert not rate.allows("a")


def test_a_slow_rate_allows_at_least_one() -> None:
    assert Rate(0.001, 1, Hand()).allows("a")


def test_returned_tokens_can_be_taken_again_but_never_overfill_a_bucket() -> None:
    rate = Rate(1, 2, Hand())
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    rate.give_back("a")
    assert [rate.allows("a") for _ in range(2)] == [True, False]
    rate.give_back("stranger")
    assert [rate.allows("stranger") for _ in range(3)] == [True, True, False]


def test_many_addresses_do_not_fill_the_memory() -> None:
    clock = Hand()
    rate = Rate(1, 2, clock)
    for number in range(3 * MOST_BUCKETS):
        clock.time += 0.00001
        rate.allows(str(number))
    assert len(rate.buckets) <= MOST_BUCKETS


def test_a_full_bucket_is_forgotten_first() -> None:
    clock = Hand()
    rate = Rate(1, 2, clock)
    rate.allows("quiet")
    clock.time = 100.0
    rate.allows("loud")
    rate._forget_full()
    assert set(rate.buckets) == {"loud"}


def test_one_connections_bucket() -> None:
    clock = Hand()
    bucket = Bucket(1, 2, clock)
    assert [bucket.allows() for _ in range(3)] == [True, True, False]
    clock.time = 1.0
    assert bucket.allows()
