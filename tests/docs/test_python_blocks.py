"""Every Python block of README.md and the docs runs when pasted alone.

Blocks with a file name are programs, run by the tests of their pages.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, Block, blocks, markdown_files


def found() -> Iterator[tuple[Path, Block]]:
    for page in markdown_files():
        for block in blocks(page.read_text(encoding="utf-8")):
            if block.info == "python":
                yield page, block


PASTED = [
    pytest.param(page, block, id=f"{page.relative_to(ROOT)}:{block.line}")
    for page, block in found()
]


@pytest.mark.parametrize(("page", "block"), PASTED)
def test_it_runs_alone(page: Path, block: Block) -> None:
    # Leading empty lines make tracebacks use the line numbers of the page.
    code = compile("\n" * block.line + block.text, str(page), "exec")
    exec(code, {"__name__": "pasted"})


def test_the_pages_with_python_are_among_them() -> None:
    pages = {str(page.relative_to(ROOT)) for page, _ in found()}
    assert pages >= {"README.md", "docs/adapters.md", "docs/bots.md"}
