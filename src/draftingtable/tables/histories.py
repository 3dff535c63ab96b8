"""What a device sends to put a game or a campaign on a server. None of it is taken on trust."""

from collections.abc import Sequence
from dataclasses import dataclass

from draftingtable.games.cities.campaign.campaign import RULE, Campaign
from draftingtable.games.cities.campaign.stored import StoredCampaign
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.fairness import commitment
from draftingtable.table import Settings, actions
from draftingtable.table.record_import import check_size, opened, with_clean_names


@dataclass(frozen=True)
class GameHistory:
    """A game in progress: what its deals follow from, and what was done."""

    secret: bytes
    settings: Settings
    start: actions.Start
    steps: tuple[actions.Step, ...]
    free: tuple[int, ...]

    def name(self) -> str:
        """Returns what tells it from others. Which seats are free may change when it is resent."""
        return f"{commitment(self.secret)} {[(step.seat, step.move) for step in self.steps]}"


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of a campaign, with the building type and the city of its bonus."""

    record: str
    bonus: tuple[str, str] | None


@dataclass(frozen=True)
class CampaignHistory:
    id: str
    """On the device."""
    mode: str
    level: int
    length: int
    games: tuple[PlayedGame, ...]
    running: GameHistory | None

    def name(self) -> str:
        """Returns what tells it from others, and from itself at another time."""
        running = self.running.name() if self.running else ""
        return f"{self.id} {[(game.record, game.bonus) for game in self.games]} {running}"


def played_again(sent: CampaignHistory, tables: Sequence[str]) -> Campaign:
    """Returns the campaign from its records, which become the games of these tables."""
    campaign = Campaign(sent.mode, sent.level, sent.length)
    for game, table_id in zip(sent.games, tables, strict=True):
        campaign.enter(last_position(campaign, game.record), table_id)
        if game.bonus is not None:
            campaign.choose(*game.bonus)
    return campaign


def last_position(campaign: Campaign, record: str) -> SoloPosition:
    """Plays a record to its end; refuses one of another game."""
    check_size(record)
    played = opened(with_clean_names(record))
    options = played.record.options
    check_same("game", played.record.game, MANIFEST.name)
    check_same("mode", options.get("mode"), campaign.mode)
    position = played.match.position
    assert isinstance(position, SoloPosition)
    return position


def check_running(stored: StoredCampaign, settings: Settings, expected: Settings) -> None:
    """Requires that this can be the campaign's next game, played by its owner alone."""
    stored.check_next()
    check_same("game", settings.game, expected.game)
    for name, value in expected.options.items():
        check_same(name, settings.options.get(name), value)
    kinds = [[seat.kind for seat in one.seats] for one in (settings, expected)]
    check_same("seats", *map(", ".join, kinds))


def check_same(option: str, found: object, expected: object) -> None:
    if found != expected:
        params = {"option": option, "found": str(found), "expected": str(expected)}
        raise BadOption("campaign-other-game", RULE, params)
