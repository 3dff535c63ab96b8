"""Letting an outside bot play a few moves, or a game."""

import shlex
import sys
from pathlib import Path

from draftingtable.bots.outside.faults import Fallback
from draftingtable.bots.outside.protocol import Table
from draftingtable.bots.outside.stdio import Program
from draftingtable.bots.players import Player, parse_player
from draftingtable.bots.roster import HouseRules, Roster
from draftingtable.games import get, new
from draftingtable.games.match import Match

MISBEHAVE = Path(__file__).parent / "misbehave.py"
TOWERS = get("towers")
PATIENCE = 300.0
"""Seconds for an answer that is to come, even on a machine that is busy with other things."""
TABLE = Table("towers", 1, {"referee": True}, 2)


def command(kind: str, *more: str) -> str:
    return shlex.join([sys.executable, str(MISBEHAVE), kind, *more])


def program(kind: str, *more: str) -> Program:
    return Program(f"the {kind} one", command(kind, *more))


def player(kind: str) -> Player:
    return parse_player(f"stdio:{command(kind)}")


def roster(fallback: Fallback = "stop", limit: float = PATIENCE) -> Roster:
    return Roster(TOWERS, HouseRules(limit, fallback))


def match() -> Match:
    return new("towers", players=2, seed=7, start=0)
