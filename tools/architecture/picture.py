"""Draws the parts of the package as boxes and the imports between them as arrows."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from tools.architecture.imports import Edges, drawn, edges, levels

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "architecture.svg"


@dataclass(frozen=True)
class Part:
    purpose: str
    column: float
    """The position in its row, chosen to minimise crossing arrows."""


PARTS = {
    "games": Part("the rules, compiled", 2.2),
    "bots": Part("players that are programs", 1.55),
    "analysis": Part("reviews, reasons for moves", 0.5),
    "arena": Part("tournaments and ratings", 1),
    "adapters": Part("PettingZoo, OpenSpiel, ...", 0),
    "locale": Part("words in five languages", 2.65),
    "table": Part("one table: a log, pure code", 3.6),
    "table_bots": Part("what bots do at a table", 2.2),
    "local": Part("tables without a server", 0.5),
    "tables": Part("decide, store, apply, publish", 3.75),
    "store": Part("the log in SQL", 4.6),
    "server": Part("HTTP, WebSockets, bot pool", 3.45),
    "terminal": Part("play in a terminal", 2.2),
    "command": Part("the command line", 1.55),
    "browser client": Part("Svelte, over the network", 4.6),
}
CLIENT = "browser client"
BESIDE = {"terminal": "server", CLIENT: "server"}
BOX = (212, 62)
GAP = (28, 64)
MARGIN = 32
MOST_LEAN = 84
"""How far from the middle of a box an arrow may begin, towards its target."""

STYLE = """
  .paper { fill: #fbf8f0 }
  .grid { stroke: #dfe6ee; stroke-width: 1 }
  .box { fill: #ffffff; stroke: #1f4e8c; stroke-width: 2 }
  .client { stroke-dasharray: 6 4 }
  .name { font: 700 17px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1c2b3a }
  .purpose { font: 12px system-ui, "Noto Sans", sans-serif; fill: #46566a }
  .arrow { fill: none; stroke: #1f4e8c; stroke-width: 1.6; marker-end: url(#tip) }
  .wire { stroke-dasharray: 6 4 }
  .tip { fill: #1f4e8c }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #16202c } .grid { stroke: #223040 }
    .box { fill: #1d2a39; stroke: #8ab4ea } .arrow { stroke: #8ab4ea } .tip { fill: #8ab4ea }
    .name { fill: #eef3f8 } .purpose { fill: #b8c6d6 }
  }
"""


def draw() -> str:
    found = edges()
    places = layout(found)
    width = max(x for x, _ in places.values()) + BOX[0] + MARGIN
    height = max(y for _, y in places.values()) + BOX[1] + MARGIN
    arrows = [arrow(places[user], places[used]) for user, used in drawn(found)]
    wire = arrow(places[CLIENT], places["server"], "arrow wire")
    boxes = [box(part, place) for part, place in places.items()]
    return "\n".join([*head(width, height), *arrows, wire, *boxes, "</svg>", ""])


def layout(found: Edges) -> dict[str, tuple[float, float]]:
    """Returns positions in rows by level, the highest on top."""
    level = levels(found)
    level |= {part: level[other] for part, other in BESIDE.items()}
    top = max(level.values())
    return {
        part: (
            MARGIN + PARTS[part].column * (BOX[0] + GAP[0]),
            MARGIN + (top - level[part]) * (BOX[1] + GAP[1]),
        )
        for part in sorted(level)
    }


def head(width: float, height: float) -> list[str]:
    lines = [f"M{x} 0V{height:g}" for x in range(0, int(width), 24)]
    lines += [f"M0 {y}H{width:g}" for y in range(0, int(height), 24)]
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        'aria-label="The parts of Drafting Table and the imports between them">',
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
        'orient="auto"><path class="tip" d="M0 0L10 5L0 10z"/></marker>',
        f'<rect class="paper" width="{width:g}" height="{height:g}"/>',
        f'<path class="grid" d="{"".join(lines)}"/>',
    ]


def arrow(start: tuple[float, float], end: tuple[float, float], kind: str = "arrow") -> str:
    """Draws an arrow from the bottom of the user to the top of what it uses; in a row, sideways."""
    if start[1] == end[1]:
        return f'<path class="{kind}" d="M{start[0]:g} {start[1] + 31:g}H{end[0] + BOX[0]:g}"/>'
    x, to = start[0] + BOX[0] / 2, end[0] + BOX[0] / 2
    lean = max(-MOST_LEAN, min(MOST_LEAN, (to - x) / 4))
    x, to = x + lean, to - lean
    y, below = start[1] + BOX[1], end[1]
    half = (below - y) / 2
    curve = f"M{x:g} {y:g}C{x:g} {y + half:g} {to:g} {below - half:g} {to:g} {below:g}"
    return f'<path class="{kind}" d="{curve}"/>'


def box(part: str, place: tuple[float, float]) -> str:
    x, y = place
    kind = "box client" if part == CLIENT else "box"
    middle = x + BOX[0] / 2
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{BOX[0]}" height="{BOX[1]}" rx="6"/>'
        f'<text class="name" x="{middle:g}" y="{y + 27:g}" text-anchor="middle">'
        f"{escape(part)}</text>"
        f'<text class="purpose" x="{middle:g}" y="{y + 47:g}" text-anchor="middle">'
        f"{escape(PARTS[part].purpose)}</text>"
    )
