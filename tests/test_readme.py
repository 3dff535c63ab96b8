"""README.md's Python runs, as it stands there, from the top to the bottom."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[int, str]]:
    """Each block with the line on which its code begins."""
    text = README.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in BLOCK.finditer(text)]


def test_the_python_in_the_readme_runs() -> None:
    """All blocks share one namespace, as if typed one after the other."""
    assert blocks(), "README.md shows no Python"
    names: dict[str, object] = {"__name__": "readme"}
    for line, block in blocks():
        # Empty lines before the code make a traceback count as the README does.
        exec(compile("\n" * (line - 1) + block, str(README), "exec"), names)
