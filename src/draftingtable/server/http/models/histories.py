"""Games and campaigns of a device, as they are sent to a server to go on there."""

from pydantic import Field

from draftingtable.games.cities.campaign.campaign import LENGTHS
from draftingtable.server.http.models.campaigns import CampaignKind, ChooseBonus
from draftingtable.server.http.models.common import (
    MOST_SEATS,
    Commit,
    Model,
    Nonce,
    SeatNumber,
)
from draftingtable.server.http.models.games import RecordBody
from draftingtable.server.http.models.settings import TableSettings

MOST_STEPS = 5000


class Step(Model):
    seat: SeatNumber
    move: str | None = Field(max_length=200, description="null: resigned")


class History(Model):
    secret: Nonce = Field(description="what the deals follow from, with the nonces")
    settings: TableSettings
    commits: list[Commit] = Field(
        max_length=MOST_SEATS, description="one per seat of mine, or none"
    )
    nonces: list[Nonce] = Field(max_length=MOST_SEATS, description="the same")
    steps: list[Step] = Field(max_length=MOST_STEPS, description="without those taken back")
    free: list[SeatNumber] = Field(
        max_length=MOST_SEATS, description="seats that others may take, numbered as in the game"
    )


class PlayedGame(Model):
    record: RecordBody
    bonus: ChooseBonus | None = Field(description="null: not chosen yet, for the last game")


class CampaignHistory(CampaignKind):
    id: str = Field(min_length=1, max_length=40, description="on the device")
    games: list[PlayedGame] = Field(max_length=max(LENGTHS), description="finished, in order")
    running: History | None = Field(description="the game in progress, if there is one")
