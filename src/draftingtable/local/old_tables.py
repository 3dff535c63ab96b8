"""Tables that this version cannot open: games of other rules, or damaged ones."""

from dataclasses import dataclass
from typing import cast

from draftingtable.games.core.errors import Refusal
from draftingtable.table import Entry
from draftingtable.table.rules_version import stored_record


@dataclass(frozen=True)
class OldTable:
    id: str
    secret: bytes
    log: list[Entry]
    line: dict[str, object] | None
    refusal: Refusal

    def record(self) -> str:
        """Returns a finished game as it is stored: until it is over its deals are secret."""
        if self.refusal.code != "table-rules" or (self.line or {}).get("state") != "finished":
            raise self.refusal
        result = cast(dict[str, list[int]] | None, (self.line or {}).get("result"))
        return stored_record(self.id, self.secret, self.log, result)
