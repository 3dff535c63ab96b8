"""What can go wrong with somebody else's bot, and what is then done about it."""

from typing import Final, Literal

from draftingtable.games.errors import Refusal

FaultKind = Literal["late", "illegal", "garbage", "ended", "refused", "failed", "unreachable"]
Fallback = Literal["stop", "forfeit", "random"]

FALLBACKS: Final = ("stop", "forfeit", "random")
LONGEST_DETAIL: Final = 300


class Fault(Refusal):
    """A bot did not answer as it must. `kind` says how, `last_words` what it wrote to stderr."""

    def __init__(self, kind: FaultKind, player: str, detail: str, last_words: str = "") -> None:
        super().__init__(
            f"bot-{kind}",
            "",
            {
                "player": player,
                "detail": printable(detail)[:LONGEST_DETAIL],
                "stderr": printable(last_words),
            },
        )
        self.kind = kind

    @property
    def detail(self) -> str:
        return str(self.params["detail"])


class Forfeit(Exception):
    """The seat loses its game at once, because of this fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def printable(text: str) -> str:
    """Without the control characters by which a program could redraw our terminal."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "�" for mark in text).strip()
