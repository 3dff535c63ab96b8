"""Makes README's pictures of the browser client from this working copy.

    python -m tools.client_pictures

Needs Chromium and a built client (`make web`). The states are those of the eye tests and of
`make look`. Run it again when the client's looks change, and commit what it writes.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.chromium import running_chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PICTURES = {
    "client-home": ("home", "1280x800", "light"),
    "client-towers": ("towers-bidding", "1280x800", "light"),
    "client-towers-phone": ("towers-building", "390x844", "dark"),
    "client-cities": ("cities-spot-chosen", "1280x800", "dark"),
    "client-cities-phone": ("cities-placing", "390x844", "light"),
    "client-scoring": ("cities-result", "1280x800", "light"),
}
"""By file: a state, a size and a theme."""
QUALITY = 0.82
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        running_chromium() as chromium,
        chromium.driven() as browser,
    ):
        for name, (state, size, theme) in PICTURES.items():
            with staged(browser, server.address, BY_NAME[state]) as stage:
                stage.show(size, theme)
                png = stage.page.screenshot()
            (FOLDER / f"{name}.webp").write_bytes(as_webp(browser, png))
            print(f"{name}.webp")


def as_webp(browser: Browser, png: bytes) -> bytes:
    """A tenth of the size; Chromium itself knows how."""
    page = browser.new_page()
    webp: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode("ascii"), QUALITY])
    page.close()
    return base64.b64decode(webp)


if __name__ == "__main__":
    main()
