"""Requests to a table: joining, its seats, its end."""

from typing import Annotated, Literal

from pydantic import Field

from draftingtable.server.http.models.common import (
    MOST_SEATS,
    Commit,
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
    commit: Commit | None = None


class SeatOrAll(Model):
    seat: SeatNumber | None = None


class OneSeat(Model):
    seat: SeatNumber


class Take(Model):
    seat: SeatNumber
    nickname: Name | None = None


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
    commit: Commit | None = Field(None, description="in place of the one that the seat had")


class Start(Model):
    commits: list[Commit] | None = Field(
        None,
        max_length=MOST_SEATS,
        description="for my seats, in their order, in place of what they had",
    )
    nonces: list[Nonce] | None = Field(
        None,
        max_length=MOST_SEATS,
        description="for my seats, in their order, if no other person sits here",
    )
    fill: Annotated[bool, Field(strict=True)] = Field(
        False, description="bots take the seats that are still open"
    )
    level: Level | None = Field(None, description="of those bots")


class Reveal(Model):
    seat: SeatNumber
    nonce: Nonce


class SeatingAnswer(Model):
    seat: SeatNumber
    text: SeatingText


class Rename(Model):
    seat: SeatNumber
    nickname: Name


class Chat(Model):
    on: Annotated[bool, Field(strict=True)] = Field(description="false: only quick phrases")


class End(Model):
    seat: SeatNumber
    agree: Annotated[bool, Field(strict=True)] = True


class ClubPassword(Model):
    password: str = Field(min_length=1, max_length=200)
