"""Runs every example of docs/records.md: records, sheets, and commands with their output.

The info string of a fence gives the kind of its block:

    record NAME           a record, which replays; NAME is its file for the commands
    record refused NAME   a record with one wrong line
    json NAME             a sheet for the score pad
    console               commands, each with what it prints
    json output           what the last command prints, as data
    json shape            the same, but only keys and types have to agree
    campaign              a campaign
"""

import json
import shlex
from pathlib import Path

import pytest

from draftingtable.command.main import main
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.solo.automa_cards import names
from draftingtable.games.cities.solo.deck import our_deck
from draftingtable.games.cities.solo.levels import LEVEL_POINTS
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.docs.markdown import ROOT, Block, blocks
from tests.referees import cities as cities_referee
from tests.referees import towers as towers_referee

PAGE = blocks((ROOT / "docs" / "records.md").read_text(encoding="utf-8"))
AS_DATA = ("json output", "json shape")
FILES = {
    block.words[-1]: block
    for block in PAGE
    if block.words[0] in ("record", "json") and block.info not in AS_DATA
}
RIGHT = [block for block in PAGE if block.words[0] == "record" and "refused" not in block.words]
REFUSED = [block for block in PAGE if block.words[:2] == ["record", "refused"]]
SHORT = FILES["short.dtr"]
WRITTEN_OUT = [block for block in RIGHT if block != SHORT]
CONSOLES = [place for place, block in enumerate(PAGE) if block.info == "console"]


def place_in_page(found: Block | int) -> str:
    return f"line {(PAGE[found] if isinstance(found, int) else found).line}"


def test_every_block_is_of_a_known_kind() -> None:
    kinds = ("text", "record", "json", "console", "campaign")
    assert [block for block in PAGE if not block.info.startswith(kinds)] == []
    assert len(RIGHT) > 5
    assert any(block.text.count("\n---\n") == 2 for block in RIGHT), "no whole game"


@pytest.mark.parametrize("block", RIGHT, ids=place_in_page)
def test_records_replay(block: Block) -> None:
    played = replay(parse(block.text))
    assert played.done == len(played.record.lines)
    assert played.position.over == (played.record.result is not None)


@pytest.mark.parametrize("block", RIGHT, ids=place_in_page)
def test_records_are_written_as_we_write_them(block: Block) -> None:
    record = parse(block.text)
    assert record.text() == block.text
    assert block == SHORT or record.options == replay(record).setup.options


@pytest.mark.parametrize("block", WRITTEN_OUT, ids=place_in_page)
def test_the_referees_accept_the_records(block: Block) -> None:
    if parse(block.text).game == "towers":
        assert towers_referee.check(block.text) == []
    else:
        deck = [(tuple(names(card.shared)), tuple(names(card.automacity))) for card in our_deck()]
        assert cities_referee.check(block.text, deck, LEVEL_POINTS) == []


@pytest.mark.parametrize("block", REFUSED, ids=place_in_page)
def test_wrong_records_are_wrong_in_their_last_line(block: Block) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(parse(block.text))
    assert refused.value.line == block.text.count("\n")


def test_a_short_record_is_the_same_game() -> None:
    short = replay(parse(SHORT.text))
    full = replay(parse(FILES["expert.dtr"].text))
    assert short.position.snapshot() == full.position.snapshot()


@pytest.mark.parametrize("place", CONSOLES, ids=place_in_page)
def test_commands_print_what_the_page_says(
    place: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, block in FILES.items():
        (tmp_path / name).write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    session = run_console(PAGE[place], capsys)
    answer = PAGE[place + 1]
    if answer.info in AS_DATA:
        *session, data = session
        compare(json.loads(data), json.loads(answer.text), exactly=answer.info == "json output")
    assert session == PAGE[place].text.splitlines()


def run_console(block: Block, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Runs the commands and returns them with their output, line by line."""
    session: list[str] = []
    code = 0
    for line in block.text.splitlines():
        if not line.startswith("$ "):
            continue
        session.append(line)
        if line == "$ echo $?":
            session.append(str(code))
            continue
        program, *arguments = shlex.split(line.removeprefix("$ "))
        assert program == "draftingtable"
        code = main(arguments)
        session += "".join(capsys.readouterr()).splitlines()
    return session


def compare(found: object, shown: object, exactly: bool) -> None:
    if exactly:
        assert found == shown
    else:
        assert shape(found) == shape(shown)


def shape(value: object) -> object:
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    if isinstance(value, list):
        return [shape(each) for each in value]
    return type(value).__name__


def test_every_answer_belongs_to_a_command() -> None:
    answers = [place for place, block in enumerate(PAGE) if block.info in AS_DATA]
    assert [place_in_page(place) for place in answers if place - 1 not in CONSOLES] == []


@pytest.mark.parametrize("block", [each for each in PAGE if each.info == "campaign"])
def test_campaigns_can_be_read_and_are_written_the_same(block: Block) -> None:
    campaign = parse_campaign(block.text)
    assert campaign_text(campaign) == block.text
    assert [game.points() for game in campaign.games] == [90, 49]
