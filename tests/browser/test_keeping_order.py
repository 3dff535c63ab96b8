"""What people see of votes on seats, muted people, a silent chat and tables without spectators."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import DESK, PHONE, Visitors, call, make_table

SCREENS = pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])

EVERYBODY_SITS = "Start the game"
"""What the host's button says once no seat is free; until all are ready, it is disabled."""


def gathered(visitors: Visitors, people: int, **more: object) -> list[Page]:
    """Returns people at a running game of 5 Towers; Anna is the host."""
    viewport = more.pop("viewport", DESK)
    anna = visitors.arrive(viewport=viewport)
    table = make_table(anna, "towers", ["me", *["open"] * (people - 1)], **more)
    anna.goto(f"/t/{table}")
    pages = [anna]
    for name in ("Péter", "Lina")[: people - 1]:
        page = visitors.enter(f"/t/{table}", name=name, viewport=viewport)
        page.click("[data-testid=sit-down]")
        page.click("[data-testid=ready]")
        pages.append(page)
    start = anna.get_by_test_id("start")
    expect(start).to_have_text(EVERYBODY_SITS)
    start.click()
    for page in pages:
        page.wait_for_selector("[data-testid=menu]")
    return pages


def press(page: Page, testid: str) -> None:
    """Reaches a control by keyboard alone, as everybody must be able to."""
    control = page.locator(f"[data-testid={testid}]")
    control.focus()
    page.keyboard.press("Enter")


@SCREENS
def test_people_vote_and_the_replaced_player_takes_the_seat_back(
    visitors: Visitors, screen: object
) -> None:
    anna, peter, lina = gathered(visitors, 3, viewport=screen)
    press(anna, "menu")
    press(anna, "votes")
    expect(anna.get_by_test_id("replace-2")).to_have_text("Vote for a bot to play for Péter")
    visitors.shot(anna, f"vote-menu-{width(anna)}")
    press(anna, "replace-2")
    wanted = "Should a bot play for Péter? Votes: 1 of 2."
    for page in (anna, lina):
        expect(page.get_by_test_id("vote")).to_contain_text(wanted)
        expect(page.get_by_test_id("vote")).to_be_in_viewport()
    expect(anna.get_by_test_id("vote").get_by_role("button")).to_have_count(0)
    expect(peter.get_by_test_id("vote")).to_contain_text("The others are voting")
    visitors.shot(lina, f"vote-{width(lina)}")
    visitors.shot(peter, f"vote-on-you-{width(peter)}")
    lina.get_by_role("button", name="I agree").click()
    back = peter.get_by_role("button", name="Take my seat back from the bot")
    expect(back).to_be_in_viewport()
    visitors.shot(peter, f"take-back-{width(peter)}")
    back.click()
    expect(back).to_have_count(0)
    expect(peter.get_by_test_id("vote")).to_have_count(0)


def test_a_host_replaces_only_an_opponent_who_is_gone(visitors: Visitors) -> None:
    anna, peter = gathered(visitors, 2, viewport=PHONE)
    anna.click("[data-testid=menu]")
    expect(anna.get_by_test_id("resign")).to_be_visible()
    expect(anna.get_by_test_id("replace-2")).to_have_count(0)
    expect(anna.get_by_test_id("votes")).to_have_count(0)
    table = peter.url
    peter.goto("/settings")
    offer = anna.get_by_test_id("replace-2")
    expect(offer).to_have_text("Let a bot play for Péter")
    offer.click()
    expect(anna.locator("[data-seat='2']")).to_contain_text("a bot is playing")
    peter.goto(table)
    peter.get_by_role("button", name="Take my seat back from the bot").click()
    expect(anna.locator("[data-seat='2']")).not_to_contain_text("a bot is playing")


@SCREENS
def test_a_muted_person_is_not_seen_until_unmuted(visitors: Visitors, screen: object) -> None:
    anna, peter = gathered(visitors, 2, viewport=screen)
    for page in (anna, peter):
        page.keyboard.press("c")
    write(peter, "Hurry up!")
    chat = anna.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("Hurry up!")
    chat.get_by_role("button", name="Péter").focus()
    anna.keyboard.press("Enter")
    mute = anna.get_by_role("button", name="Mute Péter", exact=True)
    expect(mute).to_be_in_viewport()
    visitors.shot(anna, f"mute-{width(anna)}")
    mute.click()
    expect(chat).not_to_contain_text("Hurry up!")
    write(peter, "Hello?")
    expect(peter.get_by_role("list", name="Chat")).to_contain_text("Hello?")
    anna.reload()
    anna.wait_for_selector("[data-testid=menu]")
    anna.keyboard.press("c")
    unmute = anna.get_by_role("button", name="Unmute Péter")
    expect(unmute).to_be_in_viewport()
    expect(anna.get_by_role("list", name="Chat")).not_to_contain_text("Hello?")
    visitors.shot(anna, f"muted-{width(anna)}")
    unmute.click()
    expect(anna.get_by_role("list", name="Chat")).to_contain_text("Hello?")


def write(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Message").fill(words)
    page.keyboard.press("Enter")


def test_the_host_turns_free_chat_off_during_the_game(visitors: Visitors) -> None:
    anna, peter = gathered(visitors, 2, viewport=PHONE)
    peter.keyboard.press("c")
    expect(peter.get_by_role("textbox", name="Message")).to_be_visible()
    peter_menu = peter.locator("[data-testid=switch-chat]")
    press(anna, "menu")
    visitors.shot(anna, "chat-switch-phone")
    press(anna, "switch-chat")
    expect(peter.get_by_text("Free chat is off: choose a quick phrase.")).to_be_in_viewport()
    expect(peter.get_by_role("textbox", name="Message")).to_have_count(0)
    visitors.shot(peter, "chat-off-phone")
    peter.get_by_role("button", name="Good luck!").click()
    expect(peter.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    expect(peter_menu).to_have_count(0)


def test_after_the_game_there_are_phrases_only(visitors: Visitors) -> None:
    anna, peter = gathered(visitors, 2, viewport=PHONE)
    table = anna.url.rsplit("/", 1)[-1]
    call(anna, f"/api/v1/tables/{table}/resign", {"seat": 1})
    peter.wait_for_selector("[data-testid=result]")
    peter.keyboard.press("c")
    expect(peter.get_by_text("The game is over: choose a quick phrase.")).to_be_visible()
    peter.get_by_role("button", name="Good game!").click()
    expect(peter.get_by_role("list", name="Chat")).to_contain_text("Good game!")
    stranger = visitors.enter(anna.url, name="Otto", viewport=PHONE)
    stranger.wait_for_selector("[data-testid=menu]")
    stranger.keyboard.press("c")
    expect(stranger.get_by_text("only its players can still send quick phrases")).to_be_visible()
    expect(stranger.get_by_role("button", name="Good game!")).to_have_count(0)


def test_a_spectator_sees_why_the_table_closes_to_them(visitors: Visitors) -> None:
    visitors.provoked.append("status of 409")  # the table, as a page: no longer for them
    anna = visitors.arrive()
    table = make_table(anna, "towers", ["me", "open"], spectators=False)
    anna.goto(f"/t/{table}")
    watcher = visitors.enter(f"/t/{table}", name="Otto", viewport=PHONE)
    watcher.wait_for_selector("[data-testid=sit-down]")
    anna.click("[data-testid=start]")
    expect(watcher.get_by_role("heading", name="Players only")).to_be_in_viewport()
    expect(watcher.get_by_test_id("players-only")).to_contain_text("has no spectators")
    visitors.shot(watcher, "players-only-phone")


def width(page: Page) -> int:
    assert page.viewport_size is not None
    return page.viewport_size["width"]
