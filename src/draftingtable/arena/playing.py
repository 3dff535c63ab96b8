"""Plays one deal of one matchup, with all its rotations."""

import time
from array import array
from collections.abc import Sequence

from draftingtable.arena.matchups import Matchup
from draftingtable.arena.results import LONGEST_TIME, FaultNote, GameResult, Times, UnitResult
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.roster import Roster
from draftingtable.bots.core.seats import play_bots
from draftingtable.bots.external.faults import Forfeit
from draftingtable.bots.external.guarded import Guarded
from draftingtable.bots.external.protocol import GameStart
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View


def play_unit(tournament: Tournament, unit: Unit, roster: Roster) -> UnitResult:
    games = [
        OneGame(tournament, unit.deal, names, roster).play() for names in tournament.rotations(unit)
    ]
    return UnitResult(unit, games)


class OneGame:
    def __init__(self, tournament: Tournament, deal: int, names: Matchup, roster: Roster) -> None:
        game = get(tournament.game)
        setup = tournament.setup(deal)
        self.roster = roster
        dealer = SamplingDealer(tournament.seed, deal)
        self.match = Match(game, setup, dealer, names, interactive=False)
        table = GameStart(game.name, game.rules_version, setup.options, setup.players)
        seeds = [tournament.bot_seed(deal, names, seat) for seat in range(len(names))]
        self.bots: dict[int, Bot] = {
            seat: roster.seat(tournament.players[name], table, seat, seed)
            for seat, (name, seed) in enumerate(zip(names, seeds, strict=True))
        }
        self.times: list[Times] = [array("I") for _ in names]

    def play(self) -> GameResult:
        forfeit = self._play_on()
        scores, winners = self._result(forfeit)
        self.roster.end_game(scores, winners, forfeit)
        return GameResult(scores, winners, forfeit, self._faults(), self.times)

    def _play_on(self) -> int | None:
        """Plays to the end; returns the seat that forfeits, if any."""
        try:
            while play_bots(self.match, self.bots, self._timed):
                pass
        except Forfeit:
            return self.match.acting()[0]
        return None

    def _timed(self, seat: int, bot: Bot, view: View, moves: list[int]) -> int:
        began = time.perf_counter_ns()
        try:
            return bot.choose(view, moves)
        finally:
            passed = (time.perf_counter_ns() - began + 500) // 1000
            self.times[seat].append(min(passed, LONGEST_TIME))

    def _result(self, forfeit: int | None) -> tuple[list[int] | None, list[int]]:
        if forfeit is not None:
            return None, [seat for seat in range(self.match.setup.players) if seat != forfeit]
        outcome = self.match.outcome()
        return outcome.scores, outcome.winners

    def _faults(self) -> Sequence[FaultNote]:
        return [
            FaultNote(seat, fault.kind, fault.detail)
            for seat, bot in self.bots.items()
            if isinstance(bot, Guarded)
            for fault in bot.faults
        ]
