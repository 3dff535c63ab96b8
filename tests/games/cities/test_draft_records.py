"""Records of the drafting modes, checked by an independent referee."""

import pytest

from draftingtable.games.cities.game import GAME
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.games.cities.draft_table import EVERY_COUNT
from tests.referees import cities as referee
from tests.referees.cities_generator import STYLES, generate


def new_match(players: int, seed: int) -> Match:
    setup = GAME.setup(players, {"mode": "two" if players == 2 else "ring"})
    return Match(GAME, setup, SamplingDealer(seed))


def play(match: Match, randomness: Randomness, moves: int = -1) -> None:
    """Plays that many random moves of any acting seat, or to the end."""
    while not match.over and moves:
        seats = match.acting()
        seat = seats[randomness.below(len(seats))]
        match.play(seat, match.position.random_move(seat, randomness))
        moves -= 1


@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", range(4))
def test_the_referee_accepts_our_games(players: int, seed: int) -> None:
    match = new_match(players, seed)
    play(match, Randomness(seed))
    assert referee.check(match.record().text()) == []


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_referee_accepts_our_games_at_every_moment(players: int) -> None:
    """Here the lowest seat acts first, as the referee expects."""
    match = new_match(players, 1)
    randomness = Randomness("moments")
    while not match.over:
        assert referee.check(match.record().text()) == []
        seat = match.acting()[0]
        match.play(seat, match.position.random_move(seat, randomness))


@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("style", STYLES)
def test_we_accept_the_games_of_the_generator(players: int, style: str) -> None:
    mode = "two" if players == 2 else "ring"
    for text in generate(mode, players, 5, 4, style):
        played = replay(parse(text))
        assert played.position.over


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_referee_and_we_list_the_same_legal_moves(players: int) -> None:
    """While picking, a record continues with the lowest seat that has not picked."""
    match = new_match(players, 2)
    randomness = Randomness("legal")
    while not match.over:
        seats = match.acting()
        if match.game.is_secret(match.legal_moves(seats[0])[0]):
            if len(seats) < players:
                play(match, randomness, 1)
                continue
            seats = seats[:1]
        ours = [
            f"{seat + 1} {GAME.notation.move_text(move)}"
            for seat in seats
            for move in match.legal_moves(seat)
        ]
        assert sorted(ours) == referee.legal(match.record().text())
        play(match, randomness, 1)


def test_picks_of_one_turn_are_in_seat_order() -> None:
    match = new_match(3, 1)
    for seat in (2, 0, 1):
        match.play(seat, match.legal_moves(seat)[0])
    assert [line.seat for line in match.lines[-3:]] == [0, 1, 2]


def test_picks_in_another_order_are_refused() -> None:
    match = new_match(3, 1)
    play(match, Randomness(1), 3)
    text = match.record().text()
    lines = text.splitlines()
    lines[-1], lines[-2] = lines[-2], lines[-1]
    with pytest.raises(BadRecord) as caught:
        replay(parse("\n".join(lines) + "\n"))
    assert caught.value.code == "choices-in-seat-order"


@pytest.mark.parametrize(
    ("wrong", "code", "rule"),
    [
        ("deal 1 S F O P H d S/F", "not-in-pile", "C3.1"),
        ("deal 1 d d d d d d S", "not-in-pile", "C3.1"),
        ("deal 1 S F O P H d", "wrong-chance-count", "C3.1"),
        ("deal 2 S F O P H d e", "wrong-chance-target", "C3.1"),
        ("draw S F O", "wrong-chance", "C3.1"),
        ("1 pick S F", "chance-comes-next", "C3.1"),
        ("deal 1 S F O P H d x", "no-such-tile", "C1"),
    ],
)
def test_impossible_deals_are_refused_with_their_line(wrong: str, code: str, rule: str) -> None:
    head = new_match(3, 1).record().text().split("---\n")[0]
    with pytest.raises(BadRecord) as caught:
        replay(parse(f"{head}---\n{wrong}\n"))
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert caught.value.line == 7


def test_a_tile_that_cannot_be_dealt_is_named() -> None:
    head = new_match(3, 1).record().text().split("---\n")[0]
    with pytest.raises(BadRecord) as caught:
        replay(parse(f"{head}---\ndeal 1 S F O P H d S/F\n"))
    assert caught.value.params["item"] == "S/F"


def test_a_record_shows_only_the_options_of_its_mode() -> None:
    assert new_match(3, 1).record().options == {"mode": "ring"}
    assert new_match(2, 1).record().options == {"mode": "two"}


def test_a_record_without_options_is_a_ring() -> None:
    """`ring` is the default mode."""
    text = next(iter(generate("ring", 3, 1, 1)))
    without = "".join(line for line in text.splitlines(True) if not line.startswith("options"))
    assert replay(parse(without)).setup.options == {"mode": "ring"}


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_found(key: str) -> None:
    match = new_match(4, 3)
    play(match, Randomness(3))
    record = match.record()
    assert record.result is not None
    record.result[key] = [record.result[key][0] + 1, *record.result[key][1:]]
    with pytest.raises(BadRecord) as caught:
        replay(parse(record.text()))
    assert caught.value.code == "result-differs"
