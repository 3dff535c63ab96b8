"""Players' identities: a signed cookie, created on demand. No account, no password.

The cookie is `player.nickname.signature`. The player's id is public; the signature makes the cookie
a secret, because only the server can create one. The server stores nothing about a player.
"""

import base64
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

COOKIE = "draftingtable"
LASTS = 400 * 24 * 3600  # the longest that browsers keep one


@dataclass(frozen=True)
class Identity:
    player: str
    nickname: str = ""


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

    def from_headers(self, headers: Iterable[tuple[bytes, bytes]]) -> Identity | None:
        for name, value in headers:
            if name == b"cookie":
                found = self.read(cookie_in(value.decode("latin-1")))
                if found is not None:
                    return found
        return None

    def set_cookie(self, identity: Identity, secure: bool) -> str:
        """Returns the header value that sets the cookie in a browser."""
        parts = [f"{COOKIE}={self.cookie(identity)}", "Path=/", f"Max-Age={LASTS}"]
        parts += ["HttpOnly", "SameSite=Lax", *(["Secure"] if secure else [])]
        return "; ".join(parts)


def cookie_in(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
