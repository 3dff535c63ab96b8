"""What was decided in a finished game, another try at a move, and playing on from any moment.

All of it needs the game to be over: nothing here can help anybody in a running one.
"""

from functools import partial
from typing import Annotated

from fastapi import Query
from starlette.responses import Response, StreamingResponse

from draftingtable.server.http.api.tables import with_progress
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.reviews import (
    Branch,
    BranchList,
    Depth,
    Judged,
    OtherMove,
    PastPosition,
    ReviewPart,
)
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.replays import ReplayAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling, TableId
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table.entry_parts import BranchPoint
from draftingtable.table.past_positions import position_data
from draftingtable.table.quick_play import NICKNAME

router = api_router("reviews", route_class=StrictRoute)

StepQuery = Annotated[int, Query(ge=0, lt=10_000)]
UNBUFFERED = {"x-accel-buffering": "no"}
"""Asks proxies to pass on each part as it comes."""


class PartByPart(StreamingResponse):
    """One JSON object per line."""

    media_type = "application/x-ndjson"


@router.get("/tables/{table_id}/review", response_model=ReviewPart, response_class=PartByPart)
async def review(caller: Calling, table_id: TableId, depth: Depth = "usual") -> PartByPart:
    """What decided a finished game, part by part: one JSON object per line, as they are ready.

    Whoever may see its replay may see this. It is computed once for all who ask, and kept.
    """
    table = await caller.table(table_id)
    lines = await caller.services.hub.reviews.lines(table, depth, caller.address)
    return PartByPart(lines, headers=UNBUFFERED)


@router.get("/tables/{table_id}/position", response_model=PastPosition)
async def position(caller: Calling, table_id: TableId, step: StepQuery) -> Response:
    """The view of whoever chose at a step of a finished game, with legal moves: to try again."""
    table = await caller.table(table_id)
    table.check_finished()
    work = partial(position_data, table.record(), step)
    return ReplayAnswer(caller.services.replays, caller.address, lambda: Json(work()))


@router.post("/tables/{table_id}/judge", response_model=Judged)
async def judge(caller: Calling, table_id: TableId, body: OtherMove) -> Json:
    """How good another move would have been at a step of a finished game."""
    table = await caller.table(table_id)
    reviews = caller.services.hub.reviews
    depth = body.depth or "usual"
    return Json(await reviews.judge(table, body.step, body.move, depth, caller.address))


@router.post("/tables/{table_id}/branch", response_model=TableAnswer, status_code=201)
async def branch(caller: Calling, table_id: TableId, body: Branch) -> Json:
    """Play on from a moment of a finished game, at a table of my own, which begins at once.

    The finished game stays as it is. Nobody can verify the deals of a branch.
    """
    caller.may_make()
    table = await caller.table(table_id)
    table.check_finished()
    services = caller.services
    identity = caller.introduce(body.nickname or (None if caller.known else NICKNAME))
    point = BranchPoint(table.id, body.step, body.me, body.luck)
    made = await services.tables.branch(
        identity.player, identity.nickname or NICKNAME, table.record(), point, body.level
    )
    services.guests.note(made.id, identity.player, caller.address)
    return Json({"table": caller.shown(made)}, 201)


@router.get("/tables/{table_id}/branches", response_model=BranchList)
async def branches(caller: Calling, table_id: TableId) -> Json:
    """My own games that go on from a moment of this one, latest first: results to compare."""
    table = await caller.table(table_id)
    if not caller.player:
        return Json({"branches": []})
    found = await caller.services.store.branches(table.id, caller.player)
    return Json({"branches": await with_progress(caller, found)})
