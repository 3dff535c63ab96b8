"""Server information, and the caller's identity."""

from draftingtable.games.core import randomness
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.about import About, Me, Nickname
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.table_bots.about import about_data

router = api_router("about", route_class=StrictRoute)


@router.get("/about", response_model=About)
def about(caller: Calling) -> Json:
    """The games with their options, bot levels, quick phrases and limits."""
    compiled = not str(randomness.__file__).endswith(".py")
    services = caller.services
    return Json(about_data(services.policy, compiled, services.settings.largest_frame))


@router.get("/me", response_model=Me)
def me(caller: Calling) -> Json:
    """Who I am on this device."""
    known = caller.known
    nickname = known.nickname if known else ""
    return Json({"player": known.player if known else None, "nickname": nickname})


@router.post("/me", response_model=Me)
def introduce(caller: Calling, body: Nickname) -> Json:
    """Set my nickname, and the cookie."""
    identity = caller.introduce(body.nickname)
    return Json({"player": identity.player, "nickname": identity.nickname})
