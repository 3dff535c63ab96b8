"""Finished games for the tests: played by bots, or read from the examples."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from draftingtable.bots.core.levels import bot_maker
from draftingtable.bots.core.seats import play_bots
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from tests.browser.visitors import call

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.dtr").read_text("utf-8")


def played_by_bots(names: list[str], mode: str, seed: int) -> str:
    """Returns the record of a game of Between Two Cities between apprentices."""
    game = get("cities")
    setup = game.setup(len(names), {"mode": mode}, None)
    match = Match(game, setup, SamplingDealer(seed), names)
    make = bot_maker("cities", "apprentice")
    bots = {seat: make(f"{seed} {seat}") for seat in range(len(names))}
    while play_bots(match, bots):
        pass
    return match.record().text()


def imported(page: Page, record: str) -> str:
    """Imports a record and returns the id of its table, which the importer only watches."""
    return str(call(page, "/api/v1/records", {"text": record})["table"]["id"])
