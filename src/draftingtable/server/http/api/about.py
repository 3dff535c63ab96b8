"""Server information, and the caller's identity."""


from draftingtable.bots.core.game_facts import game_data
from draftingtable.games.core import randomness
from draftingtable.games.core.registry import get, names
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.about import About, Me, Nickname
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Calling
from draftingtable.server.http.strict_json import StrictRoute
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_messages import LONGEST_ID, LONGEST_MOVE
from draftingtable.table.decide.lobby import LONGEST_ANSWER
from draftingtable.table.live_messages import PROTOCOL
from draftingtable.table.names import LONGEST
from draftingtable.table.policy import QUESTIONS, ServerPolicy
from draftingtable.version import VERSION

router = api_router("about", route_class=StrictRoute)


@router.get("/about", response_model=About)
def about(caller: Calling) -> Json:
    """The games with their options, bot levels, quick phrases and limits."""
    policy = caller.services.policy
    return Json(
        {
            "name": "Drafting Table",
            "version": VERSION,
            "protocol": PROTOCOL,
            "compiled": not str(randomness.__file__).endswith(".py"),
            "games": [game_data(get(name)) for name in names()],
            "phrases": list(policy.phrases),
            "questions": list(QUESTIONS),
            "limits": limits(policy, caller.services.settings),
        }
    )


def limits(policy: ServerPolicy, settings: Settings) -> dict[str, int]:
    return {
        "nickname": LONGEST,
        "message": policy.longest_message,
        "answer": LONGEST_ANSWER,
        "move": LONGEST_MOVE,
        "id": LONGEST_ID,
        "frame": settings.largest_frame,
    }


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
