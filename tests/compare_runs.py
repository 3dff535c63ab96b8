"""Prints what the rules do in seeded games, for comparing compiled and plain runs.

python -m tests.compare_runs positions    a line for every position: table, step, digest
python -m tests.compare_runs arrays       a line for every step of many games at once
python -m tests.compare_runs bots         the records of whole games between bots
python -m tests.compare_runs searching    the first moves of bots that search
python -m tests.compare_runs refusals     refusals with their tracebacks
"""

import hashlib
import json
import sys
import traceback
from collections.abc import Iterator

from draftingtable import games
from draftingtable.bots.core.levels import bot_maker, level_names, new_bot
from draftingtable.compilation import is_compiled
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.game import Game
from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.towers.game import GAME
from tests.conformance.play import walk
from tests.conformance.setups import all_tables, table_name

GAMES = 2
"""Games per table."""
CLOCKED = ("master", "grandmaster")
"""The levels that think for as long as they may, so their moves depend on the machine."""
ITERATIONS = 4
"""Of their search, where the moves must not depend on it."""
FIRST_MOVES = 2
"""Of each seat that searches."""


def everything(game: Game, position: Position, players: int) -> str:
    """Returns everything a position knows, as one text."""
    seats = range(players)
    said = {
        "snapshot": position.snapshot(),
        "acting": position.acting(),
        "legal": [position.legal_moves(seat) for seat in seats],
        "view": position.view(SPECTATOR).as_data(),
        "scores": position.outcome().scores,
        "parts": position.outcome().breakdown,
        "help": game.help(position, SPECTATOR, []),
    }
    return json.dumps(said)


def positions() -> Iterator[str]:
    for table in all_tables():
        for number in range(GAMES):
            for step, position in enumerate(walk(table, seed=number)):
                text = everything(table[0], position, table[1].players)
                digest = hashlib.sha256(text.encode()).hexdigest()[:12]
                yield f"{table_name(table)} game {number} step {step}: {digest}"


def arrays() -> Iterator[str]:
    """Yields what many games at once show: arrays that compiled code writes."""
    import numpy as np  # not in a browser, where the rest of this runs too

    from draftingtable.adapters.vector import VectorTable, any_legal

    for game, mode in (("towers", ""), ("cities", "ring"), ("cities", "expert")):
        many = VectorTable(game, 3, seed=1, mode=mode) if mode else VectorTable(game, 3, seed=1)
        batch, randomness = many.reset(), np.random.default_rng(0)
        for step in range(70):
            found = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.legal)
            digest = hashlib.sha256(b"".join(each.tobytes() for each in found)).hexdigest()[:12]
            yield f"{game} {mode} step {step}: {digest}"
            batch = many.step(any_legal(batch, randomness))


def bots() -> Iterator[str]:
    """Yields the records of games between bots of all levels that need no clock."""
    for game, setup in all_tables():
        levels = [level for level in level_names(game.name) if level not in CLOCKED]
        match = games.new(game.name, setup.players, dict(setup.options), seed=setup.players)
        seats = [
            new_bot(game.name, levels[-1 - seat % len(levels)], "compared", seat)
            for seat in range(setup.players)
        ]
        while not match.over:
            seat = match.acting()[0]
            match.play(seat, seats[seat].choose(match.view(seat), match.legal_moves(seat)))
        yield from match.record().text().splitlines()


def searching() -> Iterator[str]:
    """Yields the first moves of bots that search, each level among its own kind."""
    for game, setup in all_tables():
        for level in CLOCKED:
            if level not in level_names(game.name) or setup.players > 3:
                continue
            match = games.new(game.name, setup.players, dict(setup.options), seed=setup.players)
            make = bot_maker(game.name, level)
            seats = [make("compared", seat, iterations=ITERATIONS) for seat in range(setup.players)]
            for _ in range(FIRST_MOVES * setup.players):
                seat = match.acting()[0]
                match.play(seat, seats[seat].choose(match.view(seat), match.legal_moves(seat)))
            yield f"{level}: " + " / ".join(match.record().text().splitlines()[7:])


def refusals() -> Iterator[str]:
    """Yields a refusal from each part of the rules: its message and where it was raised."""
    from tests.games.towers.table import Table  # needs pytest

    for moves, refused in (
        ((), "2 bid 1"),
        ((), "1 pass"),
        ((), "1 bid 5"),
        ((), "1 build s7"),
        (("1 bid 4", "2 pass"), "1 build s7"),
        (("1 bid 4", "2 pass"), "1 raze c"),
        (("1 bid 4", "2 pass"), "1 withdraw"),
    ):
        table = Table(2)
        table.give(1, "s6 s4")
        table.show("s7 c12 t3 j0 h9")
        table.say(*moves)
        seat, _, move = refused.partition(" ")
        try:
            table.position.apply(int(seat) - 1, GAME.notation.parse_move(move))
        except IllegalMove as refusal:
            yield json.dumps(described(refusal))


def described(refusal: IllegalMove) -> dict[str, object]:
    frames = traceback.extract_tb(refusal.__traceback__)
    return {
        "type": type(refusal).__name__,
        "code": refusal.code,
        "rule": refusal.rule,
        "params": refusal.params,
        "text": str(refusal),
        "raised": [frames[-1].filename, frames[-1].lineno, frames[-1].name],
    }


def main() -> None:
    print(f"compiled: {is_compiled()}")
    kinds = {"positions": positions, "arrays": arrays, "bots": bots, "searching": searching}
    kinds["refusals"] = refusals
    for line in kinds[sys.argv[1]]():
        print(line)


if __name__ == "__main__":
    main()
