"""The pages: the built web client if there is one, and a plain page of our own in any case.

Files whose names carry a hash of their content never change and are kept for ever; everything
else is asked for anew each time.
"""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from draftingtable.server import errors

HERE = Path(__file__).parent
PLAIN = HERE / "plain"
STATIC = HERE / "static"
HASHED = "assets"
"""The folder in which the build puts files by their hash, and nothing else."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
CODE = re.compile(r"[A-Za-z0-9]{6}")


def file_answer(path: Path, kept: str) -> Response:
    return FileResponse(path, headers={"cache-control": kept})


def found_in(folder: Path, name: str) -> Path | None:
    """A file of that folder; nothing for names that lead out of it."""
    path = (folder / name).resolve()
    inside = path.is_relative_to(folder.resolve())
    return path if inside and path.is_file() else None


def plain_page(request: Request) -> Response:
    """`/plain`: lists tables and plays whole games with buttons, without any build."""
    path = found_in(PLAIN, request.path_params.get("name") or "index.html")
    return errors.refused(errors.not_found()) if path is None else file_answer(path, ASK_AGAIN)


def client_page(request: Request) -> Response:
    """A file of the client, or its one page, which then reads the address itself."""
    name = request.path_params.get("name", "")
    if name.startswith(("api/", "metrics")):
        return errors.refused(errors.not_found())
    path = found_in(STATIC, name)
    if path is not None:
        return file_answer(path, FOR_EVER if path.parent.name == HASHED else ASK_AGAIN)
    if "." in name.rsplit("/", 1)[-1]:
        return errors.refused(errors.not_found())
    index = found_in(STATIC, "index.html") or PLAIN / "index.html"
    return file_answer(index, ASK_AGAIN)


async def by_code(request: Request) -> Response:
    """`/j/ABC123`: an invitation told across a kitchen, on to the table's own link."""
    code = request.path_params["code"]
    services = request.app.state.services
    found = await services.store.find_code(code.upper()) if CODE.fullmatch(code) else None
    if found is None:
        return RedirectResponse("/?error=no-such-code", 303)
    return RedirectResponse(f"/t/{found}", 303)


ROUTES = [
    Route("/j/{code}", by_code),
    Route("/plain", plain_page),
    Route("/plain/{name}", plain_page),
    Route("/", client_page),
    Route("/{name:path}", client_page),
]
