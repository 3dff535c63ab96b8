"""Lets an external bot play a few moves or a game."""

import shlex
import sys
from pathlib import Path

from draftingtable.bots.core.players import Player, parse_player
from draftingtable.bots.core.roster import BotPolicy, Roster
from draftingtable.bots.external.faults import Fallback
from draftingtable.bots.external.protocol import GameStart
from draftingtable.bots.external.stdio import Program
from draftingtable.games import get, new
from draftingtable.games.core.match import Match

MISBEHAVE = Path(__file__).parent / "misbehave.py"
TOWERS = get("towers")
PATIENCE = 300.0
"""Seconds to wait for an expected answer, even on a busy machine."""
TABLE = GameStart("towers", 1, {"referee": True}, 2)


def command(kind: str, *more: str) -> str:
    return shlex.join([sys.executable, str(MISBEHAVE), kind, *more])


def program(kind: str, *more: str) -> Program:
    return Program(f"the {kind} one", command(kind, *more))


def player(kind: str) -> Player:
    return parse_player(f"stdio:{command(kind)}")


def roster(fallback: Fallback = "stop", limit: float = PATIENCE) -> Roster:
    return Roster(TOWERS, BotPolicy(limit, fallback))


def match() -> Match:
    return new("towers", players=2, seed=7, start=0)
