"""Names of bots: a game's manifest lists them by level, so regulars meet the same characters again.

A name follows from the game, the level, the seat and the names already at the table, and is stored
with the seat. The client draws the face that belongs to it.
"""

from collections.abc import Iterable

from draftingtable.games.core.registry import manifest_of, manifests
from draftingtable.table.lookalikes import look_alike
from draftingtable.table.seats import BOT, Seat


def every_name() -> frozenset[str]:
    """Returns the names that bots get, in all games."""
    pools = [names for game in manifests().values() for names in game.bot_names.values()]
    return frozenset(name for names in pools for name in names)


def bot_name(game: str, level: str, place: int, taken: Iterable[str]) -> str:
    """Returns a name for a bot in that seat, unlike those taken; "" if there is none for its level.

    A bot without a name is called by its level, like the programs that a server adds.
    """
    pool = manifest_of(game).bot_names.get(level, ())
    others = [name for name in taken if name]
    for step in range(len(pool)):
        name = pool[(place + step) % len(pool)]
        if not any(look_alike(name, other) for other in others):
            return name
    return ""


def has_given_name(seat: Seat) -> bool:
    """Whether the seat's name was chosen here, so it gives way to a person with the same one."""
    return seat.kind == BOT and seat.nickname in every_name()


def named_bots(seats: list[Seat], game: str) -> list[Seat]:
    """Returns the seats with a name for every bot that has none."""
    named = list(seats)
    for place, seat in enumerate(seats):
        if seat.kind == BOT and not seat.nickname:
            named[place] = named_bot(named, place, game, seat.level or "")
    return named


def named_bot(seats: list[Seat], place: int, game: str, level: str) -> Seat:
    """Returns a bot for that seat, with a name unlike the others there."""
    taken = [seat.nickname for at, seat in enumerate(seats) if at != place]
    return Seat(BOT, level=level, nickname=bot_name(game, level, place, taken), ready=True)
