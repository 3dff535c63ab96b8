"""The pages: the built web client if there is one, and always a plain page of our own.

Files with a hash of their content in the name never change and are cached forever. Everything else
is requested each time, and answered with "not modified" if unchanged.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from draftingtable.games.core.errors import Refusal
from draftingtable.server.client_files import COMPRESSED, STATIC, WORKER, WORKER_POLICY
from draftingtable.server.http import browser_python, errors, preloading
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops.addresses import client_key
from draftingtable.table.refusal_data import status_of

PLAIN = Path(__file__).parents[1] / "fallback_client"
HASHED = "assets"
"""The folder for the build's hashed files, and nothing else."""
TOO_MANY = 429
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types on which systems disagree."""


@dataclass(frozen=True)
class Sent:
    """A file as sent."""

    body: bytes
    packed: dict[str, bytes]
    """The content by encoding, the shortest first; empty if none is much shorter."""
    tag: str
    kind: str


@lru_cache(maxsize=500)
def prepared(path: Path, changed: int) -> Sent:
    """Reads, compresses and tags a file; cached until it changes."""
    body = path.read_bytes()
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    return Sent(body, packed_forms(path, body), tag, kind)


def packed_forms(path: Path, body: bytes) -> dict[str, bytes]:
    """Returns the content as the build compressed it, for browsers that ask for it, and gzipped."""
    built = path.with_name(path.name + COMPRESSED)
    forms = {"br": built.read_bytes()} if built.is_file() else {}
    forms["gzip"] = gzip.compress(body, 9, mtime=0)
    return {name: form for name, form in forms.items() if len(form) < 0.9 * len(body)}


def file_answer(request: Request, path: Path, kept: str) -> Response:
    """Returns the file, or "not modified" if the browser already has it."""
    sent = prepared(path, path.stat().st_mtime_ns)
    headers = {"cache-control": kept, "etag": sent.tag, "vary": "accept-encoding"}
    if sent.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = browser_python.accepted_by(request)
    for encoding, form in sent.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(form, headers=headers, media_type=sent.kind)
    return Response(sent.body, headers=headers, media_type=sent.kind)


def found_in(folder: Path, name: str) -> Path | None:
    """Returns a file of that folder; None for names that lead out of it or cannot be names."""
    try:
        path = (folder / name).resolve()
        inside = path.is_relative_to(folder.resolve())
        return path if inside and path.is_file() else None
    except (OSError, ValueError):  # too long, or with characters that no name has
        return None


def plain_page(request: Request) -> Response:
    """Serves `/plain`, which lists tables and plays whole games with buttons, without any build."""
    path = found_in(PLAIN, request.path_params.get("name") or "index.html")
    if path is None:
        return errors.refused(errors.not_found())
    return file_answer(request, path, ASK_AGAIN)


def client_page(request: Request) -> Response:
    """Serves a file of the client, or its single page, which then reads the address itself."""
    name = request.path_params.get("name", "")
    if name.startswith(("api/", "metrics")):
        return errors.refused(errors.not_found())
    path = found_in(STATIC, name)
    if path is not None:
        answer = file_answer(request, path, FOR_EVER if path.parent.name == HASHED else ASK_AGAIN)
        if path.name.startswith(WORKER):
            answer.headers["content-security-policy"] = WORKER_POLICY
        return answer
    if "." in name.rsplit("/", 1)[-1]:
        return errors.refused(errors.not_found())
    index = found_in(STATIC, "index.html") or PLAIN / "index.html"
    answer = file_answer(request, index, ASK_AGAIN)
    coming = preloading.links(STATIC, name, request.headers.get("accept-language", ""))
    if coming:
        answer.headers["link"] = coming
    return answer


async def by_code(request: Request) -> Response:
    """Redirects `/j/ABC123`, an invitation by code, to the table's own link."""
    address = client_key(request.scope)
    try:
        found = await codes_of(request).look_up(request.path_params["code"], address)
    except Refusal as refusal:
        return refused_code(refusal)
    return RedirectResponse(f"/t/{found}", 303)


def refused_code(refusal: Refusal) -> Response:
    """Shows a refusal on the home page; too many guesses are also refused by their status."""
    home = f"/?error={refusal.code}"
    if status_of(refusal) == TOO_MANY:
        return Response(status_code=TOO_MANY, headers={"refresh": f"0; url={home}"})
    return RedirectResponse(home, 303)


def codes_of(request: Request) -> Codes:
    found = request.app.state.services.codes
    assert isinstance(found, Codes)
    return found


ROUTES = [
    Route("/j/{code}", by_code),
    Route("/plain", plain_page),
    Route("/plain/{name}", plain_page),
    *browser_python.ROUTES,
    Route("/", client_page),
    Route("/{name:path}", client_page),
]
