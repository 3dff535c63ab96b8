"""Settings as an entry holds them: checked when they were stored, and read back as they are."""

from draftingtable.table.entries import Data
from draftingtable.table.policy import DAY, SECOND
from draftingtable.table.settings import ClockRule, SeatWish, Settings


def settings_from_log(data: Data) -> Settings:
    start = data.get("start")
    return Settings(
        game=data["game"],
        options=dict(data["options"]),
        players=data["players"],
        seats=tuple(SeatWish(**seat) for seat in data["seats"]),
        clock=clock_from_log(data["clock"]),
        at_zero=data["at_zero"],
        seating=data["seating"],
        question=data["question"],
        start=None if start is None else start - 1,
        public=data["public"],
        spectators=data["spectators"],
        chat=data["chat"],
        hints=data["hints"],
        undo=data["undo"],
        bot_pace=data["bot_pace"],
    )


def clock_from_log(data: Data) -> ClockRule:
    if data["kind"] == "days":
        return ClockRule("days", data["days"] * DAY)
    seconds, increment = data.get("seconds", 0), data.get("increment", 0)
    return ClockRule(data["kind"], seconds * SECOND, increment * SECOND)
