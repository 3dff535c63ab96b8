"""Between Two Cities: what can be typed, what is offered, and what is refused with a reason."""

from draftingtable import games
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.moves import placed_square
from draftingtable.games.core.match import Match
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.drawing import Scale, frame_of, large
from draftingtable.terminal.cities.screen import CitiesScreen
from draftingtable.terminal.screen import NO_MOVE
from tests.terminal.scripted import Played, play

PLAIN = Look(80, 24, coloured=False, symbols=True)
RING = "human:Anna,random,random"


def ring(*lines: str, seed: str = "5") -> Played:
    return play(*lines, seats=RING, game="cities", start=None, seed=seed)


def screen_of(match: Match) -> CitiesScreen:
    return CitiesScreen(Words("en"), match.names)


def placing(seed: int, tiles_each: int = 2) -> Match:
    """Returns a ring in which everybody has chosen, and all but the first seat have placed."""
    match = games.new("cities", 3, seed=seed)
    for _ in range(tiles_each):
        while match.acting() != [0]:
            seat = match.acting()[-1]
            match.play(seat, match.legal_moves(seat)[0])
        match.play(0, match.legal_moves(0)[0])
    while match.acting() != [0]:
        seat = match.acting()[-1]
        match.play(seat, match.legal_moves(seat)[-1])
    return match


# Choosing


def test_two_tiles_by_numbers_letters_or_notation() -> None:
    hand = "F F O O P H H"  # seed 5
    assert hand
    for typed in ("1 3", "f o", "pick F O", "PICK f O", "1, 3", "F 3"):
        assert "Choose F and O: this ends your turn" in ring(typed).text, typed


def test_one_after_the_other_and_back() -> None:
    text = ring("h", "u", "o", "4").text
    assert "Anna: H house and which other tile?" in text
    assert "Anna: O office and which other tile?" in text
    assert "Choose O and O: this ends your turn" in text


def test_one_number_twice_is_not_a_choice() -> None:
    assert "is not a move or a command" in ring("3 3").paragraphs()


def test_a_tile_that_is_not_in_the_hand_is_refused_with_the_rule() -> None:
    text = ring("pick S F", "why P P").text
    assert "S is not in hand. (C3.1)" in text
    assert "There is only one P in hand. (C3.1)" in text


def test_help_is_not_read_as_a_house() -> None:
    assert "this list" in ring("help").text


# Placing


def test_the_whole_move_may_be_typed() -> None:
    text = ring("1 3", "", "place f a 1,0", "o c 0,1", "").text
    assert "F into city A at 1,0" not in text  # not the last tile: nothing to confirm
    assert "O into city C at 0,1 (+2): this ends your turn and cannot be taken back." in text


def test_refusals_say_why() -> None:
    text = ring("1 3", "", "f a 0,0", "f b 0,0", "s a 1,0", "f a 3,3", "1", "why 2,2", "-1,-1").text
    assert "F cannot go at 0,0 in city A: S is already on 0,0. (C4.4)" in " ".join(text.split())
    assert "City B is not yours; yours are A, C. (C3.1)" in text
    assert "S is not one of the tiles to place: F, O. (C3.1)" in text
    assert "F at 3,3 does not touch a building in city A. (C4.1)" in text
    assert "F at 2,2 does not touch a building in city A. (C4.1)" in text
    assert "F at -1,-1 does not touch a building in city A. (C4.1)" in text


def test_steps_and_moves_can_be_taken_back() -> None:
    text = ring("1 3", "", "1", "u", "2", "1", "undo", "undo").text
    assert text.count("Anna: which tile goes into which city?") == 3
    assert "Anna: last move taken back." in text


def test_ghost_numbers_place_where_they_are_drawn() -> None:
    for seed in range(6):
        match = placing(seed)
        screen = screen_of(match)
        choices = screen.choices(match, 0)
        if choices[0].move == NO_MOVE:
            screen.step(match, 0, choices[0])
        target = screen.target(match, 0)
        assert target is not None
        city = screen.here(match, 0).table.places[target.city].city
        assert city is not None
        drawn = drawn_numbers(
            [line.plain for line in large(city, frame_of(city), target.ghosts, Scale(8, 1), PLAIN)]
        )
        offered = {
            int(choice.key): square_text(placed_square(choice.move))
            for choice in screen.choices(match, 0)
        }
        assert drawn == offered


def drawn_numbers(lines: list[str]) -> dict[int, str]:
    """Returns the square under each number, read from the labels around the drawing."""
    columns = lines[0].split()
    found: dict[int, str] = {}
    for line in lines[1:]:
        for at, column in enumerate(columns):
            words = line[3 + 8 * at : 11 + 8 * at].split()
            if words and words[0].isdecimal():
                found[int(words[0])] = f"{column},{line[:3].strip()}"
    return found


def test_the_points_of_a_ghost_are_what_the_city_gains() -> None:
    match = placing(3)
    screen = screen_of(match)
    if screen.choices(match, 0)[0].move == NO_MOVE:
        screen.step(match, 0, screen.choices(match, 0)[0])
    target = screen.target(match, 0)
    assert target is not None
    for choice in screen.choices(match, 0):
        ghost = target.ghosts[placed_square(choice.move)]
        twin = match.position.copy()
        before = screen.here(match, 0).table.places[target.city].total
        twin.apply(0, choice.move)
        side = "left" if target.city == 0 else "right"
        part = twin.outcome().breakdown[0][side]
        assert isinstance(part, dict)
        assert part["total"] - before == ghost.points


# Solo


def test_assigning_by_number_letters_or_notation() -> None:
    for typed in ("1", "F A", "assign f a"):
        shown = play(
            typed, seats="human:Anna", game="cities", start=None, seed="5",
            options={"mode": "beginner"},
        )  # fmt: skip
        assert "To be placed:  [F] → A  [O] → A  [H] → C" in shown.text


def test_the_automas_cards_are_explained() -> None:
    shown = play(
        seats="human:Anna", game="cities", start=None, seed="5", options={"mode": "expert"}
    ).paragraphs()
    assert "Autommaso, card 13, for A: most points (F +4, S +2, b +1, O +1) → F" in shown
    assert "house (not in hand) → new type (only with a house there) → most points" in shown
    assert "[equal: S, P; the first is taken] → S" in shown
