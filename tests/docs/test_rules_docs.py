"""The rules pages contain every rule number we cite, and their links work."""

import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tests.docs.markdown import ROOT, anchors, blocks, links, markdown_files, slug_of

RULES = ROOT / "docs" / "rules"
READ = {".py", ".toml", ".ftl", ".md", ".txt"}

CITED = re.compile(r"(?<![\w.])[TCS][1-9](?:\.[0-9]+[a-z]?)?(?!\w)")
DEFINED = re.compile(
    r"^(?:#{2,3} ([TCS][1-9](?:\.[0-9]+)?) |- \*\*([TCS][1-9]\.[0-9]+[a-z]?)\*\* )", re.MULTILINE
)
EXAMPLE = re.compile(r"^- \*\*(E[0-9])\*\* ", re.MULTILINE)
NUMBER = re.compile(r"([TCS])([1-9])(?:\.([0-9]+)([a-z])?)?")


def numbers_in(page: str) -> list[str]:
    """Returns the rules that a page states, in order."""
    text = (RULES / page).read_text(encoding="utf-8")
    return [heading or item for heading, item in DEFINED.findall(text)]


def stated() -> set[str]:
    return {number for page in RULES.glob("*.md") for number in numbers_in(page.name)}


def citations() -> dict[str, set[str]]:
    """Returns each rule cited in src/ and tests/, with the files that cite it."""
    found: dict[str, set[str]] = {}
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in READ:
                for number in CITED.findall(path.read_text(encoding="utf-8")):
                    found.setdefault(number, set()).add(str(path.relative_to(ROOT)))
    return found


def place_of(number: str) -> tuple[str, int, int, int]:
    found = NUMBER.fullmatch(number)
    assert found, number
    chapter, part, section, letter = found.groups()
    return chapter, int(part), int(section or 0), ord(letter) - ord("a") + 1 if letter else 0


def follows(one: str, other: str) -> bool:
    """Whether `other` is the next number after `one`, with no gap."""
    chapter, part, section, letter = place_of(one)
    return (chapter == "C" and other == "S1") or place_of(other) in {
        (chapter, part + 1, 0, 0),
        (chapter, part, section + 1, 0),
        (chapter, part, section, letter + 1),
    }


def test_every_rule_that_is_cited_is_in_the_rules() -> None:
    known = stated()
    missing = {number: sorted(who) for number, who in citations().items() if number not in known}
    assert missing == {}


def test_citations_are_found_as_they_are_written() -> None:
    assert CITED.findall("# T4.1e: C5.2's (S4), `T7` and C1.1, C1.2.") == [
        *("T4.1e", "C5.2", "S4", "T7", "C1.1", "C1.2")
    ]
    assert CITED.findall("MT4 s7 C10 T4x 1.T4 US1 S7s") == []


@pytest.mark.parametrize(
    ("page", "first", "last"), [("towers.md", "T1", "T8.5"), ("cities.md", "C1", "S7")]
)
def test_rules_are_numbered_in_order_and_without_gaps(page: str, first: str, last: str) -> None:
    numbers = numbers_in(page)
    assert (numbers[0], numbers[-1]) == (first, last)
    for one, other in pairwise(numbers):
        assert follows(one, other), f"{other} comes after {one}"


@pytest.mark.parametrize(("page", "count"), [("towers.md", 6), ("cities.md", 5)])
def test_worked_examples_are_numbered(page: str, count: int) -> None:
    text = (RULES / page).read_text(encoding="utf-8")
    assert EXAMPLE.findall(text) == [f"E{number}" for number in range(1, count + 1)]


@pytest.mark.parametrize("file", markdown_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_link_leads_nowhere(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [link for link in links(text) if not leads_somewhere(file, link)] == []


def leads_somewhere(file: Path, link: str) -> bool:
    if re.match(r"[a-z][a-z0-9+.-]*:|//", link):
        return True  # another site: tests fetch nothing
    path, _, anchor = link.partition("#")
    target = (file.parent / unquote(path)).resolve() if path else file
    if not target.exists() or ROOT not in (target, *target.parents):
        return False
    return not anchor or target.is_dir() or is_anchor(target, unquote(anchor))


def is_anchor(target: Path, anchor: str) -> bool:
    return target.suffix != ".md" or anchor in anchors(target.read_text(encoding="utf-8"))


def test_links_that_lead_nowhere_are_noticed() -> None:
    text = '[a](no.md) `[b](c)` ![d](no.svg)\n```\n[e](f)\n```\n[g]: no.html\n<img src="h.png">'
    assert links(text) == ["no.md", "no.svg", "no.html", "h.png"]
    assert not leads_somewhere(RULES / "towers.md", "no.md")
    assert not leads_somewhere(RULES / "towers.md", "cities.md#no-such-heading")
    assert not leads_somewhere(RULES / "towers.md", "../../..")
    assert leads_somewhere(RULES / "towers.md", "cities.md#c4-placing")
    assert leads_somewhere(RULES / "towers.md", "https://example.org/no.md")


def test_headings_become_anchors() -> None:
    assert slug_of("T4.1 Bidding") == "t41-bidding"
    assert slug_of("The `deal`, and [more](x.md)") == "the-deal-and-more"
    assert anchors("# A b\n## A b\n```\n# No\n```\n") == {"a-b", "a-b-1"}
    assert [block.words for block in blocks("```json a.json\n{}\n```\n")] == [["json", "a.json"]]


@pytest.mark.parametrize(
    "name", sorted(path.name for path in (ROOT / "docs" / "pictures").glob("*.svg"))
)
def test_pictures_can_be_drawn(name: str) -> None:
    picture = ElementTree.parse(ROOT / "docs" / "pictures" / name).getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
