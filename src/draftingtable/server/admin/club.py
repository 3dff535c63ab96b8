"""The club that runs a server: its name and texts, and what it leaves open to strangers."""

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import scrypt, sha256
from typing import Final

OPEN: Final = "on"
OFF: Final = "off"
MEMBERS: Final = "password"
CHOICES: Final = (OPEN, OFF, MEMBERS)
COOKIE: Final = "draftingtable-club"
COOKIE_LASTS: Final = 400 * 24 * 3600
RESTART_OVER: Final = 10 * 60_000
"""Milliseconds after which an announced restart has happened, or never will."""


@dataclass(frozen=True)
class Club:
    name: str = ""
    imprint: str = ""
    privacy: str = ""
    language: str = ""
    public: str = OPEN
    creation: str = OPEN
    password: str = ""
    """Its hash; empty if there is none."""
    restart: int | None = None
    """When the server will restart, if that was announced."""

    @classmethod
    def from_stored(cls, stored: Mapping[str, str]) -> "Club":
        """Reads the settings; others belong to other parts of the program."""
        texts = ("name", "imprint", "privacy", "language", "public", "creation", "password")
        restart = stored.get("restart")
        found = {name: stored[name] for name in texts if name in stored}
        return cls(**found, restart=int(restart) if restart else None)

    def restart_at(self, now: int) -> int | None:
        over = self.restart is None or self.restart + RESTART_OVER < now
        return None if over else self.restart


def hashed(password: str) -> str:
    """Returns a salted hash to store."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}.{digest(password, salt).hex()}"


def is_right(password: str, stored: str) -> bool:
    salt, _, expected = stored.partition(".")
    found = digest(password, bytes.fromhex(salt)).hex()
    return hmac.compare_digest(found, expected)


def digest(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode("utf-8", "replace"), salt=salt, n=2**14, r=8, p=1)


def membership(key: bytes, stored: str) -> str:
    """Returns the cookie of somebody who knows the password; a new password makes it invalid."""
    return hmac.new(key, b"drafting-table club " + stored.encode(), sha256).hexdigest()


def is_member(key: bytes, stored: str, cookies: str) -> bool:
    """Whether these cookies include a valid one of ours."""
    expected = f"{COOKIE}={membership(key, stored)}".encode()
    parts = [part.strip().encode("utf-8", "replace") for part in cookies.split(";")]
    return bool(stored) and any(hmac.compare_digest(part, expected) for part in parts)
