"""README.md and CONTRIBUTING.md name commands and targets that exist."""

import re
import shlex

import pytest

from draftingtable.command.parser import build_parser
from tests.docs.markdown import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGET = re.compile(r"^([a-z]+):.*## \S", re.MULTILINE)
SHOWN = re.compile(r"^    make ([a-z]+) |`make ([a-z]+)`", re.MULTILINE)
ROW = re.compile(r"^\| (`draftingtable .*?) \|", re.MULTILINE)


def commands() -> list[str]:
    """Returns the commands of the table; in a row with several, the later ones are abbreviated."""
    quoted = [text for row in ROW.findall(README) for text in re.findall(r"`([^`]+)`", row)]
    return [f"draftingtable {text.removeprefix('draftingtable ')}" for text in quoted]


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_table_is_understood(line: str) -> None:
    words = shlex.split(line)
    assert words[0] == "draftingtable"
    assert build_parser().parse_args(words[1:]).command == words[1]


def test_the_table_names_every_command() -> None:
    offered = set(re.findall(r"^    ([a-z]+) ", build_parser().format_help(), re.MULTILINE))
    assert offered
    assert offered == {shlex.split(line)[1] for line in commands()}


def test_documented_targets_exist() -> None:
    """`make help` explains every target, and the pages name no others."""
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    explained = set(TARGET.findall(MAKEFILE))
    assert explained == set(phony[1].split())
    for page in ("README.md", "CONTRIBUTING.md", "docs/operations.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        shown = {one or other for one, other in SHOWN.findall(text)}
        assert shown <= explained, page
