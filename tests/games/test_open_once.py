"""A record is parsed once and replayed once, whoever opens it."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from draftingtable.command.main import main
from draftingtable.games.core import records
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.replay import open_record
from draftingtable.table import film
from draftingtable.table.record_import import opened
from tests.command.running import EXAMPLES, example
from tests.table.test_whole_games import imported
from tests.terminal.test_campaign import campaign

FINISHED = "cities-two.dtr"


@dataclass
class Counted:
    read: int = 0
    played: int = 0


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Counts parsed records and started matches."""
    counts = Counted()
    read, begin = records._Reader.record, Match.__init__

    def counted_read(reader: records._Reader) -> records.Record:
        counts.read += 1
        return read(reader)

    def counted_begin(match: Match, *arguments: object, **named: object) -> None:
        counts.played += 1
        begin(match, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(records._Reader, "record", counted_read)
    monkeypatch.setattr(Match, "__init__", counted_begin)
    opened.cache_clear()
    return counts


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_a_command_opens_its_file_once(command: str, counted: Counted) -> None:
    assert main([command, str(EXAMPLES / FINISHED)]) == 0
    assert counted == Counted(read=1, played=1)


def test_an_imported_game_is_opened_once(counted: Counted) -> None:
    """Deciding, applying and returning the record all use the same game."""
    table = imported(example(FINISHED)).table
    assert table.record().text() == example(FINISHED)
    assert counted == Counted(read=1, played=1)


def test_its_moments_are_played_once(counted: Counted) -> None:
    """Its record is the one that was read when the table was opened."""
    text = example(FINISHED)
    chosen = sum(line.seat is not None for line in records.parse(text).lines)
    sitting = imported(text)
    counted.read = counted.played = 0
    assert len(film(sitting.table, sitting.log).moments) == chosen + 1
    assert counted == Counted(read=0, played=1)


def test_a_campaigns_game_continues_after_one_replay(tmp_path: Path, counted: Counted) -> None:
    file = tmp_path / "own.dtc"
    campaign(file, ["1", "1"])
    left = Counted(counted.read, counted.played)
    campaign(file, [])
    assert (counted.read - left.read, counted.played - left.played) == (1, 1)


def test_a_replayed_match_continues_when_resumed() -> None:
    played = open_record(example("cities-beginner-unfinished.dtr"), interactive=True)
    assert [str(line) for line in played.match.lines] == [str(line) for line in played.record.lines]
    played.match.resume(SamplingDealer("later"))
    randomness = Randomness("later")
    while not played.match.over:
        played.match.play(0, played.match.position.random_move(0, randomness))
    assert open_record(played.match.record().text()).over
