"""One table: people, bots and Automas playing a game, as a log that determines everything.

Pure logic: no clock, no files, no randomness. Decide, store, then apply.
"""

from draftingtable.table import actions, names
from draftingtable.table.decide.dispatch import decide
from draftingtable.table.decide.rematch import next_game
from draftingtable.table.entries import SYSTEM, BadLog, Entry, Fact, numbered, read_entry
from draftingtable.table.policy import PHRASES, QUESTIONS, ServerPolicy
from draftingtable.table.replay_frames import film
from draftingtable.table.seats import Seat
from draftingtable.table.settings import Settings, read_settings
from draftingtable.table.state import BotTurn, Due
from draftingtable.table.table import Table
from draftingtable.table.viewer_updates import Watch

__all__ = [
    "PHRASES",
    "QUESTIONS",
    "SYSTEM",
    "BadLog",
    "BotTurn",
    "Due",
    "Entry",
    "Fact",
    "Seat",
    "ServerPolicy",
    "Settings",
    "Table",
    "Watch",
    "actions",
    "decide",
    "film",
    "names",
    "next_game",
    "numbered",
    "read_entry",
    "read_settings",
]
