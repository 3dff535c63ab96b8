"""Plays games of shared deals to their end, without a server."""

from __future__ import annotations

from collections.abc import Callable

from draftingtable.bots.core.levels import new_bot
from draftingtable.table import SYSTEM, Table, actions
from draftingtable.tables.service import TableService

Played = Callable[[str], str]


async def play_out(
    service: TableService, table_id: str, player: str, level: str = "journeyman"
) -> Table:
    """Plays a table to its end; a bot of that level decides for the person."""
    table = await service.table(table_id)
    while table.state == "running":
        await play_once(service, table, player, level)
    return table


async def play_once(service: TableService, table: Table, player: str, level: str) -> None:
    seat = min(table.acting)
    played_by = table.seats[seat].played_by()
    assert table.match is not None
    bot = new_bot(table.settings.game, played_by or level, "seed")
    chosen = bot.choose(table.match.view(seat), table.match.legal_moves(seat))
    move = table.match.game.notation.move_text(chosen)
    by = player if played_by is None else SYSTEM
    await service.act(table.id, by, actions.Move(seat, table.phase(seat), move))
