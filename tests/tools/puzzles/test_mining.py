"""Puzzles are mined the same each time, and only where one move is clearly better."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.puzzles import mining
from tools.puzzles.bot_games import MODES, BotGame
from tools.puzzles.difficulty import HIGHEST, LOWEST, chance, rating_of
from tools.puzzles.mining import Miner
from tools.puzzles.puzzle import Collection, load
from tools.puzzles.search import Trial, guide_of, mean_and_error

from draftingtable.games.towers.game import GAME
from tests.games.towers.table import Table

PARSE = GAME.notation.parse_move


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verifies with fewer samples, and only asks for a lead."""
    monkeypatch.setattr(mining, "SCREEN", 40)
    monkeypatch.setattr(mining, "VERIFY", 80)


def mined(game: str, games: int, seed: str = "1") -> Collection:
    collection = Collection(game, seed)
    miner = Miner(collection, 100)
    while collection.games < games:
        miner.next_game()
    return collection


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize(("game", "games"), [("towers", 3), ("cities", 4)])
def test_the_same_seed_finds_the_same(game: str, games: int) -> None:
    one, other = mined(game, games), mined(game, games)
    assert one.puzzles
    assert one.puzzles == other.puzzles
    assert one.counts == other.counts


@pytest.mark.usefixtures("shallow")
def test_a_search_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = mined("towers", 3)
    begun = mined("towers", 1)
    begun.save(tmp_path / "towers.jsonl")
    collection = load(tmp_path / "towers.jsonl")
    miner = Miner(collection, 100)
    while collection.games < 3:
        miner.next_game()
    assert collection.puzzles == whole.puzzles
    assert collection.counts == whole.counts


@pytest.mark.usefixtures("shallow")
def test_no_more_of_a_theme_than_its_share() -> None:
    collection = Collection("towers", "1")
    miner = Miner(collection, 8, share=0.25)
    while collection.games < 4:
        miner.next_game()
    themes = [puzzle.theme for puzzle in collection.puzzles]
    assert themes
    assert max(map(themes.count, themes)) <= 2


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "towers.jsonl"
    Collection("towers", "7").save(file)
    assert load(file).puzzles == []
    file.write_text(file.read_text("utf-8") + "{}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="checksum"):
        load(file)
    file.write_text(file.read_text("utf-8").replace('"version":1', '"version":0'), encoding="utf-8")
    with pytest.raises(ValueError, match="version 0"):
        load(file)


@pytest.mark.parametrize("game", sorted(MODES))
def test_games_of_every_mode_are_played_to_their_end(game: str) -> None:
    for number in range(len(MODES[game])):
        bot_game = BotGame(game, number, "7")
        decisions = [match.legal_moves(0) for match in bot_game.decisions()]
        assert bot_game.match.over
        assert all(decisions)


# ---- the search


def test_moves_are_compared_by_the_games_won_after_them() -> None:
    table = Table(players=2)
    table.give(1, "s15 s12 s11 s10")
    table.give(2, "c15 c12 c11 c10")
    table.keep_in_pile("s0 c9")
    table.position.set_discard([])
    table.second_pass()
    table.show("s0 c9")
    view = table.position.view(0)
    moves = [PARSE(move) for move in table.may(1)]
    trial = Trial(guide_of("towers"), view, moves, "any")
    trial.sample(8)
    assert trial.order()[0] == PARSE("bid 2")
    assert trial.chance(PARSE("bid 2")) == 1.0
    assert trial.lead(PARSE("bid 2"), PARSE("bid 1"))[0] == 1.0  # the rival would take both


def test_parts_of_one_play_are_known() -> None:
    table = Table(players=2)
    table.give(1, "s15 c12")
    table.show("s0 s9 c8 t3 h5")
    table.say("1 bid 2", "2 pass")
    view = table.position.view(0)
    moves = [PARSE(move) for move in table.may(1)]
    trial = Trial(guide_of("towers"), view, moves, "any")
    assert trial.same_play(PARSE("build c8"), PARSE("build t3"))
    assert trial.same_play(PARSE("build t3"), PARSE("build c8"))
    assert not trial.same_play(PARSE("build s0"), PARSE("build s9"))
    assert not trial.same_play(PARSE("raze s"), PARSE("build t3"))


def test_a_standard_error_is_never_0() -> None:
    mean, error = mean_and_error([1.0] * 100)
    assert mean == 1.0
    assert error == pytest.approx(0.01)
    mean, error = mean_and_error([0.0, 1.0] * 200)
    assert mean == 0.5
    assert error == pytest.approx(0.025)


# ---- difficulty


def test_what_bots_solve_is_easier() -> None:
    rates = {"novice": 0.0, "apprentice": 0.5, "journeyman": 1.0}
    easier = rates | {"novice": 0.5}
    harder = rates | {"journeyman": 0.0}
    assert rating_of(easier, 4, 0.2) < rating_of(rates, 4, 0.2) < rating_of(harder, 4, 0.2)


def test_more_moves_and_a_smaller_lead_are_harder() -> None:
    rates = {"novice": 0.25, "apprentice": 0.25, "journeyman": 0.5}
    assert rating_of(rates, 16, 0.2) > rating_of(rates, 4, 0.2) > rating_of(rates, 4, 0.5)
    assert rating_of(dict.fromkeys(rates, 1.0), 2, 0.9) >= LOWEST
    assert rating_of(dict.fromkeys(rates, 0.0), 90, 0.15) <= HIGHEST


def test_players_solve_half_of_the_puzzles_rated_like_them() -> None:
    assert chance(1500, 1500) == 0.5
    assert chance(1900, 1500) == pytest.approx(10 / 11)
