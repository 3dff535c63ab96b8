"""The visual checks find every fault planted on a page, and none on a clean page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import Chromium
from tests.browser.eyes import pictures
from tests.browser.eyes.looking import SCRIPT, Eyes
from tests.browser.visitors import PATIENCE

CARD = """<button class="card" style="display: block; width: 120px; height: 160px; padding: 0">
  <svg class="tw-art" viewBox="0 0 12 16" style="--f-base: #f5a3c7; --ink: #22303f; width: 100%">
    {floor}<text x="1" y="15" font-size="4">12</text>
  </svg>
</button>"""
DRAWN = CARD.format(floor='<path d="M1 1H11V9H1Z" style="fill: var(--f-base)" />')
CLEAN = f"""{DRAWN}
<p style="width: 300px">A sentence that has all the room it needs, on two lines or three.</p>
<div style="height: 60px; width: 100px; overflow: auto">One can scroll here to read the rest.</div>
<a href="#there">A link</a> <button>A button</button> <input value="short" />
<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">for readers</span>
<svg width="0" height="0" style="position: absolute"><defs><path id="p" d="M0 0H1" /></defs></svg>
<svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 12H22" stroke="navy" /></svg>"""
FAULTS = {
    "namespace": """<svg id="art" width="40" height="40"><g></g></svg><script>
        const made = document.createElement("path");
        made.setAttribute("d", "M0 0H40V40Z");
        document.querySelector("#art g").append(made);
      </script>""",
    "no size": '<svg width="0" height="40"><path d="M0 0H40V40Z" fill="red" /></svg>',
    "blank": CARD.format(floor='<path d="M1 1H11V9H1Z" style="fill: none; stroke: var(--ink)" />'),
    "clipped text": '<p style="width: 90px; overflow: hidden; white-space: nowrap; '
    'text-overflow: ellipsis">Somebody has a long name</p>',
    "overlapping text": '<p style="height: 20px">The first line</p>'
    '<p style="margin-top: -30px">The second line</p>',
    "off screen": '<button style="position: absolute; left: -40px">Pressed by nobody</button>',
    "covered": """<div style="position: relative"><button>Under a sheet</button>
      <div style="position: absolute; inset: 0; background: white"></div></div>""",
    "crowded": '<p style="margin: 0">The line above</p>'
    '<button style="position: relative; top: -8px; background: white">Too near</button>',
}
PLANTED = {
    **FAULTS,
    "clipped text (low)": '<p style="height: 9px; overflow: hidden; font-size: 30px">Half</p>',
    "clipped text (field)": '<input value="More than a field can show" style="width: 40px" />',
    "clipped text (page)": '<p style="position: absolute; left: 95vw; width: 90px">Beside it</p>',
    "off screen (wide)": '<div style="width: 120vw; height: 4px"></div>',
    "blank (hidden)": DRAWN.replace("width: 100%", "width: 100%; opacity: 0.01"),
    "blank (covered)": f"""<div style="position: relative">{DRAWN}<div style="position: absolute;
      inset: 0 auto auto 0; width: 140px; height: 108px; background: white"></div></div>""",
}


@pytest.fixture
def page(chromium: Chromium) -> Iterator[Page]:
    with chromium.driven() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 640})
        page.set_default_timeout(PATIENCE)
        yield page
        page.close()


def seen_on(page: Page, body: str) -> set[str]:
    """Returns the names of all faults on a blank page with this content."""
    page.set_content(f"<!doctype html><body>{body}")
    page.evaluate(SCRIPT)
    eyes = Eyes(page)
    return {fault.check for fault in [*eyes.layout_faults(), *eyes.ink_faults()]}


def test_a_clean_page_has_no_faults(page: Page) -> None:
    assert seen_on(page, CLEAN) == set()


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_seen(page: Page, planted: str) -> None:
    assert planted.split(" (")[0] in seen_on(page, CLEAN + PLANTED[planted])


def test_what_is_under_an_open_dialog_is_not_checked(page: Page) -> None:
    dialog = "<dialog>A sheet over all of it</dialog><script>document.querySelector('dialog')"
    assert seen_on(page, f"{FAULTS['overlapping text']}{dialog}.showModal()</script>") == set()


def test_pictures_are_read_pixel_by_pixel(page: Page) -> None:
    """A window of 40 by 20 pixels with a red corner on white."""
    page.set_viewport_size({"width": 40, "height": 20})
    page.set_content("<body style='margin: 0; background: white'><div id='red'></div>")
    page.evaluate("Object.assign(red.style, { width: '10px', height: '10px', background: 'red' })")
    picture = pictures.take(page.context.new_cdp_session(page))
    assert picture.shape == (20, 40, 3)
    assert picture[5, 5].tolist() == [255, 0, 0]
    assert picture[15, 5].tolist() == picture[5, 15].tolist() == [255, 255, 255]
    white = pictures.changed(picture, picture * 0 + 255)
    assert pictures.share(white, {"left": 0, "top": 0, "right": 20, "bottom": 20}) == 0.25
