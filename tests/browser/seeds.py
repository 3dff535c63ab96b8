"""What a browser game follows: one text, from which deals, bots and the tester's choices come."""

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
    """Bots and people act in an order of chance; else bots act before people do."""
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    """Another run of the same seed deals the same again, at the same server too."""

    def headers(self) -> dict[str, str]:
        """What the test's own server (`seeded_server.py`) looks for in every request."""
        return {HEADER: json.dumps(asdict(self))}

    def script(self, visitor: str) -> str:
        """Runs in each page before its own scripts."""
        return f"({WIRE})({json.dumps(f'{self.seed}/{visitor}')});"
