"""Our own contenders.

To add a game, enter it below. A loader imports the package (inside the function, because the
process that runs it determines the build), prepares what a game needs, and returns `play(seconds,
seed)`.

Count only decisions of players, never shuffles, deals or reveals.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.bots import BOTS
from bench.contender import Contender, Load, Play, Unavailable
from bench.copies import COPIES
from bench.environment import build_of
from bench.tally import Tally, play_for
from bench.worker import Worker

PACKAGE = "draftingtable"


def _interface(name: str, players: int) -> Load:
    """Gets legal moves, chooses one at random and applies it, as a user of the library would."""

    def load() -> Play:
        from draftingtable import games
        from draftingtable.games.core.dealers import SamplingDealer

        game = games.get(name)
        setup = game.setup(players)

        def play(seconds: float, seed: int) -> Tally:
            random = Random(seed).random
            dealer = SamplingDealer(seed)

            def one_game() -> tuple[int, int]:
                position = game.begin(setup)
                decisions = 0
                while not position.over:
                    if position.dealing:
                        position.deal(dealer)
                        continue
                    seat = position.actor()
                    moves = position.legal_moves(seat)
                    position.apply(seat, moves[int(random() * len(moves))])
                    decisions += 1
                return 1, decisions

            return play_for(seconds, one_game)

        return play

    return load


def _bulk(name: str, players: int) -> Load:
    """Plays whole games inside compiled code."""

    def load() -> Play:
        from draftingtable import games
        from draftingtable.games.core.dealers import SamplingDealer
        from draftingtable.games.core.position import play_out
        from draftingtable.games.core.randomness import Randomness

        game = games.get(name)
        setup = game.setup(players)

        def play(seconds: float, seed: int) -> Tally:
            dealer, randomness = SamplingDealer(seed), Randomness(seed)

            def one_game() -> tuple[int, int]:
                return 1, play_out(game.begin(setup), dealer, randomness)

            return play_for(seconds, one_game)

        return play

    return load


# Through the public interface, one step at a time. Each entry gives two contenders: GAME-interface
# in this process, compiled, and GAME-plain, the same loop in the plain process.
INTERFACE: dict[str, Load] = {
    "towers": _interface("towers", 3),
    "cities": _interface("cities", 3),
}

# Many whole games per call, inside compiled code. Each entry gives GAME-bulk.
BULK: dict[str, Load] = {
    "towers": _bulk("towers", 3),
    "cities": _bulk("cities", 3),
}


# What the other process can be asked for.
EVERYTHING: dict[str, Load] = {**INTERFACE, **COPIES, **BOTS}


def _compiled(load: Load) -> Load:
    """Wraps a loader to refuse plain Python."""

    def load_compiled() -> Play:
        play = load()
        if (build := build_of(PACKAGE)) != "compiled":
            raise Unavailable(f"wants compiled modules of {PACKAGE}, found: {build}")
        return play

    return load_compiled


def _contenders() -> list[Contender]:
    plain = Worker()
    return [
        *(
            Contender(f"{game}-interface", "public interface, compiled", _compiled(load))
            for game, load in INTERFACE.items()
        ),
        *(
            Contender(f"{game}-bulk", "in bulk inside compiled code", _compiled(load))
            for game, load in BULK.items()
        ),
        *(
            Contender(f"{game}-plain", "public interface, plain Python", plain.loading(game))
            for game in INTERFACE
        ),
        *(
            Contender(name, "copies of a position, compiled", _compiled(load))
            for name, load in COPIES.items()
        ),
        *(
            Contender(name, "decisions, or iterations of a search, compiled", _compiled(load))
            for name, load in BOTS.items()
        ),
    ]


OURS: list[Contender] = _contenders()


def of_version(checkout: Path) -> list[Contender]:
    """Another version by the same loops: NAME-before, after the name of each of ours."""
    compiled = Worker(checkout=checkout, build="compiled")
    plain = Worker(checkout=checkout, build="plain")
    about = "the version before"
    return [
        *(
            Contender(f"{game}-interface-before", about, compiled.loading(game))
            for game in INTERFACE
        ),
        *(Contender(f"{game}-plain-before", about, plain.loading(game)) for game in INTERFACE),
        *(Contender(f"{name}-before", about, compiled.loading(name)) for name in (*COPIES, *BOTS)),
    ]
