"""Challenges: a friend plays the deal of a finished game."""

from typing import Annotated

from fastapi import Query

from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.daily import (
    ChallengeAnswer,
    ChallengeMade,
    ComparisonAnswer,
    NewChallenge,
    PlayDaily,
)
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling, TableId
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table.quick_play import NICKNAME

router = api_router("challenges", route_class=StrictRoute)


@router.post("/tables/{table_id}/challenge", response_model=ChallengeMade, status_code=201)
async def make(caller: Calling, table_id: TableId, body: NewChallenge | None = None) -> Json:
    """Challenge a friend to my finished game: the same deal, the same seat, bots in the others."""
    table = await caller.table(table_id)
    caller.may_make()
    level = None if body is None else body.level
    made = await caller.services.challenges.make(table, caller.player, level)
    return Json({"challenge": made}, 201)


@router.get("/challenges/{challenge_id}", response_model=ChallengeAnswer)
async def show(caller: Calling, challenge_id: str) -> Json:
    """A challenge. The earlier game is only shown to those who have finished it."""
    found = await caller.services.challenges.show(challenge_id, caller.player)
    return Json({"challenge": found})


@router.post("/challenges/{challenge_id}", response_model=TableAnswer, status_code=201)
async def play(caller: Calling, challenge_id: str, body: PlayDaily | None = None) -> Json:
    """My table with that deal: the same one whenever I ask."""
    caller.may_make()
    wish = body or PlayDaily.model_validate({})
    identity = caller.introduce(wish.nickname or (None if caller.known else NICKNAME))
    challenges, name = caller.services.challenges, identity.nickname or NICKNAME
    table = await challenges.play(challenge_id, identity.player, name, wish.bot_pace)
    return Json({"table": caller.shown(table)}, 201)


@router.get("/challenges/{challenge_id}/comparison", response_model=ComparisonAnswer)
async def comparison(
    caller: Calling, challenge_id: str, table: Annotated[str, Query(max_length=64)]
) -> Json:
    """An answer beside the earlier game, for whoever played one of them."""
    found = await caller.services.challenges.comparison(challenge_id, table, caller.player)
    return Json({"comparison": found})
