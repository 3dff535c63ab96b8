"""A game's options: named, typed, with defaults; and refusals that name the bad one."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.games.errors import BadOption

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One choice made when a table is set up."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str = ""

    def check(self, value: object) -> OptionValue:
        for choice in self.choices:
            # True == 1 in Python, but "referee": 1 is no answer to a yes-or-no question.
            if value == choice and type(value) is type(choice):
                return choice
        raise BadOption(
            "option-value",
            self.rule,
            {
                "option": self.name,
                "found": str(value),
                "choices": [str(choice) for choice in self.choices],
            },
        )


def read_options(
    known: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """Every option with its value: the given one, checked, or the default."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption("option-unknown", "", {"option": str(name), "choices": names})
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in known
    }
