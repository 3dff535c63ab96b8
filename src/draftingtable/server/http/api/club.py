"""The club that runs this server, as its visitors see it; and its password."""

import asyncio

from draftingtable.games.core.errors import Refusal
from draftingtable.server.admin.club import COOKIE, COOKIE_LASTS, is_right, membership
from draftingtable.server.admin.models import Membership
from draftingtable.server.admin.service import club_data
from draftingtable.server.http import errors
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.requests import ClubPassword
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Caller, Calling

router = api_router("club")


@router.get("/club", response_model=Membership)
def club(caller: Calling) -> Json:
    """The club's name and texts, and what it leaves open to everyone."""
    return Json(shown(caller, caller.is_member()))


@router.post("/club/join", response_model=Membership)
async def join(caller: Calling, body: ClubPassword) -> Json:
    """Give the club's password, once for this device."""
    services = caller.services
    stored = services.admission.club.password
    # Correct passwords count too: checking any password keeps a processor busy.
    if not services.club_guessing.allows(caller.address):
        raise errors.too_fast()
    if not stored or not await asyncio.to_thread(is_right, body.password, stored):
        raise Refusal("club-password-wrong")
    answer = Json(shown(caller, True))
    value = membership(services.signer.key, stored)
    parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={COOKIE_LASTS}", "HttpOnly", "SameSite=Lax"]
    secure = ["Secure"] if caller.request.url.scheme == "https" else []
    answer.headers.append("set-cookie", "; ".join([*parts, *secure]))
    return answer


def shown(caller: Caller, member: bool) -> dict[str, object]:
    services = caller.services
    return {"club": club_data(services.admission.club, services.hub.clock()), "member": member}
