"""A solo campaign: three or six games of the same mode and level, and their points (S7).

Pure data: `campaign_text` writes a campaign and `parse_campaign` reads it; callers store it.
Our rulings where S7 is silent:
- If both of your cities are tied for the lower score, you choose which one gives the bonus.
- A shared victory (C6.4) is a win.
- A game's bonus is chosen before the next game is entered and cannot be changed afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.solo.deck import deck_text, read_deck
from draftingtable.games.cities.solo.levels import level_points
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import YOU, YOUR_CITIES
from draftingtable.games.core.errors import BadOption, IllegalMove, Parameter
from draftingtable.games.core.options import OptionValue

LENGTHS = (3, 6)
BEGINNER = "beginner"
EXPERT = "expert"
MODES = (BEGINNER, EXPERT)
RULE = "S7"


@dataclass(frozen=True)
class Bonus:
    """One building type of a lower city and the points it would earn, doubled after a win."""

    city: str
    kind: str
    points: int


@dataclass(frozen=True)
class CampaignGame:
    """A finished game: scores by seat, your two cities by building type, and the chosen bonus."""

    scores: tuple[int, ...]
    won: bool
    cities: dict[str, tuple[int, ...]]
    record: str = ""
    """The name of the game's record, for information only."""
    bonus: Bonus | None = None

    def lower_cities(self) -> list[str]:
        """Returns the letter of the city with the lower score; both if they are equal."""
        lower = min(sum(parts) for parts in self.cities.values())
        return [name for name, parts in self.cities.items() if sum(parts) == lower]

    def lower_score(self) -> int:
        return min(sum(parts) for parts in self.cities.values())

    def bonus_for(self, city: str, kind: str) -> Bonus:
        points = self.cities[city][CATEGORIES.index(kind)]
        return Bonus(city, kind, 2 * points if self.won else points)

    def points(self) -> int:
        """Returns what the game has earned so far."""
        return self.lower_score() + (self.bonus.points if self.bonus else 0)


@dataclass
class Campaign:
    """A campaign in progress; `add` each game, then `choose` its bonus."""

    mode: str
    level: int
    length: int
    deck: str = ""
    """The Automa deck, as in a record's options; the same for all games."""
    games: list[CampaignGame] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_choice("mode", self.mode, MODES)
        check_choice("length", self.length, LENGTHS)
        level_points(self.level)
        if self.mode == EXPERT:
            self.deck = deck_text(read_deck(self.deck))
        elif self.deck:
            raise BadOption("campaign-deck-without-cards", "S2")

    def options(self) -> dict[str, OptionValue]:
        """Returns the options for every game of the campaign."""
        chosen: dict[str, OptionValue] = {"mode": self.mode, "level": self.level}
        if self.mode == EXPERT:
            chosen["deck"] = self.deck
        return chosen

    def awaits_bonus(self) -> bool:
        return bool(self.games) and self.games[-1].bonus is None

    def over(self) -> bool:
        return len(self.games) == self.length and not self.awaits_bonus()

    def total(self) -> int:
        """Returns the points so far; once over, this is the result."""
        return sum(game.points() for game in self.games)

    def used(self) -> dict[str, int]:
        """Returns the building types already chosen, and in which game."""
        return {game.bonus.kind: number for number, game in enumerate(self.games, 1) if game.bonus}

    def choices(self) -> list[Bonus]:
        """Returns the bonuses available for the last game; empty if none is to be chosen."""
        if not self.awaits_bonus():
            return []
        game, used = self.games[-1], self.used()
        return [
            game.bonus_for(city, kind)
            for city in game.lower_cities()
            for kind in CATEGORIES
            if kind not in used
        ]

    def add(self, game: CampaignGame) -> None:
        """Adds a finished game."""
        if self.awaits_bonus():
            raise IllegalMove("campaign-bonus-missing", RULE, {"game": len(self.games)})
        if len(self.games) == self.length:
            raise IllegalMove("campaign-is-over", RULE, {"games": self.length})
        if game.record != game.record.strip() or "\n" in game.record:
            raise BadOption("campaign-record-name", "", {"found": game.record[:80]})
        self.games.append(game)

    def enter(self, position: SoloPosition, record: str = "") -> None:
        """Adds a game from its last position, which must have this campaign's mode and level."""
        found, wanted = options_of(position), self.options()
        for name, value in found.items():
            if value != wanted[name]:
                params = {"option": name, "found": str(value), "expected": str(wanted[name])}
                raise BadOption("campaign-other-game", RULE, params)
        self.add(finished_game(position, record))

    def choose(self, kind: str, city: str = "") -> Bonus:
        """Chooses the last game's bonus; `city` is needed only if both cities are tied."""
        if not self.awaits_bonus():
            raise IllegalMove("campaign-no-bonus-now", RULE)
        game = self.games[-1]
        city = city or game.lower_cities()[0]
        check_bonus(game, city, kind, self.used())
        bonus = game.bonus_for(city, kind)
        self.games[-1] = replace(game, bonus=bonus)
        return bonus

    def as_data(self) -> dict[str, object]:
        return {
            **self.options(),
            "length": self.length,
            "games": [game_data(game) for game in self.games],
            "choices": [bonus_data(bonus) for bonus in self.choices()],
            "total": self.total(),
            "over": self.over(),
        }


def check_choice(name: str, found: str | int, choices: tuple[str, ...] | tuple[int, ...]) -> None:
    if found not in choices:
        known = [str(choice) for choice in choices]
        params: dict[str, Parameter] = {"option": name, "found": str(found)[:20], "choices": known}
        raise BadOption("option-value", RULE, params)


def check_bonus(game: CampaignGame, city: str, kind: str, used: dict[str, int]) -> None:
    """Checks that the type is of the lower city and not used in this campaign yet (S7)."""
    if kind not in CATEGORIES:
        params: dict[str, Parameter] = {"found": kind[:20], "choices": list(CATEGORIES)}
        raise IllegalMove("campaign-bonus-unknown", RULE, params)
    if city not in game.lower_cities():
        lower = game.lower_cities()
        raise IllegalMove("campaign-bonus-city", RULE, {"found": city[:20], "lower": lower})
    if kind in used:
        raise IllegalMove("campaign-bonus-used", RULE, {"bonus": kind, "game": used[kind]})


def finished_game(position: SoloPosition, record: str = "") -> CampaignGame:
    """Returns what a campaign keeps of a game."""
    if not position.over:
        raise IllegalMove("campaign-game-unfinished", RULE)
    outcome = position.outcome()
    cities = {city_text(city): tuple(position.score(city).by_type()) for city in YOUR_CITIES}
    return CampaignGame(tuple(outcome.scores), YOU in outcome.winners, cities, record)


def options_of(position: SoloPosition) -> dict[str, OptionValue]:
    """Returns the options that a game was set up with."""
    if not position.expert:
        return {"mode": BEGINNER, "level": position.level}
    return {"mode": EXPERT, "level": position.level, "deck": deck_text(position.deck)}


def bonus_data(bonus: Bonus | None) -> dict[str, object] | None:
    if bonus is None:
        return None
    return {"city": bonus.city, "type": bonus.kind, "points": bonus.points}


def game_data(game: CampaignGame) -> dict[str, object]:
    return {
        "scores": list(game.scores),
        "won": game.won,
        "cities": {
            name: dict(zip(CATEGORIES, parts, strict=True)) for name, parts in game.cities.items()
        },
        "lower": game.lower_cities(),
        "bonus": bonus_data(game.bonus),
        "points": game.points(),
        "record": game.record,
    }
