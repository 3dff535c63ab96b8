"""docs/fair-deals.md: its numbers, computed again by following its text alone."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftingtable.command.main import main
from draftingtable.games.core.dealers import SecretDealer
from draftingtable.games.core.fairness import commitment, drawn_order, drawn_start
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from tests.docs.markdown import ROOT, blocks

PAGE = blocks((ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8"))
VECTORS = json.loads(next(block.text for block in PAGE if block.info == "json vectors"))
SECRET = bytes.fromhex(VECTORS["secret"])
NONCES = tuple(bytes.fromhex(nonce) for nonce in VECTORS["nonces"])


def key(secret: bytes, parts: tuple[bytes, ...]) -> bytes:
    text = b"drafting-table deal 1\n"
    for part in (secret, *parts):
        text += len(part).to_bytes(4, "big") + part
    return hashlib.sha256(text).digest()


def words(secret: bytes, parts: tuple[bytes, ...]) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key(secret, parts) + block.to_bytes(8, "big")).digest()
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
        assert [seat + 1 for seat in drawn_order(SECRET, NONCES, int(seats))] == order
    for players, start in VECTORS["start"].items():
        assert below(words(SECRET, (*NONCES, b"start")), int(players)) + 1 == start
        assert drawn_start(SECRET, NONCES, int(players)) + 1 == start


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
    match = Match(rules, rules.setup(3, options), SecretDealer(SECRET, NONCES))
    assert [str(line) for line in match.lines if line.seat is None] == VECTORS[name]


def test_the_example_record_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = next(block.text for block in PAGE if block.info.startswith("record"))
    console = next(block.text for block in PAGE if block.info == "console")
    command, _, printed = console.partition("\n")
    monkeypatch.chdir(tmp_path)
    Path("fair.dtr").write_text(record.rstrip("\n") + "\n", encoding="utf-8")
    assert main(command.split()[2:]) == 0
    assert capsys.readouterr().out.rstrip("\n") == printed.rstrip("\n")
