"""Players who look elsewhere are notified when their turn comes."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.playing import play_until
from tests.browser.visitors import Visitors, make_table, wait_until_ready

# Headless Chromium has nowhere to show notifications: the page keeps them for the test. The shell
# does not even let anyone permit them.
LOOKS_AWAY = """
Object.defineProperty(document, "hidden", { get: () => window.looksAway === true });
navigator.vibrate = (pattern) => { window.vibrated = pattern; return true; };
window.notes = [];
Object.defineProperty(Notification, "permission", { get: () => "granted" });
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) => {
  window.notes.push({ title, body, data, tag });
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
  window.notes.filter((note) => note.tag === tag).map((note) => ({
    close: () => { window.notes = window.notes.filter((other) => other !== note); },
  }));
"""
NOTES = "window.notes"
ICON = "new URL(document.querySelector('link[rel=icon]').href).pathname"


def test_title_icon_and_note_call_for_the_turn(visitors: Visitors) -> None:
    anna, peter, path = two_people_at_a_table(visitors)
    play_until(lambda: is_called(anna) and not is_called(peter), peter)  # whoever starts
    assert anna.evaluate(ICON) == "/icon-turn.svg"
    assert peter.evaluate(ICON) == "/icon.svg"
    assert peter.evaluate(NOTES) == []

    peter.evaluate("window.looksAway = true")
    play_until(lambda: is_called(peter), anna)
    peter.wait_for_function("() => window.notes.length === 1")
    assert peter.evaluate(NOTES) == [
        {
            "title": "Your turn",
            "body": "5 Towers – Drafting Table",
            "data": f"{visitors.address}{path}",
            "tag": "turn",
        }
    ]
    peter.evaluate("window.looksAway = false")
    play_until(lambda: not is_called(peter), peter)
    peter.wait_for_function("() => window.notes.length === 0")
    assert peter.evaluate(ICON) == "/icon.svg"
    assert peter.evaluate("window.vibrated")


def is_called(page: Page) -> bool:
    return page.title().startswith("● Your turn")


def two_people_at_a_table(visitors: Visitors) -> tuple[Page, Page, str]:
    anna = visitors.arrive()
    path = f"/t/{make_table(anna, 'towers', ['me', 'open'])}"
    anna.goto(path)
    peter = visitors.enter(name="Péter", notifications=True, vibration=True, worker=True)
    peter.add_init_script(LOOKS_AWAY)
    peter.goto(path)
    peter.evaluate("navigator.serviceWorker.ready.then(() => true)")
    peter.click("[data-testid=sit-down]")
    peter.click("[data-testid=ready]")
    wait_until_ready(anna, "Péter")
    anna.click("[data-testid=start]")
    for page in (anna, peter):
        page.wait_for_selector("[data-testid=menu]")
    return anna, peter, path
