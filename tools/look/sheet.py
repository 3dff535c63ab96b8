"""Lays pictures out on a page: one row for each state, size and theme."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.eyes import pictures

from tools.look.shooting import Shot

STYLE = Path(__file__).with_name("sheet.css")
SAME = 0.002
"""The share of pixels that may differ between pictures that look the same."""
SHEET_WIDTH = 1800
Look = tuple[str, str]
"""A size and a theme."""


def write_sheet(folder: Path, shots: list[Shot], release: str) -> None:
    found: defaultdict[Look, defaultdict[str, list[Shot]]] = defaultdict(lambda: defaultdict(list))
    for shot in shots:
        found[shot.size, shot.theme][shot.state].append(shot)
    title = f"This copy beside {escape(release)}" if release else "This copy"
    body = "\n".join(part(folder, look, states) for look, states in found.items())
    (folder / "index.html").write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{title}</title>\n'
        f"<style>{STYLE.read_text('utf-8')}</style>\n"
        f"<h1>{title}</h1>\n{navigation(list(found))}\n{body}\n</html>\n",
        encoding="utf-8",
    )


def navigation(looks: list[Look]) -> str:
    """Returns filters that need no script: sheet.css hides what did not change."""
    changed = '<label><input type="checkbox" id="changed"> only what changed</label>'
    links = " ".join(f'<a href="#{name_of(look)}">{" ".join(look)}</a>' for look in looks)
    return f"<nav>{changed} {links}</nav>"


def name_of(look: Look) -> str:
    return "look-" + "-".join(look)


def part(folder: Path, look: Look, states: dict[str, list[Shot]]) -> str:
    rows = "\n".join(row(folder, state, pair) for state, pair in states.items())
    return f'<main id="{name_of(look)}"><h2>{" ".join(look)}</h2>\n{rows}\n</main>'


def row(folder: Path, state: str, pair: list[Shot]) -> str:
    share = difference(pair)
    kind = "same" if share is not None and share < SAME else "differs"
    change = "" if share is None else f"<small>{share:.1%} differs</small>"
    shown = "".join(figure(folder, shot) for shot in pair)
    return f'<section class="{kind}"><h3>{state} {change}</h3><div>{shown}</div></section>'


def figure(folder: Path, shot: Shot) -> str:
    if shot.problem:
        return f'<p class="problem">{escape(shot.problem)}</p>'
    name = shot.file.relative_to(folder).as_posix()
    label = f"{shot.state}, {shot.size}, {shot.theme}: {shot.file.parent.name}"
    return f'<a href="{name}"><img loading="lazy" src="{name}" alt="{escape(label)}"></a>'


def difference(pair: list[Shot]) -> float | None:
    """Returns the share of pixels that differ; None if there is nothing to compare."""
    if len(pair) < 2 or any(shot.problem for shot in pair):
        return None
    one, other = (pictures.decode(shot.file.read_bytes()) for shot in pair)
    if one.shape != other.shape:
        return 1.0
    return float(pictures.changed(one, other).mean())


def write_overviews(browser: Browser, folder: Path, looks: list[Look]) -> None:
    """Writes one picture for each size and theme, for an overview."""
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 1000})
    page.goto((folder / "index.html").resolve().as_uri())
    page.evaluate(LOAD_ALL)
    for look in looks:
        page.locator(f"#{name_of(look)}").screenshot(path=folder / f"{name_of(look)}.png")
    page.close()


LOAD_ALL = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode()));
}"""
