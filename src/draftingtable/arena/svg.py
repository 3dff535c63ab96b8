"""Helpers to draw plots: elements as text, and scales with round ticks."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Protocol


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """Formats an element, `class_` as class, `stroke_width` as stroke-width."""
    listed = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(shown(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{listed}>{content}</{name}>"


def text(words: str, x: float, y: float, class_: str = "", **attributes: object) -> str:
    return tag("text", escape(words), x=x, y=y, class_=class_, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, **attributes: object) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **attributes)


def drawing(content: str, width: float, height: float, title: str) -> str:
    """Returns a drawing that scales with the page; screen readers read its title."""
    box = f"0 0 {width:g} {height:g}"
    named = tag("title", escape(title))
    picture = tag("svg", named + content, viewBox=box, role="img", width=width, height=height)
    return tag("div", picture, class_="wide")


def shown(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


class Scale(Protocol):
    def __call__(self, value: float) -> float: ...

    def ticks(self) -> list[float]: ...


@dataclass(frozen=True)
class Linear:
    """A linear scale from values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        step = round_step((self.high - self.low) / 6)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]


@dataclass(frozen=True)
class Logarithmic:
    """A logarithmic scale for times, to show milliseconds and seconds in one plot."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high))
        return [10.0**power for power in range(first, last + 1)]


def round_step(step: float) -> float:
    """Rounds up to 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999)


def around(values: list[float], margin: float = 0.06) -> tuple[float, float]:
    """Returns the range of the values with a margin; never empty."""
    low, high = min(values), max(values)
    air = (high - low) * margin or 1.0
    return low - air, high + air


Form = Callable[[float], str]
