"""Reads our Markdown files: fenced blocks, links, and anchors."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"build", "dist", "node_modules"}

FENCE = re.compile(r"^(```+|~~~+) *(.*)$")
INLINE_CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
LINK = re.compile(r"\]\(\s*<?([^\s)>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
DEFINED_LINK = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)", re.MULTILINE)
HTML_LINK = re.compile(r"<[a-z]+\b[^>]*?\b(?:href|src|srcset)=\"([^\"\s]+)", re.IGNORECASE)
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.MULTILINE)
HTML_ANCHOR = re.compile(r"<[a-z]+\b[^>]*?\b(?:id|name)=\"([^\"]+)\"", re.IGNORECASE)


@dataclass(frozen=True)
class Block:
    """A fenced block: its info string and its lines."""

    info: str
    text: str
    line: int

    @property
    def words(self) -> list[str]:
        return self.info.split()


def markdown_files() -> list[Path]:
    """Returns every Markdown file of the repository, except installed or built ones."""
    found: list[Path] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name[0] != "." and name not in ELSEWHERE]
        found += [Path(folder, name) for name in files if name.endswith(".md")]
    return sorted(found)


def blocks(text: str) -> list[Block]:
    return [part for part in parts(text) if isinstance(part, Block)]


def prose(text: str) -> str:
    """Returns the text without fenced blocks and `code`, which contain no links."""
    lines = "\n".join(part for part in parts(text) if isinstance(part, str))
    return INLINE_CODE.sub("", lines)


def parts(text: str) -> Iterator[str | Block]:
    """Yields lines of prose and blocks, in order."""
    fence, info, begun = "", "", 0
    inside: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        found = FENCE.match(line.lstrip(" "))
        if not fence and found:
            fence, info, begun = found[1], found[2], number
        elif fence and found and found[1].startswith(fence) and not found[2]:
            yield Block(info, "".join(f"{each}\n" for each in inside), begun)
            fence, inside = "", []
        elif fence:
            inside.append(line)
        else:
            yield line
    assert not fence, f"the block starting at line {begun} is not closed"


def links(text: str) -> list[str]:
    """Returns the targets of all links and pictures."""
    readable = prose(text)
    return [
        found for pattern in (LINK, DEFINED_LINK, HTML_LINK) for found in pattern.findall(readable)
    ]


def anchors(text: str) -> set[str]:
    """Returns the fragments that links to this text may use."""
    without_blocks = "\n".join(part for part in parts(text) if isinstance(part, str))
    found = set(HTML_ANCHOR.findall(without_blocks))
    for heading in HEADING.findall(without_blocks):
        slug = slug_of(heading)
        number = 1
        while slug in found:
            slug = f"{slug_of(heading)}-{number}"
            number += 1
        found.add(slug)
    return found


def slug_of(heading: str) -> str:
    """Returns the anchor as GitHub makes it: lower case, no punctuation, hyphens for spaces."""
    plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
