"""Generates the golden records in this folder: `python -m tests.examples.make`.

Each example is a table, a way to deal and a way to play; seeds are tried in turn until the game
shows what the example is for. Existing records are kept: run this only to add new ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from draftingtable import games
from draftingtable.games.core.dealers import Dealer, SamplingDealer, ScriptDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.replay import replay
from tests.examples.features import features

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Péter", "Łucja", "Rūta", "Õnne", "Žydrė", "Ödön")

Strategy = Callable[[list[str], list[str], Randomness], str]
"""Looks at the display and chooses one of the legal moves, all in notation."""


@dataclass(frozen=True)
class Example:
    game: str
    name: str
    about: str
    players: int
    options: dict[str, object]
    strategies: tuple[Strategy, ...]
    """Assigned to the seats in turn."""
    wanted: frozenset[str] = frozenset()
    deals: tuple[str, ...] = ()
    """Used instead of dealing from a seed."""
    lines: int = 0
    """Stops after that many lines, leaving an unfinished game."""


# Strategies


def anything(display: list[str], moves: list[str], randomness: Randomness) -> str:
    return pick(moves, randomness)


def eager(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Bids as high as possible; razes only where that is the only way."""
    bids = starting(moves, "bid")
    return bids[-1] if bids else builds_or_else(moves, randomness)


def modest(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Bids low, often nothing."""
    low = [move for move in moves if move in ("bid 0", "bid 1", "bid 2", "pass")]
    return pick(low, randomness) if low else builds_or_else(moves, randomness)


def timid(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Never wants a card."""
    quiet = [move for move in moves if move in ("bid 0", "pass")]
    return quiet[0] if quiet else builds_or_else(moves, randomness)


def bold(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Sometimes bids without checking, then builds what fits until nothing does."""
    bids = starting(moves, "bid")
    if bids and randomness.below(4) == 0:
        return pick(bids[-2:], randomness)
    if bids:
        return modest(display, moves, randomness)
    razes = starting(moves, "raze")
    if razes and randomness.below(3) == 0:
        return pick(razes, randomness)
    return builds_or_else(moves, randomness)


def tidy(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Takes everything, type by type."""
    return (starting(moves, "bid")[::-1] or starting(moves, "build"))[0]


def all_but_two_roofs(display: list[str], moves: list[str], randomness: Randomness) -> str:
    """Takes everything, but bids for only three of the five roofs."""
    if sorted(display) == ROOFS:
        for move in ("pass", "bid 3"):
            if move in moves:
                return move
    return tidy(display, moves, randomness)


def builds_or_else(moves: list[str], randomness: Randomness) -> str:
    return pick(starting(moves, "build") or starting(moves, "raze") or moves, randomness)


def starting(moves: list[str], word: str) -> list[str]:
    return [move for move in moves if move.startswith(word)]


def pick(moves: list[str], randomness: Randomness) -> str:
    return moves[randomness.below(len(moves))]


# Deals by hand

ROOFS = ["c0", "h0", "j0", "s0", "t0"]


def one_value_each(values: range) -> Iterator[str]:
    """Deals a round per value, with that card of every type."""
    for value in values:
        letters = "chtjs"[value % 5 :] + "chtjs"[: value % 5]
        yield "deal " + " ".join(f"{letter}{value}" for letter in letters)


FALLING = tuple(one_value_each(range(15, -1, -1)))


# The examples


def usual(players: int, referee: bool) -> Example:
    mode = "on" if referee else "off"
    strategies = (modest, eager, anything) if referee else (modest, bold)
    wanted = {"a raze"} if referee else {"a raze", "a withdrawal, then a lower bid"}
    return Example(
        "towers",
        f"towers-{players}-referee-{mode}",
        f"{players} players of different temper, referee {mode}",
        players,
        {"referee": referee},
        strategies,
        frozenset(wanted),
    )


def special(
    name: str,
    about: str,
    players: int,
    strategies: tuple[Strategy, ...],
    *wanted: str,
    referee: bool = True,
    deals: tuple[str, ...] = (),
    lines: int = 0,
) -> Example:
    options: dict[str, object] = {"referee": referee}
    return Example(
        "towers",
        f"towers-{name}",
        about,
        players,
        options,
        strategies,
        frozenset(wanted),
        deals,
        lines,
    )


def draft(name: str, about: str, mode: str, players: int, *wanted: str, lines: int = 0) -> Example:
    """A random game of Between Two Cities. The solo modes are in `make_solo`."""
    return Example(
        "cities",
        f"cities-{name}",
        about,
        players,
        {"mode": mode},
        (anything,),
        frozenset(wanted),
        lines=lines,
    )


EXAMPLES = [
    *(usual(players, referee) for players in range(2, 6) for referee in (True, False)),
    special(
        "everything-built",
        "two players build every card, so that nothing is left to shuffle (T5.2)",
        2,
        (tidy,),
        "ends by no-discard",
        deals=FALLING,
    ),
    special(
        "two-roofs-left",
        "all but two cards are built, and these two are the second pass (T5.1, T7.3)",
        2,
        (all_but_two_roofs,),
        "short last round",
        "a bid for all of a short display",
        deals=(*FALLING, "deal j0 s0"),
    ),
    special(
        "nobody-ever-builds",
        "everyone passes, twice through the deck; all share the victory (T4.4, T8.5)",
        3,
        (timid,),
        "nobody builds in the last round",
        "full last round",
        "shared victory",
    ),
    special(
        "nobody-builds-at-the-end",
        "the short last round goes to nobody (T7.2)",
        4,
        (eager, modest),
        "nobody builds in the last round",
        "short last round",
        "the same card twice on display",
    ),
    special(
        "shared-victory",
        "two of three win together (T8.5)",
        3,
        (eager, anything, modest),
        "shared victory",
        "a raze",
    ),
    special(
        "withdrawals",
        "bids that could not be built, in every way (T4.3)",
        4,
        (bold,),
        "a raze taken back",
        "a withdrawal after the first card",
        "a withdrawal, then a lower bid",
        "a withdrawal, then a pass",
        "a withdrawal, then outbid",
        "a withdrawal, and nobody builds",
        "several withdrawals in a round",
        referee=False,
    ),
    special(
        "unfinished",
        "broken off in the middle of a build",
        3,
        (eager, anything, modest),
        "unfinished, building",
        lines=60,
    ),
    *(
        draft(f"ring-{players}", f"{players} players in a ring (C3)", "ring", players)
        for players in range(3, 8)
    ),
    draft(
        "ring-higher-city",
        "equal scores, the higher city decides (C6.2)",
        "ring",
        4,
        "tie broken by higher-city",
    ),
    draft("two", "two players with two cities each (C7)", "two", 2),
    draft(
        "ring-choosing",
        "broken off while some have chosen",
        "ring",
        4,
        "unfinished, picking",
        lines=30,
    ),
    draft(
        "two-placing",
        "broken off in the middle of placing",
        "two",
        2,
        "unfinished, placing",
        lines=17,
    ),
]


# Generating them


def play(example: Example, seed: int) -> Record:
    game = games.get(example.game)
    dealer: Dealer = SamplingDealer(example.name, seed)
    if example.deals:
        dealer = ScriptDealer([game.notation.parse_chance(deal) for deal in example.deals])
    start = Randomness("start", example.name, seed).below(example.players)
    setup = game.setup(example.players, example.options, start if game.has_start else None)
    match = Match(game, setup, dealer, NAMES[: example.players])
    randomness = Randomness("moves", example.name, seed)
    while not match.over and (not example.lines or len(match.lines) < example.lines):
        take_turn(match, example, randomness)
    record = match.record()
    record.extra["about"] = example.about
    return record


def take_turn(match: Match, example: Example, randomness: Randomness) -> None:
    seat = match.acting()[0]
    moves = [match.game.notation.move_text(move) for move in match.legal_moves(seat)]
    display = match.view(seat).as_data().get("display", [])
    assert isinstance(display, list)
    strategy = example.strategies[seat % len(example.strategies)]
    match.play_text(seat, strategy(display, moves, randomness))


def make(example: Example) -> str:
    """Returns the first game that has all the wanted features."""
    for seed in range(5000):
        text = play(example, seed).text()
        if example.wanted <= features(replay(parse(text))):
            return text
    raise LookupError(f"{example.name}: not found")


def main() -> None:
    for example in EXAMPLES:
        path = FOLDER / f"{example.name}.dtr"
        path.write_text(make(example), encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    main()
