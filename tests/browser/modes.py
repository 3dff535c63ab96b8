"""Every mode in which whole games are played: how each begins and what follows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from draftingtable.games.core.fairness import verify
from draftingtable.games.core.records import parse
from draftingtable.locale import LANGUAGES
from tests.browser.seeds import Seed
from tests.browser.tester import Tester
from tests.browser.visitors import (
    DESK,
    PHONE,
    WIDE,
    Settings,
    Visitors,
    make_table,
    wait_until_ready,
)

SMALL: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SCREENS = {
    "mouse": (DESK, WIDE),
    "touch": (PHONE, SMALL, LANDSCAPE, TABLET),
    "keyboard": (WIDE, DESK),
}
WAYS = tuple(SCREENS)
BOTS = ("random", "apprentice")
NAMES = ("Anna", "Péter")
TEST = "tests/browser/test_whole_games.py::test_a_whole_game"
Look = Callable[[Page], object]
SHOWN = 60
"""How many of the last presses a failure report shows."""


@dataclass(frozen=True)
class Play:
    """One whole game. Its seed and mode determine how it is played."""

    mode: str
    seed: int

    @property
    def way(self) -> str:
        return WAYS[(self.seed + list(MODES).index(self.mode)) % len(WAYS)]

    def __str__(self) -> str:
        return f"{self.mode}-{self.way}-{self.seed}"


class Game:
    """A game in progress: its players and the records of finished games."""

    def __init__(self, visitors: Visitors, play: Play, look: Look) -> None:
        self.visitors = visitors
        self.play = play
        self.look = look
        self.chance = random.Random(str(play))
        self.pages: list[Page] = []
        self.tester = Tester(self.pages, play.way, self.chance)
        self.records: list[str] = []
        visitors.seed = Seed(str(play), mixed=True)

    def tell(self) -> str:
        """Returns the last presses and a command to repeat the game."""
        again = f'pytest "{TEST}[{self.play}]" --first-seed={self.play.seed} --seeds=1'
        return "\n".join([*self.tester.pressed[-SHOWN:], f"to repeat: {again}"])

    def enter(self) -> Page:
        """Adds a person with their own screen and settings."""
        wishes: Settings = {
            "viewport": self.chance.choice(SCREENS[self.play.way]),
            "touch": self.play.way == "touch",
            "theme": self.chance.choice(("light", "dark")),
            "language": self.chance.choice(LANGUAGES),
            "confirm": self.chance.random() < 0.5,
            "patterns": self.chance.random() < 0.2,
            "largeText": self.chance.random() < 0.2,
        }
        page = self.visitors.enter(name=NAMES[len(self.pages)], worker=True, **wishes)
        page.clock.install()
        page.wait_for_selector("h1")
        self.tester.join(page)
        return page

    def bots(self, least: int, most: int) -> list[str]:
        return [self.chance.choice(BOTS) for _ in range(self.chance.randint(least, most))]

    def sit_down(self, game: str, seats: list[str], **settings: Any) -> str:
        """Makes a table and opens it on the first page."""
        page = self.pages[0]
        table = make_table(page, game, seats, **settings)
        page.goto(f"/t/{table}")
        return table

    def play_on(self, table: str, verdict: str = "unprovable") -> None:
        """Plays to the end and checks the deal on every page.

        It is proved if the pages took part from the start, but not if a test made the table.
        """
        self.tester.play(lambda: [self.look(page) for page in self.pages])
        answer = self.pages[0].request.get(f"/api/v1/tables/{table}/record")
        verify(parse(answer.text()))
        self.records.append(answer.text())
        for page in self.pages:
            check_deals(page, verdict)


def check_deals(page: Page, verdict: str) -> None:
    page.click("[data-testid=fairness]")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-verdict", verdict)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def towers(game: Game, **options: bool) -> None:
    game.enter()
    game.play_on(game.sit_down("towers", ["me", *game.bots(1, 4)], options=options))


def ring(game: Game) -> None:
    game.enter()
    game.play_on(game.sit_down("cities", ["me", *game.bots(2, 4)]))


def two(game: Game) -> None:
    game.enter()
    game.play_on(game.sit_down("cities", ["me", *game.bots(1, 1)], options={"mode": "two"}))


def solo(game: Game, mode: str) -> None:
    game.enter()
    options = {"mode": mode, "level": game.chance.randint(1, 6)}
    game.play_on(game.sit_down("cities", ["me"], players=3, options=options))


def campaign(game: Game) -> None:
    page = game.enter()
    page.goto("/campaign")
    game.tester.choose_this(page, "form fieldset >> nth=0 >> label", game.chance.randrange(2))
    game.tester.press_this(page, "form [type=submit]")
    for played in (1, 2, 3):
        game.tester.press_this(page, "[data-testid=campaign-next]")
        page.wait_for_url("**/t/*")
        game.play_on(page.url.rsplit("/", 1)[1], "proved")
        game.tester.press_this(page, "[data-testid=next] a[href^='/campaign/']")
        page.wait_for_selector("[data-bonus]")
        nth = game.chance.randrange(page.locator("[data-bonus]").count())
        game.tester.press_this(page, "[data-bonus]", nth)
        game.tester.press_this(page, "section:has([data-bonus]) > .primary")
        expect(page.locator(".stages .played")).to_have_count(played)
    page.wait_for_selector(".total.over")
    page.goto("/campaign")
    page.locator("a[href^='/campaign/']").wait_for()


def link(game: Game) -> None:
    """Seats two people with a browser each, and a bot between them if a ring needs a third."""
    anna = game.enter()
    name, seats = game.chance.choice(
        [("towers", ["me", "open"]), ("cities", ["me", "open", *game.bots(1, 2)])]
    )
    table = game.sit_down(name, seats)
    peter = game.enter()
    peter.goto(anna.url)
    game.tester.press_this(peter, "[data-testid=sit-down]")
    game.tester.press_this(peter, "[data-testid=ready]")
    wait_until_ready(anna, NAMES[1])
    game.tester.press_this(anna, "[data-testid=start]")
    game.play_on(table, "proved")


def pass_and_play(game: Game) -> None:
    game.enter()
    name, seats, options = game.chance.choice(
        [
            ("towers", ["me", "me", *game.bots(0, 1)], {}),
            ("cities", ["me", "me"], {"mode": "two"}),
            ("cities", ["me", "me", *game.bots(1, 2)], {}),
        ]
    )
    game.play_on(game.sit_down(name, seats, options=options))


MODES: dict[str, Callable[[Game], None]] = {
    "towers": towers,
    "towers-no-referee": lambda game: towers(game, referee=False),
    "ring": ring,
    "two": two,
    "beginner": lambda game: solo(game, "beginner"),
    "expert": lambda game: solo(game, "expert"),
    "campaign": campaign,
    "link": link,
    "pass": pass_and_play,
}


def play_whole_game(visitors: Visitors, play: Play, look: Look = lambda page: None) -> Game:
    """Plays to the end; a campaign has several games."""
    game = Game(visitors, play, look)
    visitors.story = game.tell
    MODES[play.mode](game)
    return game


def plays(first: int, count: int) -> list[Play]:
    return [Play(mode, seed) for seed in range(first, first + count) for mode in MODES]
