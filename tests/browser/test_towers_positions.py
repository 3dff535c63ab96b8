"""Rare positions of 5 Towers, set up by hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.browser.staging import Data, Stage
from tests.browser.visitors import DESK, PHONE, Settings, Visitors, make_table

SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONES = {"phone": PHONE, "small": SMALL, "landscape": LANDSCAPE, "tablet": TABLET}
SCREENS = {"phone": PHONE, "landscape": LANDSCAPE, "desk": DESK}
TWO_LINES = 60
"""Pixels: a button with less has one line."""
TOWERS = {"c": ["c12", "c8"], "h": ["h4"], "s": ["s6"]}
DISPLAY = ["t5", "c6", "h9", "s1", "j3"]
BUILDING: Data = {
    "phase": "building",
    "builder": 1,
    "acting": [1],
    "start": 1,
    "bids": [2, "pass", "pass"],
    "display": DISPLAY,
    "left": 2,
    "towers": [TOWERS, TOWERS, {}],
}
DEAL: Data = {"kind": "deal", "round": 1, "start": 1, "left": 75, "cards": DISPLAY}


def sit_down(visitors: Visitors, settings: Settings | None = None, **stage: Any) -> Stage:
    """Opens seat 1 of a table for three in the position that `stage` describes."""
    page = visitors.arrive(**settings or {})
    table = make_table(page, "towers", ["me", "apprentice", "apprentice"], start=1)
    staged = Stage(page, **stage)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".rivals .rival:last-child .foot")
    return staged


def test_t4_5_the_strip_marks_the_start_player_of_the_round(visitors: Visitors) -> None:
    stage = sit_down(visitors, game={"start": 2})
    flagged = stage.page.locator("[data-seat]", has=stage.page.locator(".start"))
    expect(flagged).to_have_attribute("data-seat", "2")
    stage.show(start=3, round=2)
    expect(flagged).to_have_attribute("data-seat", "3")
    stage.show(phase="over")
    expect(flagged).to_have_count(0)


def test_t4_3_without_a_referee_the_best_bid_is_one_that_can_be_built(visitors: Visitors) -> None:
    limit = {"largest": 2, "raze": None, "builds": ["t5", "j3"], "blocked": []}
    stage = sit_down(
        visitors,
        game={"referee": False},
        legal=[f"bid {number}" for number in range(6)],
        help={"limits": [limit] * 3, "bids": {}},
    )
    expect(stage.page.locator(".bidding .best")).to_have_text("2")
    stage.page.locator(".bidding .number", has_text="5").click()
    stage.expect_sent("bid 5")


def test_touching_a_number_previews_its_floors_before_it_is_bid(visitors: Visitors) -> None:
    stage = bidding(visitors, [plan(), plan("t5"), plan("t5", "j3")])
    floors = stage.page.locator(".mine .floor.ghost")
    numbers = stage.page.locator(".bidding .number")
    numbers.nth(2).tap()
    expect(floors).to_have_count(2)
    expect(stage.page.locator("[data-plot=t] .floor.ghost")).to_be_in_viewport()
    numbers.nth(1).tap()
    expect(floors).to_have_count(1)
    assert stage.sent == []
    numbers.nth(1).tap()
    stage.expect_sent("bid 1")


def test_a_preview_builds_on_the_tower_without_the_card_to_be_razed(visitors: Visitors) -> None:
    stage = bidding(visitors, [plan(), plan("h3"), plan("c10", "c6", raze="c")])
    page = stage.page
    expect(page.locator(".bidding .most")).to_have_text(
        "At most 1, or 2 if you raze a card (−3).", use_inner_text=True
    )
    page.locator(".bidding .number").nth(2).tap()
    razed, new = (page.locator(f"[data-plot=c] .{kind}") for kind in ("razed", "ghost"))
    expect(new).to_have_count(2)
    expect(razed).to_have_count(1)
    expect(razed.locator(".strike")).to_be_visible()
    tower = razed.locator("xpath=..")
    order = "(tower) => [...tower.children].map(({ offsetTop }) => offsetTop)"
    stands, falls, first, second = tower.evaluate(order)
    assert second < first < falls < stands
    expect(page.locator(".floor.razed")).to_have_count(1)


def bidding(visitors: Visitors, plans: list[Data]) -> Stage:
    """Opens my turn to bid, by touch, with these plans for 0 cards, 1 card and so on."""
    largest = {"largest": len(plans) - 1, **plans[-1], "blocked": []}
    return sit_down(
        visitors,
        {"viewport": PHONE, "touch": True, "confirm": True},
        game={"towers": [TOWERS, TOWERS, {}]},
        legal=[f"bid {number}" for number in range(len(plans))],
        help={"limits": [largest] * 3, "plans": plans, "bids": {}},
    )


def plan(*builds: str, raze: str | None = None) -> Data:
    return {"raze": raze, "builds": list(builds)}


def test_enter_on_an_icon_of_the_score_says_what_it_counts(visitors: Visitors) -> None:
    points = {"towers": {"candy": 2}, "main": 2, "razed": -3, "total": 1}
    page = sit_down(visitors, game=BUILDING, help={"points": [points] * 3}).page
    note = page.locator(".reasons")
    for name, words in (("Main tower", "tallest tower"), ("Raze pile", "2 more for the second")):
        page.locator(".mine").get_by_role("button", name=name).press("Enter")
        expect(note).to_contain_text(words)
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)


def test_a_raze_that_must_be_is_not_to_be_switched_on_or_cancelled(visitors: Visitors) -> None:
    stage = sit_down(visitors, game=BUILDING, legal=["raze c", "raze h"])
    page = stage.page
    expect(page.locator("[data-plot].raze")).to_have_count(2)
    expect(page.locator(".building .danger")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("[data-plot].raze")).to_have_count(2)
    page.locator("[data-plot=h]").click()
    stage.expect_sent("raze h")


def test_a_raze_that_may_be_is_switched_on_and_cancelled(visitors: Visitors) -> None:
    page = sit_down(visitors, game=BUILDING, legal=["raze c", "build t5"]).page
    expect(page.locator("[data-plot].raze")).to_have_count(0)
    page.locator(".building .danger").click()
    expect(page.locator("[data-plot].raze")).to_have_count(1)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-plot].raze")).to_have_count(0)


def test_t8_3_the_crown_stays_where_it_was_among_equal_towers(visitors: Visitors) -> None:
    game = {**BUILDING, "towers": [{"h": ["h4"], "s": ["s6"]}, {}, {}]}
    stage = sit_down(visitors, game=game, story=[built("s6"), built("h4")])
    crowned = stage.page.locator("[data-plot]", has=stage.page.locator(".crown"))
    expect(crowned).to_have_attribute("data-plot", "s")
    stage.show(built("h3"), towers=[{"h": ["h4", "h3"], "s": ["s6"]}, {}, {}])
    expect(crowned).to_have_attribute("data-plot", "h")
    stage.show(built("s2"), towers=[{"h": ["h4", "h3"], "s": ["s6", "s2"]}, {}, {}])
    expect(stage.page.locator("[data-plot=s] .floor")).to_have_count(2)
    expect(crowned).to_have_attribute("data-plot", "h")


def built(card: str) -> Data:
    return {"kind": "build", "seat": 1, "card": card, "height": 1}


def test_every_shape_of_a_picture_is_svg(visitors: Visitors) -> None:
    """HTML accepts any element name, and draws nothing for a path outside SVG."""
    page = sit_down(visitors, game=BUILDING).page
    page.wait_for_selector("[data-plot=s] .floor path", state="attached")
    shapes = page.locator(".tw svg path")
    assert shapes.count() > 100
    foreign = "(shapes) => shapes.filter((shape) => !(shape instanceof SVGElement)).length"
    assert shapes.evaluate_all(foreign) == 0


TALL = {kind: [f"{kind}{value}" for value in (15, 13, 12, 9, 8, 7, 5, 2, 0)] for kind in "chtjs"}


@pytest.mark.parametrize("screen", ["phone", "small", "landscape"])
def test_the_auction_shows_everybodys_points_on_a_phone(visitors: Visitors, screen: str) -> None:
    """The others' towers, with their points, are further down."""
    settings = {"viewport": PHONES[screen]}
    none = {"towers": {}, "main": 0, "razed": 0}
    points = [{**none, "total": total} for total in (7, 14, 21)]
    stage = sit_down(visitors, settings, legal=["bid 0", "bid 1"], help={"points": points})
    facts = stage.page.locator(".auction .facts b")
    expect(facts).to_have_text(["7 points", "14 points", "21 points"])
    for fact in facts.all():
        expect(fact).to_be_visible()


def test_a_start_player_who_can_only_bid_0_does_so_with_one_tap(visitors: Visitors) -> None:
    stage = sit_down(visitors, {"confirm": True}, legal=["bid 0"])
    stage.page.locator(".bidding .number", has_text="0").click()
    stage.expect_sent("bid 0")


@pytest.mark.parametrize("screen", PHONES)
def test_cards_auction_towers_and_buttons_are_in_view_together(
    visitors: Visitors, screen: str
) -> None:
    """The most crowded case: tall towers, the last round, a button to confirm, long words."""
    moves = [*(f"bid {number}" for number in range(1, 6)), "pass"]
    settings = {"viewport": PHONES[screen], "confirm": True, "language": "hu"}
    game = {"towers": [TALL] * 3, "display": DISPLAY}
    story = [DEAL, {"kind": "last-round"}]
    stage = sit_down(visitors, settings, game=game, legal=moves, story=story)
    stage.page.wait_for_selector(".bidding .primary")
    assert_in_view(stage.page, ".action")
    building = {**BUILDING, "towers": [TALL] * 3, "referee": False}
    stage.show(**building, legal=["raze c", "build t5", "withdraw"])
    stage.page.wait_for_selector(".building")
    assert_in_view(stage.page, ".action")
    heights = [button["height"] for button in boxes(stage.page, ".building .button")]
    assert len(heights) == 3
    assert max(heights) < TWO_LINES, "a label is broken: its button hides the towers' feet"


def assert_in_view(page: Page, buttons: str) -> None:
    height = page.evaluate("innerHeight")
    bar = box(page, buttons)
    assert bar["y"] + bar["height"] <= height
    for part in (".auction", ".display", "section .plots"):
        found = box(page, part)
        assert found["y"] + found["height"] <= bar["y"], f"the buttons cover {part}"


def box(page: Page, part: str) -> FloatRect:
    found = page.locator(part).first.bounding_box()
    assert found is not None, part
    return found


def boxes(page: Page, parts: str) -> list[FloatRect]:
    return [found for part in page.locator(parts).all() if (found := part.bounding_box())]


# Moving floors

UNDERWAY = """(share) => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (frames.length > 2) {
      animation.pause();
      animation.currentTime = options.duration * share;
      this.dataset.onItsWay = "";
    }
    return animation;
  };
}"""
"""Freezes animations after that share of their duration."""

EARLY, LATE = 0.05, 0.9

SEEN = """(floor) => new Promise((answer) => {
  const table = { root: floor.closest(".hall"), rootMargin: "5000px" };
  const watch = ([{ intersectionRatio }]) => answer(intersectionRatio);
  new IntersectionObserver(watch, table).observe(floor);
})"""
"""The part of a floor that nothing on the table clips, in view or not."""

ON_TOP = """(floor) => {
  const { left, top, width, height } = floor.getBoundingClientRect();
  return floor.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_floor_is_seen_all_the_way_to_its_tower(
    visitors: Visitors, screen: str, seat: int
) -> None:
    stage = stop_underway(visitors, screen, EARLY)
    towers: list[Data] = [TOWERS, TOWERS, {}]
    towers[seat - 1] = {**TOWERS, "c": ["c12", "c8", "c6"]}
    stage.show(display=["t5", "h9", "s1", "j3"], left=1, towers=towers)
    floor = stage.page.locator(".floor[data-on-its-way]")
    assert floor.evaluate(SEEN) > 0.99
    visitors.shot(stage.page, f"flying-{seat}-{screen}")
    assert floor.evaluate(ON_TOP)


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_a_razed_floor_is_seen_to_fall(visitors: Visitors, screen: str) -> None:
    """The rightmost tower's top falls off the table's edge without making the page wider."""
    stage = stop_underway(visitors, screen, LATE)
    stage.show(towers=[{**TOWERS, "s": []}, TOWERS, {}], razed=[1, 0, 0])
    floor = stage.page.locator(".floor[data-on-its-way]")
    assert floor.evaluate(SEEN) > 0.99
    assert stage.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_the_rope_of_a_9_ends_at_the_ceiling(visitors: Visitors, screen: str) -> None:
    stage = stop_underway(visitors, screen, EARLY)
    stage.show(display=["t5", "c6", "s1", "j3"], left=1, towers=[{"h": ["h4", "h9"]}, TOWERS, {}])
    floor = stage.page.locator(".floor.nine[data-on-its-way]")
    assert floor.evaluate(SEEN) > 0.99
    ceiling, top, rope = floor.evaluate(
        """(floor) => [
          floor.closest("[data-ceiling]").getBoundingClientRect().top,
          floor.getBoundingClientRect().top,
          parseFloat(getComputedStyle(floor, "::before").height),
        ]"""
    )
    assert 0 < rope < top - ceiling


def stop_underway(visitors: Visitors, screen: str, share: float) -> Stage:
    settings = {"viewport": SCREENS[screen], "motion": "full"}
    stage = sit_down(visitors, settings, game=BUILDING, story=[DEAL])
    stage.page.evaluate(UNDERWAY, share)
    return stage
