"""Serves the Python that the client can load to play without a server (`make offline`).

Its files are large, so they were compressed when they were built, and are read while they are sent.
"""

import json

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from draftingtable.server import client_files
from draftingtable.server.client_files import BUNDLE, COMPRESSED, NO_BUNDLE
from draftingtable.server.http import errors

FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".zip": "application/zip",
}


def bundle(request: Request) -> Response:
    """Lists the files, with their sizes; none where they were not built (yet)."""
    listed = client_files.BROWSER_PYTHON / BUNDLE
    found = json.loads(listed.read_bytes()) if listed.is_file() else NO_BUNDLE
    return JSONResponse(found, headers={"cache-control": "no-cache"})


def one_file(request: Request) -> Response:
    """Serves a file of the current version; an older one is gone."""
    version, name = request.path_params["version"], request.path_params["name"]
    path = client_files.BROWSER_PYTHON / version / name
    kind = KINDS.get(path.suffix)
    if kind is None or ".." in (version, name) or not path.is_file():
        return errors.refused(errors.not_found())
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    packed = path.with_name(f"{name}{COMPRESSED}")
    if "br" in accepted_by(request) and packed.is_file():
        headers["content-encoding"] = "br"
        path = packed
    return FileResponse(path, headers=headers, media_type=kind)


def accepted_by(request: Request) -> set[str]:
    """Returns the encodings that a browser accepts."""
    wishes = request.headers.get("accept-encoding", "").split(",")
    return {wish.split(";")[0].strip() for wish in wishes if not wish.strip().endswith(";q=0")}


ROUTES = [
    Route(f"/python/{BUNDLE}", bundle),
    Route("/python/{version}/{name}", one_file),
]
