"""Before the start: joining, bots, order, settings, leaving, and the host's rights."""

import pytest

from draftingtable.table import actions
from tests.table.sitting import Sitting, seated

OPEN_TOWERS = {"game": "towers", "players": 3, "seats": [{"kind": "me"}]}


def kinds(sitting: Sitting) -> list[str]:
    return [seat.kind for seat in sitting.table.seats]


def test_the_creator_is_host_and_sits_where_they_wanted() -> None:
    sitting = Sitting({"game": "towers", "seats": [{"kind": "open"}, {"kind": "me"}]})
    assert sitting.table.host == "anna"
    assert sitting.table.seats_of("anna") == [1]
    assert sitting.table.state == "open"
    assert sitting.table.commitment is not None


def test_a_guest_joins_by_name_and_takes_the_first_free_seat() -> None:
    sitting = Sitting(OPEN_TOWERS)
    (entry,) = sitting.do("peter", actions.Join(None, "Péter"))
    assert entry.data["seat"] == 2
    assert sitting.table.seats[1].nickname == "Péter"
    assert not sitting.table.seats[1].ready


def test_a_seat_is_taken_once() -> None:
    sitting = Sitting(OPEN_TOWERS)
    refusal = sitting.refused("peter", actions.Join(0, "Péter"))
    assert (refusal.code, refusal.params) == ("seat-taken", {"seat": 1})
    assert sitting.refused("peter", actions.Join(7, "Péter")).code == "no-such-seat"
    assert sitting.refused("peter", actions.Join(-1, "Péter")).code == "no-such-seat"


def test_a_full_table_accepts_nobody_else() -> None:
    sitting = seated("towers", 3, begin=False)
    assert sitting.refused("mari", actions.Join(None, "Mari")).code == "table-full"


def test_one_device_may_take_several_seats() -> None:
    """Pass-and-play: people take turns on one device."""
    wishes = [{"kind": "me"}, {"kind": "me", "nickname": "Lina"}, {"kind": "me"}]
    sitting = Sitting({"game": "cities", "seats": wishes})
    assert sitting.table.seats_of("anna") == [0, 1, 2]
    assert [seat.nickname for seat in sitting.table.seats] == ["Anna", "Lina", "Anna 2"]
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"


@pytest.mark.parametrize("name", ["anna", " ANNA ", "Аnna", "Anna\u200b", "An na", "АNNА", "Ａnna"])
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    """Also with a Cyrillic A, a wide one, or an invisible character."""
    refusal = Sitting(OPEN_TOWERS).refused("eve", actions.Join(None, name))
    assert refusal.code == "nickname-taken"
    assert refusal.params["other"] == "Anna"


def test_a_bot_is_not_named_like_a_player() -> None:
    sitting = seated("towers", 2, begin=False, players=3, seats=[{"kind": "me"}])
    bot = actions.SetSeat(2, "bot", "apprentice", "Реter")
    assert sitting.do("anna", bot)
    sitting.do("péter", actions.Rename(1, "Piotr"))
    named = actions.SetSeat(2, "bot", "apprentice", "Рiоtr")
    assert sitting.refused("anna", named).code == "nickname-taken"


def test_a_name_must_be_a_name() -> None:
    sitting = Sitting(OPEN_TOWERS)
    unseen = actions.Join(None, "\u202e \t")
    assert sitting.refused("eve", unseen).code == "nickname-empty"
    assert sitting.refused("eve", actions.Join(None, "x" * 21)).code == "nickname-long"
    (entry,) = sitting.do("eve", actions.Join(None, "  Eve\n von  K. "))
    assert entry.data["nickname"] == "Eve von K."


def test_an_answer_is_as_visible_as_a_name() -> None:
    sitting = Sitting({**OPEN_TOWERS, "seating": "question"})
    blank = actions.Answer(0, "\u202e\u3164\u2800 \x00")
    assert sitting.refused("anna", blank).code == "message-empty"
    (entry,) = sitting.do("anna", actions.Answer(0, "\u202eVil\x00nius" + "\u0301" * 40))
    assert entry.data["answer"] == "Vil niuś"


def test_a_guest_takes_one_seat_unless_the_host_lets_guests_share_devices() -> None:
    sitting = Sitting({**OPEN_TOWERS, "players": 5})
    sitting.do("eve", actions.Join(None, "Eve"))
    assert sitting.refused("eve", actions.Join(None, "Mallory")).code == "one-seat"
    assert sitting.refused("eve", actions.Change({"share": True})).code == "not-host"
    sitting.do("anna", actions.Change({"share": True}))
    sitting.do("eve", actions.Join(None, "Adam"))
    assert sitting.table.seats_of("eve") == [1, 2]


def test_the_host_seats_several_people_on_their_own_device() -> None:
    sitting = Sitting({**OPEN_TOWERS, "players": 5})
    for name in ("Lina", "Mari"):
        sitting.do("anna", actions.Join(None, name))
    assert sitting.table.seats_of("anna") == [0, 1, 2]


@pytest.mark.parametrize("text", ["", "ab", "G" * 64, "A" * 64, "0" * 63 + "\n"])
def test_a_commitment_has_its_form(text: str) -> None:
    join = actions.Join(None, "Eve", text)
    assert Sitting(OPEN_TOWERS).refused("eve", join).code == "commit-form"


def test_the_host_seats_bots_and_frees_seats() -> None:
    sitting = seated("towers", 2, begin=False, players=3, seats=[{"kind": "me"}])
    sitting.do("anna", actions.SetSeat(2, "bot", "apprentice"))
    assert kinds(sitting) == ["player", "player", "bot"]
    sitting.do("anna", actions.SetSeat(1, "open"))
    assert kinds(sitting) == ["player", "open", "bot"]
    assert sitting.table.seats_of("péter") == []
    assert sitting.refused("anna", actions.SetSeat(1, "bot", "god")).params["place"] == "level"
    assert sitting.refused("péter", actions.SetSeat(1, "bot")).code == "not-host"


def test_the_host_puts_people_in_another_order() -> None:
    sitting = seated("towers", 3, begin=False)
    sitting.do("anna", actions.Order((2, 0, 1)))
    assert [seat.player for seat in sitting.table.seats] == ["lina", "anna", "péter"]
    assert sitting.refused("anna", actions.Order((0, 0, 1))).code == "order-form"
    assert sitting.refused("lina", actions.Order((0, 1, 2))).code == "not-host"


def test_leaving_an_open_table_frees_the_seat() -> None:
    sitting = seated("towers", 3, begin=False)
    sitting.do("péter", actions.Leave(None))
    assert kinds(sitting) == ["player", "open", "player"]
    assert sitting.refused("péter", actions.Leave(None)).code == "not-at-table"


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    sitting = seated("towers", 3, begin=False)
    sitting.do("anna", actions.Leave(None))
    assert sitting.table.host == "péter"
    sitting.do("péter", actions.Leave(1))
    assert sitting.table.host == "lina"
    sitting.do("lina", actions.Leave(None))
    assert sitting.table.state == "expired"


def test_a_new_host_is_ready() -> None:
    sitting = Sitting(OPEN_TOWERS)
    sitting.do("péter", actions.Join(None, "Péter"))
    assert not sitting.table.seats[1].ready
    sitting.do("anna", actions.Leave(None))
    assert sitting.table.host == "péter"
    assert sitting.table.seats[1].ready


def test_one_of_several_seats_can_be_left() -> None:
    wishes = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    sitting = Sitting({"game": "towers", "seats": wishes})
    sitting.do("anna", actions.Leave(1))
    assert sitting.table.seats_of("anna") == [0]
    assert sitting.table.host == "anna"


def test_nobody_is_renamed_by_others() -> None:
    sitting = seated("towers", 2, begin=False, players=2, seats=[{"kind": "me"}])
    sitting.do("péter", actions.Rename(1, "Pete"))
    assert sitting.table.seats[1].nickname == "Pete"
    assert sitting.refused("péter", actions.Rename(0, "Pete")).code == "seat-not-yours"
    assert sitting.refused("péter", actions.Rename(1, "Anna")).code == "nickname-taken"
    sitting.do("péter", actions.Rename(1, "pete"))


def test_the_host_cancels_an_open_table() -> None:
    sitting = Sitting(OPEN_TOWERS)
    assert sitting.refused("eve", actions.Close()).code == "not-host"
    sitting.do("anna", actions.Close())
    assert sitting.table.state == "expired"
    assert sitting.refused("eve", actions.Join(None, "Eve")).code == "table-not-open"
