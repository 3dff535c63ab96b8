"""A game's options: named and typed, with defaults; refusals name the bad option."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.games.core.errors import BadOption, Parameter

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One choice made when a table is set up; without `choices`, any text is allowed."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str = ""
    modes: tuple[OptionValue, ...] = ()
    """The values of the option `mode` (a game's first) for which this option exists; () for all."""
    first: OptionValue | None = None
    """The value to offer for a player's first game, if not the default."""
    reader: str = ""
    """A function from a file's text to the value, as `package.module:name`, if there is one."""

    def check(self, value: object) -> OptionValue:
        if not self.choices and isinstance(value, str):
            return value
        for choice in self.choices:
            # True == 1 in Python, but "referee": 1 is not a valid boolean.
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


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Returns the value of every option: the given one, checked, or the default.

    Options of other modes are left out, and refused if given.
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
