"""Chat and quick phrases, proposals, and what may be shown to others without being stored."""

from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import SYSTEM, Watch, actions
from draftingtable.table.state import CHAT_KEPT
from tests.table.sitting import NOON, POLICY, Sitting, seated


def test_people_talk() -> None:
    sitting = seated("towers", 2)
    sitting.do("péter", actions.Say(text=" Szia,\n Anna!\x07 "))
    sitting.do("eve", actions.Say(phrase="good-luck", nickname="Eve"))
    assert sitting.table.chat == [
        {
            "by": {"player": "péter", "nickname": "Péter", "seat": 2},
            "text": "Szia, Anna!",
            "at": NOON,
        },
        {
            "by": {"player": "eve", "nickname": "Eve", "seat": None},
            "phrase": "good-luck",
            "at": NOON,
        },
    ]


def test_chat_has_limits() -> None:
    sitting = seated("towers", 2)
    assert sitting.refused("anna", actions.Say(text=" \n ")).code == "message-empty"
    assert sitting.refused("anna", actions.Say(text="x" * 301)).code == "message-long"
    assert sitting.refused("anna", actions.Say(phrase="buy-now")).code == "phrase-unknown"
    for number in range(CHAT_KEPT + 5):
        sitting.do("anna", actions.Say(text=str(number)))
    assert len(sitting.table.chat) == CHAT_KEPT
    assert sitting.table.chat[-1]["text"] == str(CHAT_KEPT + 4)


def test_without_chat_there_are_still_quick_phrases() -> None:
    sitting = seated("towers", 2, chat=False)
    assert sitting.refused("anna", actions.Say(text="hello")).code == "chat-off"
    sitting.do("anna", actions.Say(phrase="hello"))


def test_the_host_switches_free_text_off_and_on_during_the_game() -> None:
    sitting = seated("towers", 2)
    (entry,) = sitting.do("anna", actions.SwitchChat(False))
    assert (entry.kind, entry.data) == ("chat-switched", {"on": False})
    assert sitting.do("anna", actions.SwitchChat(False)) == []
    assert sitting.refused("péter", actions.Say(text="hello")).code == "chat-off"
    sitting.do("péter", actions.Say(phrase="hello"))
    assert sitting.refused("péter", actions.SwitchChat(True)).code == "not-host"
    sitting.do("anna", actions.SwitchChat(True))
    sitting.do("péter", actions.Say(text="hello"))
    assert sitting.read_again().settings.chat
    assert sitting.table.seats[1].ready, "nobody has to agree to the settings again"


def test_after_the_game_its_players_say_a_few_phrases_and_nobody_anything_else() -> None:
    sitting = seated("towers", 2)
    sitting.do("anna", actions.Resign(0))
    assert sitting.refused("anna", actions.Say(text="good game")).code == "chat-over"
    assert sitting.refused("eve", actions.Say(phrase="good-game")).code == "chat-over"
    assert sitting.refused("anna", actions.SwitchChat(False)).code == "chat-over"
    for _ in range(POLICY.most_said_after_end):
        sitting.do("anna", actions.Say(phrase="good-game"))
    assert sitting.refused("anna", actions.Say(phrase="good-game")).code == "chat-enough"
    sitting.do("péter", actions.Say(phrase="good-game"))


def test_an_expired_table_is_silent() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.do("anna", actions.Close())
    assert sitting.refused("eve", actions.Say(phrase="hello")).code == "chat-over"


def test_all_spectators_share_a_limit_and_cannot_silence_the_players() -> None:
    sitting = seated("towers", 2)
    for number in range(POLICY.most_said_watching):
        sitting.do(f"eve {number}", actions.Say(text="hello"))
    assert sitting.refused("another eve", actions.Say(text="hello")).code == "chat-enough"
    sitting.do("anna", actions.Say(text="hello"))


def test_a_welcome_has_the_latest_lines_only() -> None:
    sitting = seated("towers", 2)
    for number in range(CHAT_KEPT + 5):
        sitting.do("anna", actions.Say(text=str(number)))
    chat: Any = Watch(sitting.table, "").welcome((), NOON)["chat"]
    assert [line["text"] for line in chat] == [str(number) for number in range(5, CHAT_KEPT + 5)]


def test_spectators_who_may_not_watch_may_not_talk() -> None:
    sitting = seated("towers", 2, spectators=False)
    assert sitting.refused("eve", actions.Say(phrase="hello")).code == "spectators-off"
    sitting.do("péter", actions.Say(phrase="hello"))


def code_of(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.code


def test_who_may_watch() -> None:
    closed = seated("towers", 2, spectators=False).table
    closed.check_watch("péter")
    with pytest.raises(Refusal) as caught:
        closed.check_watch("eve")
    assert code_of(caught) == "spectators-off"
    seated("towers", 2).table.check_watch("eve")


def test_hints_are_for_players_who_must_decide_unless_forbidden() -> None:
    table = seated("towers", 2).table
    table.check_hint("anna", 0)
    for player, seat, code in (("péter", 1, "hint-not-now"), ("péter", 0, "seat-not-yours")):
        with pytest.raises(Refusal) as caught:
            table.check_hint(player, seat)
        assert code_of(caught) == code
    with pytest.raises(Refusal) as caught:
        seated("towers", 2, hints=False).table.check_hint("anna", 0)
    assert code_of(caught) == "hints-off"


def placing() -> Sitting:
    sitting = seated("cities", 3)
    for seat in range(3):
        sitting.move(seat, sitting.view(seat)["legal"][0])
    return sitting


def test_a_placement_can_be_proposed_to_a_neighbour() -> None:
    """C3.1: neighbours may talk openly about where tiles go."""
    sitting = placing()
    move = sitting.view(1)["legal"][0]
    (entry,) = sitting.do("anna", actions.Propose(0, move))
    assert (entry.kind, entry.data) == ("proposed", {"seat": 1, "move": move})
    assert sitting.table.proposals_data() == [{"seat": 1, "move": move}]
    assert sitting.do("anna", actions.Propose(0, move)) == []
    assert sitting.refused("anna", actions.Propose(0, "place S A 3,3")).rule.startswith("C")
    assert sitting.refused("anna", actions.Propose(1, move)).code == "seat-not-yours"


def test_a_secret_choice_cannot_be_proposed() -> None:
    sitting = seated("cities", 3)
    secret = actions.Propose(0, sitting.view(0)["legal"][0])
    assert sitting.refused("anna", secret).code == "proposal-secret"


def test_a_seat_has_one_proposal_for_each_city_and_tile() -> None:
    """C3.1: several tiles are discussed at once."""
    sitting = late_placing()
    first, moved = spots_of(sitting, "anna", 0, "A")[:2]
    elsewhere = spots_of(sitting, "anna", 0, "C")[0]
    for move in (first, elsewhere, moved):
        sitting.do("anna", actions.Propose(0, move))
    assert sitting.table.proposals_data() == proposals((0, elsewhere), (0, moved))
    sitting.do("péter", actions.Propose(1, first))
    assert sitting.table.proposals_data() == proposals((0, elsewhere), (0, moved), (1, first))


def test_a_proposal_stays_until_nobody_could_make_that_move() -> None:
    sitting = late_placing()
    in_a, taken = spots_of(sitting, "anna", 0, "A")[:2]
    in_c = spots_of(sitting, "anna", 0, "C")[0]
    for seat, move in ((0, in_a), (0, in_c), (1, taken)):
        sitting.do(sitting.player_at(seat), actions.Propose(seat, move))
    all_three = sitting.table.proposals_data()
    sitting.do("lina", actions.Say(phrase="hello"))
    sitting.move(1, next(move for move in sitting.view(1)["legal"] if move.split()[2] == "B"))
    assert sitting.table.proposals_data() == all_three, "these squares are in other cities"
    square = taken.split()[3]
    takes = next(m for m in sitting.view(1)["legal"] if m.split()[2:] == ["A", square])
    sitting.move(1, takes)
    assert sitting.table.proposals_data() == proposals((0, in_a), (0, in_c))
    sitting.do("péter", actions.Undo(1))
    assert sitting.table.proposals_data() == proposals((0, in_a), (0, in_c))
    sitting.play_on(Randomness("to the next turn"), len(unplaced(sitting)))
    assert sitting.view(0)["game"]["phase"] == "picking"
    assert sitting.table.proposals_data() == []


def test_proposals_are_taken_back_one_by_one_or_all_at_once() -> None:
    sitting = late_placing()
    one, other = (spots_of(sitting, "anna", 0, city)[0] for city in ("A", "C"))
    sitting.do("péter", actions.Propose(1, one))
    for move in (one, other):
        sitting.do("anna", actions.Propose(0, move))
    assert sitting.do("anna", actions.Withdraw(0, "place S A 3,3")) == []
    sitting.do("anna", actions.Withdraw(0, one))
    assert sitting.table.proposals_data() == proposals((1, one), (0, other))
    sitting.do("anna", actions.Withdraw(0, None))
    assert sitting.table.proposals_data() == proposals((1, one))
    assert sitting.refused("anna", actions.Withdraw(1, one)).code == "seat-not-yours"


def test_latecomers_see_the_proposals() -> None:
    sitting = late_placing()
    move = spots_of(sitting, "anna", 0, "A")[0]
    sitting.watch("péter")
    sitting.do("anna", actions.Propose(0, move))
    assert sitting.changes["péter"][-1]["proposals"] == proposals((0, move))
    for late in ("péter", "lina", ""):
        assert Watch(sitting.table, late).welcome((), NOON)["proposals"] == proposals((0, move))
    sitting.do("lina", actions.Say(phrase="hello"))
    assert "proposals" not in sitting.changes["péter"][-1]


def late_placing() -> Sitting:
    """Returns a table where every city has tiles and nobody has placed in this turn."""
    sitting = seated("cities", 3)
    chance = Randomness("proposals")
    while sitting.view(0)["game"]["turn"] < 2 or len(unplaced(sitting)) < 6:
        sitting.play_on(chance, 1)
    return sitting


def unplaced(sitting: Sitting) -> list[str]:
    return [tile for seat in sitting.view(0)["game"]["seats"] for tile in seat["unplaced"]]


def spots_of(sitting: Sitting, player: str, seat: int, city: str) -> list[str]:
    """Returns where the seat's first tile may go in a city."""
    assert sitting.player_at(seat) == player
    found = [move for move in sitting.view(seat)["legal"] if move.split()[2] == city]
    return [move for move in found if move.split()[1] == found[0].split()[1]]


def proposals(*pairs: tuple[int, str]) -> list[dict[str, object]]:
    return [{"seat": seat + 1, "move": move} for seat, move in pairs]


def test_pointing_at_something_needs_a_seat_and_a_game() -> None:
    sitting = seated("towers", 2, begin=False)
    with pytest.raises(Refusal) as caught:
        sitting.table.check_ping("anna", 0)
    assert code_of(caught) == "table-not-running"
    with pytest.raises(Refusal) as caught:
        sitting.table.check_ping("eve", 0)
    assert code_of(caught) == "seat-not-yours"


# Answers to proposals


def test_a_partner_agrees_and_it_stays_marked() -> None:
    sitting = late_placing()
    move = spots_of(sitting, "anna", 0, "A")[0]
    sitting.do("anna", actions.Propose(0, move))
    (entry,) = sitting.do("péter", actions.Reply(1, 0, move, "agreed"))
    data = {"seat": 2, "to": 1, "move": move, "answer": "agreed"}
    assert (entry.kind, entry.data) == ("replied", data)
    assert sitting.table.proposals_data() == [{"seat": 1, "move": move, "agreed": True}]
    assert sitting.do("péter", actions.Reply(1, 0, move, "agreed")) == []
    assert sitting.do("anna", actions.Propose(0, move)) == [], "it is still the same proposal"
    late = Watch(sitting.table, "lina").welcome((), NOON)
    assert late["proposals"] == sitting.table.proposals_data()


@pytest.mark.parametrize("answer", ["declined", "other-tile", "other-spot"])
def test_a_partner_declines_and_only_that_proposal_goes(answer: str) -> None:
    sitting = late_placing()
    move, elsewhere = (spots_of(sitting, "anna", 0, city)[0] for city in ("A", "C"))
    for seat, proposed in ((0, move), (0, elsewhere), (1, move)):
        sitting.do(sitting.player_at(seat), actions.Propose(seat, proposed))
    sitting.do("péter", actions.Reply(1, 0, move, answer))
    assert sitting.table.proposals_data() == proposals((0, elsewhere), (1, move))


def test_c3_1_only_the_partner_in_that_city_answers() -> None:
    sitting = late_placing()
    move = spots_of(sitting, "anna", 0, "A")[0]
    reply = actions.Reply(1, 0, move, "agreed")
    assert sitting.refused("péter", reply).code == "no-such-proposal"
    sitting.do("anna", actions.Propose(0, move))
    assert sitting.refused("lina", actions.Reply(2, 0, move, "agreed")).code == (
        "proposal-not-shared"
    )
    assert sitting.refused("anna", actions.Reply(0, 0, move, "agreed")).code == (
        "proposal-not-shared"
    )
    for stranger in ("lina", "eve", SYSTEM):
        assert sitting.refused(stranger, reply).code == "seat-not-yours"
    nonsense = actions.Reply(1, 0, move, "perhaps")
    assert sitting.refused("péter", nonsense).code == "sheet-choice"


def test_nobody_answers_where_each_builds_alone() -> None:
    sitting = seated("cities", 2, options={"mode": "two"})
    while sitting.view(0)["game"]["phase"] != "placing":
        sitting.play_on(Randomness("two"), 1)
    move = sitting.view(0)["legal"][0]
    sitting.do("anna", actions.Propose(0, move))
    assert sitting.refused("péter", actions.Reply(1, 0, move, "agreed")).code == (
        "proposal-not-shared"
    )


def test_the_server_speaks_only_for_bots() -> None:
    sitting = late_placing()
    move = spots_of(sitting, "anna", 0, "A")[0]
    assert sitting.refused(SYSTEM, actions.Propose(1, move)).code == "seat-not-yours"
    sitting.do("péter", actions.Replace(1))
    sitting.do("anna", actions.Propose(0, move))
    sitting.do(SYSTEM, actions.Reply(1, 0, move, "agreed"))
    assert sitting.table.proposals_data()[0]["agreed"] is True
