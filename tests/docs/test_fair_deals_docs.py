"""docs/fair-deals.md: its numbers, computed again by following its text alone."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from draftingtable.command.main import main
from draftingtable.games.core.fairness import FirstSource, Share, SharedSource, commitment
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from tests.docs.markdown import ROOT, blocks

PAGE = blocks((ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8"))
VECTORS = json.loads(next(block.text for block in PAGE if block.info == "json vectors"))
SECRET = bytes.fromhex(VECTORS["secret"])
NONCES = tuple(bytes.fromhex(nonce) for nonce in VECTORS["nonces"])
FIRST = FirstSource(SECRET, NONCES)
VECTORS_2 = json.loads(next(block.text for block in PAGE if block.info == "json vectors 2"))
RECORDS = {block.info.split()[1]: block.text for block in PAGE if block.info.startswith("record")}
PRINTED = {
    block.text.partition("\n")[0].split()[-1]: block.text.partition("\n")[2]
    for block in PAGE
    if block.info == "console"
}


def with_lengths(start: bytes, parts: tuple[bytes, ...]) -> bytes:
    return start + b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def key(secret: bytes, parts: tuple[bytes, ...]) -> bytes:
    return hashlib.sha256(with_lengths(b"drafting-table deal 1\n", (secret, *parts))).digest()


def key_2(game: dict[str, Any], *more: bytes) -> bytes:
    shared: list[bytes] = []
    for commitment_text, nonce in zip(game["commitments"], game["nonces"], strict=True):
        fixed = bytes.fromhex(commitment_text or "")
        shared += [fixed, fixed if nonce is None else bytes.fromhex(nonce)]
    parts = (game["terms"].encode(), SECRET, *shared, *more)
    return hashlib.sha256(with_lengths(b"drafting-table deal 2\n", parts)).digest()


def words(secret: bytes, parts: tuple[bytes, ...]) -> Iterator[int]:
    return words_of(key(secret, parts))


def words_of(found: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(found + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    return next(word % n for word in stream if word < 2**64 - 2**64 % n)


def taken(stream: Iterator[int], pool: list[str], count: int) -> list[str]:
    return [pool.pop(below(stream, len(pool))) for _ in range(count)]


def test_commitment_key_and_words() -> None:
    stream = words(SECRET, NONCES)
    assert VECTORS["commitment"] == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert VECTORS["key"] == key(SECRET, NONCES).hex()
    assert VECTORS["words"] == [f"{next(stream):016x}" for _ in range(5)]


def test_who_sits_where_and_who_begins() -> None:
    for seats, order in VECTORS["order"].items():
        stream = words(SECRET, (*NONCES, b"seating"))
        places = [str(seat) for seat in range(1, int(seats) + 1)]
        assert [int(seat) for seat in taken(stream, places, int(seats))] == order
        assert [seat + 1 for seat in FIRST.order(int(seats))] == order
    for players, start in VECTORS["start"].items():
        assert below(words(SECRET, (*NONCES, b"start")), int(players)) + 1 == start
        assert FIRST.start(int(players)) + 1 == start


def test_a_deal_of_5_towers_by_hand() -> None:
    pool = [f"{kind}{value}" for kind in "chtjs" for value in range(16)]
    cards = taken(words(SECRET, NONCES), pool, 5)
    assert [f"deal {' '.join(cards)}"] == VECTORS["towers, 3 players"]


def test_deals_of_between_two_cities_by_hand() -> None:
    """C1.1: how many there are of each."""
    supply = {"S": 16, "F": 16, "d": 5, "e": 5, "m": 5, "b": 5, "O": 20, "P": 16, "H": 20}
    pool = [tile for tile, count in supply.items() for _ in range(count)]
    stream = words(SECRET, NONCES)
    hands = [" ".join(taken(stream, pool, 7)) for _ in range(3)]
    deals = [f"deal {seat} {hand}" for seat, hand in enumerate(hands, 1)]
    assert deals == VECTORS["cities, 3 players"]


@pytest.mark.parametrize(
    ("name", "game", "options"),
    [
        ("towers, 3 players", "towers", {}),
        ("cities, 3 players", "cities", {}),
        ("cities, expert mode", "cities", {"mode": "expert"}),
    ],
)
def test_the_program_deals_the_same(name: str, game: str, options: dict[str, object]) -> None:
    rules = get(game)
    match = Match(rules, rules.setup(3, options), FIRST.dealer())
    assert [str(line) for line in match.lines if line.seat is None] == VECTORS[name]


# Version 2


def test_commitments_of_secret_and_nonces() -> None:
    assert bytes.fromhex(VECTORS_2["secret"]) == SECRET
    assert VECTORS_2["commitment"] == hashlib.sha256(SECRET).hexdigest()
    for nonce, expected in VECTORS_2["nonce commitments"].items():
        text = b"drafting-table nonce 2\n" + bytes.fromhex(nonce)
        assert hashlib.sha256(text).hexdigest() == expected


@pytest.mark.parametrize("game", VECTORS_2["games"])
def test_keys_words_seating_and_start_by_hand(game: dict[str, Any]) -> None:
    terms = json.loads(game["terms"])
    assert key_2(game).hex() == game["key"]
    stream = words_of(key_2(game))
    assert [f"{next(stream):016x}" for _ in range(5)] == game["words"]
    assert ("order" in game, "start" in game) == (
        terms["seating"] == "drawn",
        terms["start"] == "drawn",
    )
    if "order" in game:
        places = [str(seat) for seat in range(1, terms["players"] + 1)]
        drawn = taken(words_of(key_2(game, b"seating")), places, len(places))
        assert [int(seat) for seat in drawn] == game["order"]
    if "start" in game:
        assert below(words_of(key_2(game, b"start")), terms["players"]) + 1 == game["start"]


@pytest.mark.parametrize("game", VECTORS_2["games"])
def test_the_program_draws_the_same(game: dict[str, Any]) -> None:
    nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in game["nonces"]]
    shares = tuple(map(Share, game["commitments"], nonces))
    source = SharedSource(SECRET, game["terms"], shares)
    terms, rules = source.terms, get(source.terms.game)
    if "order" in game:
        assert [seat + 1 for seat in source.order(terms.players)] == game["order"]
    start = game.get("start", terms.start)
    if "start" in game:
        assert source.start(terms.players) + 1 == start
    setup = rules.setup(terms.players, dict(terms.options), None if start is None else start - 1)
    match = Match(rules, setup, source.dealer())
    assert [str(line) for line in match.lines if line.seat is None] == game["deals"]


@pytest.mark.parametrize(("file", "code"), [("fair", 0), ("unrevealed", 3), ("first", 3)])
def test_the_example_records_get_their_verdicts(
    file: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / f"{file}.dtr"
    record.write_text(RECORDS[record.name].rstrip("\n") + "\n", encoding="utf-8")
    assert main(["verify", str(record)]) == code
    assert capsys.readouterr().out.rstrip("\n") == PRINTED[record.name].rstrip("\n")
