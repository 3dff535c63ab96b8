"""Lessons are played to their end with the table's own controls, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.lessons.data import file_of
from tools.lessons.script import scripts

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import check_whole
from tests.browser.lesson_steps import step_of
from tests.browser.reaching import by_keyboard
from tests.browser.visitors import PHONE, Visitors

SMALL = {"width": 360, "height": 640}
LOW = {"width": 844, "height": 390}
Data = dict[str, Any]
Press = Callable[[Locator], None]
LESSONS: dict[str, Data] = {
    script.name: json.loads(file_of(script).read_text("utf-8")) for script in scripts()
}


def click(target: Locator) -> None:
    """Presses it as a person would, which fails if something covers it."""
    target.click()


def click_quickly(target: Locator) -> None:
    target.evaluate("(one) => one.click()")


def make(page: Page, view: Data, move: str, press: Press) -> None:
    """Makes a move with the table's controls."""
    verb, *rest = move.split()
    MAKERS[verb](page, view, rest, press)


def bid(page: Page, _view: Data, rest: list[str], press: Press) -> None:
    press(page.locator(".row .number").nth(int(rest[0])))


def pass_(page: Page, _view: Data, _rest: list[str], press: Press) -> None:
    press(page.locator(".row .pass"))


def build(page: Page, _view: Data, rest: list[str], press: Press) -> None:
    press(page.locator(f"[data-card={rest[0]}]"))
    press(page.locator(f"[data-plot={rest[0][0]}]"))


def raze(page: Page, view: Data, rest: list[str], press: Press) -> None:
    if any(move.startswith("build ") for move in view["legal"]):
        press(page.locator(".building .danger"))
    press(page.locator(f"[data-plot={rest[0]}]"))


def pick(page: Page, view: Data, rest: list[str], press: Press) -> None:
    hand = list(view["game"]["hand"])
    for tile in rest:
        place = hand.index(tile)
        hand[place] = ""
        press(page.locator(".pick .tile").nth(place))


def place(page: Page, view: Data, rest: list[str], press: Press) -> None:
    tiles = to_place(view, rest[1])
    press(page.locator(".place .tile").nth(tiles.index(rest[0])))
    tab = page.locator(f"[data-tab={rest[1]}]")
    if tab.is_visible():
        press(tab)
    press(page.locator(f'.spot[data-move="place {" ".join(rest)}"]'))


def to_place(view: Data, city: str) -> list[str]:
    game = view["game"]
    if "to_place" not in game:
        return list(game["seats"][0]["unplaced"])
    return [each["tile"] if each["city"] == city else "" for each in game["to_place"]]


def assign(page: Page, view: Data, rest: list[str], press: Press) -> None:
    press(page.locator(".assign .tile").nth(view["game"]["hands"][0].index(rest[0])))
    press(page.locator(f'.assign [data-move="assign {" ".join(rest)}"]'))


MAKERS: dict[str, Callable[[Page, Data, list[str], Press], None]] = {
    "bid": bid,
    "pass": pass_,
    "build": build,
    "raze": raze,
    "pick": pick,
    "place": place,
    "assign": assign,
}


def is_at(page: Page, lesson: Data, step: int) -> None:
    expect(page.locator(".coach .count")).to_have_text(f"{step + 1}/{len(lesson['steps'])}")


HEIGHT = "document.fonts.ready.then(() => document.querySelector('.above').offsetHeight)"
"""How much the coach takes from the table."""


def play(page: Page, lesson: Data, first: int, last: int, press: Press) -> set[int]:
    """Returns the heights that the coach had."""
    heights: set[int] = set()
    page.locator(".board > *").first.wait_for(state="attached")  # what covers it comes with it
    for number, step in enumerate(lesson["steps"][first:last], first):
        is_at(page, lesson, number)
        heights.add(page.evaluate(HEIGHT))
        check_whole(page, f"{lesson['name']}, step {step['name']}")
        if page.locator(".veil.covers").is_visible():
            page.keyboard.press("Escape")
            expect(page.locator(".veil")).to_have_count(0)
        if "offer" in step:
            press(page.locator("[data-testid=offer] .primary"))
        elif "move" in step:
            make(page, step["view"], step["move"], press)
        else:
            waits_for_nobody(page)
            press(page.locator(".coach .next"))
    return heights


def waits_for_nobody(page: Page) -> None:
    """Nothing at the table says that somebody else is at work: only the reader is."""
    expect(page.locator("p.waiting, .waiting p")).to_have_count(0)


def open_lesson(page: Page, name: str, language: str) -> None:
    """Opens a lesson for the first time, in a language."""
    page.evaluate(
        """(language) => {
          const settings = JSON.parse(localStorage["drafting-table-settings"]);
          localStorage["drafting-table-settings"] = JSON.stringify({ ...settings, language });
          localStorage.removeItem("drafting-table-lessons");
        }""",
        language,
    )
    page.goto(f"/learn/{name}")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end_in_every_language(visitors: Visitors, name: str) -> None:
    """On a small phone, with a wrong try first, and with leaving and returning halfway."""
    lesson = LESSONS[name]
    half, end = len(lesson["steps"]) // 2, len(lesson["steps"])
    first_task = next(at for at, step in enumerate(lesson["steps"]) if "move" in step)
    page = visitors.enter(f"/learn/{name}", viewport=SMALL)
    for language in LANGUAGES:
        open_lesson(page, name, language)
        heights = play(page, lesson, 0, first_task, click_quickly)
        try_another(page, lesson, first_task)
        heights |= play(page, lesson, first_task, half, click_quickly)
        is_at(page, lesson, half)
        page.reload()
        heights |= play(page, lesson, half, end, click_quickly)
        assert len(heights) == 1, f"the table jumps in {language}: {heights}"
        expect(page.locator(".closing")).to_be_visible()
        waits_for_nobody(page)
        assert page.locator("text=/lesson-|learn-/").count() == 0, "a message is missing"


def try_another(page: Page, lesson: Data, number: int) -> None:
    """Makes a legal move that the step does not ask for: the task stays, the choice does not."""
    is_at(page, lesson, number)
    step = lesson["steps"][number]
    asked = page.locator(".coach .sentence").inner_text()
    make(page, step["view"], next(iter(step["tries"])), click_quickly)
    expect(page.locator(".coach .answer")).not_to_have_text(asked)
    expect(page.locator(".coach .said .question")).to_have_text(asked)
    is_at(page, lesson, number)
    expect(page.locator(".pick .tile[aria-pressed=true]")).to_have_count(0)


PROPOSAL = next(at for at, step in enumerate(LESSONS["cities"]["steps"]) if "offer" in step)
REPLIES = {
    "No": "You may always say no",
    "Another tile": "asks Mira about your other tile",
    "Another spot": "asks Mira for another square",
}


def open_proposal(visitors: Visitors, **settings: Any) -> Page:
    """Opens the lesson in which a partner proposes a square, at that step."""
    page = visitors.enter("/learn/cities", confirm=True, **settings)
    page.evaluate(f"localStorage['drafting-table-lessons'] = '{{\"cities\": {PROPOSAL}}}'")
    page.reload()
    page.keyboard.press("Escape")  # what was revealed
    expect(page.get_by_test_id("offer")).to_contain_text("Mira proposes: tavern")
    return page


def test_the_lessons_partner_proposes_and_each_reply_is_answered(visitors: Visitors) -> None:
    page = open_proposal(visitors)
    offer = page.get_by_test_id("offer")
    for button, answer in REPLIES.items():
        if button != "No":
            offer.get_by_role("button", name="Suggest otherwise").click()
        offer.get_by_role("button", name=button, exact=True).click()
        expect(page.locator(".coach .wrong")).to_contain_text(answer)
    offer.get_by_role("button", name="Yes, here").click()
    is_at(page, LESSONS["cities"], PROPOSAL + 1)


CLEAR = """() => {
  const ghost = document.querySelector(".ghost:not(.own)");
  const { left, right, top } = ghost.getBoundingClientRect();
  const { bottom } = ghost.querySelector(".accept").getBoundingClientRect();
  const corners = [[left + 4, top + 4], [right - 4, top + 4], [(left + right) / 2, bottom - 4]];
  return corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest(".stage"));
}"""
"""Whether nothing covers the proposed square."""


@pytest.mark.parametrize("size", [SMALL, PHONE, LOW], ids=["360x640", "390x844", "844x390"])
def test_a_proposed_square_is_whole_on_a_phone(visitors: Visitors, size: Any) -> None:
    page = open_proposal(visitors, viewport=size)
    page.wait_for_function(CLEAR)


def test_what_is_as_good_is_no_mistake(visitors: Visitors) -> None:
    page = visitors.enter("/learn/cities")
    try_another(page, LESSONS["cities"], 0)
    expect(page.locator(".coach .answer")).to_contain_text("pick the two marked tiles")
    expect(page.locator(".coach .wrong")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, LOW], ids=["360x640", "844x390"])
@pytest.mark.parametrize("name", LESSONS)
def test_nothing_covers_the_controls(visitors: Visitors, name: str, size: Any) -> None:
    lesson = LESSONS[name]
    page = visitors.enter(f"/learn/{name}", viewport=size)
    heights = play(page, lesson, 0, len(lesson["steps"]), click)
    assert len(heights) == 1, f"the table jumps: {heights}"
    expect(page.locator(".closing")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_first_visit_offers_a_lesson_until_it_is_skipped(visitors: Visitors) -> None:
    page = visitors.enter_for_the_first_time(locale="en")
    offer = page.get_by_test_id("learn-offer")
    expect(offer).to_contain_text("4 minutes")
    page.reload()
    offer.get_by_role("button", name="Skip").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Learn").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_a_later_visit_offers_nothing(visitors: Visitors) -> None:
    page = visitors.enter("/")
    expect(page.get_by_role("link", name="Learn").first).to_be_visible()
    expect(page.get_by_test_id("learn-offer")).to_have_count(0)


def test_the_first_visit_loads_no_lesson(visitors: Visitors) -> None:
    page = visitors.enter("/")
    expect(page.get_by_role("link", name="Learn").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in loaded if "/lessons" in name or "LearnPage" in name]


def test_by_keyboard_a_step_is_announced_and_the_next_key_finds_the_lesson(
    visitors: Visitors,
) -> None:
    page = visitors.enter("/learn/towers")
    is_at(page, LESSONS["towers"], 0)
    page.get_by_role("button", name="Continue").press("Enter")
    sentence = page.get_by_role("status").filter(has_text="bid 3 and leave")
    expect(sentence).to_be_visible()
    show = page.get_by_role("button", name="Show me")
    expect(show).to_have_class(re.compile(r"\bsecondary\b"))
    show.press("Enter")
    expect(page.locator(".number .hint")).to_be_visible()
    page.keyboard.press("3")
    expect(page.get_by_role("status").filter(has_text="so you won: tap")).to_be_visible()
    page.get_by_role("button", name="Previous step").press("Enter")
    is_at(page, LESSONS["towers"], 1)
    page.keyboard.press("Enter")
    is_at(page, LESSONS["towers"], 0)
    expect(page.locator(".coach .next")).to_be_focused()  # the button that was used is disabled


@pytest.mark.parametrize("name", ["towers", "cities"])
def test_a_lesson_is_played_to_its_end_by_keyboard_alone(visitors: Visitors, name: str) -> None:
    lesson = LESSONS[name]
    page = visitors.enter(f"/learn/{name}")
    play(page, lesson, 0, len(lesson["steps"]), by_keyboard)
    expect(page.locator(".closing")).to_be_visible()


@pytest.mark.parametrize("name", LESSONS)
def test_after_a_lesson_a_first_game_begins(visitors: Visitors, name: str) -> None:
    page = visitors.enter(f"/learn/{name}")
    is_at(page, LESSONS[name], 0)
    kept = json.dumps({name: len(LESSONS[name]["steps"])})
    page.evaluate("(kept) => { localStorage['drafting-table-lessons'] = kept; }", kept)
    page.reload()
    page.get_by_role("button", name=re.compile("^Play (a first|expert mode)")).click()
    page.wait_for_url("**/t/*")


DONE = {"en": "Done", "hu": "Kész", "pl": "Ukończone", "lt": "Baigta", "et": "Tehtud"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_lesson_is_ticked_and_played_again_from_the_start(
    visitors: Visitors, language: str
) -> None:
    page = visitors.enter("/learn/towers", language=language)
    is_at(page, LESSONS["towers"], 0)
    end = json.dumps({"towers": len(LESSONS["towers"]["steps"]), "cities": 3})
    page.evaluate("(kept) => { localStorage['drafting-table-lessons'] = kept; }", end)
    page.reload()
    expect(page.locator(".closing")).to_be_visible()
    page.goto("/learn")
    expect(page.locator("main li .done")).to_have_text(DONE[language])
    again = page.locator("main a[href='/learn/towers']")
    resume = page.locator("main a[href='/learn/cities']")
    assert again.inner_text().split(":")[0] != resume.inner_text().split(":")[0]
    again.click()
    is_at(page, LESSONS["towers"], 0)


def test_a_lesson_played_to_its_end_begins_again(visitors: Visitors) -> None:
    steps = LESSONS["cities"]["steps"]
    page = visitors.enter("/learn/cities")
    page.evaluate(f"localStorage['drafting-table-lessons'] = '{{\"cities\": {len(steps) - 1}}}'")
    page.reload()
    page.locator(".coach .next").click()
    expect(page.locator(".closing")).to_be_visible()
    expect(page.get_by_role("link", name="Next: Between Two Cities alone")).to_be_visible()
    page.reload()
    is_at(page, LESSONS["cities"], 0)


def test_the_next_lesson_is_one_that_is_not_done(visitors: Visitors) -> None:
    page = visitors.enter("/learn/towers")
    is_at(page, LESSONS["towers"], 0)
    kept = {name: len(LESSONS[name]["steps"]) for name in ("towers", "cities")}
    page.evaluate(
        """(kept) => {
          localStorage["drafting-table-lessons"] = JSON.stringify(kept);
          localStorage["drafting-table-lessons-done"] = JSON.stringify(kept);
        }""",
        kept,
    )
    page.reload()
    beginner = page.get_by_role("link", name="Next: Between Two Cities alone: beginner mode")
    expect(beginner).to_be_visible()


@pytest.mark.parametrize(("game", "entries"), [("towers", 2), ("cities", 4)])
def test_learn_on_a_games_card_lists_its_lessons_and_exercises(
    visitors: Visitors, game: str, entries: int
) -> None:
    page = visitors.enter("/")
    page.locator(f"article a[href='/learn/{game}-lessons']").click()
    links = page.locator("main li a")
    expect(links).to_have_count(entries)
    expect(links.first).to_have_attribute("href", f"/learn/{game}")
    expect(links.last).to_have_attribute("href", f"/learn/{game}-exercises")
    page.get_by_role("link", name="All lessons").click()
    expect(links).to_have_count(6)


def test_after_two_other_tiles_those_that_are_meant_are_marked(visitors: Visitors) -> None:
    page = visitors.enter("/learn/cities")
    tiles = page.locator(".pick .tile")
    expect(tiles.first).to_be_visible()
    expect(page.locator(".pick .hinted")).to_have_count(0)
    try_another(page, LESSONS["cities"], 0)
    expect(page.locator(".pick .hinted")).to_have_count(2)


def test_the_same_wrong_try_is_answered_each_time(visitors: Visitors) -> None:
    page = visitors.enter("/learn/towers")
    page.locator(".coach .next").click()
    page.wait_for_selector(".bidding")
    page.keyboard.press("1")
    wrong = page.locator(".coach .wrong span")
    expect(wrong).to_be_visible()
    first = wrong.element_handle()
    page.keyboard.press("1")
    page.wait_for_function("(first) => !first.isConnected", arg=first)
    expect(wrong).to_be_visible()


def test_after_a_wrong_try_the_marked_square_is_shown_again(visitors: Visitors) -> None:
    """A phone shows one city, and only the squares of the selected tile."""
    lesson, number = LESSONS["cities"], step_of("cities", "factory")
    step = lesson["steps"][number]
    tile, city = step["move"].split()[1:3]
    others = [move.split() for move in step["tries"]]
    wrong = " ".join(next(m for m in others if m[1] != tile and m[2] != city))
    page = visitors.enter("/learn/cities", viewport=SMALL)
    play(page, lesson, 0, number, click_quickly)
    make(page, step["view"], wrong, click_quickly)
    expect(page.locator(".coach .wrong")).to_be_visible()
    expect(page.locator(f'[data-move="{step["move"]}"]')).to_be_visible()
