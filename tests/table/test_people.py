"""People come and go during a game: stand-ins, votes, resigning, agreeing to end, rematches."""

from collections.abc import Callable
from typing import Any

import pytest

from draftingtable.games.core.fairness import commitment
from draftingtable.games.core.outcome import ranked_outcome
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import SYSTEM, Table, actions, next_game
from tests.table.sitting import NOON, POLICY, Sitting, outcome_of, seated


def resign_ends(sitting: Sitting) -> bool:
    """Returns `resign_ends` of the first seat, as everybody is shown it."""
    seats: Any = sitting.table.data("anna", (), NOON)["seats"]
    return bool(seats[0]["resign_ends"])


def winners(table: Table) -> list[int]:
    outcome = table.outcome()
    assert outcome is not None
    return outcome.winners


def test_a_bot_plays_for_a_player_who_leaves_and_hands_the_seat_back() -> None:
    sitting = seated("towers", 3)
    sitting.do("anna", actions.Leave(None))
    seat = sitting.table.seats[0]
    assert (seat.player, seat.stand_in) == ("anna", POLICY.usual["towers"])
    assert sitting.table.host == "péter"
    assert sitting.view(0)["legal"] == []
    refusal = sitting.refused("anna", actions.Move(0, sitting.table.phase(0), "bid 0"))
    assert refusal.code == "seat-stand-in"
    sitting.do(SYSTEM, actions.Move(0, sitting.table.phase(0), "bid 0"))
    sitting.do("anna", actions.Return(0))
    assert sitting.do("anna", actions.Return(0)) == []
    assert sitting.table.seats[0].stand_in is None
    assert sitting.refused("péter", actions.Return(0)).code == "seat-not-yours"


AWAY = POLICY.absence


def test_the_host_replaces_an_absent_player_by_a_bot_of_the_usual_level() -> None:
    usual = POLICY.usual["cities"]
    sitting = seated("cities", 3)
    sitting.do("anna", actions.Replace(1, AWAY))
    assert sitting.table.seats[1].stand_in == usual
    assert [turn.level for turn in sitting.table.bots_to_move()] == [usual]
    assert sitting.refused("anna", actions.Replace(1, AWAY)).code == "seat-not-person"
    assert sitting.refused("eve", actions.Replace(2, AWAY)).code == "not-at-table"


@pytest.mark.parametrize("away", [None, 0, AWAY - 1])
def test_no_single_person_replaces_a_player_who_is_present(away: int | None) -> None:
    sitting = seated("towers", 2, bots=["random"])
    for by, seat in (("anna", 1), ("péter", 0)):
        refusal = sitting.refused(by, actions.Replace(seat, away))
        assert (refusal.code, refusal.params["seconds"]) == ("player-present", 60)


def test_the_host_has_one_vote_on_a_player_who_is_present() -> None:
    """More than half of the other people must agree, each in an entry of their own."""
    sitting = seated("cities", 4)
    (entry,) = sitting.do("anna", actions.Replace(1))
    assert (entry.kind, entry.data) == ("voted", {"seat": 2, "by": "anna"})
    assert sitting.table.seats[1].is_played_by_person()
    assert sitting.do("anna", actions.Replace(1)) == []
    shown: Any = sitting.table.data("anna", (), NOON)
    assert shown["replace_votes"] == {"2": 1}
    assert [(seat["votes_needed"], seat["voted"]) for seat in shown["seats"]] == [
        (2, False),
        (2, True),
        (2, False),
        (2, False),
    ]
    kinds = [entry.kind for entry in sitting.do("lina", actions.Replace(1))]
    assert kinds == ["voted", "stood-in"]
    sitting.do("péter", actions.Return(1))
    assert sitting.table.seats[1].is_played_by_person()
    assert sitting.table.votes == {}


def test_after_a_vote_the_host_may_still_replace_a_player_who_is_then_absent() -> None:
    sitting = seated("cities", 4)
    sitting.do("anna", actions.Replace(1))
    (entry,) = sitting.do("anna", actions.Replace(1, AWAY))
    assert entry.kind == "stood-in"


def test_one_person_replaces_an_absent_host() -> None:
    sitting = seated("towers", 2)
    sitting.do("péter", actions.Replace(0, AWAY))
    assert not sitting.table.seats[0].is_played_by_person()


def test_only_people_who_play_have_a_vote() -> None:
    """Lina has left; with her gone, Anna and Péter alone decide about Kazimierz."""
    sitting = seated("cities", 4)
    sitting.do("lina", actions.Leave(None))
    assert sitting.refused("lina", actions.Replace(3)).code == "player-present"
    sitting.do("anna", actions.Replace(3))
    sitting.do("péter", actions.Replace(3))
    assert not sitting.table.seats[3].is_played_by_person()


def test_the_host_replaces_a_player_who_is_out_of_time() -> None:
    clock = {"kind": "move", "seconds": 60}
    sitting = seated("towers", 2, bots=["random"], clock=clock, at_zero="default")
    sitting.move(0, "bid 0")
    assert sitting.refused("anna", actions.Replace(1)).code == "player-present"
    sitting.pass_time(60_000)
    assert [entry.kind for entry in sitting.tick()] == ["moved"]
    sitting.do("anna", actions.Replace(1))
    assert not sitting.table.seats[1].is_played_by_person()
    sitting.do("péter", actions.Return(1))
    assert sitting.refused("anna", actions.Replace(1)).code == "player-present"


def test_a_player_who_moves_again_is_not_absent() -> None:
    sitting = seated("cities", 4)
    sitting.do("péter", actions.Replace(0))
    sitting.move(0, sitting.view(0)["legal"][0])
    assert sitting.table.votes == {}


def test_one_of_two_resigns_and_the_other_has_won() -> None:
    sitting = seated("towers", 2)
    sitting.play_on(Randomness("some"), 20)
    first, second = sitting.do("anna", actions.Resign(0))
    assert (first.kind, second.kind) == ("resigned", "ended")
    assert sitting.table.state == "finished"
    assert winners(sitting.table) == [1]
    outcome = outcome_of(sitting.table)
    assert outcome is not None
    assert outcome["reason"] == "resigned"


def test_among_more_a_bot_plays_on_for_a_resigned_player_but_cannot_win() -> None:
    sitting = seated("towers", 3)
    sitting.do("anna", actions.Resign(0))
    assert sitting.do("anna", actions.Resign(0)) == []
    assert sitting.table.state == "running"
    assert sitting.refused("anna", actions.Return(0)).code == "seat-resigned"
    assert sitting.refused("anna", actions.End(0, True)).code == "seat-resigned"
    sitting.play_on(Randomness("rest"))
    assert 0 not in winners(sitting.table)


def test_c6_a_resigned_player_is_not_compared_in_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    """All have 40; Anna, who has resigned, has the highest city, and most shops go to Lina."""
    sitting = seated("cities", 4)
    sitting.do("anna", actions.Resign(0))
    sitting.play_on(Randomness("tie"))
    ranks = [[40, 60, 5], [40, 60, 3], [40, 60, 5], [40, 50, 9]]
    found = ranked_outcome(ranks, ("higher-city", "shops"), "", [])
    assert (found.winners, found.tie_break) == ([0, 2], "shared")
    monkeypatch.setattr(sitting.table.match, "outcome", lambda: found)
    outcome = sitting.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ([2], "shops")
    assert [list(step.values) for step in outcome.tie_steps] == [[1, 2, 3], [1, 2]]


def test_a_tie_with_a_resigned_player_needs_no_explanation(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated("cities", 3)
    sitting.do("anna", actions.Resign(0))
    sitting.play_on(Randomness("tie"))
    found = ranked_outcome([[40, 4], [40, 5], [9, 9]], ("shops",), "", [])
    assert (found.winners, found.tie_break) == ([1], "shops")
    monkeypatch.setattr(sitting.table.match, "outcome", lambda: found)
    outcome = sitting.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break, outcome.tie_steps) == ([1], "", [])


def test_alone_among_bots_resigning_ends_the_game() -> None:
    sitting = seated("towers", 1, bots=["random", "random"])
    sitting.do("anna", actions.Resign(0))
    assert sitting.table.state == "finished"
    assert set(winners(sitting.table)) <= {1, 2}


def test_alone_against_automas_resigning_ends_the_game() -> None:
    settings = {"game": "cities", "options": {"mode": "beginner"}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    sitting.do("anna", actions.Resign(0))
    assert sitting.table.state == "finished"
    assert 0 not in winners(sitting.table)


def solo() -> Sitting:
    settings = {"game": "cities", "options": {"mode": "expert"}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    return sitting


def last_person_left() -> Sitting:
    sitting = seated("towers", 2, bots=["random", "random"])
    sitting.do("péter", actions.Resign(1))
    return sitting


@pytest.mark.parametrize(
    ("begin", "ends"),
    [
        (lambda: seated("towers", 1, bots=["random", "random"]), True),
        (lambda: seated("towers", 2), True),
        (lambda: seated("towers", 2, bots=["random"]), False),
        (lambda: seated("cities", 3), False),
        (last_person_left, True),
        (solo, True),
    ],
    ids=["alone among bots", "two", "two and a bot", "three", "last person", "solo"],
)
def test_a_seat_says_whether_resigning_would_end_the_game(
    begin: Callable[[], Sitting], ends: bool
) -> None:
    sitting = begin()
    assert resign_ends(sitting) is ends
    sitting.do("anna", actions.Resign(0))
    assert (sitting.table.state == "finished") is ends
    assert resign_ends(sitting) is False


def test_a_game_ends_early_when_everybody_agrees() -> None:
    """Bots and players replaced by one are not asked."""
    sitting = seated("cities", 3, bots=["random"])
    sitting.do("lina", actions.Leave(None))
    sitting.do("anna", actions.End(0, True))
    assert sitting.do("anna", actions.End(0, True)) == []
    assert sitting.table.data("", (), NOON)["end_offers"] == [1]
    sitting.do("anna", actions.End(0, False))
    sitting.do("péter", actions.End(1, True))
    assert sitting.table.state == "running"
    sitting.do("anna", actions.End(0, True))
    assert sitting.table.state == "finished"
    outcome = outcome_of(sitting.table)
    assert outcome is not None
    assert outcome["reason"] == "agreed"
    assert sitting.table.record().extra["ended"] == "agreed"


def test_moving_withdraws_the_offer_to_end() -> None:
    sitting = seated("towers", 2)
    sitting.do("anna", actions.End(0, True))
    sitting.move(0, "bid 0")
    assert sitting.table.end_offers == set()


def test_one_device_agrees_for_all_its_seats() -> None:
    sitting = Sitting({"game": "towers", "seats": [{"kind": "me"}, {"kind": "me"}]})
    sitting.do("anna", actions.Start())
    sitting.do("anna", actions.End(1, True))
    assert sitting.table.state == "finished"


def finished(people: int, start: int = 1) -> Sitting:
    sitting = seated("towers", people, bots=["random"], start=start)
    sitting.play_on(Randomness("rematch"))
    return sitting


def rematch(sitting: Sitting, by: str) -> Sitting:
    """Returns the next game's table."""
    secret = b"another secret, just as long..."
    create = next_game(sitting.table, by, "XYZ789", commitment(secret))
    new = Sitting.__new__(Sitting)
    new.table, new.now, new.log, new.watches = Table("next", secret), NOON, [], []
    new.do(by, create)
    return new


def test_a_rematch_keeps_the_people_and_the_next_seat_starts() -> None:
    sitting = finished(2)
    table = sitting.table
    new = rematch(sitting, "péter")
    again = new.table
    assert [seat.player for seat in again.seats] == ["anna", "péter", None]
    assert [seat.ready for seat in again.seats] == [False, True, True]
    assert (again.host, again.rematch_of) == ("péter", table.id)
    new.do("anna", actions.Ready(0, True))
    new.do("péter", actions.Start())
    assert again.start == (table.start or 0) + 1
    sitting.do("péter", actions.Rematched("next"))
    assert sitting.do("anna", actions.Rematched("other")) == []
    assert table.rematch == "next"


def test_a_rematch_may_have_fewer_players_than_the_game_before() -> None:
    """T3.2: the seat that was due to start is gone, so the one after it starts."""
    new = rematch(finished(2, start=2), "anna")
    assert new.table.settings.start == 2
    new.do("anna", actions.Change({"players": 2}))
    assert [seat.player for seat in new.table.seats] == ["anna", "péter"]
    new.do("péter", actions.Ready(1, True))
    new.do("anna", actions.Start())
    assert new.table.start == 0


def test_a_rematch_is_for_players_of_a_finished_game() -> None:
    running = seated("towers", 2)
    assert running.refused("anna", actions.Rematched("next")).code == "game-running"
    assert finished(1).refused("eve", actions.Rematched("next")).code == "not-at-table"
