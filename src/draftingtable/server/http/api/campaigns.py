"""Solo campaigns (S7); their games are ordinary tables."""

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.campaigns import (
    CampaignAnswer,
    CampaignNext,
    ChooseBonus,
    NewCampaign,
    NextGame,
)
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table import actions

router = api_router("campaigns", route_class=StrictRoute)


@router.post("/campaigns", response_model=CampaignAnswer, status_code=201)
async def begin(caller: Calling, body: NewCampaign) -> Json:
    """Start a campaign: three or six games of the same mode and level."""
    caller.may_make()
    player = caller.introduce(body.nickname).player
    campaign = Campaign(body.mode, body.level, body.length)
    stored = await caller.services.campaigns.begin(player, campaign)
    return Json({"campaign": stored.as_data()}, 201)


@router.get("/campaigns/{campaign_id}", response_model=CampaignAnswer)
async def show(caller: Calling, campaign_id: str) -> Json:
    stored = await caller.services.campaigns.show(campaign_id, caller.player)
    return Json({"campaign": stored.as_data()})


@router.post("/campaigns/{campaign_id}/next", response_model=CampaignNext)
async def next_game(caller: Calling, campaign_id: str, body: NextGame | None = None) -> Json:
    """The table of the current game, or of the next one.

    It is started, unless I want to do that myself.
    """
    caller.may_make()
    wish = body or NextGame.model_validate({})
    name = (caller.known.nickname if caller.known else "") or "Player"
    stored, table = await caller.services.campaigns.next_table(campaign_id, caller.player, name)
    answer = {"table": caller.shown(table)}
    if wish.start and table.state == "open" and not table.locked:
        answer = await caller.act(table.id, actions.Start())
    return Json({"campaign": stored.as_data(), **answer})


@router.post("/campaigns/{campaign_id}/bonus", response_model=CampaignAnswer)
async def bonus(caller: Calling, campaign_id: str, body: ChooseBonus) -> Json:
    """Choose the last game's bonus: a building type of the lower city, each type once."""
    stored = await caller.services.campaigns.choose_bonus(
        campaign_id, caller.player, body.kind, body.city or ""
    )
    return Json({"campaign": stored.as_data()})
