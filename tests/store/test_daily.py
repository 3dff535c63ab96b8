"""Daily deals: who gets which, what is kept secret until when, what counts, and how it compares."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, verify
from draftingtable.games.core.records import parse
from draftingtable.table import SYSTEM, Table, actions
from draftingtable.table.policy import DAY, HOUR
from draftingtable.tables.daily import Daily
from draftingtable.tables.daily_deals import (
    GAMES,
    GRACE,
    POOL,
    DailyDeals,
    begins,
    day_of,
    is_over_at,
    pool,
    read_day,
)
from draftingtable.tables.forgetting import Forgetting
from tests.store.daily_games import play_once, play_out
from tests.store.stories import Clock, service_at, tell

KEY = b"the key of these tests"
TODAY = date(2026, 11, 19)
NOON = begins(TODAY) + DAY // 2


class At(Clock):
    def __init__(self, now: int = NOON) -> None:
        self.now = now


@asynccontextmanager
async def daily_at(address: str, clock: Clock | None = None) -> AsyncIterator[Daily]:
    clock = clock or At()
    async with service_at(address, clock) as service:
        yield Daily(service, KEY, clock)


async def finished(daily: Daily, game: str, player: str, level: str = "journeyman") -> Table:
    table = await daily.play(game, player, player.title())
    return await play_out(daily.service, table.id, player, level)


async def until_listed(daily: Daily, table_id: str) -> None:
    """Waits for the list, which is updated a moment after the log."""
    while True:
        listed = await daily.service.store.listed(table_id)
        if listed is not None and listed.state == "finished":
            return
        await asyncio.sleep(0)


def players_of(daily: Daily, game: str, slot: int, count: int) -> list[str]:
    """Returns players who get that deal of the pool."""
    everybody = (f"player{number}" for number in range(1000))
    found = (one for one in everybody if daily.deals.deal_for(TODAY, game, one).slot == slot)
    return [next(found) for _ in range(count)]


# Deals


def test_a_day_is_utc_from_midnight_to_midnight() -> None:
    assert day_of(begins(TODAY)) == TODAY
    assert day_of(begins(TODAY) + DAY - 1) == TODAY
    assert day_of(begins(TODAY) - 1) == date(2026, 11, 18)
    assert is_over_at(TODAY) == begins(date(2026, 11, 20)) + GRACE
    assert read_day("2026-11-19") == TODAY


@pytest.mark.parametrize("text", ["", "2026-11-31", "20261119", "2026-11-19T00", "tomorrow"])
def test_anything_else_is_not_a_day(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_day(text)
    assert refused.value.code == "no-such-day"


def test_every_server_with_the_same_key_derives_the_same_deals() -> None:
    one, same, other = DailyDeals(KEY), DailyDeals(KEY), DailyDeals(b"another key")
    deals = [deal for game in GAMES for deal in pool(TODAY, game)]
    assert [one.secret(deal) for deal in deals] == [same.secret(deal) for deal in deals]
    secrets = {each.secret(deal) for each in (one, other) for deal in deals}
    assert len(secrets) == 2 * len(deals)
    assert one.commitments(TODAY, "towers") == [
        commitment(one.secret(deal)) for deal in pool(TODAY, "towers")
    ]


def test_players_are_spread_over_the_pool_and_keep_their_deal() -> None:
    deals = DailyDeals(KEY)
    slots = Counter(deals.deal_for(TODAY, "towers", f"p{each}").slot for each in range(4000))
    assert set(slots) == set(range(POOL))
    assert all(900 < count < 1100 for count in slots.values())
    moved = [
        deals.deal_for(TODAY, "towers", f"p{each}").slot
        == deals.deal_for(TODAY, "cities", f"p{each}").slot
        for each in range(4000)
    ]
    assert 900 < sum(moved) < 1100, "one game's deal says nothing about the other's"


# Playing


def test_the_same_deal_gives_the_same_game_to_whoever_plays_alike(address: str) -> None:
    async def story() -> None:
        async with daily_at(address) as daily:
            for game in GAMES:
                anna, ben = players_of(daily, game, 2, 2)
                games = [await finished(daily, game, one) for one in (anna, ben)]
                assert games[0].id != games[1].id
                lines = [
                    [str(line) for line in table.match.lines] for table in games if table.match
                ]
                assert lines[0] == lines[1]
                assert games[0].commitment == daily.deals.commitments(TODAY, game)[2]

    tell(story())


def test_a_day_counts_once_per_player(address: str) -> None:
    """Asking again, on any server, during the game or after it, gives the same table."""

    async def story() -> None:
        async with daily_at(address) as one, daily_at(address) as other:
            first = await one.play("towers", "anna", "Anna")
            assert (await other.play("towers", "anna", "Somebody")).id == first.id
            await play_out(one.service, first.id, "anna")
            again = await one.play("towers", "anna", "Anna")
            assert (again.id, again.state) == (first.id, "finished")
            mine = (await one.overview("anna"))["today"]["games"][0]["mine"]
            assert (mine["table"], mine["state"], mine["place"], mine["of"]) == (
                *(first.id, "finished"),
                *(1, 1),
            )

    tell(story())


def test_leaving_hands_nothing_to_a_bot(address: str) -> None:
    async def story() -> None:
        async with daily_at(address) as daily:
            table = await daily.play("cities", "anna", "Anna")
            number = table.number
            assert await daily.service.act(table.id, "anna", actions.Leave(None)) == number
            for action in (actions.Replace(0), actions.Replace(0, 10**9)):
                with pytest.raises(Refusal) as refused:
                    await daily.service.act(table.id, "anna", action)
                assert refused.value.code == "daily-alone"
            assert table.seats[0].is_played_by_person()
            with pytest.raises(Refusal) as refused:
                table.check_hint("anna", 0)
            assert refused.value.code == "hints-off"

    tell(story())


def test_giving_up_counts_as_the_one_try_but_not_as_a_result(address: str) -> None:
    async def story() -> None:
        async with daily_at(address) as daily:
            table = await daily.play("towers", "anna", "Anna")
            await daily.service.act(table.id, "anna", actions.Resign(0))
            assert (await daily.play("towers", "anna", "Anna")).state == "finished"
            mine = (await daily.overview("anna"))["today"]["games"][0]["mine"]
            assert (mine["state"], mine["score"], mine["place"]) == ("given-up", None, None)
            assert await daily.results(TODAY, "towers") == []
            with pytest.raises(Refusal) as refused:
                await daily.service.rematch(table.id, "anna")
            assert refused.value.code == "daily-once"

    tell(story())


# Midnight


def test_a_game_begun_before_midnight_may_be_finished_soon_after(address: str) -> None:
    async def story() -> None:
        clock = At(begins(TODAY) + DAY - 1)
        async with daily_at(address, clock) as daily:
            table = await daily.play("towers", "anna", "Anna")
            await play_once(daily.service, table, "anna", "journeyman")
            clock.now += HOUR
            await play_out(daily.service, table.id, "anna")
            (result,) = await daily.results(TODAY, "towers")
            assert result.table_id == table.id
            tomorrow = await daily.play("towers", "anna", "Anna")
            assert tomorrow.id != table.id
            overview = await daily.overview("anna")
            assert overview["yesterday"]["date"] == TODAY.isoformat()
            assert overview["yesterday"]["games"][0]["mine"]["state"] == "finished"
            assert overview["yesterday"]["games"][0]["secrets"] is None, "others may still play"
            assert overview["today"]["games"][0]["mine"]["state"] == "running"

    tell(story())


def test_a_game_finished_too_late_does_not_count(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            table = await daily.play("towers", "anna", "Anna")
            clock.now = is_over_at(TODAY)
            await play_out(daily.service, table.id, "anna")
            assert await daily.results(TODAY, "towers") == []
            mine = (await daily.overview("anna"))["yesterday"]["games"][0]["mine"]
            assert mine["state"] == "late"

    tell(story())


# Secrets


def closed(daily: Daily, table: Table, viewer: str) -> list[str]:
    """Returns the refusals of everything that would show a deal."""

    def refusal(ask: object) -> str:
        assert callable(ask)
        with pytest.raises(Refusal) as refused:
            ask()
        return refused.value.code

    return [
        refusal(table.record),
        refusal(table.check_finished),
        refusal(lambda: table.check_watch(viewer)),
    ]


def test_nothing_of_a_deal_is_shown_before_the_day_is_over(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            table = await finished(daily, "towers", "anna")
            secret = table.deal_secret().hex()
            assert closed(daily, table, "ben") == ["daily-not-over"] * 3
            assert table.fairness()["secret"] is None
            shown = [table.data("anna", (), clock.now), table.line(), table.fairness()]
            shown += [await daily.overview(one) for one in ("anna", "ben", "")]
            assert secret not in str(shown)
            with pytest.raises(Refusal) as refused:
                await daily.comparison(TODAY, "towers", "anna")
            assert refused.value.code == "daily-not-over"
            rows = await daily.service.store.read(table.id)
            assert secret not in str(rows)

    tell(story())


def test_after_the_day_everything_is_open_and_can_be_verified(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            promised = (await daily.overview(""))["today"]["games"]
            clock.now -= DAY
            tomorrow = (await daily.overview(""))["tomorrow"]["games"]
            assert [one["commitments"] for one in tomorrow] == [
                one["commitments"] for one in promised
            ]
            clock.now += DAY
            tables = [await finished(daily, game, "anna") for game in GAMES]
            clock.now = is_over_at(TODAY)
            for game, table, before in zip(GAMES, tables, promised, strict=True):
                await daily.service.tick(table.id)
                table.check_watch("ben")
                found = await daily.comparison(TODAY, game, "ben")
                assert before["secrets"] is None
                revealed = [commitment(bytes.fromhex(one)) for one in found["secrets"]]
                assert revealed == before["commitments"]
                record = parse(table.record().text())
                assert record.extra["secret"] in found["secrets"]
                checked = verify(record)
                assert [doubt.code for doubt in checked.doubts] == ["fair-daily"]
                assert checked.deals > 3
                assert table.fairness()["secret"] in found["secrets"]

    tell(story())


def test_the_table_opens_by_itself_even_after_days_without_a_server(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            table = await finished(daily, "towers", "anna")
            assert await daily.service.due() == []
        clock.now += 5 * DAY
        async with daily_at(address, clock) as daily:
            assert await daily.service.due() == [table.id]
            await daily.service.tick(table.id)
            opened = await daily.service.table(table.id)
            opened.check_watch("ben")
            assert opened.record().result is not None
            while await daily.service.due():  # lists are updated a moment later
                await asyncio.sleep(0)
            assert (await daily.comparison(TODAY, "towers", "anna"))["mine"]["place"] == 1

    tell(story())


# Results


def test_results_compare_by_how_far_each_is_ahead_of_the_others(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            same = players_of(daily, "towers", 0, 2)
            other = players_of(daily, "towers", 1, 1)
            strong = await finished(daily, "towers", same[0], "journeyman")
            weak = await finished(daily, "towers", same[1], "random")
            third = await finished(daily, "towers", other[0], "journeyman")
            clock.now = is_over_at(TODAY)
            found = await daily.comparison(TODAY, "towers", same[1])
            ahead = {one.id: ahead_of(one) for one in (strong, weak, third)}
            assert {one["table"]: one["ahead"] for one in found["games"]} == ahead
            assert [one["ahead"] for one in found["games"]] == sorted(ahead.values(), reverse=True)
            assert [one["mine"] for one in found["games"]].count(True) == 1
            assert sum(one["count"] for one in found["distribution"]) == found["count"] == 3
            mine = found["mine"]
            assert (mine["table"], mine["slot"]) == (weak.id, 0)
            assert (mine["place"], mine["of"]) == (3, 3)
            assert (mine["place_on_deal"], mine["of_on_deal"]) == (2, 2)
            assert [one["slot"] for one in found["best"]] == [0, 1]

    tell(story())


def ahead_of(table: Table) -> int:
    outcome = table.outcome()
    assert outcome is not None
    return outcome.scores[0] - max(outcome.scores[1:])


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_bot_plays_the_same_deal_after_the_day(address: str, game: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            anna = await finished(daily, game, "anna")
            assert len(await daily.best_games(TODAY, game)) == 1
            clock.now = is_over_at(TODAY)
            (best,) = await daily.best_games(TODAY, game)
            assert best.seats[0].level == daily.strongest(game)
            assert anna.match is not None
            assert best.match is not None
            assert str(best.match.lines[0]) == str(anna.match.lines[0])
            assert (await daily.comparison(TODAY, game, ""))["best"][0]["score"] is None
            best.seats[0].level = "novice"  # quicker
            await play_out(daily.service, best.id, "", "novice")
            found = (await daily.comparison(TODAY, game, ""))["best"][0]
            assert (found["table"], found["ahead"]) == (best.id, ahead_of(best))
            assert await daily.best_games(TODAY, game) == []
            doubts = [doubt.code for doubt in verify(best.record()).doubts]
            assert doubts == ["fair-daily", "fair-dealt-before"]
            clock.now += 30 * DAY
            assert await daily.best_games(TODAY, game) == []

    tell(story())


def test_erasing_a_table_removes_its_result(address: str) -> None:
    async def story() -> None:
        clock = At()
        async with daily_at(address, clock) as daily:
            table = await finished(daily, "towers", "anna")
            kept = await finished(daily, "towers", "ben")
            forgetting = Forgetting(daily.service.store, clock)
            await until_listed(daily, kept.id)
            await forgetting.forget_player("ben")
            await forgetting.forget_table(table.id)
            clock.now = is_over_at(TODAY)
            found = await daily.comparison(TODAY, "towers", "")
            assert [(one["table"], one["name"]) for one in found["games"]] == [
                (kept.id, "Player 1")
            ]

    tell(story())


def test_a_bot_of_the_server_cannot_play_for_the_person(address: str) -> None:
    async def story() -> None:
        async with daily_at(address) as daily:
            table = await daily.play("cities", "anna", "Anna")
            with pytest.raises(Refusal):
                await daily.service.act(
                    table.id, SYSTEM, actions.Move(0, table.phase(0), "assign F A")
                )

    tell(story())
