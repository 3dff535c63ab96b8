"""Setting up tables, joining, starting, and everything else that is not a move."""

from typing import Annotated, Literal

from fastapi import Query

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.common import Game
from draftingtable.server.http.models.requests import (
    Chat,
    End,
    Join,
    OneSeat,
    Order,
    Ready,
    Rename,
    Reveal,
    SeatingAnswer,
    SeatOrAll,
    SetSeat,
    Start,
    Take,
)
from draftingtable.server.http.models.settings import NewTable, Play, TableChanges
from draftingtable.server.http.models.tables import TableAnswer, TableList
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Caller, Calling, TableId, nickname_of
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.store.store import TableSummary
from draftingtable.table import actions, read_settings
from draftingtable.table.descriptions import line_seen_by
from draftingtable.table.entries import BadLog
from draftingtable.table.quick_play import NICKNAME, quick_settings
from draftingtable.tables.old_games import people_at

router = api_router("tables", route_class=StrictRoute)

State = Literal["open", "running", "finished", "expired"]
PAGE = 50
FOLLOWED = 12
"""How many running games a list loads for their progress, which its stored lines do not have."""


@router.get("/tables", response_model=TableList)
async def tables(
    caller: Calling,
    state: State | None = None,
    mine: bool = False,
    player: Annotated[str | None, Query(max_length=40)] = None,
    game: Game | None = None,
    cursor: Annotated[str | None, Query(max_length=100)] = None,
) -> Json:
    """Public tables, newest first; with `mine`, all of mine. `player` finds finished games."""
    if not (caller.player if mine else caller.sees_public_tables()):
        return Json({"tables": [], "cursor": None})
    found, more = await caller.services.store.tables(
        state=state,
        public=None if mine else True,
        player=caller.player if mine else player,
        game=game,
        cursor=cursor,
        limit=PAGE,
    )
    return Json({"tables": await with_progress(caller, found, mine), "cursor": more})


async def with_progress(
    caller: Caller, lines: list[TableSummary], mine: bool = True
) -> list[TableSummary]:
    followed = [line["id"] for line in lines if line["state"] == "running"] if mine else []
    progress = {str(one): await progress_at(caller, str(one)) for one in followed[:FOLLOWED]}
    found = [await with_people(caller, line) for line in lines] if mine else lines
    return [
        {
            **line_seen_by(line, caller.player),
            "updated": line["updated"],
            "progress": progress.get(str(line["id"])),
        }
        for line in found
    ]


async def with_people(caller: Caller, line: TableSummary) -> TableSummary:
    """Returns the line with who sat where; of older games, only the log knows."""
    if "people" in line or line["state"] != "finished":
        return line
    try:
        return {**line, "people": await people_at(caller.services.store, str(line["id"]))}
    except (Refusal, BadLog):
        return line


async def progress_at(caller: Caller, table_id: str) -> dict[str, object] | None:
    """Returns how far my game is; None if its log cannot be read (the table itself says why)."""
    try:
        return (await caller.services.tables.table(table_id)).progress(caller.player)
    except (Refusal, BadLog):
        return None


@router.post("/tables", response_model=TableAnswer, status_code=201)
async def create(caller: Calling, body: NewTable) -> Json:
    """Create a table. Seats of kind `me` are taken at once."""
    caller.may_make()
    wish = body.model_dump(exclude_none=True, exclude={"nickname", "commits"})
    settings = read_settings(wish, caller.services.policy)
    nickname = body.nickname
    mine = [seat for seat in settings.seats if seat.kind == "me"]
    if nickname is None and not caller.nickname and mine:
        nickname = mine[0].nickname
    identity = caller.introduce(nickname)
    table = await caller.services.tables.create(
        identity.player,
        settings,
        nickname_of(identity) if mine else identity.nickname,
        commits=tuple(body.commits or ()),
    )
    caller.services.guests.note(table.id, identity.player, caller.address)
    return Json({"table": caller.shown(table)}, 201)


@router.post("/play", response_model=TableAnswer, status_code=201)
async def play(caller: Calling, body: Play) -> Json:
    """Quick play: a table with me and bots, started unless I want to do that myself."""
    caller.may_make()
    services = caller.services
    identity = caller.introduce(body.nickname or (None if caller.known else NICKNAME))
    kept = {"game", "options", "players", "bot_pace"}
    wish = body.model_dump(include=kept, exclude_none=True)
    settings = quick_settings(wish, body.level, services.policy)
    name = identity.nickname or NICKNAME
    table = await services.tables.create(identity.player, settings, name)
    services.guests.note(table.id, identity.player, caller.address)
    if not body.start:
        return Json({"table": caller.shown(table)}, 201)
    try:
        return Json(await caller.act(table.id, actions.Start()), 201)
    except Refusal:  # nobody will look for a table that they never saw
        await caller.act(table.id, actions.Close())
        raise


@router.get("/tables/{table_id}", response_model=TableAnswer)
async def table(caller: Calling, table_id: TableId) -> Json:
    """A table, by the 22-character id in its link or by its code."""
    return Json({"table": caller.shown(await caller.table(table_id))})


@router.post("/tables/{table_id}/join", response_model=TableAnswer)
async def join(caller: Calling, table_id: TableId, body: Join) -> Json:
    """Sit down in that seat, or in the first free one."""
    if body.answer is not None:
        await caller.may_talk(table_id)
    identity = caller.introduce(body.nickname)
    seat = None if body.seat is None else body.seat - 1
    join = actions.Join(seat, nickname_of(identity), body.commit)
    joined = await caller.sit_down(table_id, join)
    if body.answer is None:
        return Json(joined)
    if seat is None:
        seat = max((await caller.services.tables.table(table_id)).seats_of(caller.player))
    return Json(await caller.act(table_id, actions.Answer(seat, body.answer)))


@router.post("/tables/{table_id}/take", response_model=TableAnswer)
async def take(caller: Calling, table_id: TableId, body: Take) -> Json:
    """Take a free seat of a game that began on a device without a server."""
    await caller.may_talk(table_id)
    nickname = nickname_of(caller.introduce(body.nickname))
    return Json(await caller.act(table_id, actions.Take(body.seat - 1, nickname)))


@router.post("/tables/{table_id}/leave", response_model=TableAnswer)
async def leave(caller: Calling, table_id: TableId, body: SeatOrAll | None = None) -> Json:
    """Stand up. During a game, a bot takes over until I return."""
    seat = None if body is None or body.seat is None else body.seat - 1
    return Json(await caller.act(table_id, actions.Leave(seat)))


@router.post("/tables/{table_id}/seat", response_model=TableAnswer)
async def set_seat(caller: Calling, table_id: TableId, body: SetSeat) -> Json:
    """Put a bot in a seat, or free it (host only)."""
    action = actions.SetSeat(body.seat - 1, body.kind, body.level, body.nickname)
    return Json(await caller.act(table_id, action))


@router.post("/tables/{table_id}/order", response_model=TableAnswer)
async def order(caller: Calling, table_id: TableId, body: Order) -> Json:
    """Reorder the seats: their old numbers in their new order (host only)."""
    return Json(await caller.act(table_id, actions.Order(tuple(seat - 1 for seat in body.seats))))


@router.post("/tables/{table_id}/settings", response_model=TableAnswer)
async def settings(caller: Calling, table_id: TableId, body: TableChanges) -> Json:
    """Change some settings before the game begins (host only)."""
    return Json(await caller.act(table_id, actions.Change(body.given())))


@router.post("/tables/{table_id}/ready", response_model=TableAnswer)
async def ready(caller: Calling, table_id: TableId, body: Ready) -> Json:
    """Say that I am ready, or not; may replace the seat's commitment."""
    return Json(await caller.act(table_id, actions.Ready(body.seat - 1, body.ready, body.commit)))


@router.post("/tables/{table_id}/answer", response_model=TableAnswer)
async def answer(caller: Calling, table_id: TableId, body: SeatingAnswer) -> Json:
    """Answer the seating question (C1.3)."""
    await caller.may_talk(table_id)
    return Json(await caller.act(table_id, actions.Answer(body.seat - 1, body.text)))


@router.post("/tables/{table_id}/rename", response_model=TableAnswer)
async def rename(caller: Calling, table_id: TableId, body: Rename) -> Json:
    """Change my name at this table."""
    await caller.may_talk(table_id)
    return Json(await caller.act(table_id, actions.Rename(body.seat - 1, body.nickname)))


@router.post("/tables/{table_id}/keep", response_model=TableAnswer)
async def keep(caller: Calling, table_id: TableId) -> Json:
    """Keep a table from expiring."""
    return Json(await caller.act(table_id, actions.Keep()))


@router.post("/tables/{table_id}/close", response_model=TableAnswer)
async def close(caller: Calling, table_id: TableId) -> Json:
    """Close the table before the game begins (host only)."""
    return Json(await caller.act(table_id, actions.Close()))


@router.post("/tables/{table_id}/start", response_model=TableAnswer)
async def start(caller: Calling, table_id: TableId, body: Start | None = None) -> Json:
    """Start the game (host only): lock the table, then begin once all nonces are revealed.

    It begins at once if nobody has committed to one, or if I alone have and send mine. With `fill`,
    bots take the open seats in the same step: if the start is refused, no bot sits down.
    """
    wish = body or Start.model_validate({})
    nonces = tuple(bytes.fromhex(nonce) for nonce in wish.nonces or [])
    action = actions.Start(tuple(wish.commits or ()), nonces, wish.fill, wish.level)
    return Json(await caller.act(table_id, action))


@router.post("/tables/{table_id}/reveal", response_model=TableAnswer)
async def reveal(caller: Calling, table_id: TableId, body: Reveal) -> Json:
    """Reveal the nonce that my seat committed to, while the table is locked."""
    action = actions.Reveal(body.seat - 1, bytes.fromhex(body.nonce))
    return Json(await caller.act(table_id, action))


@router.post("/tables/{table_id}/resign", response_model=TableAnswer)
async def resign(caller: Calling, table_id: TableId, body: OneSeat) -> Json:
    """Resign for good; a bot plays on in the seat."""
    return Json(await caller.act(table_id, actions.Resign(body.seat - 1)))


@router.post("/tables/{table_id}/replace", response_model=TableAnswer)
async def replace(caller: Calling, table_id: TableId, body: OneSeat) -> Json:
    """Let a bot of the usual level play in a seat.

    At once for my own seat, and for the host if the player is absent or out of time; otherwise I
    vote for it. Only a server where the table is open knows who is absent: prefer the WebSocket.
    """
    caller.may_disturb()
    away = caller.services.hub.away(table_id, body.seat - 1)
    return Json(await caller.act(table_id, actions.Replace(body.seat - 1, away)))


@router.post("/tables/{table_id}/chat", response_model=TableAnswer)
async def chat(caller: Calling, table_id: TableId, body: Chat) -> Json:
    """Allow free text in the chat, or only quick phrases; also during the game (host only)."""
    return Json(await caller.act(table_id, actions.SwitchChat(body.on)))


@router.post("/tables/{table_id}/return", response_model=TableAnswer)
async def come_back(caller: Calling, table_id: TableId, body: OneSeat) -> Json:
    """Take my seat back from the bot."""
    caller.may_disturb()
    return Json(await caller.act(table_id, actions.Return(body.seat - 1)))


@router.post("/tables/{table_id}/end", response_model=TableAnswer)
async def end(caller: Calling, table_id: TableId, body: End) -> Json:
    """Agree to end the game now; it ends when all have agreed."""
    caller.may_disturb()
    return Json(await caller.act(table_id, actions.End(body.seat - 1, body.agree)))


@router.post("/tables/{table_id}/rematch", response_model=TableAnswer, status_code=201)
async def rematch(caller: Calling, table_id: TableId) -> Json:
    """Start the next game with the same people, at a new table, with the next player to begin."""
    caller.may_make()
    table = await caller.services.tables.rematch(table_id, caller.introduce().player)
    return Json({"table": caller.shown(table)}, 201)
