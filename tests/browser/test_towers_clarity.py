"""What a newcomer has to understand at the table: badges, forced bids, previews, skipped turns."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.staging import Data
from tests.browser.test_towers_positions import sit_down
from tests.browser.visitors import PHONE, Settings, Visitors

TOWERS: Data = {"s": ["s14", "s10", "s7"], "c": ["c4"], "t": ["t6", "t0"]}
DISPLAY = ["s8", "s12", "s14", "t3", "h5"]
DEAL: Data = {"kind": "deal", "round": 1, "start": 1, "left": 75, "cards": DISPLAY}
TOUCH: Settings = {"viewport": PHONE, "touch": True, "confirm": True}
PLANS: list[Data] = [
    {"raze": None, "builds": []},
    {"raze": None, "builds": ["h5"]},
    {"raze": "s", "builds": ["s8", "h5"]},
    {"raze": "s", "builds": ["s8", "s14", "h5"]},
    {"raze": "s", "builds": ["s8", "s14", "s12", "h5"]},
]
LIMIT: Data = {"largest": 4, **PLANS[-1], "blocked": []}
NONE: Data = {"largest": 0, "raze": None, "builds": [], "blocked": []}
POINTS: Data = {"towers": {"sand": 3}, "main": 3, "razed": -3, "total": 8}
GAME: Data = {
    "phase": "bidding",
    "start": 1,
    "acting": [1],
    "bids": [None, None, None],
    "display": DISPLAY,
    "towers": [TOWERS, TOWERS, {}],
    "razed": [2, 2, 0],
}
SCORES: Data = {"points": [POINTS] * 3}
HELP: Data = {"limits": [LIMIT] * 3, "plans": PLANS, "bids": {}, "points": [POINTS] * 3}
BIDS = [f"bid {number}" for number in range(5)]


def test_a_badge_and_the_sentence_behind_it_agree(visitors: Visitors) -> None:
    page = sit_down(visitors, TOUCH, game=GAME, story=[DEAL], legal=BIDS, help=HELP).page
    badges = {card: page.locator(f"[data-card={card}] [data-badge]") for card in DISPLAY}
    for card in ("s8", "s12", "s14"):
        expect(badges[card]).to_have_attribute("data-badge", "raze")
    expect(badges["t3"]).to_have_attribute("data-badge", "never")
    expect(badges["h5"]).to_have_count(0)
    page.locator("[data-card=s12]").tap()
    sentence = "It can be built if you raze sand 7 and then build sand 8 first."
    expect(page.locator(".reasons")).to_contain_text(sentence)
    visitors.shot(page, "towers-badges")


def test_a_preview_is_an_example_and_says_what_it_gains(visitors: Visitors) -> None:
    page = sit_down(visitors, TOUCH, game=GAME, story=[DEAL], legal=BIDS, help=HELP).page
    page.locator("[data-move='bid 4']").tap()
    # Four cards for one and a third raze, and a main tower of 5 instead of 3.
    expect(page.locator(".bidding .most")).to_have_text(
        "With the marked cards: +2 points", use_inner_text=True
    )
    visitors.shot(page, "towers-example")


def test_t4_1a_a_forced_0_is_one_tap_and_the_start_player_reads_why(visitors: Visitors) -> None:
    helped = HELP | {"limits": [NONE] * 3, "plans": PLANS[:1]}
    stage = sit_down(visitors, TOUCH, game=GAME, story=[DEAL], legal=["bid 0"], help=helped)
    page = stage.page
    expect(page.locator(".bidding .pass")).to_have_text("You start: no passing")
    visitors.shot(page, "towers-forced-zero")
    page.locator(".bidding .pass").tap(force=True)
    expect(page.locator(".reasons")).to_contain_text("The start player cannot pass, but can bid 0.")
    page.get_by_role("button", name="Bid 0 (take no card)").and_(page.locator(".primary")).tap()
    stage.expect_sent("bid 0")


def test_a_pass_confirms_itself(visitors: Visitors) -> None:
    game = GAME | {"start": 3, "bids": [None, None, 1]}
    stage = sit_down(visitors, TOUCH, game=game, story=[DEAL], legal=["bid 2", "pass"], help=HELP)
    page = stage.page
    page.locator(".bidding .pass").tap()
    expect(page.locator(".bidding .pass")).to_have_text("Pass this round")
    expect(page.locator(".bidding .most")).to_contain_text("Tap again to confirm")
    expect(page.locator(".bidding .primary")).to_have_count(0)
    assert stage.sent == []
    visitors.shot(page, "towers-passing")
    page.locator(".bidding .pass").tap()
    stage.expect_sent("pass")


def test_t4_1c_who_had_no_chance_to_bid_reads_why(visitors: Visitors) -> None:
    game = GAME | {"phase": "building", "start": 3, "builder": 3, "acting": [3], "left": 5}
    game |= {"bids": [None, None, 5]}
    page = sit_down(visitors, TOUCH, game=game, story=[DEAL], legal=[], help=SCORES).page
    expect(page.locator(".waiting")).to_contain_text("5 ends the bidding")
    expect(page.locator(".auction .mine .bubble")).to_contain_text("no need to bid")
    visitors.shot(page, "towers-not-asked")


def test_on_a_phone_the_towers_of_whoever_builds_are_in_view(visitors: Visitors) -> None:
    game = GAME | {"phase": "building", "start": 3, "builder": 3, "acting": [3], "left": 3}
    game |= {"bids": [None, None, 5]}
    page = sit_down(visitors, TOUCH, game=game, story=[DEAL], legal=[], help=SCORES).page
    expect(page.locator(".waiting")).to_contain_text("is building: 2 of 5")
    watched = page.get_by_test_id("watched")
    expect(watched.get_by_role("article")).to_be_in_viewport(ratio=1)
    visitors.shot(page, "towers-watched")


def test_razes_cost_everyone_points_and_cancelling_one_does_not_look_like_it(
    visitors: Visitors,
) -> None:
    game = GAME | {"phase": "building", "builder": 1, "bids": [3, "pass", "pass"], "left": 3}
    legal = ["build s8", "build h5", "raze s", "raze c"]
    page = sit_down(visitors, TOUCH, game=game, story=[DEAL], legal=legal, help=SCORES).page
    expect(page.locator(".rival .razed").first).to_contain_text("−3")
    page.get_by_role("button", name="Raze a card").tap()
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).not_to_contain_class("danger")
    expect(cancel.locator("svg")).to_have_count(0)
    visitors.shot(page, "towers-raze-mode")


def test_a_towers_symbol_says_what_it_scores_now_and_with_a_roof(visitors: Visitors) -> None:
    """T8.1 to T8.3: three cards and the main tower, then twice four and one more for it."""
    page = sit_down(visitors, TOUCH, game=GAME, story=[DEAL], legal=BIDS, help=HELP).page
    roof, note = "Building sand 0 (roof) would score 6 points now.", page.locator(".reasons")
    page.locator("[data-plot=s] .sign").tap()
    rule = "1 point per card, or 2 per card once the tower has its roof. Now: 3 points."
    expect(note).to_contain_text(rule)
    expect(note).to_contain_text(roof)
    visitors.shot(page, "towers-symbol")
    page.locator("[data-plot=s] .sign").tap()
    expect(note).to_have_count(0)
    page.locator("[data-plot=t] .sign").tap()
    expect(note).to_contain_text("Tree tower: 1 point per card")
    expect(note).not_to_contain_text("Building")
    page.locator("[data-plot=s]").tap()
    expect(page.locator("dialog li", has_text=roof)).to_have_count(1)
    expect(page.locator("dialog small", has_text="Building")).to_have_count(2)


def test_a_tower_is_asked_about_while_it_can_be_razed(visitors: Visitors) -> None:
    game = GAME | {"phase": "building", "builder": 1, "bids": [3, "pass", "pass"], "left": 3}
    legal = ["raze s", "raze c"]
    stage = sit_down(visitors, game=game, story=[DEAL], legal=legal, help=SCORES)
    plot, note = stage.page.locator("[data-plot=s].raze"), stage.page.locator(".reasons")
    plot.press("i")
    expect(note).to_contain_text("Now: 3 points.")
    plot.press("i")
    expect(note).to_have_count(0)
    plot.click(button="right")
    expect(note).to_contain_text("Building sand 0 (roof)")
    assert stage.sent == []
    plot.locator(".sign").click()
    stage.expect_sent("raze s")
