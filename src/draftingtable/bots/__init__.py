"""Bots: players that are programs.

A bot sees a view and its legal moves, never a position. Write one by subclassing `Bot`
(docs/bots.md).
"""

from draftingtable.bots.core.bot import Bot

__all__ = ["Bot"]
