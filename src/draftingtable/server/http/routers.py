"""Routers of the API: the prefix and the refusals that all calls share."""

from typing import Any, Final

from fastapi import APIRouter
from fastapi.routing import APIRoute

from draftingtable.server.http.models.common import Error

PREFIX: Final = "/api/v1"
ERROR: Final = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Error.__name__}"}}}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    # One of them brings the model into the description. A model in each of them would be prepared
    # again for every call, at every start.
    403: {"model": Error, "description": "not yours to do"},
    **{
        status: {"content": ERROR, "description": text}
        for status, text in (
            (404, "not there"),
            (409, "not possible now"),
            (413, "too large"),
            (421, "not this server's name"),
            (422, "written wrongly"),
            (429, "too fast"),
            (503, "the database cannot be reached"),
        )
    },
}


def api_router(tag: str, under: str = "", route_class: type[APIRoute] = APIRoute) -> APIRouter:
    """Returns a router for some calls of the API.

    Its routes are complete, for an application to take as they are: FastAPI builds the routes of
    an included router twice more, at the start and during the first request.
    """
    return APIRouter(prefix=PREFIX + under, tags=[tag], responses=REFUSALS, route_class=route_class)
