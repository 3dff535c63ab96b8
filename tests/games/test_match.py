"""Matches: special cases of undo, secret choices, automatic seats, names."""

import pytest

from draftingtable import games
from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import SamplingDealer, ScriptDealer
from draftingtable.games.core.errors import BadOption, IllegalMove
from draftingtable.games.core.match import Match
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.notation import parse_card
from tests.games.toy import Toy

EASY = ("s7 c12 t3 j0 h9", "s6 c6 t6 j6 h6", "s5 c5 t5 j5 h5")


def towers(players: int = 2) -> Match:
    script = [Dealt("deal", NOBODY, [parse_card(card) for card in deal.split()]) for deal in EASY]
    return Match(GAME, GAME.setup(players), ScriptDealer(script))


def play(match: Match, *lines: str) -> None:
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play_text(int(seat) - 1, move)


def written(match: Match) -> list[str]:
    return [str(line) for line in match.lines]


def toy(players: int = 3, lonely: bool = False) -> Match:
    game = Toy(lonely)
    return Match(game, game.setup(players), SamplingDealer())


# Undo


def test_a_bid_may_be_taken_back_until_the_next_player_acts() -> None:
    match = towers(3)
    play(match, "1 bid 3")
    assert match.undoable(0) == 1
    play(match, "2 pass")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)


def test_a_build_may_be_taken_back_card_by_card() -> None:
    match = towers()
    play(match, "1 bid 5", "1 build s7", "1 build c12", "1 build t3")
    assert match.undoable(0) == 4
    assert match.undo(0)
    assert match.undo(0)
    assert written(match)[-2:] == ["1 bid 5", "1 build s7"]


def test_the_last_card_of_a_round_reveals_new_ones_and_is_final() -> None:
    match = towers()
    play(match, "1 bid 1", "2 pass", "1 build s7")
    assert written(match)[-1] == "deal s6 c6 t6 j6 h6"
    assert match.undoable(0) == 0
    assert not match.undo(0)


def test_after_an_undo_something_else_may_be_done() -> None:
    match = towers()
    play(match, "1 bid 3")
    assert match.undo(0)
    play(match, "1 bid 1", "2 bid 5")
    assert written(match)[1:] == ["1 bid 1", "2 bid 5"]


def test_an_answered_move_cannot_be_taken_back_even_if_the_answer_was() -> None:
    match = towers()
    play(match, "1 bid 1", "2 pass")
    assert match.undo(1)
    assert match.undoable(0) == 0


def test_a_refused_move_leaves_undo_as_it_was() -> None:
    match = towers()
    play(match, "1 bid 1")
    with pytest.raises(IllegalMove):
        match.play_text(1, "bid 1")
    assert match.undoable(0) == 1


def test_an_error_names_seats_as_the_caller_counts_them_too() -> None:
    """Seats count from 0 in Python and from 1 in texts; `play(0, ...)` is about index 0."""
    match = games.new("towers", 3, start=1)
    with pytest.raises(IllegalMove) as caught:
        match.play_text(0, "bid 1")
    assert caught.value.params == {"seat": 1, "turn": 2}
    assert str(caught.value) == ("T4.1b: not-your-turn (seat=1 with index 0, turn=2 with index 1)")
    with pytest.raises(IllegalMove, match=r"^no-such-seat \(seat=8 with index 7, seats=3\)$"):
        games.new("cities", 3).play(7, 0)


def test_a_match_that_is_not_interactive_keeps_no_undo_and_no_events() -> None:
    match = Match(GAME, GAME.setup(2), SamplingDealer(1), interactive=False)
    match.play_text(0, "bid 0")
    assert match.undoable(0) == 0
    assert match.events == []


# Simultaneous choices


def test_secret_choices_are_recorded_in_seat_order() -> None:
    match = toy()
    play(match, "3 pick 2", "1 pick 0", "2 pick 1")
    assert written(match) == ["1 pick 0", "2 pick 1", "3 pick 2"]


def test_only_choices_of_the_same_turn_are_sorted() -> None:
    match = toy(2)
    play(match, "2 pick 1", "1 pick 0", "1 say hey", "2 say ho", "2 pick 0", "1 pick 2")
    assert written(match)[2:] == ["1 say hey", "2 say ho", "1 pick 2", "2 pick 0"]


def test_a_secret_choice_of_somebody_else_ends_undo() -> None:
    """Seat 2 acted last; then seat 1 chose in secret. Going back would reveal that to seat 2."""
    match = toy(2)
    play(match, "1 pick 0", "2 pick 0", "1 say hey", "2 say ho", "1 pick 2")
    before = written(match), match.position.snapshot()
    assert match.undoable(1) == 0
    assert not match.undo(1)
    assert (written(match), match.position.snapshot()) == before


def test_an_own_secret_choice_ends_undo_too() -> None:
    match = toy(2)
    play(match, "1 pick 0", "2 pick 0", "1 say hey", "2 say ho", "2 pick 2")
    match.undo(1)
    assert match.position.snapshot() == {"turn": 2, "picked": [1], "said": 0}
    assert written(match)[-2:] == ["2 say ho", "2 pick 2"]


# Automatic seats


def test_an_automatic_seat_acts_as_soon_as_it_is_its_turn() -> None:
    match = toy(lonely=True)
    play(match, "1 pick 1", "2 pick 1")
    assert written(match) == ["1 pick 1", "2 pick 1", "3 pick 0"]
    play(match, "1 say ho", "2 say ho")
    assert written(match)[3:] == ["1 say ho", "2 say ho", "3 say hey"]


def test_after_an_automatic_seat_nothing_is_taken_back() -> None:
    match = toy(lonely=True)
    play(match, "1 pick 1", "2 pick 1", "1 say ho", "2 say ho")
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_automatic_seats_bring_their_names() -> None:
    game = Toy(lonely=True)
    match = Match(game, game.setup(3), SamplingDealer(), ["Anna", "Péter"])
    assert match.names == ["Anna", "Péter", "Robot"]
    assert toy(lonely=True).names == ["Seat 1", "Seat 2", "Robot"]


# Names and seeds


def test_seats_have_names() -> None:
    assert towers(3).names == ["Seat 1", "Seat 2", "Seat 3"]
    match = Match(GAME, GAME.setup(2), SamplingDealer(1), ["Anna", "Péter"])
    assert match.record().seats == ["Anna", "Péter"]


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Péter", "Lina"]])
def test_a_name_for_every_seat_or_none(names: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        Match(GAME, GAME.setup(2), SamplingDealer(1), names)
    assert caught.value.code == "player-count"


def test_new_matches_of_one_seed_are_the_same() -> None:
    texts = {games.new("towers", 3, seed=7).record().text() for _ in range(3)}
    assert len(texts) == 1
    assert games.new("towers", 3, seed=8).record().text() not in texts


def test_a_record_is_a_copy() -> None:
    match = towers()
    record = match.record()
    play(match, "1 bid 0")
    assert len(record.lines) == 1
    record.lines.clear()
    record.seats.append("nobody")
    record.options["referee"] = False
    assert match.record().text().startswith("drafting-table record 1\ngame: towers\n")
    assert len(match.record().lines) == 2
    assert match.record().seats == ["Seat 1", "Seat 2"]
    assert match.record().options == {"referee": True}


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_new_match_of_too_few_or_too_many_is_refused(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        games.new("towers", players)
    assert caught.value.code == "player-count"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        games.new("chess", 2)
    assert (caught.value.code, caught.value.params["found"]) == ("game-unknown", "chess")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        games.new("towers", 2, {"refere": True})
    assert (caught.value.code, caught.value.params["option"]) == ("option-unknown", "refere")
