"""The end of a game: counted first, then places from last to first, and only then the winner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import check_whole
from tests.browser.chromium import Chromium
from tests.browser.counting import AGAIN, LONGEST, PLACE, ROW, SKIP, at_the_count
from tests.browser.eyes.cities import over
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged, stop_clock
from tests.browser.eyes.states import at_table
from tests.browser.finished import example, imported
from tests.browser.playing import RESULT, play_to_the_end
from tests.browser.serving import Server
from tests.browser.visitors import DESK, PHONE, SMALL_PHONE, Visitors, call, make_table
from tests.locale.fluent_files import said
from tests.table.sitting import NOON

TONES = """
window.tones = 0;
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
const node = () => ({ frequency: {}, connect: (other) => other, start() {}, stop() {} });
const ramp = () => {};
const gain = {
  setValueAtTime: ramp,
  linearRampToValueAtTime: ramp,
  exponentialRampToValueAtTime: ramp,
};
window.AudioContext = class {
  createOscillator() { window.tones += 1; return node(); }
  createGain() { return { ...node(), gain }; }
};
"""
"""Counts the tones that a page plays: no browser plays any before it has been touched."""

BROKEN = """(plates) => plates.filter((plate) => {
  const text = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
}).map((plate) => plate.textContent)"""
"""The names, each of one word, that take more than one line."""


def test_a_late_tap_on_skip_does_not_start_the_count_again(visitors: Visitors) -> None:
    page = at_the_count(visitors, example("towers-2-referee-on"), viewport=PHONE)
    skip = page.locator(SKIP)
    skip.wait_for()
    place = skip.bounding_box()
    assert place is not None
    for _ in range(2):
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_selector(RESULT)
    expect(page.locator(AGAIN)).to_be_enabled()


def test_no_bubble_covers_the_ending(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["towers-remark"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        bubble = stage.page.locator("[data-doing]")
        expect(bubble).to_have_count(1)
        welcome = stage.scene.live[0]
        over = welcome["table"] | {"state": "finished"}
        stage.hear({"type": "change", "number": welcome["number"] + 2, "table": over})
        expect(bubble).to_have_count(0)


PLACES = """() => [...document.querySelectorAll("[data-testid=next] > *")].map((button) => {
  const { x, width } = button.getBoundingClientRect();
  return [button.dataset.testid ?? "", x, width];
})"""
"""Where the buttons of the bar are, and how wide."""


WORDLESS = """() => [...document.querySelectorAll("[data-testid=next] > *")].filter((button) => {
  const frame = button.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(button);
  const cut = [...range.getClientRects()].some(({ left, right, bottom }) =>
    left < frame.left || right > frame.right || bottom > frame.bottom);
  const inside = frame.left >= 0 && frame.right <= innerWidth;
  return cut || !inside || !button.innerText.trim();
}).map((button) => button.innerText)"""
"""Buttons of the bar that show no word, or not all of it."""


def results_in_every_language(
    visitors: Visitors, viewport: ViewportSize
) -> Iterator[tuple[Page, str, Locator]]:
    """Yields a result, its language and the next steps that it offers."""
    page = visitors.arrive(viewport=viewport)
    table = make_table(page, "towers", ["me", "random"])
    call(page, f"/api/v1/tables/{table}/resign", {"seat": 1})
    page.goto(f"/t/{table}")
    for language in LANGUAGES:
        page.get_by_test_id("menu").click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        steps = page.locator("[data-testid=next] > *")
        expect(steps.last).to_contain_text(said(language)["ending-brief-home"])
        yield page, language, steps


def test_on_a_small_phone_every_next_step_has_its_word(visitors: Visitors) -> None:
    for page, language, steps in results_in_every_language(visitors, SMALL_PHONE):
        expect(steps).to_have_count(5)
        assert page.evaluate(WORDLESS) == [], language


def test_an_ending_is_played_once_and_moves_no_button(visitors: Visitors) -> None:
    """Who comes back from the replay finds the result, with every button where it was."""
    page = visitors.enter(motion="full", viewport=PHONE)
    page.wait_for_selector("h1")
    table = make_table(page, "towers", ["me", "random"])
    call(page, f"/api/v1/tables/{table}/resign", {"seat": 1})
    stop_clock(page, NOON)
    page.goto(f"/t/{table}")
    page.wait_for_selector(SKIP)
    during = page.evaluate(PLACES)
    assert [name for name, *_ in during][:2] == ["rematch", "change-table"]
    stop_clock(page, NOON + LONGEST)
    page.wait_for_selector(RESULT)
    assert page.evaluate(PLACES) == during
    page.locator(".more a[href^='/replay/']").click()
    page.wait_for_url("**/replay/*")
    page.go_back()
    page.wait_for_selector(f"{RESULT}, {SKIP}")
    assert page.locator(SKIP).count() == 0
    page.locator(AGAIN).click()
    page.wait_for_selector(SKIP)


def test_the_fanfare_is_for_the_winner_not_for_the_count(visitors: Visitors) -> None:
    page = at_the_count(visitors, example("towers-2-referee-on"), TONES, sound=True)
    assert page.evaluate("tones") == 0
    stop_clock(page, NOON + LONGEST)
    page.wait_for_selector(RESULT)
    page.wait_for_function("tones === 6")


def test_no_name_is_broken_under_its_tower(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["towers-scoring"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        plates = stage.page.locator(".stage span.plate")
        expect(plates).to_have_count(5)
        for size in ("360x640", "390x844"):
            stage.show(size, "light")
            assert plates.evaluate_all(BROKEN) == [], size


WRITTEN = """() => [...document.querySelectorAll(".scoring figure")].map((figure) => {
  const labels = [...figure.querySelectorAll("[data-points]")];
  labels.flatMap((label) => label.getAnimations()).forEach((animation) => animation.finish());
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const hidden = boxes.some((one, i) => boxes.some((other, j) => i < j
    && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4));
  const gain = Number(figure.querySelector(".gain").textContent.replace("−", "-"));
  return [gain, labels.reduce((sum, label) => sum + Number(label.textContent), 0), hidden];
})"""
"""By city: the points of this row, their sum on the drawing, and whether one hides another."""


@pytest.mark.parametrize("record", ["cities-ring-7", "cities-two", "cities-beginner-won"])
def test_points_are_written_on_the_drawings(visitors: Visitors, record: str) -> None:
    page = at_the_count(visitors, example(record), viewport=SMALL_PHONE)
    for row in range(6):
        stop_clock(page, NOON + row * ROW)
        page.wait_for_selector(f".scoring tbody tr:nth-child({row + 1}).now")
        cities = page.evaluate(WRITTEN)
        assert [written for _, written, _ in cities] == [gain for gain, *_ in cities]
        assert not any(hidden for *_, hidden in cities)
    stop_clock(page, NOON + LONGEST)
    page.wait_for_selector(RESULT)
    assert page.locator("[data-points]").count() == 0


def test_places_are_decided_from_last_to_first(visitors: Visitors) -> None:
    """C6: six rows are counted, then the last place is announced before any other."""
    page = at_the_count(visitors, example("cities-ring-7"), viewport=DESK)
    badges = page.locator(".players .badge")
    assert badges.count() == 0
    stop_clock(page, NOON + 6 * ROW + PLACE)
    expect(badges.first).to_be_visible()
    last = set(badges.all_inner_texts())
    assert len(last) == 1
    stop_clock(page, NOON + LONGEST)
    page.wait_for_selector(RESULT)
    places = [int(place) for place in badges.all_inner_texts()]
    assert places == sorted(places)
    assert places[0] == 1
    assert last == {str(places[-1])}


LISTENING = """
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  new MutationObserver(() => {
    const text = document.querySelector("[aria-live][aria-atomic]")?.textContent.trim();
    if (text && text !== heard.at(-1)) heard.push(text);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
});
"""
"""Keeps every line that a screen reader would read out."""


def test_rows_and_places_are_read_out_once_each(visitors: Visitors) -> None:
    page = at_the_count(visitors, example("cities-ring-3"), LISTENING)
    spoken = page.locator("[aria-live][aria-atomic]")
    expect(spoken).to_have_text(re.compile(r"^Shops: A \d+, B \d+, C \d+\.$"))
    stop_clock(page, NOON + ROW // 2)
    expect(page.locator("tr.now td").last).not_to_have_text("0")
    stop_clock(page, NOON + ROW)
    expect(spoken).to_have_text(re.compile(r"^Factories: "))
    stop_clock(page, NOON + 6 * ROW)
    expect(page.locator(".players b").last).not_to_be_empty()
    stop_clock(page, NOON + 6 * ROW + PLACE)
    expect(spoken).to_have_text(re.compile(r"^Place 3: .+, \d+ points\.$"))
    stop_clock(page, NOON + LONGEST)
    expect(spoken).to_contain_text(" wins")
    counted = [line for line in page.evaluate("heard") if re.match("Shops|Factories|Place", line)]
    assert len(counted) == 3


def test_without_motion_everything_is_there_at_once(visitors: Visitors) -> None:
    """A game that was given up, with the own row marked; the buttons stay in view."""
    page = visitors.arrive(viewport=PHONE)
    table = make_table(page, "towers", ["me", "random"])
    call(page, f"/api/v1/tables/{table}/resign", {"seat": 1})
    page.goto(f"/t/{table}")
    page.wait_for_selector(RESULT)
    assert page.locator(SKIP).count() == 0
    expect(page.get_by_text("The game ended by resignation.")).to_be_visible()
    own = page.locator(".players .own:last-child")
    expect(own).to_contain_text("resigned")
    expect(page.locator("[data-testid=margin], [data-testid=best]")).to_have_count(0)
    for place in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        expect(page.locator("[data-testid=rematch]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("record", ["towers-3-referee-on", "cities-beginner-won"])
def test_the_result_is_saved_as_a_picture(visitors: Visitors, record: str) -> None:
    page = visitors.arrive(viewport=PHONE)
    page.goto(f"/t/{imported(page, example(record))}")
    page.locator("[data-testid=picture]").click()
    with page.expect_download() as saved:
        page.locator("[data-testid=picture-save]").click()
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename.endswith(".png")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    size = int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
    assert size == (2400, 1260)
    assert len(picture) > 40_000  # not an empty sheet


@pytest.mark.parametrize("state", ["towers-picture", "cities-picture"])
def test_the_ending_calls_the_reader_you_and_the_picture_by_name(
    server: Server, chromium: Chromium, state: str
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, BY_NAME[state]) as stage:
        page = stage.page
        expect(page.locator(".players .own .name")).to_have_text("You")
        expect(page.locator(".scoring")).not_to_contain_text("Anna")
        expect(page.locator("dialog[open] .card")).to_contain_text("Anna")


@pytest.mark.parametrize("record", ["towers-3", "cities-3"])
def test_people_who_share_a_device_keep_their_names(
    server: Server, chromium: Chromium, record: str
) -> None:
    state = at_table(record, record, over, RESULT, table={"one_device": True})
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        names = stage.page.locator(".players .own .name")
        expect(names).to_have_count(3)
        assert "You" not in names.all_inner_texts()


def test_a_personal_best_is_kept_on_the_device(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=DESK)
    best = '{"towers-2": {"score": -500, "table": "an-earlier-game", "before": null}}'
    page.evaluate("(kept) => localStorage.setItem('drafting-table-bests', kept)", best)
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'random'])}")
    play_to_the_end(page)
    told = page.locator("[data-testid=best]")
    expect(told).to_contain_text("New personal best")
    expect(told).to_contain_text("(before: −500)")


ENDINGS = (
    *("towers-result-shared", "cities-result-seven", "cities-bots-result", "solo-result"),
    *("towers-scoring", "cities-scoring", "cities-race"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_make_the_ending_wider_than_a_phone(
    server: Server, chromium: Chromium, language: str
) -> None:
    """In large letters on a small phone, where the longest words of a language show."""
    wished = {"language": language, "largeText": True}
    with chromium.driven() as browser:
        for name in ENDINGS:
            state = replace(BY_NAME[name], settings={**BY_NAME[name].settings, **wished})
            with staged(browser, server.address, state, size="360x640") as stage:
                check_whole(stage.page, f"{name} in {language}")


def test_empty_towers_stand_on_the_same_ground(visitors: Visitors) -> None:
    page = at_the_count(visitors, example("towers-nobody-ever-builds"), viewport=PHONE)
    page.wait_for_selector(".stage .stand")
    counts = page.locator(".stage .count")
    assert counts.count() > 1
    assert all(height > 10 for height in counts.evaluate_all(HEIGHTS))


HEIGHTS = "(all) => all.map((one) => one.getBoundingClientRect().height)"


def test_on_a_phone_in_landscape_the_next_steps_are_in_one_row(visitors: Visitors) -> None:
    small = ViewportSize(width=640, height=360)
    for page, language, steps in results_in_every_language(visitors, small):
        assert len(set(steps.evaluate_all(TOPS))) == 1, language
        assert page.evaluate(WORDLESS) == [], language


TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


def test_what_a_check_is_for_is_said_at_its_button(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["towers-result"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        button, about = (stage.page.locator(f".check {part}") for part in ("button", "p"))
        for size in ("1280x800", "390x844"):
            stage.show(size, "light")
            at, text = button.bounding_box(), about.bounding_box()
            assert at is not None
            assert text is not None
            if size == "1280x800":
                assert at["x"] + at["width"] <= text["x"]
                middle = at["y"] + at["height"] / 2
                assert text["y"] <= middle <= text["y"] + text["height"]
            else:
                assert at["y"] + at["height"] <= text["y"] <= at["y"] + at["height"] + 24
