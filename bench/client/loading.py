"""The first visit: time until something is visible, and bytes fetched for it."""

from __future__ import annotations

from statistics import median

from bench.client.places import OTHERS, READY, SLOWER, Places
from bench.client.result import Result

PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
SCRIPTS = """performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
MOST_SCRIPT = 120
LATEST_PAINT = 1000


def first_load(places: Places, rounds: int) -> list[Result]:
    results = []
    for place, ready in {**READY, **{name: ready for name, (_, ready) in OTHERS.items()}}.items():
        loads = [load(places, place, ready) for _ in range(rounds)]
        paint = median(paint for paint, _ in loads)
        scripts = median(size for _, size in loads) / 1000
        what = f"{place}: first contentful paint, processor {SLOWER} times slower"
        results.append(Result(what, paint, "ms", LATEST_PAINT))
        results.append(Result(f"{place}: JavaScript, compressed", scripts, "kB", MOST_SCRIPT))
    return results


def load(places: Places, place: str, ready: str) -> tuple[float, float]:
    """Returns milliseconds and bytes."""
    with places.visitor(SLOWER) as page:
        page.goto(places.path(page, place))
        page.wait_for_selector(ready)
        page.wait_for_function(f"{PAINTED} > 0")
        return page.evaluate(PAINTED), page.evaluate(SCRIPTS)
