"""A slow and literal referee for Between Two Cities (rules C1 to C7 and S1 to S6)."""

from collections.abc import Mapping, Sequence

from .cities_automa import AutomaCard
from .cities_play import CityTable
from .cities_steps import Step
from .record_reading import Record, check_result, read_options, read_record, read_seats

Deck = Sequence[AutomaCard]
LevelPoints = Mapping[int, int]

SEATS = {"ring": (3, 7, "C3"), "two": (2, 2, "C7"), "beginner": (3, 3, "S"), "expert": (3, 3, "S")}
OVER = {"ring": "C3.3", "two": "C7", "beginner": "S2", "expert": "S3"}


def read_mode(record: Record, options: dict[str, object]) -> str:
    mode = options.get("mode", "ring")
    if not isinstance(mode, str) or mode not in SEATS:
        record.complain(record.number_of("options"), f"notation Records: unknown mode {mode!r}")
        return "ring"
    return mode


def read_bonus(record: Record, options: dict[str, object], level_points: LevelPoints | None) -> int:
    """S5: the points of the level; 0 without a level or an options table."""
    if "level" not in options:
        return 0
    level = options["level"]
    if type(level) is not int or (level_points is not None and level not in level_points):
        record.complain(record.number_of("options"), f"S5 there is no level {level!r}")
        return 0
    return 0 if level_points is None else level_points[level]


def make_table(
    record: Record, deck: Deck | None, level_points: LevelPoints | None
) -> CityTable | None:
    """Returns the empty table, or None if the header is wrong."""
    options = read_options(record)
    mode = read_mode(record, options)
    players = read_seats(record, *SEATS[mode])
    solo = mode in ("beginner", "expert")
    bonus = read_bonus(record, options, level_points) if solo else 0
    if mode == "expert" and (deck is None or len(deck) != 20):
        raise ValueError("expert mode needs the deck of 20 Automa cards")
    if record.complaints:
        return None
    return CityTable(mode, players, deck or [], bonus)


def play(
    text: str, deck: Deck | None, level_points: LevelPoints | None
) -> tuple[Record, CityTable | None, Step | None]:
    """Plays as far as the record is legal. Returns the table and what comes next (None: over)."""
    record = read_record(text, "cities")
    if record.complaints and not record.header:
        return record, None, None
    table = make_table(record, deck, level_points)
    if table is None:
        return record, None, None
    telling = table.telling()
    step: Step | None = next(telling)
    for line in record.events:
        reason = f"{OVER[table.mode]} the game is over" if step is None else step.refusal(line.text)
        if reason is not None:
            record.complain(line.number, reason)
            break
        try:
            step = telling.send(line.text)
        except StopIteration:
            step = None
    return record, table, step


def check(
    text: str, deck: Deck | None = None, level_points: LevelPoints | None = None
) -> list[str]:
    """Returns all complaints about a record; none if it is a correct (part of a) game."""
    record, table, step = play(text, deck, level_points)
    if table is not None and not record.complaints:
        scores, winners = table.outcome() if step is None else ([], [])
        score_rule = {"ring": "C6.1", "two": "C7"}.get(table.mode, "S6")
        check_result(record, step is None, scores, winners, score_rule, "C6")
    return record.complaints


def legal(
    text: str, deck: Deck | None = None, level_points: LevelPoints | None = None
) -> list[str]:
    """Returns the lines that can come next in an unfinished record, sorted.

    Picks are requested in seat order, as in a record: only the next seat's are listed.
    """
    record, table, step = play(text, deck, level_points)
    if table is None or record.complaints:
        raise ValueError("; ".join(record.complaints))
    return [] if step is None else step.legal_lines()
