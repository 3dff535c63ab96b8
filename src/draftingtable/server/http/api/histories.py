"""Games and campaigns that began on a device without a server, put on this one to go on here."""

from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.campaigns import CampaignAnswer
from draftingtable.server.http.models.histories import CampaignHistory, History, PlayedGame
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling, nickname_of
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table import ServerPolicy, actions, read_settings
from draftingtable.table.quick_play import NICKNAME
from draftingtable.tables import histories

router = api_router("histories", route_class=StrictRoute)


@router.post("/histories", response_model=TableAnswer, status_code=201)
async def go_on(caller: Calling, body: History) -> Json:
    """Open a table for a game in progress. Every step is checked as if it were made now.

    Whoever sends it knows what the deals follow from, so the table says that it began elsewhere.
    Sending the same again returns the same table.
    """
    caller.may_make()
    services = caller.services
    identity = caller.introduce()
    sent = game_history(body, services.policy)
    table = await services.publishing.go_on(identity.player, nickname_of(identity), sent)
    services.guests.note(table.id, identity.player, caller.address)
    return Json({"table": caller.shown(table)}, 201)


@router.post("/campaigns/histories", response_model=CampaignAnswer, status_code=201)
async def campaign(caller: Calling, body: CampaignHistory) -> Json:
    """Continue a solo campaign here: finished games by their records, a running one step by step.

    Everything is checked by the rules. Sending the same again returns the same campaign.
    """
    running = body.running
    caller.may_make(1 + len(body.games) + (running is not None))
    identity = caller.introduce()
    sent = histories.CampaignHistory(
        id=body.id,
        mode=body.mode,
        level=body.level,
        length=body.length,
        games=tuple(map(played_game, body.games)),
        running=None if running is None else game_history(running, caller.services.policy),
    )
    name = identity.nickname or NICKNAME
    stored = await caller.services.publishing.campaign(identity.player, name, sent)
    return Json({"campaign": stored.as_data()}, 201)


def game_history(body: History, policy: ServerPolicy) -> histories.GameHistory:
    nonces = tuple(bytes.fromhex(nonce) for nonce in body.nonces)
    return histories.GameHistory(
        secret=bytes.fromhex(body.secret),
        settings=read_settings(body.settings.model_dump(exclude_none=True), policy),
        start=actions.Start(tuple(body.commits), nonces),
        steps=tuple(actions.Step(step.seat - 1, step.move) for step in body.steps),
        free=tuple(seat - 1 for seat in body.free),
    )


def played_game(body: PlayedGame) -> histories.PlayedGame:
    bonus = None if body.bonus is None else (body.bonus.kind, body.bonus.city or "")
    return histories.PlayedGame(body.record, bonus)
