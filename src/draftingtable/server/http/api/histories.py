"""Games that began on a device without a server, put on this one to go on here."""

from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.histories import History
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling, nickname_of
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table import actions, read_settings

router = api_router("histories", route_class=StrictRoute)


@router.post("/histories", response_model=TableAnswer, status_code=201)
async def go_on(caller: Calling, body: History) -> Json:
    """Open a table for a game in progress. Every step is checked as if it were made now.

    Whoever sends it knows what the deals follow from, so the table says that it began elsewhere.
    """
    caller.may_make()
    services = caller.services
    identity = caller.introduce()
    settings = read_settings(body.settings.model_dump(exclude_none=True), services.policy)
    nickname = nickname_of(identity)
    nonces = tuple(bytes.fromhex(nonce) for nonce in body.nonces)
    start = actions.Start(tuple(body.commits), nonces)
    steps = tuple(actions.Step(step.seat - 1, step.move) for step in body.steps)
    free = tuple(seat - 1 for seat in body.free)

    def action(code: str, public: str) -> actions.GoOn:
        return actions.GoOn(actions.Create(settings, nickname, code, public), start, steps, free)

    table = await services.tables.go_on(identity.player, bytes.fromhex(body.secret), action)
    services.guests.note(table.id, identity.player, caller.address)
    return Json({"table": caller.shown(table)}, 201)
