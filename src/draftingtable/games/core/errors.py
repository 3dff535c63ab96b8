"""Refusals as data: a code, the rule behind it, and parameters.

No sentences are built here. Whoever shows a refusal to a person words it in their language
(`draftingtable.locale`); `str()` of an error is for logs and developers.
"""

from collections.abc import Mapping

Parameter = str | int | bool | list[str] | list[int]

LONGEST = 300
SEATS = ("seat", "turn")
"""The parameters that name a seat."""


class Refusal(Exception):
    """A request that cannot be carried out. `code` names the message, `rule` the numbered rule."""

    def __init__(
        self, code: str, rule: str = "", params: Mapping[str, Parameter] | None = None
    ) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params: dict[str, Parameter] = {
            name: shortened(value) for name, value in (params or {}).items()
        }

    def __str__(self) -> str:
        details = ", ".join(self._detail(name, value) for name, value in self.params.items())
        head = f"{self.rule}: {self.code}" if self.rule else self.code
        return f"{head} ({details})" if details else head

    def _detail(self, name: str, value: Parameter) -> str:
        return f"{name}={value}"


def shortened(value: Parameter) -> Parameter:
    """Returns the value with long text cut off: input from outside has no size limit."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value


class IllegalMove(Refusal):
    """A move that the position does not allow now.

    `params` are for messages, so their seats count from 1. Callers of the library count from 0:
    `str()` gives both.
    """

    def _detail(self, name: str, value: Parameter) -> str:
        detail = super()._detail(name, value)
        if name in SEATS and type(value) is int:
            return f"{detail} with index {value - 1}"
        return detail


class IllegalChance(Refusal):
    """An impossible deal: the wrong kind or number, or an item that is not in the pile."""


class BadNotation(Refusal):
    """Text that is neither a move nor a chance event of this game."""


class BadOption(Refusal):
    """An option, player count or seat that the game does not have."""


class BadRecord(Refusal):
    """A record that cannot be read or replayed; `line` counts from 1."""

    def __init__(
        self, line: int, code: str, rule: str = "", params: Mapping[str, Parameter] | None = None
    ) -> None:
        super().__init__(code, rule, params)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class BadInput(Refusal):
    """A file or message from outside that is malformed."""
