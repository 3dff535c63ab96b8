"""Draws the icons of the installed client as PNG, from our own SVG.

    python -m tools.make_icons

Needs Chromium. Run it again when `web/public/icon.svg` changes, and commit what it writes.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "web/public"
PAPER = "#f4efe4"
# Name, size in pixels, the share of it that the drawing takes, and whether it has a background. A
# maskable icon may be cut to a circle: keep what matters within four fifths of it.
ICONS = (
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable-512.png", 512, 0.66, True),
    ("apple-touch-icon.png", 180, 0.8, True),
)


def main() -> None:
    browser_path = shutil.which("chromium") or shutil.which("google-chrome")
    if browser_path is None:
        sys.exit("Chromium is needed to draw the icons")
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, share, paper in ICONS:
            draw(page, drawing, FOLDER / name, size, share, PAPER if paper else "transparent")
        browser.close()


def draw(page: Page, drawing: str, file: Path, size: int, share: float, behind: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    style = (
        f"html{{background:{behind}}}body{{margin:0;height:{size}px;display:grid;"
        f"place-items:center}}svg{{width:{size * share}px;height:{size * share}px}}"
    )
    page.set_content(f"<style>{style}</style>{drawing}")
    page.screenshot(path=str(file), omit_background=behind == "transparent")
    print(file)


if __name__ == "__main__":
    main()
