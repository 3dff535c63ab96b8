"""A game in progress on a device, as it is sent to a server to go on there."""

from pydantic import Field

from draftingtable.server.http.models.common import (
    MOST_SEATS,
    Commit,
    Model,
    Nonce,
    SeatNumber,
)
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
