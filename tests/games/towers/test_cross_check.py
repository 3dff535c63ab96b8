"""Our rules against the referee in tests/referees, which was written from the rules alone.

Both check the games of both, and both list the same moves at random points.
"""

import pytest

from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay, replay
from draftingtable.games.towers.game import GAME
from tests.examples import collection
from tests.referees import towers, towers_generator

MODES = [(players, referee) for players in range(2, 6) for referee in (True, False)]
each_mode = pytest.mark.parametrize(("players", "referee"), MODES)


def simulated(players: int, referee: bool, number: int) -> str:
    """Plays a random game with some eager players, so towers grow high."""
    randomness = Randomness("cross-check", players, referee, number)
    setup = GAME.setup(players, {"referee": referee}, randomness.below(players))
    match = Match(GAME, setup, SamplingDealer(players, referee, number), interactive=False)
    eager = [randomness.below(3) == 0 for _ in range(players)]
    while not match.over:
        (seat,) = match.acting()
        moves = match.legal_moves(seat)
        bids = [move for move in moves if move < 6]
        if eager[seat] and bids and randomness.below(4):
            match.play(seat, bids[-1])
        else:
            match.play(seat, moves[randomness.below(len(moves))])
    return match.record().text()


def legal_by_us(lines: list[str]) -> list[str]:
    """Returns what `draftingtable legal` prints."""
    replayed = Replay(parse("".join(f"{line}\n" for line in lines)))
    replayed.finish()
    position = replayed.position
    return sorted(
        f"{seat + 1} {GAME.notation.move_text(move)}"
        for seat in position.acting()
        for move in position.legal_moves(seat)
    )


def check_legal_moves(text: str, randomness: Randomness, places: int) -> None:
    lines = text.split("\n---\nresult:")[0].split("\n")
    first = lines.index("---") + 1
    for _ in range(places):
        prefix = lines[: first + randomness.below(len(lines) - first)]
        expected = towers.legal("".join(f"{line}\n" for line in prefix))
        assert legal_by_us(prefix) == expected, prefix[-20:]


@each_mode
def test_the_referee_accepts_our_games(players: int, referee: bool) -> None:
    for number in range(12):
        assert towers.check(simulated(players, referee, number)) == []


@each_mode
@pytest.mark.parametrize("style", towers_generator.STYLES)
def test_we_accept_the_referees_games(players: int, referee: bool, style: str) -> None:
    for text in towers_generator.generate(players, referee, 5, 2, style):
        record = parse(text)
        assert replay(record).position.over
        assert record.text() == text


@each_mode
def test_both_find_the_same_moves_legal_in_our_games(players: int, referee: bool) -> None:
    for number in range(4):
        text = simulated(players, referee, number)
        check_legal_moves(text, Randomness("prefix", number), places=12)


@each_mode
def test_both_find_the_same_moves_legal_in_the_referees_games(players: int, referee: bool) -> None:
    for number, text in enumerate(towers_generator.generate(players, referee, 6, 4, "mixed")):
        check_legal_moves(text, Randomness("prefix", number), places=12)


@pytest.mark.parametrize("name", collection.names("towers"))
def test_both_find_the_same_moves_legal_in_the_examples(name: str) -> None:
    check_legal_moves(collection.read(name), Randomness("prefix", name), places=12)


def test_legal_moves_of_an_unfinished_record() -> None:
    lines = collection.read("towers-unfinished").removesuffix("\n").split("\n")
    assert legal_by_us(lines) == towers.legal(collection.read("towers-unfinished"))
    assert legal_by_us(lines)
