"""The pictures of the browser client in the README, taken from this commit.

    python -m tools.client_pictures

Needs Chromium and a built client (`make web`). The states are those that the tests and `make look`
show. Run it again when the client's looks change, and commit what it writes.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.chromium import running_chromium
from tests.browser.eyes import pictures
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import serving

FOLDER = Path(__file__).parent.parent / "docs/pictures"
PICTURES = {
    "client-home": ("home-empty", "1280x800", "light"),
    "client-towers": ("towers-bidding", "1280x800", "light"),
    "client-towers-phone": ("towers-bidding", "390x844", "dark"),
    "client-cities": ("cities-spot-chosen", "1280x800", "dark"),
    "client-cities-phone": ("cities-spot-chosen", "390x844", "light"),
    "client-scoring": ("cities-result", "1280x800", "light"),
}
"""By file: the state, the size and the theme."""


def main() -> None:
    with (
        TemporaryDirectory() as data,
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
