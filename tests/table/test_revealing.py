"""The lock before a game: everyone commits, then all reveal (docs/fair-deals.md, version 2)."""

import json
from typing import Any, cast

import pytest

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import Share, SharedSource, commitment, verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.table import SYSTEM, Entry, Table, actions, decide, read_entry
from draftingtable.table.decide.starting import begun
from draftingtable.table.entries import Locked, Revealed
from draftingtable.table.lock import Lock
from draftingtable.table.seats import PLAYER
from tests.table.sitting import NAMES, POLICY, SECRET, Sitting, commit, nonce, seated

ME = {"kind": "me"}


def locked(people: int = 3, game: str = "towers", **settings: Any) -> Sitting:
    """Returns a table at which everyone has committed to the nonce of their seat, and is locked."""
    sitting = seated(game, people, begin=False, fair=True, **settings)
    sitting.do("anna", actions.Start())
    return sitting


def reveal(sitting: Sitting, place: int) -> list[str]:
    by = NAMES[place].lower()
    return [entry.kind for entry in sitting.do(by, actions.Reveal(place, nonce(place)))]


def test_the_game_begins_when_all_have_revealed() -> None:
    sitting = locked()
    assert sitting.table.data("", (), 0)["lock"] == {
        "until": sitting.now + POLICY.reveal_time,
        "commitments": [commit(0), commit(1), commit(2)],
        "terms": '{"game":"towers","options":{"referee":true},"people":[1,2,3],"players":3,'
        '"rules":1,"seating":[1,2,3],"start":1}',
        "revealed": [],
    }
    assert (sitting.table.state, sitting.table.line()["locked"]) == ("open", True)
    assert reveal(sitting, 2) == ["revealed"]
    assert reveal(sitting, 0) == ["revealed"]
    assert sitting.table.lock is not None
    assert sitting.table.lock.as_data()["revealed"] == [1, 3]
    assert reveal(sitting, 1) == ["revealed", "started"]
    assert sitting.table.state == "running"
    assert sitting.table.data("", (), 0)["lock"] is None
    assert not sitting.table.line()["locked"]


def test_seating_start_player_and_deals_follow_from_everyones_numbers() -> None:
    """C1.3, T3.2"""
    sitting = locked(4, seating="random", start=None)
    assert sitting.table.lock is not None
    terms = sitting.table.lock.terms_text
    assert json.loads(terms)["seating"] == json.loads(terms)["start"] == "drawn"
    for place in range(4):
        reveal(sitting, place)
    shares = tuple(Share(commit(place), nonce(place)) for place in range(4))
    source = SharedSource(SECRET, terms, shares)
    order = source.order(4)
    assert [seat.nickname for seat in sitting.table.seats] == [NAMES[at] for at in order]
    assert sitting.table.start == source.start(4)
    assert sitting.table.fairness() == {
        "version": 2,
        "commitment": commitment(SECRET),
        "commitments": [commit(place) for place in range(4)],
        "terms": terms,
        "nonces": [nonce(place).hex() for place in range(4)],
        "order": [at + 1 for at in order],
        "start_drawn": True,
        "secret": None,
    }
    sitting.play_on(Randomness("revealing"))
    found = verify(parse(sitting.table.record().text()))
    assert (found.verdict, found.version, found.order, found.start) == ("proved", 2, True, True)


def test_everybodys_number_changes_the_deal() -> None:
    deals = set()
    for numbers in ((1, 2), (1, 3), (4, 2)):
        sitting = seated("towers", 2, begin=False)
        for place, number in enumerate(numbers):
            player = sitting.player_at(place)
            sitting.do(player, actions.Ready(place, True, commit(number)))
        sitting.do("anna", actions.Start())
        for place, number in enumerate(numbers):
            sitting.do(sitting.player_at(place), actions.Reveal(place, nonce(number)))
        deals.add(str(sitting.view(0)["game"]["display"]))
    assert len(deals) == 3


def test_a_nonce_that_was_not_committed_to_is_refused() -> None:
    sitting = locked()
    assert sitting.refused("péter", actions.Reveal(1, nonce(7))).code == "nonce-mismatch"
    assert sitting.refused("péter", actions.Reveal(1, b"short")).code == "nonce-form"
    assert sitting.refused("péter", actions.Reveal(0, nonce(0))).code == "seat-not-yours"
    assert sitting.refused("péter", actions.Reveal(9, nonce(0))).code == "no-such-seat"


def test_a_replaced_commitment_is_the_only_one_that_counts() -> None:
    sitting = seated("towers", 2, begin=False, fair=True)
    sitting.do("péter", actions.Ready(1, True, commit(7)))
    assert sitting.do("péter", actions.Ready(1, True, commit(7))) == []
    sitting.do("anna", actions.Start((commit(8),)))
    assert sitting.refused("péter", actions.Reveal(1, nonce(1))).code == "nonce-mismatch"
    assert sitting.refused("anna", actions.Reveal(0, nonce(0))).code == "nonce-mismatch"
    sitting.do("anna", actions.Reveal(0, nonce(8)))
    sitting.do("péter", actions.Reveal(1, nonce(7)))
    assert sitting.table.fairness()["nonces"] == [nonce(8).hex(), nonce(7).hex()]


def test_the_same_nonce_may_be_sent_again() -> None:
    """The answer may have been lost."""
    sitting = locked(2)
    reveal(sitting, 0)
    assert reveal(sitting, 0) == []
    reveal(sitting, 1)
    assert reveal(sitting, 0) == []


def test_without_a_lock_nothing_is_revealed() -> None:
    sitting = seated("towers", 2, begin=False, fair=True)
    assert sitting.refused("anna", actions.Reveal(0, nonce(0))).code == "table-not-locked"


def test_who_does_not_reveal_in_time_is_replaced_by_their_commitment() -> None:
    """It was fixed beforehand; the proof names the seat."""
    sitting = locked(3, seating="random", start=None)
    reveal(sitting, 0)
    reveal(sitting, 2)
    due = sitting.table.deadline(POLICY)
    assert due is not None
    assert (due.at - sitting.now, due.kind) == (POLICY.reveal_time, "reveal")
    assert sitting.table.next_due(POLICY) == due
    sitting.pass_time(POLICY.reveal_time - 1)
    assert sitting.tick() == []
    sitting.pass_time(1)
    (entry,) = sitting.tick()
    assert (entry.kind, sitting.table.state) == ("started", "running")
    assert sitting.table.fairness()["nonces"] == [nonce(0).hex(), None, nonce(2).hex()]
    assert sitting.refused("péter", actions.Reveal(1, nonce(1))).code == "table-not-locked"
    sitting.play_on(Randomness("unrevealed"))
    found = verify(parse(sitting.table.record().text()))
    seat = [seat.player for seat in sitting.table.seats].index("péter") + 1
    (doubt,) = found.doubts
    assert (found.verdict, doubt.code) == ("not-provable", "fair-unrevealed")
    assert doubt.params == {"seats": [seat], "names": ["Péter"], "deals": 2}


def test_the_deal_is_one_of_two_if_a_seat_does_not_reveal() -> None:
    """The limit of the protocol: one bit for each seat that keeps silent."""
    revealed, silent = locked(2), locked(2)
    reveal(revealed, 0)
    reveal(revealed, 1)
    reveal(silent, 0)
    silent.pass_time(POLICY.reveal_time)
    silent.tick()
    assert revealed.view(0)["game"]["display"] != silent.view(0)["game"]["display"]


@pytest.mark.parametrize(
    ("by", "action"),
    [
        ("eve", actions.Join(None, "Eve")),
        ("anna", actions.SetSeat(1, "bot")),
        ("anna", actions.Order((1, 0, 2))),
        ("anna", actions.Change({"chat": False})),
        ("péter", actions.Ready(1, False)),
        ("péter", actions.Ready(1, True, commit(9))),
        ("péter", actions.Answer(1, "Ajka")),
        ("péter", actions.Rename(1, "Pista")),
        ("anna", actions.Start()),
        ("anna", actions.Start((commit(9),))),
        ("anna", actions.Close()),
    ],
)
def test_a_locked_table_does_not_change(by: str, action: actions.Action) -> None:
    assert locked().refused(by, action).code == "table-locked"


def test_leaving_does_not_undo_the_lock() -> None:
    """Otherwise someone who knows the secret could leave when they do not like the deal."""
    sitting = locked()
    reveal(sitting, 0)
    (entry,) = sitting.do("anna", actions.Leave(None))
    assert (entry.kind, sitting.table.host) == ("stood-in", "péter")
    reveal(sitting, 1)
    reveal(sitting, 2)
    assert sitting.table.state == "running"
    assert [seat.kind for seat in sitting.table.seats] == [PLAYER] * 3
    assert [turn.seat for turn in sitting.table.bots_to_move()] == [0]
    assert sitting.table.fairness()["nonces"] == [nonce(place).hex() for place in range(3)]


def test_a_lock_survives_a_restart() -> None:
    sitting = locked()
    reveal(sitting, 1)
    again = sitting.read_again()
    assert again.lock == sitting.table.lock
    assert again.deadline(POLICY) == sitting.table.deadline(POLICY)


def test_a_client_that_connects_during_the_lock_learns_of_it() -> None:
    sitting = locked()
    reveal(sitting, 1)
    table = sitting.watch("lina").welcome((), sitting.now)["table"]
    assert isinstance(table, dict)
    assert table["lock"]["revealed"] == [2]
    assert [seat["commit"] for seat in table["seats"]] == [commit(0), commit(1), commit(2)]


def test_who_ignores_all_of_it_does_not_make_others_wait() -> None:
    sitting = seated("towers", 3, begin=False)
    sitting.do("péter", actions.Ready(1, True, commit(1)))
    sitting.do("anna", actions.Start())
    assert reveal(sitting, 1) == ["revealed", "started"]
    assert sitting.table.fairness()["commitments"] == [None, commit(1), None]
    sitting.play_on(Randomness("ignored"))
    found = verify(parse(sitting.table.record().text()))
    assert (found.verdict, found.silent) == ("proved", (0, 2))


def test_a_game_to_which_nobody_contributes_begins_at_once_and_proves_nothing() -> None:
    sitting = seated("cities", 3)
    sitting.play_on(Randomness("nobody"))
    found = verify(parse(sitting.table.record().text()))
    assert (found.verdict, [doubt.code for doubt in found.doubts]) == (
        "not-provable",
        ["fair-nobody"],
    )


# Alone at the table, on one device


def test_alone_the_start_may_reveal_at_once() -> None:
    sitting = Sitting({"game": "towers", "seats": [ME, {"kind": "bot"}, ME]})
    entries = sitting.do("anna", actions.Start(nonces=(nonce(8), nonce(9))))
    assert [entry.kind for entry in entries] == ["locked", "revealed", "revealed", "started"]
    assert sitting.table.fairness()["commitments"] == [commit(8), commit(9)]
    sitting.play_on(Randomness("alone"))
    assert verify(parse(sitting.table.record().text())).verdict == "proved"


def test_alone_a_commitment_still_binds() -> None:
    sitting = Sitting({"game": "towers", "seats": [ME, {"kind": "bot"}]})
    sitting.do("anna", actions.Ready(0, True, commit(1)))
    assert sitting.refused("anna", actions.Start(nonces=(nonce(2),))).code == "nonce-mismatch"
    assert sitting.refused("anna", actions.Start(nonces=(b"",))).code == "nonce-form"
    sitting.do("anna", actions.Start(nonces=(nonce(1),)))
    assert sitting.table.state == "running"


def test_with_other_people_the_start_reveals_nothing() -> None:
    """The server could otherwise choose another seat's number after seeing the host's."""
    sitting = seated("towers", 2, begin=False)
    assert sitting.refused("anna", actions.Start(nonces=(nonce(1),))).code == "nonces-too-early"


@pytest.mark.parametrize("sent", [1, 3])
def test_a_player_with_two_seats_sends_two_of_each_or_none(sent: int) -> None:
    sitting = Sitting({"game": "towers", "seats": [ME, {"kind": "bot"}, ME]})
    for start in (
        actions.Start(commits=(commit(1),) * sent),
        actions.Start(nonces=(nonce(1),) * sent),
    ):
        refusal = sitting.refused("anna", start)
        assert (refusal.code, refusal.params) == ("nonce-count", {"found": sent, "seats": 2})


# The terms


def test_the_order_by_answers_is_agreed_before_anyone_reveals() -> None:
    """C1.3"""
    sitting = seated("cities", 3, begin=False, fair=True, seating="question")
    for place, text in enumerate(("Szeged", "Ajka", "Kaunas")):
        sitting.do(sitting.player_at(place), actions.Answer(place, text))
    sitting.do("anna", actions.Start())
    assert sitting.table.lock is not None
    assert sitting.table.lock.terms.seating == (2, 3, 1)
    assert sitting.table.lock.terms.start is None
    for place in range(3):
        reveal(sitting, place)
    assert [seat.player for seat in sitting.table.seats] == ["péter", "lina", "anna"]
    assert sitting.table.drawn_order is None


def test_bots_and_automas_are_not_among_the_people() -> None:
    sitting = seated("towers", 2, bots=["random"], begin=False)
    sitting.do("anna", actions.Order((0, 2, 1)))
    sitting.do("anna", actions.Start())
    assert sitting.table.lock is not None
    assert sitting.table.lock.terms.people == (1, 3)
    solo = Sitting({"game": "cities", "options": {"mode": "expert"}, "seats": [ME]})
    solo.do("anna", actions.Start())
    assert solo.table.lock is not None
    assert (solo.table.lock.terms.people, solo.table.lock.terms.seating) == ((1,), (1,))


# A table from before this version


def test_a_table_that_was_open_before_starts_by_this_version() -> None:
    """The nonces that people sent when they sat down are not used: the server knows them."""
    sitting = seated("towers", 2, begin=False)
    table = Table(sitting.table.id, SECRET)
    for entry in sitting.log:
        data = entry.data
        for seat in (data, *cast(list[dict[str, object]], data.get("seats", []))):
            if seat.get("kind") == PLAYER:
                seat["nonce"] = "ab" * 16
        table.apply(read_entry(entry.number, entry.at, entry.kind, json.dumps(data)))
    for fact in decide(POLICY, table, "anna", actions.Start(), sitting.now):
        table.apply(Entry(table.number + 1, sitting.now, fact))
    found = table.fairness()
    assert (table.state, found["version"], found["nonces"]) == ("running", 2, [None, None])


# A game that expires


def test_a_game_that_expires_publishes_its_secret() -> None:
    sitting = seated("towers", 2, fair=True)
    sitting.play_on(Randomness("expiring"), 10)
    assert sitting.refused("anna", actions.Close()).code == "table-not-open"
    sitting.pass_time(POLICY.idle_running)
    sitting.tick()
    assert sitting.table.fairness()["secret"] is None
    sitting.pass_time(POLICY.grace_running)
    sitting.tick()
    assert sitting.table.state == "expired"
    assert sitting.table.fairness()["secret"] == SECRET.hex()
    found = verify(parse(sitting.table.record().text()))
    assert (found.verdict, found.replay.over) == ("proved", False)
    assert found.deals > 0


# An operator who also plays, and cheats


def test_an_operator_who_reveals_last_cannot_try_other_numbers() -> None:
    """Whoever knows the secret and everybody's nonce still has only two deals to choose from."""
    sitting = locked(2)
    reveal(sitting, 0)
    for number in range(2, 202):
        assert sitting.refused("péter", actions.Reveal(1, nonce(number))).code == "nonce-mismatch"
    commits = actions.Ready(1, True, commit(7))
    assert sitting.refused("péter", commits).code == "table-locked"
    assert sitting.refused("anna", actions.Start((commit(7),))).code == "table-locked"


def test_a_server_that_takes_another_number_is_caught_by_the_record_alone() -> None:
    sitting = locked(2)
    reveal(sitting, 0)
    assert sitting.table.lock is not None
    forged = sitting.table.lock.with_nonces({1: nonce(9)})
    sitting.store([Revealed(2, nonce(9).hex()), begun(sitting.table, forged)])
    sitting.play_on(Randomness("forged"))
    with pytest.raises(BadRecord) as caught:
        verify(parse(sitting.table.record().text()))
    assert (caught.value.code, caught.value.params) == ("fair-nonce", {"seat": 2})


def test_a_commitment_replaced_after_the_lock_is_seen_only_by_who_kept_the_lock() -> None:
    """A record alone cannot show it: the server could have played all the seats."""
    sitting = locked(2)
    assert sitting.table.lock is not None
    kept = sitting.table.lock.commitments
    reveal(sitting, 0)
    fact = Locked(sitting.table.lock.terms_text, (kept[0], commit(9)), sitting.now)
    forged = Lock(fact.terms, fact.commitments, 0, {0: nonce(0), 1: nonce(9)})
    own, other = (Revealed(place + 1, forged.nonces[place].hex()) for place in (0, 1))
    sitting.store([fact, own, other, begun(sitting.table, forged)])
    sitting.play_on(Randomness("replaced"))
    record = parse(sitting.table.record().text())
    assert verify(record).verdict == "proved"
    assert json.loads(record.extra["commitments"]) != list(kept)


def test_only_the_administrator_closes_a_locked_table() -> None:
    sitting = locked()
    assert sitting.refused("anna", actions.Close()).code == "table-locked"
    assert [entry.kind for entry in sitting.do(SYSTEM, actions.Close())] == ["expired"]
