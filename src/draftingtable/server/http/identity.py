"""Players' identities: a signed cookie, created on demand. No account, no password.

The cookie is `player.nickname.signature`. The player's id is public; the signature makes the cookie
a secret, because only the server can create one. The server stores nothing about a player.

Over https the cookie's name begins with `__Host-`, and browsers then refuse it from any other host,
so a neighbouring site cannot plant an identity. Over plain http they would refuse it from us too.
Each scheme has its own cookie and ignores the other's: a plain cookie may have been planted, and
must never become or replace the one for https.
"""

import base64
import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http.cookies import Headers, values_of

COOKIE = "draftingtable"
HOST_COOKIE = f"__Host-{COOKIE}"
MOST_TRIED = 8
"""Cookies of one name whose signatures are checked. Browsers send one, or one per folder."""
LASTS = 400 * 24 * 3600  # the longest that browsers keep one


@dataclass(frozen=True)
class Identity:
    player: str
    nickname: str = ""


@dataclass(frozen=True)
class Shown:
    """What a request shows of the caller's identity."""

    identity: Identity | None = None
    unreadable: bool = False
    """Whether there is a cookie of ours, but none that this server can read."""


class Signer:
    """Creates and reads cookies with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self.key = hmac.digest(secret, b"drafting-table cookie 1", sha256)

    def new(self, nickname: str = "") -> Identity:
        return Identity(secrets.token_urlsafe(16), nickname)

    def cookie(self, identity: Identity) -> str:
        text = f"{identity.player}.{encode(identity.nickname.encode())}"
        return f"{text}.{self._signature(text)}"

    def read(self, cookie: str) -> Identity | None:
        """Returns the identity; None if the cookie is not valid."""
        text, _, signature = cookie.rpartition(".")
        if not text or not hmac.compare_digest(
            signature.encode("utf-8", "replace"), self._signature(text).encode()
        ):
            return None
        player, _, nickname = text.partition(".")
        return Identity(player, decode(nickname).decode())

    def _signature(self, text: str) -> str:
        return encode(hmac.digest(self.key, text.encode("utf-8", "replace"), sha256))

    def shown_by(self, headers: Headers, secure: bool) -> Shown:
        """Finds our first valid cookie for this scheme among all that were sent."""
        name = cookie_name(secure)
        found = values_of([name], headers)[name]
        for value in found[:MOST_TRIED]:
            identity = self.read(value)
            if identity is not None:
                return Shown(identity)
        return Shown(unreadable=bool(found))

    def from_headers(self, headers: Headers, secure: bool) -> Identity | None:
        return self.shown_by(headers, secure).identity

    def set_cookie(self, identity: Identity, secure: bool) -> str:
        """Returns the header value that sets the cookie in a browser."""
        parts = [f"{cookie_name(secure)}={self.cookie(identity)}", "Path=/", f"Max-Age={LASTS}"]
        parts += ["HttpOnly", "SameSite=Lax", *(["Secure"] if secure else [])]
        return "; ".join(parts)


def cookie_name(secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def unreadable() -> Refusal:
    """Returns a refusal: perhaps another server's secret signed the cookie, so it must not be lost.

    Replacing it would end the identity for good, along with its seats.
    """
    return Refusal("identity-unreadable")


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
