"""An administrator works on the page, and visitors notice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from draftingtable.server.admin.operations import OPERATIONS
from tests.browser.chromium import Chromium
from tests.browser.conftest import SCREENSHOTS
from tests.browser.serving import REAL, serving
from tests.browser.visitors import PHONE, Visitors, call, make_table

TOKEN = "a token of these tests alone"
MINUTES_LEFT = re.compile(r"will restart in \d+ minutes")
"""Ten at first; on a slow machine fewer by the time somebody looks."""


@pytest.fixture
def guests(chromium: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a server of their own: what an administrator does, all its visitors notice."""
    variables = {"DRAFTINGTABLE_ADMIN_TOKEN": TOKEN}
    folder = tmp_path_factory.mktemp("administered")
    with serving(folder, REAL, variables) as server, chromium.driven() as browser:
        people = Visitors(browser, server.address, SCREENSHOTS)
        # Tokens, passwords and bans are refused on purpose, and a table is gone.
        people.provoked += ["status of 403", "status of 404"]
        yield people
        people.leave()
    assert people.problems == []


def enter_as_admin(guests: Visitors, **settings: object) -> Page:
    page = guests.enter("/admin", name="Admin", **settings)
    field = page.get_by_label("Administrator’s token")
    field.fill("not the token of this server")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("This is not the administrator’s token.")).to_be_visible()
    field.fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_test_id("admin-servers")).to_be_visible()
    return page


def confirm(page: Page) -> None:
    press(page, page.get_by_test_id("admin-confirm"))


def press(page: Page, button: Locator) -> None:
    """Waits for this operation's own answer: the note about the one before may still be there."""
    with page.expect_response(is_operation) as answer:
        button.click()
    assert answer.value.ok
    expect(page.get_by_text("Done.").first).to_be_visible()


def is_operation(answer: Response) -> bool:
    return "/api/v1/admin/" in answer.url and answer.request.method == "POST"


def is_introduction(answer: Response) -> bool:
    return answer.url.endswith("/api/v1/me") and answer.request.method == "POST"


def test_everything_on_the_page_is_an_operation_and_every_operation_is_on_the_page(
    guests: Visitors,
) -> None:
    page = enter_as_admin(guests, viewport=PHONE)
    found = page.locator("[data-operation]")
    expect(found).to_have_count(len(OPERATIONS))
    names = found.evaluate_all("(parts) => parts.map((part) => part.dataset.operation)")
    assert sorted(names) == sorted(one.name for one in OPERATIONS)


def test_tables_and_people_are_closed_banned_and_forgotten(guests: Visitors) -> None:
    admin = enter_as_admin(guests)
    peter = guests.enter(name="Péter")
    closed = make_table(peter, "towers", ["me", "me"])
    deleted = make_table(peter, "towers", ["me", "open"])
    peter.goto(f"/t/{closed}")
    expect(peter.get_by_test_id("menu")).to_be_visible()
    player = str(call(peter, "/api/v1/me", {"nickname": "Péter"})["player"])
    admin.reload()
    admin.locator(f"[data-table='{closed}'] button").first.click()
    confirm(admin)
    expect(admin.locator(f"[data-table='{closed}']")).to_have_count(0)
    admin.locator(f"[data-table='{deleted}'] .danger").click()
    confirm(admin)
    expect(admin.get_by_text("No open or running tables.")).to_be_visible()
    peter.goto(f"/t/{deleted}")
    expect(peter.get_by_role("heading", name="Table not found")).to_be_visible()
    admin.get_by_label("Player’s id, or a table’s code").fill(player)
    admin.get_by_role("button", name="Forget for good").click()
    confirm(admin)
    # A forgotten visitor gets a new identity from the page's own introduction, not from ours.
    with peter.expect_response(is_introduction):
        peter.goto("/")
    again = str(call(peter, "/api/v1/me", {"nickname": "Péter"})["player"])
    assert again != player
    admin.get_by_label("Address, range or player’s id").fill(again)
    press(admin, admin.get_by_role("button", name="Ban", exact=True))
    expect(admin.locator("[data-operation=unban]")).to_contain_text(again)
    peter.goto("/")
    peter.get_by_test_id("play-towers").click()
    expect(peter.get_by_text("You are banned from this server.").first).to_be_visible()
    admin.get_by_role("button", name="Lift ban").click()
    expect(admin.get_by_text("Nobody is banned.")).to_be_visible()


def test_the_club_its_password_and_a_restart_are_seen_by_visitors(guests: Visitors) -> None:
    admin = enter_as_admin(guests)
    admin.get_by_label("New club password").fill("tower of sand")
    press(admin, admin.locator("[data-operation=password] button"))
    expect(admin.get_by_text("A password is set.")).to_be_visible()
    admin.locator("[data-operation=creation] label", has_text="With the password").click()
    expect(admin.locator("[data-operation=creation] .chosen")).to_have_text("With the password")
    admin.get_by_label("Name of the club").fill("Sand Club")
    admin.get_by_label("Imprint: who runs this server").fill("Anna B\n<b>Street 1</b>")
    press(admin, admin.locator("[data-operation=club] button"))
    press(admin, admin.get_by_role("button", name="Announce"))
    expect(admin.get_by_test_id("restart")).to_contain_text(MINUTES_LEFT)
    guest = guests.enter(name="Péter")
    expect(guest.get_by_test_id("restart")).to_contain_text(MINUTES_LEFT)
    expect(guest.get_by_text("Sand Club")).to_be_visible()
    guest.get_by_role("button", name="Imprint").click()
    expect(guest.get_by_test_id("club-text")).to_have_text("Anna B\n<b>Street 1</b>")
    guest.keyboard.press("Escape")
    guest.get_by_test_id("play-towers").click()
    guest.get_by_label("Password", exact=True).fill("tower of mud")
    guest.get_by_role("button", name="Continue").click()
    expect(guest.get_by_text("This is not the club’s password.")).to_be_visible()
    guest.get_by_label("Password", exact=True).fill("tower of sand")
    guest.get_by_role("button", name="Continue").click()
    expect(guest.get_by_test_id("menu")).to_be_visible()
    admin.get_by_role("button", name="Cancel the restart").click()
    expect(guest.get_by_test_id("restart")).to_have_count(0)
