"""Prints the figures of decision 19 from Chromium.

    python -m bench.browser_python.chromium

Python runs on a page's main thread here, not in a worker: Chromium slows only that down when it is
told to behave like a slower processor. Starting is measured in processor time of all of Chromium,
which depends least on what else the machine does; the rest in wall-clock time, with the share of a
processor that Chromium had. The last two lines are from the client itself, offline.
"""

import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.chromium import SWITCHES, find_chromium
from tests.browser.serving import REAL, serving
from tests.browser.visitors import PHONE, keeping
from tests.browser_python.test_in_chromium import serving as serving_files
from tests.browser_python.test_in_chromium import site
from tests.processor_time import spent
from tools.browser_python.publishing import publish

SLOWER = (1, 4)
STARTS = 2
PATIENCE = 600_000
MEGABYTE = 1_000_000
START = """async () => {
  const began = performance.now();
  const { loadPyodide } = await import("/python/pyodide.mjs");
  const python = await loadPyodide({ indexURL: "/python/" });
  const ours = await (await fetch("/python/draftingtable.zip")).arrayBuffer();
  python.FS.writeFile("/draftingtable.zip", new Uint8Array(ours));
  python.runPython('import sys; sys.path.insert(0, "/draftingtable.zip")');
  window.python = python;
  return performance.now() - began;
}"""
RUN = """(program) => {
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  const began = performance.now();
  python.runPython(program, { globals: python.toPy({ __name__: "__main__" }) });
  return { lines, time: performance.now() - began, memory: python._module.HEAPU8.length };
}"""
INSIDE = Path(__file__).parent / "inside"


def started(context: BrowserContext, address: str, slower: int) -> Page:
    """Returns a page on which Python runs."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(START)
    return page


def run(page: Page, program: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = page.evaluate(RUN, (INSIDE / program).read_text("utf-8"))
    return found


def python_alone(browser: Browser, slower: int) -> None:
    print(f"--- processor slowed {slower} times")
    with tempfile.TemporaryDirectory() as folder, serving_files(site(Path(folder))) as address:
        for _ in range(STARTS):
            for context in browser.contexts:
                context.close()
            context = browser.new_context()
            first_move(context, address, slower, "cold").close()
            page = first_move(context, address, slower, "warm")
        before = spent()
        found = run(page, "speed.py")
        share = (spent() - before) / (found["time"] / 1000)
        print(f"with {share:.2f} of a processor:")
        print("\n".join(found["lines"]))
        print(f"memory of Python: {found['memory'] / MEGABYTE:.0f} MB")
        for context in browser.contexts:
            context.close()


def first_move(context: BrowserContext, address: str, slower: int, what: str) -> Page:
    """Prints the seconds until Python runs, and until a first move has been made at a table."""
    times = [spent()]
    page = started(context, address, slower)
    times.append(spent())
    run(page, "first_move.py")
    times.append(spent())
    start, total = times[1] - times[0], times[2] - times[0]
    print(f"{what}: start {start:.2f} s, to a first move {total:.2f} s")
    return page


def the_client(browser: Browser) -> None:
    publish()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), REAL) as server:
        context = browser.new_context(base_url=server.address, viewport=PHONE, has_touch=True)
        context.add_init_script(keeping("settings", {"level": "journeyman", "speed": "instant"}))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("/settings")
        page.get_by_test_id("offline-get").tap()
        page.get_by_test_id("offline-remove").wait_for()
        server.process.kill()
        context.set_offline(True)
        for what in ("from opening the page", "again, Python running"):
            wall, used = time.perf_counter(), spent()
            page.goto("/") if what.startswith("from") else page.go_back()
            page.get_by_test_id("play-towers").tap()
            page.locator(".bidding").wait_for()
            wall, used = time.perf_counter() - wall, spent() - used
            print(f"the client, {what}: {used:.2f} s of processor time, {wall:.2f} s in all")
        context.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        for slower in SLOWER:
            print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            python_alone(browser, slower)
        the_client(browser)
        browser.close()


if __name__ == "__main__":
    main()
