"""A table's settings, read from a request (a refusal names the key) or from the log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, Self, cast

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.json_checks import (
    require_choice,
    require_flag,
    require_list,
    require_number,
    require_object,
    require_only_keys,
    require_text,
)
from draftingtable.games.core.options import OptionValue, read_options
from draftingtable.games.core.registry import get, most_players, names
from draftingtable.table.policy import DAY, QUESTIONS, SECOND, ServerPolicy

USUAL_PLAYERS: Final = 3
MOST_PACE: Final = 30


@dataclass(frozen=True)
class ClockRule:
    """`none`, `move` (time per move), `bank` (total time) or `days` (days per move)."""

    kind: str = "none"
    time: int = 0
    """Milliseconds per move, or in the bank."""
    increment: int = 0
    """Milliseconds added to the bank after each move."""

    def as_data(self) -> dict[str, str | int]:
        if self.kind == "none":
            return {"kind": "none"}
        if self.kind == "days":
            return {"kind": "days", "days": self.time // DAY}
        data: dict[str, str | int] = {"kind": self.kind, "seconds": self.time // SECOND}
        if self.kind == "bank":
            data["increment"] = self.increment // SECOND
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, int]) -> Self:
        kind = str(data["kind"])
        if kind == "days":
            return cls(kind, data["days"] * DAY)
        return cls(kind, data.get("seconds", 0) * SECOND, data.get("increment", 0) * SECOND)


@dataclass(frozen=True)
class SeatWish:
    """How a seat should be filled at the start."""

    kind: str = "open"
    level: str | None = None
    nickname: str | None = None

    def as_data(self) -> dict[str, str]:
        data = {"kind": self.kind}
        if self.level is not None:
            data["level"] = self.level
        if self.nickname is not None:
            data["nickname"] = self.nickname
        return data


@dataclass(frozen=True)
class Settings:
    game: str
    options: dict[str, OptionValue]
    players: int
    """All seats, including those of Automas."""
    seats: tuple[SeatWish, ...]
    """Those for players."""
    clock: ClockRule = field(default_factory=ClockRule)
    at_zero: str = "bot"
    seating: str = "random"
    question: str = QUESTIONS[0]
    start: int | None = None
    """The start player, from 0, if the host has chosen one (T3.2)."""
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
    share: bool = False
    """Whether a guest may take seats for several people who share the guest's device."""
    bot_pace: float = 1.2

    def rules(self) -> Game:
        return get(self.game)

    def setup(self, start: int | None) -> Setup:
        game = self.rules()
        return game.setup(self.players, self.options, start if game.has_start else None)

    def as_data(self) -> dict[str, object]:
        """Returns the settings as in the protocol, for `read_settings` and `from_data` to read."""
        return {
            **{name: getattr(self, name) for name in KEYS if self._is_written(name)},
            "options": dict(self.options),
            "seats": [seat.as_data() for seat in self.seats],
            "clock": self.clock.as_data(),
            "start": None if self.start is None else self.start + 1,
        }

    def _is_written(self, name: str) -> bool:
        return name not in LATER or bool(getattr(self, name))

    @classmethod
    def from_data(cls, stored: object) -> Self:
        """Returns settings from the log, which are valid; missing ones have their defaults.

        A new setting therefore needs a default, so old logs can still be read.
        """
        data = cast(Mapping[str, object], stored)
        known = {field.name: data[field.name] for field in fields(cls) if field.name in data}
        if "seats" in known:
            wishes = cast(list[dict[str, str]], known["seats"])
            known["seats"] = tuple(SeatWish(**wish) for wish in wishes)
        if "clock" in known:
            known["clock"] = ClockRule.from_data(cast(Mapping[str, int], known["clock"]))
        if known.get("start") is not None:
            known["start"] = cast(int, known["start"]) - 1
        make: Callable[..., Self] = cls
        return make(**known)


LATER: Final = ("share",)
"""Settings that version 0.1 did not have: left out unless switched on, so its tables stay as they
were, byte for byte."""
KEYS: Final = tuple(field.name for field in fields(Settings))
FLAGS: Final = {one.name: one.default for one in fields(Settings) if isinstance(one.default, bool)}


def read_settings(data: object, policy: ServerPolicy) -> Settings:
    """Returns settings with defaults filled in, or raises a refusal that names the key."""
    given = require_object(data, "settings", ("game",))
    require_only_keys(given, "settings", KEYS)
    name = require_choice(given["game"], "game", tuple(names()))
    game = get(name)
    options = require_object(given.get("options", {}), "options", ())
    checked = game.setup(*usual_setup(game, options)).options
    wishes = require_list(given.get("seats", []), "seats", 0, most_players())
    setup = game.setup(read_players(given, game, checked, len(wishes)), options)
    automas = len(game.automatic_names(setup))
    return Settings(
        game=name,
        options=setup.options,
        players=setup.players,
        seats=read_seats(wishes, setup.players - automas, name, policy),
        clock=read_clock(given.get("clock", {"kind": "none"})),
        at_zero=require_choice(given.get("at_zero", "bot"), "at_zero", ("bot", "default")),
        seating=require_choice(
            given.get("seating", "random"), "seating", ("random", "order", "question")
        ),
        question=require_choice(given.get("question", QUESTIONS[0]), "question", QUESTIONS),
        start=read_start(given.get("start"), game, setup),
        bot_pace=read_pace(given.get("bot_pace", 1.2)),
        **{key: require_flag(given.get(key, usual), key) for key, usual in FLAGS.items()},
    )


def usual_setup(game: Game, options: dict[str, object]) -> tuple[int, dict[str, object]]:
    """Returns a possible number of players with these options, to validate the options first."""
    counts = game.player_counts(read_options(game.options, options))
    return min(max(USUAL_PLAYERS, counts[0]), counts[-1]), options


def read_players(
    given: Mapping[str, object], game: Game, options: Mapping[str, OptionValue], wishes: int
) -> int:
    """Returns the given number, else the number of seats, else the default."""
    counts = game.player_counts(options)
    usual = min(max(wishes or USUAL_PLAYERS, counts[0]), counts[-1])
    return require_number(given.get("players", usual), "players", 1, most_players())


def read_seats(
    wishes: list[object], played: int, game: str, policy: ServerPolicy
) -> tuple[SeatWish, ...]:
    if len(wishes) > played:
        require_list(wishes, "seats", 0, played)
    seats = [
        read_seat(wish, f"seats[{place}]", game, policy) for place, wish in enumerate(wishes, 1)
    ]
    return (*seats, *[SeatWish()] * (played - len(seats)))


def read_seat(data: object, place: str, game: str, policy: ServerPolicy) -> SeatWish:
    given = require_object(data, place, ("kind",))
    require_only_keys(given, place, ("kind", "level", "nickname"))
    kind = require_choice(given["kind"], f"{place}.kind", ("open", "me", "bot"))
    level = None
    if kind == "bot":
        level = read_level(given.get("level"), f"{place}.level", game, policy)
    elif given.get("level") is not None:
        raise BadInput("sheet-key-unknown", "", {"place": place, "key": "level", "choices": []})
    nickname = given.get("nickname")
    if nickname is not None:
        nickname = require_text(nickname, f"{place}.nickname")
    return SeatWish(kind, level, nickname)


def read_level(level: object, place: str, game: str, policy: ServerPolicy) -> str:
    if level is None:
        return policy.usual[game]
    return require_choice(level, place, tuple(policy.levels[game]))


def read_clock(data: object) -> ClockRule:
    given = require_object(data, "clock", ("kind",))
    kind = require_choice(given["kind"], "clock.kind", ("none", "move", "bank", "days"))
    if kind == "none":
        require_only_keys(given, "clock", ("kind",))
        return ClockRule()
    if kind == "days":
        require_only_keys(given, "clock", ("kind", "days"))
        return ClockRule(kind, require_number(given.get("days"), "clock.days", 1, 30) * DAY)
    if kind == "move":
        require_only_keys(given, "clock", ("kind", "seconds"))
        return ClockRule(
            kind, require_number(given.get("seconds"), "clock.seconds", 1, 86_400) * SECOND
        )
    require_only_keys(given, "clock", ("kind", "seconds", "increment"))
    seconds = require_number(given.get("seconds"), "clock.seconds", 1, 86_400)
    increment = require_number(given.get("increment", 0), "clock.increment", 0, 3600)
    return ClockRule(kind, seconds * SECOND, increment * SECOND)


def paced(settings: Settings, pace: float | None) -> Settings:
    """Returns the settings with that pace of the bots, if there is one."""
    return settings if pace is None else replace(settings, bot_pace=pace)


def read_start(value: object, game: Game, setup: Setup) -> int | None:
    if value is None:
        return None
    if not game.has_start:
        raise Refusal("no-start-player", "", {"game": game.name})
    return require_number(value, "start", 1, setup.players) - 1


def read_pace(value: object) -> float:
    if type(value) not in (int, float) or not 0 <= cast(float, value) <= MOST_PACE:
        require_number(
            value if not isinstance(value, float) else str(value), "bot_pace", 0, MOST_PACE
        )
    return float(cast(float, value))
