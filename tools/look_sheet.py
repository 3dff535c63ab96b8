"""Pages of thumbnails, two clients side by side."""

from __future__ import annotations

import html
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.eyes import pictures

STYLE = """
body { margin: 16px; font: 14px/1.4 system-ui, sans-serif; color: #222; background: #eee }
main { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; padding: 8px; background: white }
figcaption { font-weight: 600 }
.pair { display: flex; gap: 8px }
.pair > * { display: block; width: var(--wide); font-size: 12px; color: #666 }
img { display: block; width: 100%; border: 1px solid #999 }
"""
NARROW, BROAD = 130, 240
"""Pixels of a thumbnail: upright, and lying."""
OVERVIEW_WIDTH = 1800


class Sheet:
    def __init__(
        self, folder: Path, states: Sequence[str], sizes: Sequence[str], themes: Sequence[str]
    ) -> None:
        self.folder = folder
        self.states = states
        self.views = [(size, theme) for size in sizes for theme in themes]
        self.clients: list[str] = []
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

    def add(self, client: str) -> Callable[[str, str, str], Path]:
        """One more client; says where its pictures belong."""
        self.clients.append(client)
        return lambda state, size, theme: self.folder / self.name(client, state, size, theme)

    def name(self, client: str, state: str, size: str, theme: str) -> str:
        return f"{self.clients.index(client)}/{state}-{size}-{theme}.webp"

    def write(self, browser: Browser) -> None:
        """A page for each size and theme, an overview of each as a picture, and an index."""
        for size, theme in self.views:
            path = self.folder / f"{size}-{theme}.html"
            path.write_text(self.page(size, theme), "utf-8")
            self.keep_overview(browser, path)
        self.folder.joinpath("index.html").write_text(self.index(), "utf-8")

    def page(self, size: str, theme: str) -> str:
        wide, high = map(int, size.split("x"))
        thumbnail = NARROW if wide < high else BROAD
        figures = "\n".join(self.figure(state, size, theme) for state in self.states)
        body = f"<p>{self.links()}</p>\n<main style='--wide: {thumbnail}px'>\n{figures}\n</main>"
        return document(f"{size} {theme}", body)

    def figure(self, state: str, size: str, theme: str) -> str:
        pair = "".join(self.thumbnail(client, state, size, theme) for client in self.clients)
        return f"<figure><figcaption>{state}</figcaption><div class='pair'>{pair}</div></figure>"

    def thumbnail(self, client: str, state: str, size: str, theme: str) -> str:
        name = self.name(client, state, size, theme)
        if not (self.folder / name).exists():
            return f"<span>{html.escape(client)}: not reached</span>"
        alt = html.escape(f"{state}, {client}", quote=True)
        return f"<a href='{name}'>{html.escape(client)}<img src='{name}' alt='{alt}'></a>"

    def index(self) -> str:
        overviews = "".join(
            f"<h2><a href='{size}-{theme}.html'>{size} {theme}</a></h2>"
            f"<a href='{size}-{theme}.webp'>as one picture</a>"
            for size, theme in self.views
        )
        return document(" and ".join(self.clients), overviews)

    def links(self) -> str:
        pages = [f"<a href='{s}-{t}.html'>{s} {t}</a>" for s, t in self.views]
        return " · ".join(["<a href='index.html'>index</a>", *pages])

    def keep_overview(self, browser: Browser, path: Path) -> None:
        page = browser.new_page(viewport={"width": OVERVIEW_WIDTH, "height": 800})
        page.goto(path.resolve().as_uri())
        page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
        high = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": OVERVIEW_WIDTH, "height": high})
        pictures.keep(page.context.new_cdp_session(page), path.with_suffix(".webp"))
        page.close()


def document(title: str, body: str) -> str:
    name = html.escape(title)
    head = f"<!doctype html><meta charset='utf-8'><title>{name}</title><style>{STYLE}</style>"
    return f"{head}\n<h1>{name}</h1>\n{body}\n"
