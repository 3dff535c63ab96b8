"""Verifying records: every change is found, by line."""

import json
from collections.abc import Callable

import pytest

from draftingtable.games.core.dealers import SecretDealer, commitment
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import (
    drawn_order,
    drawn_start,
    fair_headers,
    fresh_nonce,
    fresh_secret,
    verify,
)
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.registry import get

SECRET = bytes(range(32))
NONCES = (b"1" * 16, b"2" * 16, b"3" * 16)


def fair_record(game: str, **options: object) -> str:
    rules = get(game)
    start = drawn_start(SECRET, NONCES, 3) if rules.has_start else None
    match = Match(rules, rules.setup(3, options, start), SecretDealer(SECRET, NONCES))
    randomness = Randomness("fair", game)
    while not match.over:
        seat = match.acting()[0]
        match.play(seat, match.position.random_move(seat, randomness))
    record = match.record()
    order = drawn_order(SECRET, NONCES, 3)
    record.extra = fair_headers(SECRET, NONCES, order, rules.has_start)
    return record.text()


TOWERS = fair_record("towers")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("towers", {"referee": True}),
        ("cities", {}),
        ("cities", {"mode": "beginner"}),
        ("cities", {"mode": "expert"}),
    ],
)
def test_a_fair_record_is_verified(game: str, options: dict[str, object]) -> None:
    text = fair_record(game, **options)
    checked = verify(parse(text))
    deals = [line for line in parse(text).lines if line.seat is None]
    assert checked.deals == len(deals)
    assert checked.order
    assert checked.start == (game == "towers")


def test_automas_moves_may_be_omitted() -> None:
    """docs/records.md: they follow from the rules."""
    lines = fair_record("cities", mode="expert").splitlines()
    short = "\n".join(line for line in lines if not line.startswith(("2 ", "3 "))) + "\n"
    assert verify(parse(short)).deals > 0


def line_of(start: str) -> int:
    lines = TOWERS.splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def without(*keys: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        return "\n".join(line for line in text.split("\n") if not line.startswith(keys))

    return change


def replaced(key: str, value: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.split("\n")
        return "\n".join(f"{key}: {value}" if ln.startswith(f"{key}:") else ln for ln in lines)

    return change


def other_order(text: str) -> str:
    """Swaps two cards of the first deal."""
    place = line_of("deal")
    lines = text.split("\n")
    words = lines[place - 1].split(" ")
    words[1], words[2] = words[2], words[1]
    lines[place - 1] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (without("secret", "commitment"), "fair-no-proof", 1),
        (without("secret"), "record-header-missing", 1),
        (without("commitment"), "record-header-missing", 1),
        (without("nonces"), "record-header-missing", 1),
        (replaced("secret", "00" * 32), "fair-commitment", line_of("commitment")),
        (replaced("secret", "zz"), "fair-header-form", line_of("secret")),
        (replaced("nonces", "[1]"), "fair-header-form", line_of("nonces")),
        (replaced("nonces", '["xy"]'), "fair-header-form", line_of("nonces")),
        (replaced("nonces", "no list"), "fair-header-form", line_of("nonces")),
        (replaced("drawn-order", "{}"), "fair-header-form", line_of("drawn-order")),
        (replaced("drawn-order", "[3, 3, 3]"), "fair-order", line_of("drawn-order")),
        (other_order, "fair-deal", line_of("deal")),
    ],
)
def test_changes_are_found(change: Callable[[str], str], code: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(parse(change(TOWERS)))
    assert (caught.value.code, caught.value.line) == (code, line)


def test_a_changed_start_player_is_found() -> None:
    start = parse(TOWERS).start
    assert start is not None
    other = (start + 1) % 3 + 1
    with pytest.raises(BadRecord) as caught:
        verify(parse(replaced("start", str(other))(TOWERS)))
    assert (caught.value.code, caught.value.rule) == ("fair-start", "T3.2")
    assert caught.value.params == {"expected": start + 1, "found": other}


def test_other_nonces_give_other_deals() -> None:
    nonces = json.dumps([nonce.hex() for nonce in (*NONCES[:2], b"4" * 16)])
    for key in ("drawn-order", "drawn-start"):
        text = without(key)(TOWERS)
    with pytest.raises(BadRecord) as caught:
        verify(parse(replaced("nonces", nonces)(without("drawn-order")(text))))
    assert caught.value.code in ("fair-deal", "fair-start")


def test_every_order_and_every_start_can_be_drawn() -> None:
    secrets = [bytes([number]) * 32 for number in range(60)]
    assert len({tuple(drawn_order(secret, (), 3)) for secret in secrets}) == 6
    assert {drawn_start(secret, (), 5) for secret in secrets} == set(range(5))


def test_secrets_and_nonces_are_fresh() -> None:
    assert len({fresh_secret() for _ in range(10)}) == len({fresh_nonce() for _ in range(10)}) == 10
    assert len(commitment(fresh_secret())) == 64
