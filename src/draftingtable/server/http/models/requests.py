"""Requests to a table: joining, its seats, its end."""

from typing import Annotated, Literal

from pydantic import Field

from draftingtable.server.http.models.common import (
    MOST_SEATS,
    Level,
    Model,
    Name,
    Nonce,
    SeatingText,
    SeatNumber,
)


class Join(Model):
    seat: SeatNumber | None = None
    nickname: Name | None = None
    answer: SeatingText | None = Field(None, description="to the seating question (C1.3)")
    nonce: Nonce | None = None


class SeatOrAll(Model):
    seat: SeatNumber | None = None


class OneSeat(Model):
    seat: SeatNumber


class SetSeat(Model):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None
    nickname: Name | None = None


class Order(Model):
    seats: list[SeatNumber] = Field(min_length=1, max_length=MOST_SEATS)


class Ready(Model):
    seat: SeatNumber
    ready: Annotated[bool, Field(strict=True)]
    nonce: Nonce | None = Field(None, description="in place of the one that the seat had")


class Start(Model):
    nonces: list[Nonce] | None = Field(
        None,
        max_length=MOST_SEATS,
        description="for my seats, in their order, in place of what they had",
    )
    fill: Annotated[bool, Field(strict=True)] = Field(
        False, description="bots take the seats that are still open"
    )
    level: Level | None = Field(None, description="of those bots")


class SeatingAnswer(Model):
    seat: SeatNumber
    text: SeatingText


class Rename(Model):
    seat: SeatNumber
    nickname: Name


class Replace(Model):
    seat: SeatNumber
    level: Level | None = None


class End(Model):
    seat: SeatNumber
    agree: Annotated[bool, Field(strict=True)] = True
