"""Today's deal: the same for everybody, against the same bots."""

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.common import Game
from draftingtable.server.http.models.daily import DailyAnswer, DailyResultsAnswer, PlayDaily
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table.quick_play import NICKNAME
from draftingtable.tables.daily_deals import GAMES, read_day

router = api_router("daily", route_class=StrictRoute)


def need_on(caller: Calling) -> None:
    if caller.services.settings.daily == "off":
        raise Refusal("daily-off")


@router.get("/daily", response_model=DailyAnswer)
async def overview(caller: Calling) -> Json:
    """Yesterday's, today's and tomorrow's deals: what is promised, what is published, my games."""
    services = caller.services
    if services.settings.daily == "off":
        return Json({"daily": None})
    return Json({"daily": await services.daily.overview(caller.player)})


@router.post("/daily/{game}", response_model=TableAnswer, status_code=201)
async def play(caller: Calling, game: Game, body: PlayDaily | None = None) -> Json:
    """My table with today's deal: the same one whenever I ask, because it counts once."""
    need_on(caller)
    if game not in GAMES:
        raise Refusal("daily-off")
    caller.may_make()
    wish = body or PlayDaily.model_validate({})
    identity = caller.introduce(wish.nickname or (None if caller.known else NICKNAME))
    services, name = caller.services, identity.nickname or NICKNAME
    table = await services.daily.play(game, identity.player, name, wish.bot_pace)
    return Json({"table": caller.shown(table)}, 201)


@router.get("/daily/{date}/{game}", response_model=DailyResultsAnswer)
async def results(caller: Calling, date: str, game: Game) -> Json:
    """How everybody did, once the day is over; a strong bot then plays the deals, too."""
    need_on(caller)
    services, day = caller.services, read_day(date)
    found = await services.daily.comparison(day, game, caller.player)
    for table in await services.daily.best_games(day, game):
        services.hub.bots.consider(table)
    return Json({"results": found})
