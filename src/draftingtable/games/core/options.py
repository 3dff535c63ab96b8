"""A game's options: named, typed, with defaults; and refusals that name the bad one."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.games.core.errors import BadOption, Parameter

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One choice made when a table is set up; without `choices`, any text."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str = ""
    modes: tuple[OptionValue, ...] = ()
    """The values of the option `mode`, a game's first, with which this one exists; () for all."""
    first: OptionValue | None = None
    """What to offer somebody's first game, where that is not the default."""
    reader: str = ""
    """A function from a file's text to the value, as `package.module:name`, where there is one."""

    def check(self, value: object) -> OptionValue:
        if not self.choices and isinstance(value, str):
            return value
        for choice in self.choices:
            # True == 1 in Python, but "referee": 1 is no answer to a yes-or-no question.
            if value == choice and type(value) is type(choice):
                return choice
        raise BadOption(
            "option-value",
            self.rule,
            {
                "option": self.name,
                "found": str(value)[:40],
                "choices": [str(choice) for choice in self.choices],
            },
        )


def read_options(
    known: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """Every option with its value: the given one, checked, or the default.

    Options of another mode are left out, and refused when given.
    """
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption("option-unknown", "", {"option": str(name), "choices": names})
    values: dict[str, OptionValue] = {}
    for option in known:
        if not option.modes or values["mode"] in option.modes:
            name = option.name
            values[name] = option.check(given[name]) if name in given else option.default
        elif option.name in given:
            raise _not_in_mode(option, str(values["mode"]))
    return values


def _not_in_mode(option: Option, mode: str) -> BadOption:
    modes = [str(each) for each in option.modes]
    params: dict[str, Parameter] = {"option": option.name, "mode": mode, "choices": modes}
    return BadOption("option-not-in-mode", option.rule, params)
