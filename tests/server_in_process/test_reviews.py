"""Reviews are streamed, shared and kept; nobody can have a running game analysed."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool import reviews as module
from draftingtable.server.bot_pool.pool import Failed, Thinker
from draftingtable.server.bot_pool.waiting_line import Claim, Kind, Taker, WaitingLine
from draftingtable.server.http.models.reviews import Judged, ReviewPart
from draftingtable.store.retention import Retention
from draftingtable.table_bots import reviewing
from draftingtable.table_bots.questions import AnyQuestion
from draftingtable.tables.forgetting import DAY, Forgetting, Keeping
from tests.server_in_process.reviewing import PARTS, Asked, asked, imported
from tests.server_in_process.serving import API, PATIENCE, Running, code_of, new_table, running

__all__ = ["asked"]
Part = dict[str, Any]
CHECKED: TypeAdapter[object] = TypeAdapter(ReviewPart)


async def reviewed(client: httpx.AsyncClient, table_id: str, depth: str = "usual") -> list[Part]:
    """Returns the parts of a review but those that only say that it waits."""
    found = []
    async with client.stream("GET", f"{API}/tables/{table_id}/review?depth={depth}") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        assert answer.headers["x-accel-buffering"] == "no"
        async for line in answer.aiter_lines():
            CHECKED.validate_python(json.loads(line))
            found.append(json.loads(line))
    return [part for part in found if part["part"] != "waiting"]


def kinds(parts: list[Part]) -> list[str]:
    return [part["part"] for part in parts]


async def until_kept(server: Running) -> None:
    while not await server.services.hub.reviews.kept.count():
        await asyncio.sleep(0.01)


def test_a_review_comes_part_by_part_with_the_players_names(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await imported(client)
            record = (await client.get(f"{API}/tables/{table_id}/record")).text
            names = json.loads(record.partition("seats: ")[2].partition("\n")[0])
            parts = await reviewed(client, table_id)
            assert kinds(parts) == PARTS
            assert parts[0]["seats"] == names
            assert len(asked.slices) > len(PARTS), "one part or pause at a time"
            assert not any(name in asked.slices[0].record for name in names)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_second_request_is_answered_from_the_store(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await imported(client)
            first = await reviewed(client, table_id)
            await until_kept(server)
            before = len(asked.slices)
            second = await reviewed(client, table_id)
            assert len(asked.slices) == before
            assert kinds(second) == ["head", "chances", "decision", "decision", "summary"]
            assert second[1] == first[2], "what was replaced by a better curve is not kept"
            kept = await server.services.hub.reviews.kept.find(table_id, "usual", reviewing.FORM)
            assert kept is not None
            assert not any(name.encode() in kept for name in first[0]["seats"])
            await reviewed(client, table_id, "quick")
            assert len(asked.slices) > before, "another depth is another review"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_review_of_another_form_is_computed_again(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await imported(client)
            await reviewed(client, table_id)
            await until_kept(server)
            before = len(asked.slices)
            monkeypatch.setattr(module, "FORM", reviewing.FORM + 1)
            await reviewed(client, table_id)
            assert len(asked.slices) == 2 * before

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_all_who_ask_share_one_computation(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            table_id = await imported(anna)
            async with server.services.hub.thinkers._borrowed():
                both = [asyncio.create_task(reviewed(one, table_id)) for one in (anna, eve)]
                reviews = server.services.hub.reviews
                while [one.followers for one in reviews.running.values()] != [2]:
                    await asyncio.sleep(0.01)
            first, second = await asyncio.gather(*both)
            assert first == second
            assert kinds(first) == PARTS
            assert len({one.review for one in asked.slices}) == 1

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_whoever_comes_late_gets_what_was_sent_before(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        gate = asyncio.Event()

        async def ask(self: Thinker, question: AnyQuestion) -> Any:
            if len(asked.slices) == 3:
                await gate.wait()
            return asked.answer(question)

        monkeypatch.setattr(Thinker, "ask", ask)
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            table_id = await imported(anna)
            first = asyncio.create_task(reviewed(anna, table_id))
            reviews = server.services.hub.reviews
            while not any(one.parts for one in reviews.running.values()):
                await asyncio.sleep(0.01)
            second = asyncio.create_task(reviewed(eve, table_id))
            while [one.followers for one in reviews.running.values()] != [2]:
                await asyncio.sleep(0.01)
            gate.set()
            assert await first == await second
            assert kinds(await second) == PARTS

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_review_that_nobody_follows_stops(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LINGER", 0.5)

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await imported(client)
            reviews = server.services.hub.reviews
            async with server.services.hub.thinkers._borrowed():
                leaving = asyncio.create_task(reviewed(client, table_id))
                while not any(one.followers for one in reviews.running.values()):
                    await asyncio.sleep(0.01)
                leaving.cancel()
                await asyncio.gather(leaving, return_exceptions=True)
                while any(one.followers for one in reviews.running.values()):
                    await asyncio.sleep(0.01)
            while reviews.running:
                await asyncio.sleep(0.01)
            assert not asked.slices
            assert not reviews.reading
            assert kinds(await reviewed(client, table_id)) == PARTS

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_process_that_dies_begins_again_and_no_part_comes_twice(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async def ask(self: Thinker, question: AnyQuestion) -> Any:
            if len(asked.slices) == 4 and not asked.fails:
                asked.fails = 1
                asked.reviewing.running.clear()
                raise Failed("killed")
            return asked.answer(question)

        monkeypatch.setattr(Thinker, "ask", ask)
        async with running(tmp_path) as server, server.client() as client:
            parts = await reviewed(client, await imported(client))
            assert kinds(parts) == PARTS
            assert asked.fails == 1

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_review_that_cannot_be_finished_says_so(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(question: object) -> None:
        raise Refusal("review-unknown", "", {"game": "chess"})

    monkeypatch.setattr(reviewing, "begun", unknown)

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            (part,) = await reviewed(client, await imported(client))
            assert part["part"] == "failed"
            assert part["error"]["code"] == "review-unknown"
            assert not server.services.hub.reviews.running

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_silence_is_broken_while_a_review_waits(
    tmp_path: Path, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SILENCE", 0.01)

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            first, second = await imported(client), await imported(client)
            async with server.services.hub.thinkers._borrowed():
                waiting = asyncio.create_task(reviewed(client, first))
                while first not in {key[0] for key in server.services.hub.reviews.running}:
                    await asyncio.sleep(0.01)
                path = f"{API}/tables/{second}/review"
                async with client.stream("GET", path) as answer:
                    lines = answer.aiter_lines()
                    parts = [json.loads(await anext(lines)) for _ in range(3)]
            assert parts == [{"part": "waiting", "ahead": 1}] * 3
            assert kinds(await waiting) == PARTS

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_busy_server_begins_no_review_and_limits_them(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        limits = running(tmp_path, most_reviews=1, rate_reviews=1000)
        async with limits as server, server.client() as client:
            first, second = await imported(client), await imported(client)
            hub = server.services.hub
            hub.overload.lateness.busy = True
            answer = await client.get(f"{API}/tables/{first}/review")
            assert (answer.status_code, code_of(answer)) == (503, "server-busy")
            hub.overload.lateness.busy = False
            async with hub.thinkers._borrowed():
                waiting = asyncio.create_task(reviewed(client, first))
                while not hub.reviews.running:
                    await asyncio.sleep(0.01)
                answer = await client.get(f"{API}/tables/{second}/review")
                assert (answer.status_code, code_of(answer)) == (409, "reviews-busy")
            assert kinds(await waiting) == PARTS

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_an_address_has_a_budget_of_reviews(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            reviews = server.services.hub.reviews
            reviews.budget.limits = (0.0001, 1 / 0.0001, lambda: 0.0)  # one, no refill
            first, second = await imported(client), await imported(client)
            await reviewed(client, first)
            answer = await client.get(f"{API}/tables/{second}/review")
            assert code_of(answer) == "reviews-busy"
            await until_kept(server)
            assert kinds(await reviewed(client, first)), "a kept one costs nothing"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_running_game_cannot_be_analysed_in_any_way(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            seats = [{"kind": "me"}, {"kind": "me"}]
            table_id = await new_table(anna, seats=seats, players=2)
            path = f"{API}/tables/{table_id}"
            for started in (False, True):
                if started:
                    await anna.post(f"{path}/start")
                other = {"step": 0, "move": "bid 1"}
                point = {"step": 0, "me": 1, "level": "novice", "luck": "same"}
                for one in (anna, eve):
                    answers = [
                        await one.get(f"{path}/review"),
                        await one.get(f"{path}/position?step=0"),
                        await one.post(f"{path}/judge", json=other),
                        await one.post(f"{path}/branch", json=point),
                    ]
                    assert [code_of(answer) for answer in answers] == ["game-running"] * 4
            assert not asked.questions

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_another_move_is_judged(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            path = f"{API}/tables/{await imported(client)}"
            found = []
            for move in ("bid 1", "bid 2"):
                answer = await client.post(f"{path}/judge", json={"step": 3, "move": move})
                Judged.model_validate(answer.json())
                found.append(answer.json()["accepted"])
            assert found == [True, False], "within 4 points of chance of the best"
            late = await client.post(f"{path}/judge", json={"step": 5000, "move": "bid 1"})
            assert code_of(late) == "no-such-step"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_past_position_is_shown_as_its_seat_saw_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            path = f"{API}/tables/{await imported(client)}"
            replay = (await client.get(f"{path}/replay")).json()
            for step in (0, 5):
                found = (await client.get(f"{path}/position?step={step}")).json()
                view = found["view"]
                assert found["step"] == step
                assert view["game"] == replay["moments"][step]["views"][str(found["seat"])]["game"]
                assert view["legal"]
                assert view["help"]
            late = await client.get(f"{path}/position?step={len(replay['moments']) - 1}")
            assert code_of(late) == "no-such-step"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_playing_on_makes_a_table_of_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            table_id = await imported(anna, "towers-3-referee-on")
            path = f"{API}/tables/{table_id}"
            before = (await anna.get(path)).json()
            wish = {"step": 4, "me": 2, "level": "novice", "luck": "new", "nickname": "Eve"}
            answer = await eve.post(f"{path}/branch", json=wish)
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            point = {"table": table_id, "step": 4, "seat": 2, "luck": "new"}
            assert (table["state"], table["branch"]) == ("running", point)
            assert [seat["mine"] for seat in table["seats"]] == [False, True, False]
            (line,) = (await eve.get(f"{path}/branches")).json()["branches"]
            assert (line["id"], line["branch"]) == (table["id"], point)
            assert (await anna.get(f"{path}/branches")).json() == {"branches": []}
            assert (await anna.get(path)).json() == before
            wrong = await eve.post(f"{path}/branch", json={**wish, "step": 5000})
            assert code_of(wrong) == "no-such-step"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_reviews_go_with_their_table_and_after_a_while(tmp_path: Path, asked: Asked) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            store, kept = server.services.store, server.services.hub.reviews.kept
            first, second = await imported(client), await imported(client)
            for table_id in (first, second):
                await reviewed(client, table_id)
            while await kept.count() < 2:
                await asyncio.sleep(0.01)
            await Retention(store).erase(first, 1)
            assert await kept.find(first, "usual", reviewing.FORM) is None
            await kept.keep(first, "usual", reviewing.FORM, 1, b"late")
            assert await kept.count() == 1, "the table was deleted while it was computed"
            now = server.services.hub.clock()
            sweeping, tomorrow = (Forgetting(store, partial(int, at)) for at in (now, now + DAY))
            await sweeping.sweep(Keeping(reviews=0.5))
            await tomorrow.sweep(Keeping(reviews=0))
            assert await kept.count() == 1
            await tomorrow.sweep(Keeping(reviews=0.5))
            assert await kept.count() == 0

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


# The queue


async def order_of(kinds_asked: list[tuple[str, Kind, Claim]]) -> list[str]:
    """Returns the order in which one process serves those who queue up while it is busy."""
    line, order = WaitingLine(1, most_hints=1), list[str]()
    await line.acquire()

    async def serve(name: str, kind: Kind, claim: Claim) -> None:
        await line.acquire(kind, lambda: claim)
        order.append(name)
        line.release(kind)

    tasks = [asyncio.create_task(serve(*one)) for one in kinds_asked]
    await asyncio.sleep(0)
    line.release()
    await asyncio.gather(*tasks)
    return order


def test_bots_come_first_then_hints_then_reviews() -> None:
    here, alone, mine = Claim("a"), Claim("table", watched=False), Claim("b", watched=False)
    queue = [
        ("review", Kind.REVIEW, mine),
        ("review again", Kind.REVIEW, mine),
        ("alone", Kind.BOT, alone),
        ("hint", Kind.HINT, Claim()),
        ("bot", Kind.BOT, here),
    ]
    found = asyncio.run(asyncio.wait_for(order_of(queue), PATIENCE))
    assert found == ["bot", "hint", "review", "alone", "review again"]


def test_reviews_leave_processes_to_others() -> None:
    async def story() -> list[bool]:
        line = WaitingLine(6, most_hints=3, most_reviews=2)
        reviews = [asyncio.create_task(line.acquire(Kind.REVIEW)) for _ in range(3)]
        await asyncio.sleep(0)
        await line.acquire()
        found = [task.done() for task in reviews]
        line.release(Kind.REVIEW)
        await reviews[2]
        return found

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == [True, True, False]


def test_a_review_waits_for_the_process_that_has_begun_it() -> None:
    class Home(Taker):
        ready = False

        def is_ready(self) -> bool:
            return self.ready

    async def story() -> list[bool]:
        line, home = WaitingLine(2, most_hints=1), Home()
        review = asyncio.create_task(line.acquire(Kind.REVIEW, taker=home))
        await asyncio.sleep(0)
        await line.acquire()
        found = [review.done()]
        home.ready = True
        line.release()
        await review
        return [*found, review.done()]

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == [False, True]
