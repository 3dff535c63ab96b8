"""Undo in a drafting game: free while placing, impossible once hands were passed on."""

from draftingtable import games
from draftingtable.games.core.match import Match


def play_until_placing(match: Match) -> None:
    while match.game.is_secret(match.legal_moves(match.acting()[0])[0]):
        seat = match.acting()[0]
        match.play(seat, match.legal_moves(seat)[0])


def place_all_but_one(match: Match) -> int:
    """Places all but one tile and returns the seat that holds it."""
    seats = match.acting()
    for seat in seats[:-1]:
        for _ in range(2):
            match.play(seat, match.legal_moves(seat)[0])
    match.play(seats[-1], match.legal_moves(seats[-1])[0])
    return seats[-1]


def test_a_placement_can_be_taken_back() -> None:
    match = games.new("cities", players=3, seed="undo")
    play_until_placing(match)
    seat = place_all_but_one(match)
    before = len(match.lines)
    assert match.undo(seat)
    assert len(match.lines) == before - 1


def test_c3_1_a_player_with_the_next_hand_cannot_go_back() -> None:
    match = games.new("cities", players=3, seed="undo")
    play_until_placing(match)
    seat = place_all_but_one(match)
    match.play(seat, match.legal_moves(seat)[0])
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]
