"""Creates bots for games and reuses external programs from game to game."""

import contextlib
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.guests import new_guest
from draftingtable.bots.core.levels import bot_maker
from draftingtable.bots.core.players import PYTHON, Player
from draftingtable.bots.external.external_bot import ExternalBot
from draftingtable.bots.external.faults import Fallback, Fault
from draftingtable.bots.external.guarded import Guarded
from draftingtable.bots.external.link import Link
from draftingtable.bots.external.protocol import GameStart
from draftingtable.games.core.errors import BadOption, Parameter
from draftingtable.games.core.game import Game
from draftingtable.games.core.view import View


@dataclass(frozen=True)
class BotPolicy:
    """How third-party bots are treated."""

    limit: float = 10.0
    """Seconds per move for an external program."""
    fallback: Fallback = "stop"


class Roster:
    """Provides bots. Use it in a `with` block, which ends every program it started."""

    def __init__(self, game: Game, house: BotPolicy | None = None) -> None:
        self.game = game
        self.house = house or BotPolicy()
        self.idle: dict[str, list[Link]] = {}
        self.playing: list[tuple[Player, Link, ExternalBot]] = []

    def __enter__(self) -> "Roster":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def check(self, player: Player) -> None:
        """Raises an error for an unavailable player before any game starts."""
        try:
            if player.outside:
                self.idle.setdefault(player.text, []).append(self._link(player))
            else:
                self._bot(player, "check")
        except Fault as fault:
            raise fault.refusal() from None

    def seat(self, player: Player, table: GameStart, seat: int, seed: str) -> Bot:
        """Returns a bot for one game. Third-party bots get the configured fallback."""
        if player.ours:
            return self._bot(player, seed)
        outside = player.outside
        bot = self._outside(player, table, seat, seed) if outside else self._bot(player, seed)
        return Guarded(bot, player.text, self.house.fallback, seed)

    def _outside(self, player: Player, table: GameStart, seat: int, seed: str) -> Bot:
        """Returns an idle or new program that has received the game's details."""
        idle = self.idle.get(player.text)
        try:
            link = idle.pop() if idle else self._link(player)
        except Fault as fault:
            return Absent(fault)
        bot = ExternalBot(link, self.game.notation, self.house.limit)
        self.playing.append((player, link, bot))
        bot.start(table, seat, seed)
        return bot

    def end_game(
        self, scores: Sequence[int] | None, winners: Sequence[int], forfeit: int | None
    ) -> None:
        """Sends the result to the programs. Those that failed are not reused."""
        for player, link, bot in self.playing:
            bot.finish(scores, winners, forfeit)
            if link.faulty:
                link.close()
            else:
                self.idle.setdefault(player.text, []).append(link)
        self.playing.clear()

    def close(self) -> None:
        links = [link for _, link, _ in self.playing]
        links += [link for idle in self.idle.values() for link in idle]
        for link in links:
            with contextlib.suppress(OSError):
                link.close()
        self.playing.clear()
        self.idle.clear()

    def _bot(self, player: Player, seed: str) -> Bot:
        if player.kind == PYTHON:
            return new_guest(player.target, seed)
        maker = bot_maker(self.game.name, player.kind)
        check_parameters(maker, player)
        return maker(seed, **player.params)

    def _link(self, player: Player) -> Link:
        link = open_link(player)
        try:
            link.greet()
        except BaseException:
            link.close()
            raise
        return link


class Absent(Bot):
    """Takes the seat of a program that could not be started: each move raises that fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def choose(self, view: View, moves: Sequence[int]) -> int:
        raise self.fault


def open_link(player: Player) -> Link:
    if player.kind == "ws":
        from draftingtable.bots.external.websocket import Connection

        return Connection(player.text, player.target)
    from draftingtable.bots.external.stdio import Program

    return Program(player.text, player.target)


def check_parameters(maker: Callable[..., Bot], player: Player) -> None:
    """Rejects parameters that this level does not have."""
    try:
        known = list(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):  # compiled functions have no signature
        return
    if any(one.kind is inspect.Parameter.VAR_KEYWORD for one in known):
        return
    choices = [one.name for one in known if one.kind is inspect.Parameter.KEYWORD_ONLY]
    for name in player.params:
        if name not in choices:
            params: dict[str, Parameter] = {"player": player.text, "found": name}
            params["choices"] = choices
            raise BadOption("player-parameter-unknown", "", params)
