"""The seed of a browser game: it determines the deals, the bots and the tester's choices."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, field
from pathlib import Path

HEADER = "X-Testing-Seed"
WIRE = Path(__file__).with_name("wire.js").read_text("utf-8")


@dataclass(frozen=True)
class Seed:
    seed: str
    mixed: bool = False
    """Bots and people act in random order; otherwise bots act before people."""
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    """Distinguishes runs, so a repeated seed deals the same again even on the same server."""

    def headers(self) -> dict[str, str]:
        """Returns the headers that `seeded_server.py` looks for in every request."""
        return {HEADER: json.dumps(asdict(self))}

    def script(self, visitor: str) -> str:
        """Returns a script to run in each page before its own."""
        return f"({WIRE})({json.dumps(f'{self.seed}/{visitor}')});"
