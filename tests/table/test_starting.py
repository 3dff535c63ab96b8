"""The start: who is missing, who sits where (C1.3), who starts (T3.2), and how it is drawn."""

import pytest

from draftingtable.games.core.fairness import drawn_order, drawn_start
from draftingtable.table import actions
from tests.table.sitting import NAMES, POLICY, SECRET, Sitting, nonce, seated


def test_open_seats_and_people_who_are_not_ready_are_waited_for() -> None:
    sitting = Sitting({"game": "towers", "players": 3, "seats": [{"kind": "me"}]})
    sitting.do("péter", actions.Join(2, "Péter", nonce(1)))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.params) == ("seats-open", {"seats": [2]})
    sitting.do("anna", actions.SetSeat(1, "bot"))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.params) == ("not-ready", {"seats": [3], "names": ["Péter"]})
    sitting.do("péter", actions.Ready(2, True))
    assert sitting.do("péter", actions.Ready(2, True)) == []
    assert sitting.refused("péter", actions.Start()).code == "not-host"
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"
    assert sitting.refused("anna", actions.Start()).code == "table-not-open"


def test_bots_take_the_open_seats_on_start_or_not_at_all() -> None:
    sitting = Sitting({"game": "towers", "players": 4, "seats": [{"kind": "me"}]})
    sitting.do("péter", actions.Join(2, "Péter", nonce(1)))
    refusal = sitting.refused("anna", actions.Start(fill=True))
    assert (refusal.code, refusal.params) == ("not-ready", {"seats": [3], "names": ["Péter"]})
    assert sitting.refused("péter", actions.Start(fill=True)).code == "not-host"
    sitting.do("péter", actions.Ready(2, True))
    refusal = sitting.refused("anna", actions.Start(fill=True, level="god"))
    assert refusal.params["place"] == "level"
    entries = sitting.do("anna", actions.Start((nonce(8),), fill=True, level="random"))
    assert [entry.kind for entry in entries] == ["seated", "seated", "started"]
    assert sitting.table.state == "running"
    assert sorted(seat.kind for seat in sitting.table.seats) == ["bot", "bot", "player", "player"]
    assert {seat.level for seat in sitting.table.seats if seat.kind == "bot"} == {"random"}
    assert sitting.table.nonces == (nonce(8), nonce(1))


def test_bots_of_the_default_level_take_seats_unless_another_is_named() -> None:
    sitting = Sitting({"game": "cities", "players": 3, "seats": [{"kind": "me"}]})
    sitting.do("anna", actions.Start(fill=True))
    assert {seat.level for seat in sitting.table.seats} == {None, POLICY.usual["cities"]}


def test_a_full_table_needs_no_bots() -> None:
    sitting = seated("towers", 2, begin=False)
    (entry,) = sitting.do("anna", actions.Start(fill=True))
    assert entry.kind == "started"


def test_whoever_starts_is_ready() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.do("anna", actions.Ready(0, False))
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"


def test_random_seating_and_the_start_player_follow_from_the_secret_and_the_nonces() -> None:
    """C1.3, T3.2: nobody chooses, and everybody can check it afterwards."""
    sitting = seated("towers", 4, seating="random", start=None)
    nonces = (nonce(0), nonce(101), nonce(102), nonce(103))
    assert sitting.table.nonces == nonces
    order = drawn_order(SECRET, nonces, 4)
    assert [seat.nickname for seat in sitting.table.seats] == [NAMES[at] for at in order]
    assert sitting.table.start == drawn_start(SECRET, nonces, 4)
    assert sitting.table.fairness() == {
        "commitment": sitting.table.commitment,
        "nonces": [one.hex() for one in nonces],
        "order": [at + 1 for at in order],
        "start_drawn": True,
        "secret": None,
    }


def test_another_nonce_gives_another_deal() -> None:
    """No server can know the deal before everybody has contributed."""
    deals = set()
    for number in range(5):
        sitting = Sitting({"game": "towers", "players": 2, "seats": [{"kind": "me"}], "start": 1})
        sitting.do("péter", actions.Join(1, "Péter", nonce(number)))
        sitting.do("péter", actions.Ready(1, True))
        sitting.do("anna", actions.Start())
        deals.add(str(sitting.view(0)["game"]["display"]))
    assert len(deals) == 5


def test_nonces_may_come_after_the_servers_commitment() -> None:
    """Those sent with the seat may come from the server; the last ones count."""
    sitting = seated("cities", 3, begin=False)
    sitting.do("péter", actions.Ready(1, True, nonce(7)))
    sitting.do("anna", actions.Start((nonce(8),)))
    assert sitting.table.nonces == (nonce(8), nonce(7), nonce(102))


def test_nobody_sends_another_s_nonce() -> None:
    sitting = seated("cities", 3, begin=False)
    assert sitting.refused("eve", actions.Ready(1, True, nonce(7))).code == "seat-not-yours"
    assert sitting.refused("péter", actions.Ready(1, True, b"short")).code == "nonce-form"
    assert sitting.refused("anna", actions.Start((b"",))).code == "nonce-form"
    assert sitting.refused("anna", actions.Start((nonce(8), nonce(9)))).code == "nonce-count"
    sitting.do("anna", actions.Start((nonce(8),)))
    assert sitting.table.nonces == (nonce(8), nonce(101), nonce(102))


def test_a_player_with_two_seats_sends_two_nonces_or_none() -> None:
    me = {"kind": "me"}
    sitting = Sitting({"game": "towers", "seats": [me, {"kind": "bot"}, me]})
    refusal = sitting.refused("anna", actions.Start((nonce(8),)))
    assert (refusal.code, refusal.params) == ("nonce-count", {"found": 1, "seats": 2})
    sitting.do("anna", actions.Start((nonce(8), nonce(9))))
    assert sitting.table.nonces == (nonce(8), nonce(9))
    without = Sitting({"game": "towers", "seats": [me, {"kind": "bot"}, me]})
    without.do("anna", actions.Start())
    assert without.table.nonces == (nonce(0), nonce(1))


def test_the_host_s_order_stays() -> None:
    sitting = seated("cities", 3, seating="order", begin=False)
    sitting.do("anna", actions.Order((1, 2, 0)))
    sitting.do("anna", actions.Start())
    assert [seat.player for seat in sitting.table.seats] == ["péter", "lina", "anna"]
    assert sitting.table.drawn_order is None


def test_people_sit_by_their_answers_to_a_question() -> None:
    """C1.3: A to Z, clockwise; a bot has no answer and stays where it is."""
    sitting = seated("cities", 3, bots=["random"], seating="question", begin=False)
    sitting.do("anna", actions.Order((0, 3, 1, 2)))
    sitting.do("anna", actions.Answer(0, "  szeged "))
    sitting.do("péter", actions.Answer(2, "Ajka"))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.rule) == ("answers-missing", "C1.3")
    assert refusal.params == {"seats": [4], "names": ["Lina"]}
    assert sitting.refused("anna", actions.Start(fill=True)).code == "answers-missing"
    assert sitting.refused("lina", actions.Answer(0, "Kaunas")).code == "seat-not-yours"
    sitting.do("lina", actions.Answer(3, "Kaunas"))
    sitting.do("anna", actions.Start())
    assert [seat.answer for seat in sitting.table.seats] == ["Ajka", None, "Kaunas", "szeged"]
    assert sitting.table.seats[1].kind == "bot"


def test_the_host_names_the_start_player() -> None:
    """T3.2"""
    sitting = seated("towers", 3, start=2)
    assert sitting.table.start == 1
    assert not sitting.table.start_drawn
    assert sitting.table.waiting_for() == [1]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_against_automas(mode: str) -> None:
    """S: Automas have seats, but nobody waits for them."""
    settings = {"game": "cities", "options": {"mode": mode}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    assert [seat.kind for seat in sitting.table.seats] == ["player", "automa", "automa"]
    assert sitting.table.waiting_for() == [0]
    assert sitting.table.bots_to_move() == []
