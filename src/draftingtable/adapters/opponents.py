"""The other seats of an environment: bots by their specification, or functions of yours.

A specification is what the arena accepts (`bots.core.players`): `journeyman`,
`master:iterations=500`, `python:mybot.py:Eager`, `stdio:python3 mybot.py`. A function gets a view
and the legal moves, as `Bot.choose` does, and returns one of them.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from draftingtable.adapters.observations.running_games import RunningGames
from draftingtable.adapters.table_setup import TableSetup
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker
from draftingtable.bots.core.players import Player, parse_player
from draftingtable.bots.core.roster import Roster
from draftingtable.bots.external.protocol import GameStart
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.view import View

Choose: TypeAlias = Callable[[View, Sequence[int]], int]
Opponent: TypeAlias = str | Choose


class Function(Bot):
    """A function that plays a seat."""

    def __init__(self, function: Choose) -> None:
        self.function = function

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return self.function(view, moves)


class Opponents:
    """Plays all seats but one, game after game. Refuses unavailable players at once."""

    def __init__(
        self, table: TableSetup, seat: int, opponents: Opponent | Sequence[Opponent]
    ) -> None:
        self.table = table
        self.seat = checked_seat(seat, table.seats)
        self.given = one_for_each(opponents, table.seats - 1)
        self.players = [parsed(opponent) for opponent in self.given]
        self._roster = Roster(table.game)
        for player in self.players:
            if isinstance(player, Player):
                self._roster.check(player)

    def again(self) -> "Opponents":
        """Returns the same for another game at the same time, with its own programs."""
        twin = Opponents.__new__(Opponents)
        twin.__dict__.update(self.__dict__)
        twin._roster = Roster(self.table.game)
        return twin

    def new_bots(self, seed: object) -> dict[int, Bot]:
        """Returns a bot for each of the other seats, for one game."""
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        return {
            seat: self._bot(player, seat, seed)
            for seat, player in zip(others, self.players, strict=True)
        }

    def _bot(self, player: Player | Choose, seat: int, seed: object) -> Bot:
        game = self.table.game
        if not isinstance(player, Player):
            return Function(player)
        if player.ours:
            return bot_maker(game.name, player.kind)(seed, seat, **player.params)
        options = self.table.setup(seed).options
        start = GameStart(game.name, game.rules_version, options, self.table.players)
        return self._roster.seat(player, start, seat, f"{seed}/{seat}")

    def end_game(self, outcome: Outcome | None) -> None:
        """Sends the result to external programs; None if the game was not played to its end."""
        scores, winners = (outcome.scores, outcome.winners) if outcome else (None, [])
        self._roster.end_game(scores, winners, None if outcome else self.seat)

    def close(self) -> None:
        """Ends the programs that were started."""
        self._roster.close()


class OpponentsOfMany:
    """Plays all seats but one in many games at once."""

    def __init__(self, opponents: Opponents, count: int) -> None:
        self.seat = opponents.seat
        self._rows = [opponents, *[opponents.again() for _ in range(count - 1)]]
        self._bots: list[dict[int, Bot]] = [{} for _ in range(count)]

    def start(self, games: RunningGames, row: int, seed: object) -> None:
        """Seats new bots for a game that has just begun, and lets them play."""
        self._bots[row] = self._rows[row].new_bots(seed)
        self.play(games, row)

    def play(self, games: RunningGames, row: int) -> None:
        """Plays until the caller's seat must act or the game is over."""
        position = games.positions[row]
        while not position.over and (seat := position.actor()) != self.seat:
            bot = self._bots[row][seat]
            games.play_move(row, bot.choose(position.view(seat), position.legal_moves(seat)))

    def end(self, row: int, outcome: Outcome | None) -> None:
        self._rows[row].end_game(outcome)

    def close(self) -> None:
        for each in self._rows:
            each.close()


def parsed(opponent: object) -> Player | Choose:
    """Returns a player or a function; raises for anything else."""
    if callable(opponent):
        return opponent
    return parse_player(opponent if isinstance(opponent, str) else repr(opponent))


def checked_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        choices = [str(each) for each in range(seats)]
        raise BadOption(
            "option-value", "", {"option": "seat", "found": str(seat), "choices": choices}
        )
    return seat


def one_for_each(opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """Returns an opponent for each of the other seats, in seat order."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * others
    given = list(opponents)
    if len(given) != others:
        raise BadOption("player-count", "", {"found": len(given), "least": others, "most": others})
    return given
