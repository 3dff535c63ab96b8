"""Between Two Cities by keyboard while the neighbour builds in the same city."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.neighbours import reveal, show_city, sit_down
from tests.browser.playing import play_until
from tests.browser.visitors import PATIENCE, Visitors

SPOTS = "[data-city=A] .spot"


def test_a_neighbour_builds_while_the_focus_is_on_a_spot(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    place_all(anna, peter)
    reveal(anna, peter)

    enter_city(anna)
    group = anna.get_by_role("group", name="in city A").filter(has=anna.locator(".spot"))
    assert str(group.get_attribute("aria-label")).startswith("Spots for ")
    anna.keyboard.press("End")
    assert focused(anna) == moves(anna)[-1]
    anna.keyboard.press("Home")
    first = moves(anna)[0]
    assert focused(anna) == first

    build(peter, first)
    expect(anna.locator(f"[data-move='{first}']")).to_have_count(0, timeout=PATIENCE)
    after = focused(anna)
    assert after in moves(anna), "the focus should be on a remaining spot"
    assert distance(after, first) == 1
    assert stops(anna) == [after]
    visitors.shot(anna, "cities-keyboard-refocused")


def test_the_tab_stop_is_a_place_not_a_number(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    place_all(anna, peter)
    reveal(anna, peter)

    enter_city(anna)
    anna.keyboard.press("End")
    before = moves(anna)
    build(peter, before[0])
    expect(anna.locator(f"[data-move='{before[0]}']")).to_have_count(0, timeout=PATIENCE)
    now = moves(anna)
    assert now.index(before[-1]) != before.index(before[-1]), "there should be more spots above it"
    assert focused(anna) == before[-1]
    assert stops(anna) == [before[-1]]
    anna.keyboard.press("Tab")
    anna.keyboard.press("Shift+Tab")
    assert focused(anna) == before[-1]


def test_a_neighbour_builds_while_the_focus_is_on_a_building(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    place_all(anna, peter)
    reveal(anna, peter)

    enter_city(anna)
    above = moves(anna)[0]
    built = anna.locator("[data-city=A] .built")
    built.first.focus()
    build(peter, above)
    expect(built.first).to_have_attribute("data-built", above.split()[3], timeout=PATIENCE)
    expect(built.first).not_to_be_focused()
    expect(anna.locator("[data-city=A] .built:focus")).to_have_attribute("tabindex", "0")
    anna.keyboard.press("ArrowUp")
    expect(built.first).to_be_focused()


def test_the_first_tile_of_a_city_is_taken_from_under_the_focus(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    enter_city(anna)
    (only,) = moves(anna)
    build(peter, only)
    expect(anna.locator(SPOTS)).to_have_count(4, timeout=PATIENCE)
    assert focused(anna) == moves(anna)[0]
    seen = {focused(anna)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        anna.keyboard.press(key)
        seen.add(focused(anna))
    assert seen == set(moves(anna))


def test_after_a_proposal_the_focus_is_back_on_the_tile(visitors: Visitors) -> None:
    """Not on a spot for one's own tile, where pressing Enter again would place it."""
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    button = anna.locator(".suggest button").first
    button.focus()
    anna.keyboard.press("Enter")
    spot = anna.locator(SPOTS).first
    spot.focus()
    assert anna.get_by_role("group", name="Spots to propose for").count() == 1
    anna.keyboard.press("Enter")
    anna.locator("[data-city=A] .ghost").wait_for()
    expect(button).to_be_focused(timeout=PATIENCE)
    assert anna.locator(".dock .tile").count() == 2


def place_all(*pages: Page) -> None:
    """Plays until the next hand is dealt."""
    play_until(lambda: all(page.locator(".pick .tile:enabled").count() for page in pages), *pages)


def enter_city(page: Page) -> None:
    """Selects the first tile by keyboard and moves on to its spots in the left city."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(f"{SPOTS}:focus")).to_have_count(1, timeout=PATIENCE)


def build(neighbour: Page, move: str) -> None:
    """Lets the neighbour put a tile on the square of this move, in city A."""
    _, _, city, square = move.split()
    show_city(neighbour, city)
    neighbour.locator(f"[data-city={city}] .spot[data-move$=' {square}']").click()


def moves(page: Page) -> list[str]:
    """Returns the moves of the spots in city A, in order."""
    return [str(spot.get_attribute("data-move")) for spot in page.locator(SPOTS).all()]


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset.move"))


def stops(page: Page) -> list[str]:
    """Returns the spots of city A that Tab reaches."""
    reached = page.locator(f"{SPOTS}[tabindex='0']").all()
    return [str(spot.get_attribute("data-move")) for spot in reached]


def distance(one: str, other: str) -> int:
    (x, y), (left, top) = (map(int, move.split()[3].split(",")) for move in (one, other))
    return abs(x - left) + abs(y - top)
