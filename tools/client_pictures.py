"""Takes the README's pictures of the browser client from this working copy.

    python -m tools.client_pictures

Needs Chromium and a built client (`make web`). The states are those of the eye tests and of `make
look`. Run it again when the client's appearance changes, and commit what it writes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.browser.chromium import running_chromium
from tests.browser.eyes import pictures
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PICTURES = {
    "client-home": ("home", "1280x800", "light"),
    "client-towers": ("towers-why-not", "1280x800", "light"),
    "client-towers-phone": ("towers-building", "390x844", "dark"),
    "client-cities": ("cities-spot-chosen", "1280x800", "dark"),
    "client-cities-phone": ("cities-placing", "390x844", "light"),
    "client-scoring": ("cities-result", "1280x800", "light"),
}
"""The state, size and theme of each file."""


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
                pictures.keep(stage.eyes.session, FOLDER / f"{name}.webp")
            print(f"{name}.webp")


if __name__ == "__main__":
    main()
