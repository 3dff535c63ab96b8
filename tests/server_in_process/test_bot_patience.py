"""Bots wait for the people they build with, who may have something to propose."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from draftingtable.server.bot_pool.bot_seats import partner_acted
from draftingtable.table.settings import ClockRule
from draftingtable.table_bots.asking import PATIENCE, patience
from draftingtable.table_bots.listening import TALKATIVE, waits_for_partner
from tests.server_in_process.test_bot_talk import BOT, discussing
from tests.table.sitting import Sitting

FOR_EVER = float("inf")


def move_in(sitting: Sitting, seat: int, city: str) -> str:
    match = sitting.table.match
    assert match is not None
    texts = map(match.game.notation.move_text, sitting.table.legal_moves(seat))
    return next(text for text in texts if text.split()[2] == city)


def waits(sitting: Sitting, city: str) -> bool:
    match = sitting.table.match
    assert match is not None
    move = match.game.notation.parse_move(move_in(sitting, BOT, city))
    return waits_for_partner(sitting.table, BOT, move)


@pytest.mark.parametrize("level", TALKATIVE)
def test_a_bot_waits_until_the_person_has_placed_in_the_city_they_share(level: str) -> None:
    sitting = discussing(level)
    assert waits(sitting, "C")
    sitting.move(0, move_in(sitting, 0, "A"))
    assert waits(sitting, "C")
    sitting.move(0, move_in(sitting, 0, "C"))
    assert not waits(sitting, "C")


def test_a_bot_that_cannot_talk_waits_for_nobody() -> None:
    assert not waits(discussing("random"), "C")


def test_a_bot_thinks_again_once_the_person_has_acted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("draftingtable.server.bot_pool.bot_seats.LOOK_AGAIN", 0.001)
    sitting = discussing("apprentice")
    match = sitting.table.match
    assert match is not None
    move = match.game.notation.parse_move(move_in(sitting, BOT, "C"))
    (turn,) = sitting.table.bots_to_move()

    async def meanwhile() -> bool:
        waiting = asyncio.create_task(partner_acted(sitting.table, turn, move, FOR_EVER))
        await asyncio.sleep(0)
        assert not waiting.done()
        sitting.move(0, move_in(sitting, 0, "C"))
        return await waiting

    assert asyncio.run(meanwhile())


def test_patience_has_an_end_and_follows_the_pace() -> None:
    sitting = discussing("apprentice")
    table = sitting.table
    match = table.match
    assert match is not None
    move = match.game.notation.parse_move(move_in(sitting, BOT, "C"))
    (turn,) = table.bots_to_move()
    assert not asyncio.run(partner_acted(table, turn, move, 0.0))
    assert patience(table) == 0.0
    table.settings = replace(table.settings, bot_pace=2.0)
    assert patience(table) == PATIENCE * 2.0
    table.settings = replace(table.settings, clock=ClockRule("move", 60_000))
    assert patience(table) == 0.0
