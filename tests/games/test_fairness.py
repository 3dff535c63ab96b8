"""Verifying records: proved, not provable, or broken, by line."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from draftingtable.games.core.dealers import commitment
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import (
    BadTerms,
    DealSource,
    FirstSource,
    Share,
    SharedSource,
    Terms,
    fresh_nonce,
    fresh_secret,
    nonce_commitment,
    read_terms,
    verify,
)
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.registry import get

SECRET = bytes(range(32))
NONCES = (b"1" * 32, b"2" * 32, b"3" * 32)
SHARES = tuple(Share(nonce_commitment(nonce), nonce) for nonce in NONCES)
GAMES: list[tuple[str, dict[str, object]]] = [
    ("towers", {"referee": True}),
    ("cities", {}),
    ("cities", {"mode": "beginner"}),
    ("cities", {"mode": "expert"}),
]


def shared_source(
    game: str, options: dict[str, object], shares: tuple[Share, ...] = SHARES
) -> SharedSource:
    rules = get(game)
    setup = rules.setup(3, options, 0 if rules.has_start else None)
    played = 3 - len(rules.automatic_names(setup))
    terms = Terms(
        game=game,
        rules=rules.rules_version,
        options=setup.options,
        players=3,
        people=tuple(range(1, played + 1)),
        seating=None if played > 1 else (1,),
        start="drawn" if rules.has_start else None,
    )
    return SharedSource(SECRET, terms.text(), shares[:played])


def dealt_record(source: DealSource, game: str, options: dict[str, object], drawn: bool) -> str:
    rules = get(game)
    start = source.start(3) if rules.has_start else None
    match = Match(rules, rules.setup(3, options, start), source.dealer())
    randomness = Randomness("fair", game)
    while not match.over:
        seat = match.acting()[0]
        match.play(seat, match.position.random_move(seat, randomness))
    record = match.record()
    order = source.order(3) if drawn else None
    record.extra = source.record_headers(order, rules.has_start)
    return record.text()


def fair_record(game: str, options: dict[str, object], shares: tuple[Share, ...] = SHARES) -> str:
    source = shared_source(game, options, shares)
    return dealt_record(source, game, options, source.terms.seating is None)


TOWERS = fair_record("towers", {})
FIRST = dealt_record(FirstSource(SECRET, NONCES), "towers", {}, drawn=True)


def deals_in(text: str) -> int:
    return sum(line.seat is None for line in parse(text).lines)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_fair_record_is_proved(game: str, options: dict[str, object]) -> None:
    text = fair_record(game, options)
    checked = verify(parse(text))
    assert (checked.verdict, checked.version, checked.doubts) == ("proved", 2, ())
    assert checked.deals == deals_in(text)
    assert checked.order == ("mode" not in options)
    assert checked.start == (game == "towers")


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_record_of_the_first_version_is_checked_and_its_limits_are_stated(
    game: str, options: dict[str, object]
) -> None:
    text = dealt_record(FirstSource(SECRET, NONCES), game, options, drawn=True)
    checked = verify(parse(text))
    assert (checked.verdict, checked.version) == ("not-provable", 1)
    assert [doubt.code for doubt in checked.doubts] == ["fair-version-1"]
    assert (checked.deals, checked.order) == (deals_in(text), True)
    assert checked.start == (game == "towers")


def test_automas_moves_may_be_omitted() -> None:
    """docs/records.md: they follow from the rules."""
    lines = fair_record("cities", {"mode": "expert"}).splitlines()
    short = "\n".join(line for line in lines if not line.startswith(("2 ", "3 "))) + "\n"
    assert verify(parse(short)).deals > 0


# Not provable


def test_a_seat_that_did_not_reveal_is_named_where_it_sits_now() -> None:
    shares = (SHARES[0], Share(SHARES[1].commitment), SHARES[2])
    source = shared_source("towers", {}, shares)
    checked = verify(parse(fair_record("towers", {}, shares)))
    seat = source.order(3).index(1) + 1
    (doubt,) = checked.doubts
    assert (checked.verdict, doubt.code) == ("not-provable", "fair-unrevealed")
    assert (doubt.params["seats"], doubt.params["deals"]) == ([seat], 2)


def test_seats_that_add_nothing_do_not_weaken_the_others_proof() -> None:
    shares = (Share(), SHARES[1], Share())
    source = shared_source("towers", {}, shares)
    checked = verify(parse(fair_record("towers", {}, shares)))
    places = sorted(source.order(3).index(seat) for seat in (0, 2))
    assert (checked.verdict, checked.silent) == ("proved", tuple(places))


def test_the_server_alone_proves_nothing() -> None:
    checked = verify(parse(fair_record("towers", {}, (Share(), Share(), Share()))))
    assert [doubt.code for doubt in checked.doubts] == ["fair-nobody"]


def daily_record(shares: tuple[Share, ...]) -> str:
    source = shared_source("towers", {}, shares)
    terms = replace(source.terms, daily="2026-11-19")
    daily = SharedSource(SECRET, terms.text(), source.shares)
    return dealt_record(daily, "towers", {}, drawn=True)


def test_a_daily_deal_says_that_the_server_alone_drew_it() -> None:
    checked = verify(parse(daily_record((Share(), Share(), Share()))))
    (doubt,) = checked.doubts
    assert (checked.verdict, doubt.code) == ("not-provable", "fair-daily")
    assert doubt.params == {"date": "2026-11-19"}


def test_a_daily_deal_to_which_somebody_added_a_number_is_broken() -> None:
    """All of it follows from the numbers, but it is not what its terms say."""
    with pytest.raises(BadRecord) as refused:
        verify(parse(daily_record(SHARES)))
    assert (refused.value.code, refused.value.params) == ("fair-terms", {"key": "commitments"})


def test_a_deal_that_was_played_before_is_never_proved() -> None:
    assert verify(parse(TOWERS)).verdict == "proved"
    again = verify(parse(TOWERS.replace("---", "dealt-before: yes\n---", 1)))
    assert (again.verdict, again.doubts[0].code) == ("not-provable", "fair-dealt-before")


@pytest.mark.parametrize("date", ["2026-1-9", "20261119", "2026-11-19T00", "", "２０２６-11-19"])
def test_a_date_in_the_terms_has_one_form(date: str) -> None:
    terms = replace(shared_source("towers", {}).terms, daily=date)
    with pytest.raises(BadTerms):
        read_terms(terms.text())


def without(*keys: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        return "\n".join(line for line in text.split("\n") if not line.startswith(keys))

    return change


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        (("secret", "commitment", "nonces", "terms", "fairness"), "fair-no-proof"),
        (("secret",), "fair-no-secret"),
    ],
)
def test_a_record_without_a_proof_is_not_accused(keys: tuple[str, ...], code: str) -> None:
    checked = verify(parse(without(*keys)(TOWERS)))
    assert (checked.verdict, checked.version) == ("not-provable", None)
    assert [doubt.code for doubt in checked.doubts] == [code]


# Broken: what a record alone shows of a server that cheats


def replaced(key: str, value: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.split("\n")
        return "\n".join(f"{key}: {value}" if ln.startswith(f"{key}:") else ln for ln in lines)

    return change


def header(text: str, key: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{key}: "))[len(key) + 2 :]


def line_of(text: str, start: str) -> int:
    return next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def other_order(text: str) -> str:
    """Swaps two cards of the first deal."""
    place = line_of(text, "deal")
    lines = text.split("\n")
    words = lines[place - 1].split(" ")
    words[1], words[2] = words[2], words[1]
    lines[place - 1] = " ".join(words)
    return "\n".join(lines)


def listed(key: str, place: int, value: str | None) -> Callable[[str], str]:
    def change(text: str) -> str:
        values = json.loads(header(text, key))
        values[place] = value
        return replaced(key, json.dumps(values))(text)

    return change


def agreed(key: str, value: object) -> Callable[[str], str]:
    def change(text: str) -> str:
        terms = {**json.loads(header(text, "terms")), key: value}
        return replaced("terms", json.dumps(terms, sort_keys=True, separators=(",", ":")))(text)

    return change


def next_start(text: str) -> str:
    start = parse(text).start
    assert start is not None
    return replaced("start", str((start + 1) % 3 + 1))(text)


BAD_FORMS: list[tuple[Callable[[str], str], str, str]] = [
    (without("commitment:"), "record-header-missing", "drafting"),
    (without("nonces"), "record-header-missing", "drafting"),
    (replaced("secret", "zz"), "fair-header-form", "secret"),
    (replaced("nonces", "[1]"), "fair-header-form", "nonces"),
    (replaced("nonces", '["xy"]'), "fair-header-form", "nonces"),
    (replaced("nonces", "no list"), "fair-header-form", "nonces"),
    (replaced("drawn-order", "{}"), "fair-header-form", "drawn-order"),
]
CHEATS: list[tuple[Callable[[str], str], str, str]] = [
    *BAD_FORMS,
    # The server switches its secret.
    (replaced("secret", "00" * 32), "fair-commitment", "commitment"),
    # It deals other cards, seats or start players than those drawn.
    (other_order, "fair-deal", "deal"),
    (replaced("drawn-order", "[3, 3, 3]"), "fair-order", "drawn-order"),
    (next_start, "fair-start", "start"),
    # It takes another nonce than the one revealed, or another commitment.
    (listed("nonces", 1, "ab" * 32), "fair-nonce", "nonces"),
    (listed("commitments", 1, "ab" * 32), "fair-nonce", "nonces"),
    (listed("commitments", 1, None), "fair-nonce", "nonces"),
    # It calls a nonce unrevealed, or drops a seat's part: the rest no longer follows.
    (listed("nonces", 1, None), "fair-order", "drawn-order"),
    (replaced("nonces", "[]"), "fair-header-form", "nonces"),
    (replaced("commitments", "[]"), "fair-header-form", "commitments"),
    (listed("nonces", 1, "ab"), "fair-header-form", "nonces"),
    # It changes the terms afterwards.
    (agreed("game", "cities"), "fair-terms", "game"),
    (agreed("options", {"referee": False}), "fair-terms", "options"),
    (agreed("players", 4), "fair-terms", "seats"),
    (agreed("rules", 7), "fair-terms", "rules"),
    (agreed("start", 1), "fair-terms", "drawn-start"),
    (agreed("seating", [1, 2, 3]), "fair-terms", "drawn-order"),
    (agreed("people", [1, 2]), "fair-header-form", "commitments"),
    (agreed("bid", 1), "fair-header-form", "terms"),
    (replaced("terms", "[]"), "fair-header-form", "terms"),
    (without("drawn-order"), "fair-terms", "drafting"),
    (without("terms"), "record-header-missing", "drafting"),
    (replaced("fairness", "3"), "fair-version", "fairness"),
]


@pytest.mark.parametrize(("change", "code", "place"), CHEATS)
def test_cheating_is_found(change: Callable[[str], str], code: str, place: str) -> None:
    cheated = change(TOWERS)
    with pytest.raises(BadRecord) as caught:
        verify(parse(cheated))
    assert (caught.value.code, caught.value.line) == (code, line_of(cheated, place))


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        *BAD_FORMS,
        (replaced("secret", "00" * 32), "fair-commitment", "commitment"),
        (other_order, "fair-deal", "deal"),
        (replaced("drawn-order", "[3, 3, 3]"), "fair-order", "drawn-order"),
        (next_start, "fair-start", "start"),
    ],
)
def test_changes_to_a_record_of_the_first_version_are_found(
    change: Callable[[str], str], code: str, place: str
) -> None:
    changed = change(FIRST)
    with pytest.raises(BadRecord) as caught:
        verify(parse(changed))
    assert (caught.value.code, caught.value.line) == (code, line_of(changed, place))


def test_a_start_player_that_was_agreed_on_cannot_be_another() -> None:
    source = shared_source("towers", {})
    fixed = SharedSource(SECRET, agreed("start", 2)(f"terms: {source.terms_text}")[7:], SHARES)
    rules = get("towers")
    record = Match(rules, rules.setup(3, {}, 0), fixed.dealer()).record()
    record.extra = fixed.record_headers(fixed.order(3), start=False)
    with pytest.raises(BadRecord) as caught:
        verify(parse(record.text()))
    assert (caught.value.code, caught.value.params) == ("fair-terms", {"key": "start"})


@pytest.mark.parametrize("seating", [[1], [2, 1], [1, 2, 3, 4]])
def test_an_agreed_seating_has_every_seat(seating: list[int]) -> None:
    source = shared_source("towers", {})
    text = agreed("seating", seating)(f"terms: {source.terms_text}")[7:]
    other = SharedSource(SECRET, text, SHARES)
    record = dealt_record(other, "towers", {}, drawn=False)
    with pytest.raises(BadRecord) as caught:
        verify(parse(record))
    assert (caught.value.code, caught.value.params) == ("fair-header-form", {"key": "terms"})


def test_a_version_2_record_does_not_pass_as_version_1() -> None:
    """Its nonces would give another deal."""
    with pytest.raises(BadRecord):
        verify(parse(without("fairness")(TOWERS)))


# What everything follows from


def test_a_changed_part_gives_another_key() -> None:
    source = shared_source("towers", {})
    silent = (*SHARES[:2], Share(SHARES[2].commitment))
    others = [
        SharedSource(b"x" * 32, source.terms_text, SHARES),
        SharedSource(SECRET, source.terms_text.replace("true", "false"), SHARES),
        SharedSource(SECRET, source.terms_text, SHARES[::-1]),
        SharedSource(SECRET, source.terms_text, silent),
        SharedSource(SECRET, source.terms_text, (*SHARES[:2], Share())),
    ]
    keys = {source.key(), source.key(b"start"), *(other.key() for other in others)}
    assert len(keys) == len(others) + 2


@pytest.mark.parametrize("version", [1, 2])
def test_every_order_and_every_start_can_be_drawn(version: int) -> None:
    secrets = [bytes([number]) * 32 for number in range(60)]
    sources: list[DealSource] = [
        FirstSource(secret) if version == 1 else SharedSource(secret, "{}") for secret in secrets
    ]
    assert len({tuple(source.order(3)) for source in sources}) == 6
    assert {source.start(5) for source in sources} == set(range(5))


def test_secrets_and_nonces_are_fresh() -> None:
    assert len({fresh_secret() for _ in range(10)}) == len({fresh_nonce() for _ in range(10)}) == 10
    assert len(commitment(fresh_secret())) == 64


def test_no_source_shows_its_secret() -> None:
    for source in (FirstSource(SECRET, NONCES), shared_source("towers", {})):
        assert "SECRET" not in repr(source)
        assert SECRET.hex() not in repr(source)
        assert repr(SECRET) not in repr(source)


def test_terms_are_read_back() -> None:
    terms = shared_source("cities", {}).terms
    assert read_terms(terms.text()) == terms


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{", "{ "),
        ('"players":3', '"players":3,"players":3'),
        ('"players":3', '"players":true'),
        ('"people":[1,2,3]', '"people":[1,3,2]'),
        ('"people":[1,2,3]', '"people":[1,2,4]'),
        ('"seating":"drawn"', '"seating":"dawn"'),
        ('"seating":"drawn"', '"seating":[1,2,2]'),
        ('"start":"drawn"', '"start":"first"'),
        ('"rules":1', '"rules":"1"'),
        ('"game":"towers"', '"game":7'),
        ("}", ""),
    ],
)
def test_other_texts_are_not_terms(old: str, new: str) -> None:
    text = shared_source("towers", {}).terms_text
    assert old in text
    with pytest.raises(BadTerms):
        read_terms(text.replace(old, new))
