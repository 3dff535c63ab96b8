"""Several people: by link, on one device, watching, and with a failing network."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.playing import RESULT, play_to_the_end, settle
from tests.browser.visitors import PHONE, Visitors, make_table, wait_until_ready

LOST = "[data-testid=reconnecting]"


def test_two_people_by_link(visitors: Visitors) -> None:
    anna = visitors.enter()
    anna.click("[data-testid=create-cities]")
    anna.wait_for_selector("[data-testid=start]")
    anna.locator("fieldset label").get_by_text("2", exact=True).click()
    anna.wait_for_selector("[data-testid=seat-3]", state="detached")
    visitors.shot(anna, "waiting-room")

    peter = visitors.enter(anna.url, name="Péter", viewport=PHONE, language="hu")
    peter.click("[data-testid=sit-down]")
    peter.click("[data-testid=ready]")
    wait_until_ready(anna, "Péter")
    anna.click("[data-testid=start]")
    for page in (anna, peter):
        page.wait_for_selector("[data-testid=menu]")
    talk(anna, peter)


def talk(anna: Page, peter: Page) -> None:
    """Sends a quick phrase, which each reader sees in their own language."""
    anna.get_by_role("button", name="Chat", exact=True).last.click()
    anna.get_by_role("button", name="Good luck!").click()
    peter.get_by_role("button", name=re.compile("Csevegés")).click()
    peter.get_by_role("list", name="Csevegés").get_by_text("Sok szerencsét!").wait_for()
    peter.keyboard.press("Escape")


def test_pass_and_play_hides_each_hand_behind_a_curtain(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=PHONE)
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'me'], options={'mode': 'two'})}")
    curtain = page.locator("[data-testid=curtain]")
    curtain.wait_for()
    settle(page)
    expect(page.locator(".tile")).to_have_count(0)
    visitors.shot(page, "curtain")
    curtain.click()
    page.wait_for_selector(".pick .tile")
    assert curtain.count() == 0


def test_a_spectator_s_traffic_has_no_secrets(visitors: Visitors) -> None:
    anna = visitors.arrive()
    table = make_table(anna, "cities", ["me", "random", "random"])
    anna.goto(f"/t/{table}")
    anna.wait_for_selector(".pick .tile")

    watcher = visitors.arrive(name="Otto")
    frames: list[str] = []
    watcher.on("websocket", lambda socket: listen(socket, frames))
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector("[data-testid=menu]")
    play_to_the_end(anna)
    watcher.wait_for_selector(RESULT)
    assert len(frames) > 10
    for frame in frames:
        check_no_secret(json.loads(frame))


def listen(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda payload: frames.append(str(payload)))


def check_no_secret(message: dict[str, object]) -> None:
    """Checks that a spectator gets one view, without hand, choice or legal moves."""
    views = message.get("views") or {}
    assert isinstance(views, dict)
    assert set(views) <= {"0"}
    view = views.get("0", {})
    assert not view.get("legal")
    assert not view.get("game", {}).get("hand")
    assert not view.get("game", {}).get("pick")
    story = message.get("story") or []
    assert isinstance(story, list)
    for event in story:
        assert event["kind"] not in ("hand", "pick") or "tiles" not in event


def test_a_lost_connection_heals_and_no_move_is_lost(visitors: Visitors) -> None:
    page = visitors.arrive(worker=True)
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'random'])}")
    number = page.locator(".bidding .number[aria-disabled=false]").first
    number.wait_for()
    page.evaluate("navigator.serviceWorker.ready")  # otherwise its own load would be cut too
    page.context.set_offline(True)
    page.wait_for_selector(LOST)
    visitors.shot(page, "reconnecting")
    page.context.set_offline(False)
    page.wait_for_selector(LOST, state="detached")
    number.click()
    expect(page.locator("aside ol")).to_contain_text("You bid")
