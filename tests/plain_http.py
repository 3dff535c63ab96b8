"""For clients of the servers that tests start: those speak plain HTTP."""

from __future__ import annotations

from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Final

NO_TLS: Final = SSLContext(PROTOCOL_TLS_CLIENT)
"""Trusts nobody. Without it, every client of httpx reads all certificates that the system trusts,
which takes longer than most tests.
"""
