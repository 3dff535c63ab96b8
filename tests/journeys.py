"""Following calls with a profiler, to compare them with the lists in docs/architecture.md.

A function is on a journey if it is on the call stack when a milestone is called. Helpers that
return before that are not, nor is what called the journey's `first` function.
"""

import re
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import draftingtable

SOURCES = str(Path(draftingtable.__file__ or "").parent) + "/"
PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"


class Journey:
    def __init__(
        self, *milestones: Callable[..., Any], first: tuple[Callable[..., Any], ...] = ()
    ) -> None:
        self.milestones = codes(milestones)
        self.first = codes(first)
        self.reached: Counter[CodeType] = Counter()
        self.functions: dict[str, str] = {}
        """Qualified name -> file, in the order in which they were reached."""

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in self.milestones:
            self.reached[frame.f_code] += 1
            for code in reversed(list(self.callers(frame))):
                file = code.co_filename.removeprefix(SOURCES)
                name = f"{file}:{code.co_qualname}"
                if name not in self.functions and is_listed(code):
                    self.add(name, file)

    def callers(self, frame: FrameType | None) -> Iterator[CodeType]:
        while frame is not None:
            yield frame.f_code
            frame = None if frame.f_code in self.first else frame.f_back

    def add(self, name: str, file: str) -> None:
        self.functions[name] = file

    def times(self, function: Callable[..., Any]) -> int:
        return self.reached[function.__code__]

    @contextmanager
    def followed(self) -> Iterator[None]:
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)

    @contextmanager
    def followed_in_threads(self) -> Iterator[None]:
        """Those started from here on, for as long as they run."""
        threading.setprofile(self.note)
        try:
            yield
        finally:
            threading.setprofile(None)


def codes(functions: tuple[Callable[..., Any], ...]) -> set[CodeType]:
    """Compiled functions have none: no profiler sees them."""
    found = {getattr(function, "__code__", None) for function in functions}
    return {code for code in found if isinstance(code, CodeType)}


def is_listed(code: CodeType) -> bool:
    """A function of ours; some versions of Python have a frame for `<listcomp>`, others do not."""
    return code.co_filename.startswith(SOURCES) and not code.co_name.startswith("<")


def section_of(title: str) -> str:
    page = PAGE.read_text(encoding="utf-8")
    return page.partition(f"## {title}\n")[2].partition("\n## ")[0]


def documented(section: str) -> list[str]:
    """The functions that a section's steps list, each with its file."""
    found: list[str] = []
    file = ""
    for name in re.findall(r"`([^`]+)`", section[section.index("1. ") :]):
        if name.endswith(".py"):
            file = name
        else:
            found.append(f"{file}:{name}")
    return found


def is_plain(function: str) -> bool:
    """Whether its module runs as Python, where a profiler sees it."""
    module = function.partition(".py:")[0].replace("/", ".")
    return str(import_module(f"draftingtable.{module}").__file__).endswith(".py")
