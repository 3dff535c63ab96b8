"""The site of plain files, below a folder of Python's own web server: no server of ours runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect
from tools.browser_python.publishing import QUICK, publish

from draftingtable.command.server.site_files import site_files
from draftingtable.command.server.site_folder import write_site
from draftingtable.locale.language import LANGUAGES
from draftingtable.server.client_files import (
    BROWSER_PYTHON,
    PAGE_POLICY,
    STATIC,
    WORKER,
    WORKER_POLICY,
)
from tests.browser.offline_device import MODES, play_some
from tests.browser.playing import play_to_the_end, shows_result, tap
from tests.browser.seeded_worker import seed_worker
from tests.browser.visitors import PHONE, Visitors

PAGES = {
    "": "[data-testid=play-towers]",
    "#/solo": "main form, main [data-testid]",
    "#/campaign": "main form, main [data-testid]",
    "#/learn": "main a[href='#/learn/towers']",
    "#/learn/towers": ".bidding, .coach, [data-testid=coach]",
    "#/puzzles": "a[href='#/puzzles/towers']",
    "#/puzzles/towers": "[data-puzzle] .board > *",
    "#/puzzles/cities/daily": "[data-puzzle] .board > *",
    "#/score": "a[href='#/score/cities']",
    "#/score/towers": "main input",
    "#/rules/solo": "#S1",
    "#/replay": "main input[type=file]",
    "#/games": "[data-testid=games-none]",
    "#/settings": "main section",
}
"""What each page shows once it is complete."""
EMBEDDING = """<!doctype html><title>Our club</title>
<iframe src="club/games/" title="Drafting Table" width="390" height="844"></iframe>"""
NOT_MODIFIED = 304
LEFT = "net::ERR_ABORTED"
"""What a page had asked for when the visitor left it."""
OUTSIDE = """() => {
  const base = new URL("./", document.baseURI).href;
  return [...document.querySelectorAll("[href], [src]")]
    .map((one) => new URL(one.getAttribute("href") ?? one.getAttribute("src"), base).href)
    .filter((address) => !address.startsWith(base));
}"""
"""All that a page refers to outside the site."""


class Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Prints nothing."""


class StrictFiles(Files):
    """Sends the headers that docs/site.md recommends, and knows fewer types of files."""

    def end_headers(self) -> None:
        policy = WORKER_POLICY if WORKER in self.path else f"{PAGE_POLICY}; frame-ancestors 'none'"
        self.send_header("Content-Security-Policy", policy)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        super().end_headers()

    def guess_type(self, path: str | PathLike[str]) -> str:
        unknown = Path(path).suffix in (".mjs", ".wasm", ".zip")
        return "application/octet-stream" if unknown else super().guess_type(path)


@contextmanager
def serving(folder: Path, files: type[Files] = Files) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(files, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a web space that has a site below a folder, and a page that embeds it."""
    publish(quality=QUICK)
    folder = tmp_path_factory.mktemp("web")
    write_site(folder / "club" / "games", site_files(STATIC, BROWSER_PYTHON))
    seed_worker(folder / "club" / "games", "site")
    (folder / "demo.html").write_text(EMBEDDING, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Yields the address of the site, without the final slash."""
    with serving(folder) as address:
        yield f"{address}/club/games"


@pytest.fixture
def strict_readers(visitors: Visitors, folder: Path) -> Iterator[Visitors]:
    """Visitors of the site behind another web server."""
    with serving(folder, StrictFiles) as address:
        yield replace(visitors, address=f"{address}/club/games/")


@pytest.fixture
def readers(visitors: Visitors, site: str) -> Visitors:
    """Visitors of the site; they go to `./` and what follows."""
    return replace(visitors, address=f"{site}/")


def watched(page: Page) -> list[str]:
    """Returns a list that gets everything that was not answered, or is not part of the site."""
    base = page.url.partition("#")[0]
    wrong: list[str] = []

    def check(status: int, url: str) -> None:
        if status not in (200, NOT_MODIFIED) or not url.startswith(base):
            wrong.append(f"{status} {url}")

    def failed(reason: str | None, url: str) -> None:
        if reason != LEFT:
            wrong.append(f"{reason} {url}")

    page.context.on("response", lambda answer: check(answer.status, answer.url))
    page.context.on("requestfailed", lambda request: failed(request.failure, request.url))
    return wrong


def test_every_page_opens_below_a_folder(readers: Visitors) -> None:
    page = readers.enter("./", viewport=PHONE)
    wrong = watched(page)
    for address, content in PAGES.items():
        page.goto(f"./{address}")
        page.reload()
        expect(page.locator(content).first).to_be_visible()
        assert page.evaluate(OUTSIDE) == [], address
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(readers: Visitors, language: str) -> None:
    page = readers.enter("./", language=language, viewport=PHONE)
    wrong = watched(page)
    page.reload()
    expect(page.get_by_test_id("play-towers")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("./#/rules/cities#C3.4")
    expect(page.locator("[id='C3.4']")).to_be_in_viewport()
    assert wrong == []


def test_links_lead_to_pages_and_back(readers: Visitors) -> None:
    page = readers.enter("./")
    page.locator("header a[href^='#/rules']").click()
    rule = page.locator("[id='T4.1'] a.number")
    rule.click()
    expect(page.locator("[id='T4.1']")).to_have_class(re.compile(r"\btarget\b"))
    assert page.url.endswith("/club/games/#/rules/towers#T4.1")
    page.keyboard.press("Home")
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    assert page.url.endswith("#/rules/towers#T4.1")
    page.go_back()
    page.go_back()
    expect(page.get_by_test_id("play-towers")).to_be_visible()
    page.go_forward()
    expect(page.locator("[id='T4.1']")).to_be_attached()


def test_what_needs_others_is_absent(readers: Visitors) -> None:
    page = readers.enter("./")
    expect(page.get_by_test_id("pass-and-play")).to_be_visible()  # drawn last
    expect(page.locator("#public-tables, [data-testid=join]")).to_have_count(0)
    for address in ("./#/admin", "./#/j/ABC123"):
        page.goto(address)
        page.reload()
        expect(page.locator("main a[href='#/']")).to_be_visible()


def test_a_game_is_played_on_the_device(readers: Visitors) -> None:
    """With the page lost in the middle; then its replay, its record, and the list of my games."""
    page = readers.enter("./", viewport=PHONE, touch=True, speed="instant", worker=True)
    wrong = watched(page)
    page.get_by_test_id("play-towers").tap()
    page.wait_for_selector(".bidding")
    assert "#/t/local-" in page.url
    play_some(page, 6)
    assert not shows_result(page)
    page.reload()
    play_to_the_end(page, press=tap)
    with page.expect_download() as saved:
        page.get_by_test_id("download-record").tap()
    assert saved.value.path().read_text(encoding="utf-8").startswith("drafting-table record 1\n")
    page.locator("a[href^='#/replay/local-']").click()
    expect(page.locator(".film")).to_be_visible()
    page.goto("./")
    page.reload()
    expect(page.locator("a[href^='#/t/local-']").first).to_be_visible()
    page.locator("main a[href='#/games']").tap()
    game = page.get_by_test_id("game")
    expect(game).to_have_count(1)
    expect(game.locator("[data-result]")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_test_id("save-records").tap()
    assert saved.value.path().read_text(encoding="utf-8").startswith("drafting-table record 1\n")
    assert wrong == []


@pytest.mark.parametrize("mode", MODES)
def test_games_of_every_kind_begin_and_go_on(strict_readers: Visitors, mode: str) -> None:
    strict_readers.provoked += ("net::ERR_FAILED",)  # a service worker's answer to a page that left
    page = strict_readers.enter("./", viewport=PHONE, touch=True, speed="instant", worker=True)
    wrong = watched(page)
    # What is still on its way when a page is left fails to load, and that is nobody's fault.
    page.wait_for_load_state("networkidle")
    MODES[mode](page)
    page.wait_for_selector(".bidding, .pick, .place, [data-testid=curtain]")
    assert "#/t/local-" in page.url
    play_some(page, 4)
    page.wait_for_load_state("networkidle")
    page.reload()
    play_some(page, 2)
    assert wrong == []


def test_another_page_can_embed_it(visitors: Visitors, site: str) -> None:
    page = visitors.new_page(locale="en")
    visitors.listen(page)
    page.goto(f"{site.removesuffix('/club/games')}/demo.html")
    demo = page.frame_locator("iframe")
    demo.get_by_test_id("play-towers").click()
    demo.get_by_test_id("level-novice").click()
    expect(demo.locator(".bidding")).to_be_visible()
