"""Finished games: records, fairness, replay; and the score pad."""

from typing import Annotated, Any

from fastapi import Body
from starlette.responses import PlainTextResponse, Response

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.registry import get
from draftingtable.server.http.errors import Json, PackedJson
from draftingtable.server.http.models.common import Game
from draftingtable.server.http.models.games import Fairness, RecordText, Replay
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.replays import ReplayAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling, TableId
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table import film
from draftingtable.tables.log_rows import entries_of
from draftingtable.tables.old_games import RecordFile, stored_game

router = api_router("games", route_class=StrictRoute)


RECORD = {
    "description": "the record",
    "content": {"text/plain": {"schema": {"type": "string"}, "example": "drafting-table record 1"}},
}


@router.get("/tables/{table_id}/record", response_class=Response, responses={200: RECORD})
async def record(caller: Calling, table_id: TableId) -> PlainTextResponse:
    """The game's record as text, once it is over; a game of other rules as it is stored."""
    try:
        table = await caller.table(table_id)
    except Refusal as refusal:
        file = await stored_game(caller.services.store, table_id, refusal)
    else:
        file = RecordFile(f"{table.settings.game}-{table.code}.dtr", table.record().text())
    headers = {"content-disposition": f'inline; filename="{file.name}"'}
    return PlainTextResponse(file.text, headers=headers)


@router.get("/tables/{table_id}/fairness", response_model=Fairness)
async def fairness(caller: Calling, table_id: TableId) -> Json:
    """What determined the deal: the commitment and nonces; after the end, also the secret."""
    return Json((await caller.table(table_id)).fairness())


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(caller: Calling, table_id: TableId) -> Response:
    """The whole game, step by step, from every seat; once it is over.

    Moves that were taken back are left out. `story` has all events; at each moment, the first
    `story_length` of them had happened.
    """
    table = await caller.table(table_id)
    table.check_finished()
    entries = entries_of(await caller.services.store.read(table_id))
    packing = "gzip" in caller.request.headers.get("accept-encoding", "")

    def answer() -> Json:
        found = film(table, entries)._asdict()
        return PackedJson(found) if packing else Json(found)

    return ReplayAnswer(caller.services.replays, caller.address, answer)


@router.post("/records", response_model=TableAnswer, status_code=201)
async def import_record(caller: Calling, body: RecordText) -> Json:
    """Import a finished game from its record, as a finished table of mine."""
    caller.may_make()
    player = caller.introduce().player
    table = await caller.services.tables.import_record(player, body.text)
    return Json({"table": caller.shown(table)}, 201)


SHEET = {"sheet": {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0]}, "razed": 2}]}}


@router.post("/score/{game}", response_model=dict[str, object])
def score(game: Game, body: Annotated[Any, Body(examples=[SHEET])]) -> Json:
    """The score pad: a sheet as `draftingtable score` reads it, alone or as `{sheet}`."""
    wrapped = isinstance(body, dict) and set(body) == {"sheet"}
    return Json(get(game).score(body["sheet"] if wrapped else body))
