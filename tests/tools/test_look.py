"""`make look` compares with the last release, whether or not it has a tag."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from tools.look.release import CHANGELOG, last_release

from tests.browser.serving import CHOSEN, ROOT, quick


@dataclass
class History:
    """Answers like git; `changelogs` has the headings at each commit, both newest first."""

    changelogs: dict[str, list[str]]
    tag: str = ""

    def __call__(self, command: str, *words: str) -> str:
        match command:
            case "describe":
                return self.tag
            case "log":
                assert words[-1] == CHANGELOG
                return "\n".join(self.changelogs)
            case "show":
                commit, _, file = words[0].partition(":")
                assert file == CHANGELOG
                headings = "".join(f"## {heading}\n\n" for heading in self.changelogs[commit])
                return f"# Changelog\n\n{headings}"
        raise ValueError(command)


CHANGES = {
    "e5": ["Unreleased", "0.2.0", "0.1.0"],
    "d4": ["Unreleased", "0.2.0", "0.1.0"],
    "c3": ["0.2.0", "0.1.0"],
    "b2": ["Unreleased", "0.1.0"],
    "a1": ["0.1.0"],
}


def test_without_tags_the_changelog_says_what_was_released_last() -> None:
    assert last_release(History(CHANGES)) == "c3"


def test_a_tag_comes_first() -> None:
    assert last_release(History(CHANGES, tag="v0.1.0")) == "v0.1.0"


@pytest.mark.parametrize("changes", [{}, {"a1": ["Unreleased"]}, {"a1": []}])
def test_a_history_without_a_release_is_refused(changes: dict[str, list[str]]) -> None:
    with pytest.raises(LookupError, match="--release"):
        last_release(History(changes))


def test_this_version_gets_every_setting_that_tests_choose() -> None:
    assert quick(ROOT)[1::2] == [f"{name}={value}" for name, value in CHOSEN.items()]


def test_a_release_gets_only_the_settings_that_it_knows(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "draftingtable" / "server"
    folder.mkdir(parents=True)
    (folder / "settings.py").write_text("    rate_http: float = setting(20, 'requests')\n")
    assert quick(tmp_path) == ["--set", "rate_http=1000"]
