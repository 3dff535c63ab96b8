"""Plays a unit, and describes anything that goes wrong in a form that can be pickled."""

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from draftingtable.arena.playing import play_unit
from draftingtable.arena.results import UnitResult
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.bots.core.roster import Roster
from draftingtable.bots.external.faults import Fault
from draftingtable.games.core.errors import Parameter, Refusal
from draftingtable.games.core.registry import get


@dataclass(frozen=True)
class Failure:
    """Why the tournament cannot continue. Games played so far are kept."""

    code: str
    rule: str
    params: Mapping[str, Parameter]
    notes: Sequence[str]

    @classmethod
    def of(cls, refusal: Refusal, *notes: str) -> "Failure":
        noted = [*getattr(refusal, "__notes__", []), *notes]
        return cls(refusal.code, refusal.rule, refusal.params, noted)

    def error(self) -> Refusal:
        refusal = Refusal(self.code, self.rule, self.params)
        for note in self.notes:
            refusal.add_note(note)
        return refusal


def attempt(tournament: Tournament, unit: Unit, roster: Roster) -> UnitResult | Failure:
    try:
        return play_unit(tournament, unit, roster)
    except Fault as fault:
        return Failure.of(fault.refusal(), place(tournament, unit))
    except Exception:
        params: dict[str, Parameter] = {"place": place(tournament, unit)}
        return Failure.of(Refusal("arena-game-failed", "", params), traceback.format_exc())


def place(tournament: Tournament, unit: Unit) -> str:
    """Returns the deal (from 1) and the matchup, for a message."""
    return f"deal {unit.deal + 1} of {' – '.join(tournament.matchups[unit.matchup])}"


def new_roster(tournament: Tournament) -> Roster:
    return Roster(get(tournament.game), tournament.house)
