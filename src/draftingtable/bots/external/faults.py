"""Faults of external bots, and their consequences."""

from typing import Final, Literal, get_args

from draftingtable.games.core.errors import Parameter, Refusal

FaultKind = Literal["late", "illegal", "garbage", "ended", "refused", "failed", "unreachable"]
Fallback = Literal["stop", "forfeit", "random"]

FALLBACKS: Final[tuple[str, ...]] = get_args(Fallback)
LONGEST_DETAIL: Final = 300


class Fault(Exception):
    """A bot's invalid or missing answer. `last_words` is what it wrote to standard error."""

    def __init__(self, kind: FaultKind, player: str, detail: str, last_words: str = "") -> None:
        super().__init__(kind, player, detail, last_words)
        self.kind = kind
        self.player = player
        self.detail = printable(detail)[:LONGEST_DETAIL]
        self.last_words = printable(last_words)

    def refusal(self) -> Refusal:
        """Returns the fault as an error for the user."""
        params: dict[str, Parameter] = {
            "player": self.player,
            "kind": self.kind,
            "detail": self.detail,
        }
        refusal = Refusal("bot-fault", "", params)
        if self.last_words:
            refusal.add_note(self.last_words)
        return refusal


class Forfeit(Exception):
    """Raised when a seat loses its game at once because of a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def printable(text: str) -> str:
    """Removes control characters, with which a program could redraw our terminal."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "�" for mark in text).strip()
