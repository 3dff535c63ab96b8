"""The administrator's calls: one for each operation, and one for each look."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Request

from draftingtable.server.admin.models import AdminBans, AdminDone, AdminStatus, AdminTables
from draftingtable.server.admin.operations import OPERATIONS, Operation
from draftingtable.server.http.errors import Json
from draftingtable.server.http.models.common import Model
from draftingtable.server.http.routers import api_router
from draftingtable.server.http.services import Services, services_of


def administrator(request: Request) -> Services:
    """Returns the services, to an administrator only."""
    services = services_of(request)
    services.admin_access.check(request)
    return services


Admin = Annotated[Services, Depends(administrator)]
router = api_router("admin", "/admin")


@router.get("/status", response_model=AdminStatus)
async def status(services: Admin) -> Json:
    """What is going on, on all servers of this database."""
    await services.follower.report()
    return Json(await services.administration.status())


@router.get("/tables", response_model=AdminTables)
async def tables(services: Admin) -> Json:
    """The latest open and running tables, with who sits there."""
    return Json(await services.administration.active_tables())


@router.get("/bans", response_model=AdminBans)
async def bans(services: Admin) -> Json:
    """All bans, the latest first."""
    return Json(await services.administration.bans())


def endpoint(operation: Operation) -> Callable[..., Awaitable[Json]]:
    async def run(services: Admin, body: Model) -> Json:
        done = await services.administration.run(operation.name, body)
        await services.follower.catch_up()
        return Json({"tables": done})

    run.__annotations__["body"] = operation.arguments
    run.__doc__ = operation.about
    return run


def add(operation: Operation) -> None:
    chosen: dict[str, Any] = {"methods": ["POST"], "response_model": AdminDone}
    name = f"admin_{operation.name}"
    router.add_api_route(f"/{operation.name}", endpoint(operation), name=name, **chosen)


for one in OPERATIONS:
    add(one)
