"""How the table looks: with and without colours, wide and narrow, tall and short."""

from collections.abc import Iterator

import pytest
from rich.text import Text

from draftingtable import games
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.locale import LANGUAGES, Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.move_list import choice_lines
from draftingtable.terminal.screen import screen_for
from draftingtable.terminal.towers.colours import display_card, floor, floor_width
from tests.terminal.scripted import console, play

PLAIN = Look(80, 24, coloured=False, symbols=True)
COLOURED = Look(80, 24, coloured=True, symbols=True)
ASCII = Look(80, 24, coloured=False, symbols=False)
SAND, HORROR = 4, 1


def positions(players: int, seed: int) -> Iterator[Match]:
    """Yields positions of a random game in which somebody has to bid."""
    match = games.new("towers", players, seed=seed, start=0)
    match.names = [f"Player {seat + 1}" for seat in range(players)]
    chance = Randomness("drawing", seed)
    while not match.over:
        yield match
        moves = match.legal_moves(match.acting()[0])
        match.play(match.acting()[0], moves[chance.below(len(moves))])


def board(match: Match, look: Look, language: str = "en") -> list[Text]:
    screen = screen_for("towers", Words(language), match.names)
    seat = match.acting()[0]
    moves = choice_lines(screen.choices(match, seat), screen, look)
    return [*screen.board(match, seat, look), *moves]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_nothing_is_wider_than_the_window(language: str, width: int, height: int) -> None:
    look = Look(width, height, coloured=False, symbols=True)
    for turn, match in enumerate(positions(3, seed=5)):
        if turn % 9 == 0:
            for line in board(match, look, language):
                assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("players", [2, 5])
def test_everything_fits_into_a_window_of_the_usual_size(players: int) -> None:
    """Even with five players and very tall towers."""
    for turn, match in enumerate(positions(players, seed=6)):
        if turn % 7 == 0:
            assert len(board(match, PLAIN)) + 4 <= PLAIN.height + 2


def test_a_floor_is_as_wide_as_its_value() -> None:
    widths = [floor_width(value, 15, COLOURED) for value in (3, 7, 10, 12, 15)]
    assert widths == [3, 7, 10, 12, 15]
    assert floor_width(8, 15, COLOURED) == 15


@pytest.mark.parametrize(
    ("value", "drawn"),
    [
        (15, "[     15      ]"),
        (5, "     [ 5 ]     "),
        (8, "[═════ 8 ═════]"),
        (9, "   [  ↓9↓  ]   "),
        (0, "     ◢ 0 ◣     "),
    ],
)
def test_floors_without_colours(value: int, drawn: str) -> None:
    assert floor(SAND, value, 15, 0, PLAIN).plain == drawn


def test_ascii_characters() -> None:
    assert floor(SAND, 9, 9, 0, ASCII).plain.strip() == "[v9v]"
    assert floor(SAND, 0, 9, 0, ASCII).plain.strip() == "/ 0 \\"
    assert display_card(HORROR * 16 + 8, ASCII).plain == "[= h8 =]"


def test_a_card_shows_its_letter_in_colours_too() -> None:
    card = display_card(SAND * 16 + 7, COLOURED)
    assert card.plain == " s7 "
    assert "#f5d76e" in str(card.spans[0].style)


def test_no_colours_where_unsupported() -> None:
    assert "\x1b[" in play("2", on=console(coloured=True)).text
    assert "\x1b[" not in play("2").text


def test_everybody_s_towers_are_seen_with_their_points() -> None:
    match = games.new("towers", 2, seed=7, start=0)
    match.names = ["Anna", "Péter"]
    for text in ("bid 5", "build h8", "build h1", "build t7", "build t5", "build j15"):
        match.play_text(0, text)
    drawn = "\n".join(line.plain.rstrip() for line in board(match, PLAIN))
    assert "  Anna  7 points · main tower +2" in drawn
    assert "▶ Péter  0 points" in drawn
    assert "h horror 2★" in drawn
    assert "Round 2 · pass 1/2 · draw pile 70 · discard pile 0" in drawn


def test_others_are_written_in_lines_if_the_window_is_short() -> None:
    for match in positions(4, seed=3):
        seat = match.acting()[0]
        if match.view(seat).as_data()["round"] == 12:
            break
    low = "\n".join(line.plain for line in board(match, PLAIN))
    high = "\n".join(line.plain for line in board(match, Look(120, 60, False, True)))
    assert low.count("c candy") == 1
    assert "c candy   h horror   t tree   j junk   s sand" in high
    assert len(high.splitlines()) > len(low.splitlines())
