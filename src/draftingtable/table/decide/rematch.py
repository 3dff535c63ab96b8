"""The next game with the same people."""

from dataclasses import replace

from draftingtable.table.actions import Create
from draftingtable.table.seats import AUTOMA, PLAYER, Seat
from draftingtable.table.table import Table


def next_game(table: Table, by: str, code: str, commitment: str) -> Create:
    """Returns the next game: same seats and settings, but the next seat begins.

    Everyone but the requester has to confirm again that they are ready, and may leave.
    """
    settings = table.settings
    if table.start is not None:
        settings = replace(settings, start=(table.start + 1) % settings.players)
    settings = replace(settings, seating="order")
    seats = [again(seat, by) for seat in table.seats if seat.kind != AUTOMA]
    return Create(
        settings,
        table.name_of(by),
        code,
        commitment,
        seats=tuple(seats),
        rematch_of=table.id,
        campaign=None,
    )


def again(seat: Seat, by: str) -> Seat:
    if seat.kind == PLAYER:
        return Seat(PLAYER, seat.player, seat.nickname, ready=seat.player == by)
    return Seat(seat.kind, level=seat.level, nickname=seat.nickname, ready=True)
