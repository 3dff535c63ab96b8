"""Games from records: played again, so that they can be looked at like our own."""

from collections.abc import Iterator

from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.records import Record, RecordLine
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import replay


def finished_match(record: Record) -> Match:
    """The last of `steps`."""
    match: Match | None = None
    for match in steps(record):  # noqa: B007
        pass
    assert match is not None
    return match


def steps(record: Record) -> Iterator[Match]:
    """The same match again and again, a move further each time; `BadRecord` if it is wrong."""
    replay(record)
    game = get(record.game)
    setup = game.setup(len(record.seats), record.options, record.start)
    deals = [line for line in record.lines if line.seat is None]
    dealer = ScriptDealer([game.notation.parse_chance(line.text) for line in deals])
    match = Match(game, setup, dealer, record.seats)
    yield match
    automatic = len(game.automatic_names(setup))
    for line in record.lines:
        if is_chosen(line, setup.players - automatic):
            match.play_text(line.seat or 0, line.text)
            yield match


def is_chosen(line: RecordLine, people: int) -> bool:
    """A person's or a bot's move; what Automas do follows of itself."""
    return line.seat is not None and line.seat < people
