"""Bots are loaded, kept between games, and sent nothing but their view."""

import json
from pathlib import Path

import pytest

from draftingtable.arena.playing import OneGame
from draftingtable.arena.results import GameResult
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.players import parse_player
from draftingtable.bots.core.roster import BotPolicy, Roster
from draftingtable.bots.external.link import Link
from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import Position
from tests.bots.external.meeting import TOWERS, player, roster


def game_of(players: Roster, kind: str, deal: int = 0) -> tuple[GameResult, Match]:
    named = {"guest": player(kind)}
    tournament = Tournament.new("towers", [("guest", "random")], named=named, house=players.house)
    game = OneGame(tournament, deal, ("guest", "random"), players)
    return game.play(), game.match


def test_one_program_plays_one_game_after_the_other() -> None:
    with roster() as players:
        players.check(player("good"))
        (link,) = players.idle[player("good").text]
        for deal in range(3):
            result, _ = game_of(players, "good", deal)
            assert result.scores is not None
        assert players.idle[player("good").text] == [link]
    assert link.number > 50


def test_a_program_that_failed_is_restarted() -> None:
    with roster("forfeit") as players:
        for deal in range(2):
            result, match = game_of(players, "dying", deal)
            assert not match.over
            assert (result.scores, result.winners, result.forfeit) == (None, [1], 0)
            assert [note.kind for note in result.faults] == ["ended"]
        assert not players.idle.get(player("dying").text)


def test_a_program_that_cannot_start_forfeits_too() -> None:
    with roster("forfeit") as players:
        result, _ = game_of(players, "dies-at-once")
    assert result.forfeit == 0
    assert result.faults[0].kind == "ended"


@pytest.mark.parametrize("kind", ["illegal", "garbage", "dying", "killed", "huge"])
def test_random_moves_keep_a_game_going(kind: str) -> None:
    with roster("random") as players:
        result, match = game_of(players, kind)
    assert match.over
    assert result.scores == match.outcome().scores
    assert result.faults


def test_late_answers_cost_three_limits_at_most() -> None:
    with roster("random", limit=0.05) as players:
        result, match = game_of(players, "late")
    assert match.over
    assert [note.kind for note in result.faults] == ["late"] * 3
    assert sum(time > 40_000 for time in result.times[0]) >= 3


def test_unavailable_players_are_refused_at_once() -> None:
    with roster("random") as players:
        with pytest.raises(Refusal) as raised:
            players.check(parse_player("stdio:no-such-program-anywhere"))
        assert raised.value.params["kind"] == "unreachable"
        with pytest.raises(Refusal):
            players.check(player("other-protocol"))
        with pytest.raises(BadOption):
            players.check(parse_player("random:strength=9"))


class Overhearing(Link):
    """Plays the first legal move, and records every line it is sent."""

    def __init__(self) -> None:
        super().__init__("overhearing")
        self.lines: list[dict[str, object]] = []

    def send(self, line: str) -> None:
        self.lines.append(json.loads(line))

    def receive(self, seconds: float) -> str:
        last = self.lines[-1]
        assert isinstance(last["moves"], list)
        return json.dumps({"type": "move", "number": last["number"], "move": last["moves"][0]})

    def close(self) -> None: ...


def test_a_program_is_sent_its_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[object] = []
    view = Match.view

    def noted(match: Match, viewer: int) -> object:
        seen = view(match, viewer)
        assert not isinstance(seen, Position)
        views.append(seen.as_data())
        return seen

    monkeypatch.setattr(Match, "view", noted)
    link = Overhearing()
    guest = parse_player("stdio:overheard")
    with Roster(TOWERS, BotPolicy()) as players:
        players.idle[guest.text] = [link]
        tournament = Tournament.new("towers", [("a", "a")], seed="top secret", named={"a": guest})
        players.idle[guest.text].append(other := Overhearing())
        OneGame(tournament, 5, ("a", "a"), players).play()
    requests = [line for line in link.lines + other.lines if line["type"] == "choose"]
    assert all(set(line) == {"type", "number", "moves", "view"} for line in requests)
    assert len(requests) == len(views)
    assert all(line["view"] in views for line in requests)
    starts = [line for line in link.lines if line["type"] == "start"]
    known = {"type", "game", "rules", "options", "players", "seat", "seed", "limit"}
    assert [set(start) for start in starts] == [known]
    assert "top secret" not in str(link.lines)
    assert link.lines[-1]["type"] == "end"


def test_a_class_from_a_file(tmp_path: Path) -> None:
    source = tmp_path / "mine.py"
    source.write_text(
        "from draftingtable.bots.core.bot import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def choose(self, view, moves): return moves[0]\n"
        "class NoBot: pass\n"
        "class Broken(Bot):\n"
        "    def __init__(self): raise OSError('no book')\n"
        "    def choose(self, view, moves): return moves[0]\n"
    )
    with roster() as players:
        players.check(parse_player(f"python:{source}:Mine"))
        for wrong in (f"{source}:Nobody", f"{source}:NoBot", "nowhere.py:Mine", "Mine", ":"):
            with pytest.raises(BadOption):
                players.check(parse_player(f"python:{wrong}"))
        with pytest.raises(Refusal) as raised:
            players.check(parse_player(f"python:{source}:Broken"))
        assert "no book" in str(raised.value.params["detail"])
